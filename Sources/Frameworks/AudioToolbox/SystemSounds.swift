// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported import IOSFoundation
internal import Journal
internal import Synchronization

/// A system sound's number.
public typealias SystemSoundID = UInt32
/// What a function of the system came to; 0 is fine.
public typealias OSStatus = Int32
/// A property's four letters.
public typealias AudioServicesPropertyID = UInt32

/// The number that stands for the vibration.
public let kSystemSoundID_Vibrate: SystemSoundID = 0x0FFF
/// What is played for an alert where the user has chosen another.
public let kSystemSoundID_UserPreferredAlert: SystemSoundID = 0x1000
/// No error.
public let kAudioServicesNoError: OSStatus = 0
/// A property that is not supported.
public let kAudioServicesUnsupportedPropertyError: OSStatus = 0x7074_793F

private let sounds = Mutex<[SystemSoundID: String]>([:])

/// Plays a short sound: an event, since there is no speaker here.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) { play(inSystemSoundID, "system sound") }
/// Plays a short sound and vibrates where that is set.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) { play(inSystemSoundID, "alert sound") }
/// Plays a short sound and calls a block at its end.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  play(inSystemSoundID, "system sound")
  inCompletionBlock?()
}
/// Plays an alert sound and calls a block at its end.
public func AudioServicesPlayAlertSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  play(inSystemSoundID, "alert sound")
  inCompletionBlock?()
}

/// Makes a system sound of a file.
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  guard FileManager.default.fileExists(atPath: inFileURL.path) else { return -1500 }
  outSystemSoundID.pointee = sounds.withLock { sounds in
    let number = SystemSoundID(0x1100 + sounds.count)
    sounds[number] = inFileURL.lastPathComponent
    return number
  }
  return kAudioServicesNoError
}
/// Gives a system sound back.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus { kAudioServicesNoError }
/// Asks for a call at a sound's end; sounds here have no length.
@discardableResult
public func AudioServicesAddSystemSoundCompletion(
  _ inSystemSoundID: SystemSoundID, _ inRunLoop: RunLoop?, _ inRunLoopMode: CFString?,
  _ inCompletionRoutine: @escaping (SystemSoundID, UnsafeMutableRawPointer?) -> Void,
  _ inClientData: UnsafeMutableRawPointer?
) -> OSStatus { kAudioServicesNoError }
/// Takes a request for a call back.
public func AudioServicesRemoveSystemSoundCompletion(_ inSystemSoundID: SystemSoundID) {}

private func play(_ number: SystemSoundID, _ kind: String) {
  let name = sounds.withLock { $0[number] }
  let what =
    number == kSystemSoundID_Vibrate ? "The phone vibrates" : "The \(kind) \(name ?? "\(number)") is played"
  Journal.report(.init(kind: "sound", message: what))
}

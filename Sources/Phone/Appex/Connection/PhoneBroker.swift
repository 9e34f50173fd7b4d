@_spi(Runtime) import IOSFoundation
import Wire

/// Asks the phone to put an attachment's file where it was promised.
struct PhoneBroker: AccessBroker {
  let connection: PhoneConnection

  func beginAccess(to path: String) -> Bool {
    connection.ask(.beginAccess(path: path)) == .flag(true)
  }

  func endAccess(to path: String) {
    // Waits, so that the file is gone when the call returns, as a sandbox would have it.
    _ = connection.ask(.endAccess(path: path))
  }
}

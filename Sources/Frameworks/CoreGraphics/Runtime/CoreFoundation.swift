import Foundation

// Core Foundation's names, for signatures that have them on Apple's systems. There each is bridged to the Swift type
// for free; here each is the Swift type, so that `data as CFData` compiles and costs nothing as well.

/// A string.
public typealias CFString = String
/// Bytes.
public typealias CFData = Data
/// The address of a resource.
public typealias CFURL = URL
/// A list of anything.
public typealias CFArray = [Any]
/// Values by key.
public typealias CFDictionary = [AnyHashable: Any]
/// Anything at all.
public typealias CFTypeRef = AnyObject
/// Seconds.
public typealias CFTimeInterval = Double

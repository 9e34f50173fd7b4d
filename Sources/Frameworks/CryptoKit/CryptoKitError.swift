@_exported import Foundation

/// What can go wrong.
public enum CryptoKitError: Error, Equatable {
  /// A key has the wrong length.
  case incorrectKeySize
  /// A nonce, tag or representation has the wrong length.
  case incorrectParameterSize
  /// The data was not sealed with that key, or was changed.
  case authenticationFailure
  /// The library refused.
  case underlyingCoreCryptoError(error: Int32)
  /// A key could not be wrapped.
  case wrapFailure
  /// A key could not be unwrapped.
  case unwrapFailure
  /// A parameter cannot be used.
  case invalidParameter
}

/// What can be wrong with a key in ASN.1.
public enum CryptoKitASN1Error: Error, Equatable {
  case invalidFieldIdentifier
  case unexpectedFieldType
  case invalidObjectIdentifier
  case invalidASN1Object
  case invalidASN1IntegerEncoding
  case truncatedASN1Field
  case unsupportedFieldLength
  case invalidPEMDocument
}

/// Bytes that do not tell by the time that it takes whether they are equal.
func isEqual(_ left: some Sequence<UInt8>, _ right: some Sequence<UInt8>) -> Bool {
  let (left, right) = (Array(left), Array(right))
  guard left.count == right.count else { return false }
  return zip(left, right).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
}

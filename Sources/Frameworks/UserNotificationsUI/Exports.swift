// The framework's header imports Foundation, and extension code relies on it.
@_exported import IOSFoundation

@_exported import IOSFoundation

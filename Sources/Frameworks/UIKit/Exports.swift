@_exported import CoreGraphics
@_exported import IOSFoundation
@_exported import QuartzCore
@_exported import UserNotifications

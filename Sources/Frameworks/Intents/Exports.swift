@_exported import IOSFoundation
@_exported import UserNotifications

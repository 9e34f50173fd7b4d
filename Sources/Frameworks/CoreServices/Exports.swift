@_exported import MobileCoreServices

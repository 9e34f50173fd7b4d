import Foundation

extension URL {
  /// The container's `Documents` folder.
  public static var documentsDirectory: URL { folder(.documentDirectory) }
  /// The container's `Library` folder.
  public static var libraryDirectory: URL { folder(.libraryDirectory) }
  /// The container's `Library/Caches` folder.
  public static var cachesDirectory: URL { folder(.cachesDirectory) }
  /// The container's `Library/Application Support` folder.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
  /// The container's `Downloads` folder.
  public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
  /// The container's `Desktop` folder.
  public static var desktopDirectory: URL { folder(.desktopDirectory) }
  /// The container's `Movies` folder.
  public static var moviesDirectory: URL { folder(.moviesDirectory) }
  /// The container's `Music` folder.
  public static var musicDirectory: URL { folder(.musicDirectory) }
  /// The container's `Pictures` folder.
  public static var picturesDirectory: URL { folder(.picturesDirectory) }

  private static func folder(_ kind: FileManager.SearchPathDirectory) -> URL {
    Sandbox.urls(for: kind, in: .userDomainMask).first
      ?? URL(fileURLWithPath: Sandbox.homeDirectory, isDirectory: true)
  }
}

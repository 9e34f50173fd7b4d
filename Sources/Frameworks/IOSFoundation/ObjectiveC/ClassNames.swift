import Foundation

/// Finds classes by name as Objective-C does, through the classes that the build registered and those that Swift knows.
@_spi(Runtime) public enum ClassNames {
  /// The class of that name; a bare name is also found when the class is registered under a module.
  public static func type(named name: String) -> AnyClass? {
    if let entry = ClassRegistry.entry(named: name) { return entry.type }
    return Foundation.NSClassFromString(name)
  }
}

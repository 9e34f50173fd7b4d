internal import CPlatform
import Foundation
import Glibc

/// The user's compiled code.
enum UserCode {
  /// Why it cannot run.
  struct Failure: Error {
    var reason: String
  }

  /// Loads ahead what a bundle's library needs besides the frameworks that every process has: FoundationNetworking, for code
  /// that uses it. Its own libraries are many, and what they never call is never bound.
  static func loadNeeds(of path: String) {
    let name = "libFoundationNetworking.so"
    guard np_file_holds(path, name) != 0 else { return }
    _ = dlopen(name, RTLD_LAZY | RTLD_GLOBAL)
  }

  /// Loads a bundle's library and lets it register its classes.
  static func load(_ path: String) -> Result<Void, Failure> {
    // Everything is bound now: a missing symbol is better known before the user's code has begun.
    guard let handle = dlopen(path, RTLD_NOW | RTLD_GLOBAL) else {
      return .failure(Failure(reason: explain(dlerror().map { String(cString: $0) } ?? "unknown error", path)))
    }
    guard let register = dlsym(handle, "NagaoshiRegister") else {
      // A library without classes that the system makes has nothing to register.
      return .success(())
    }
    typealias Function = @convention(c) () -> Void
    unsafeBitCast(register, to: Function.self)()
    return .success(())
  }

  /// The function of that name in any loaded library.
  static func function(named name: String) -> UnsafeMutableRawPointer? {
    dlsym(nil, name)
  }

  /// The loader's message in the user's terms.
  static func explain(_ message: String, _ path: String) -> String {
    let name = (path as NSString).lastPathComponent
    guard let mark = message.range(of: "undefined symbol: ") else { return "\(name) cannot be loaded: \(message)" }
    let symbol = message[mark.upperBound...].prefix { $0 != " " && $0 != "," && $0 != "(" }
    return "\(name) uses \(demangled(String(symbol))), which is not there yet"
  }

  private static func demangled(_ symbol: String) -> String {
    typealias Demangle =
      @convention(c) (
        UnsafePointer<CChar>, Int, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<Int>?, UInt32
      ) -> UnsafeMutablePointer<CChar>?
    guard let function = dlsym(nil, "swift_demangle") else { return symbol }
    let demangle = unsafeBitCast(function, to: Demangle.self)
    guard let text = demangle(symbol, symbol.utf8.count, nil, nil, 0) else { return symbol }
    defer { free(text) }
    return String(cString: text)
  }
}

import Foundation
import Journal
import Synchronization

/// The files that this process has been promised and may read only between a start and a stop of access.
///
/// A file is scoped by its path, so every `URL` of that path can start access; on iOS only the `URL` that the system handed
/// out can.
@_spi(Runtime) public enum SecurityScope {
  private struct State {
    var broker: (any AccessBroker)?
    /// Accesses that have been started and not stopped, by path; a scoped path is a key even at 0.
    var accesses: [String: Int] = [:]
  }
  private static let state = Mutex(State())

  /// Who makes files readable; without one, no scoped file can be read.
  public static var broker: (any AccessBroker)? {
    get { state.withLock { $0.broker } }
    set { state.withLock { $0.broker = newValue } }
  }

  /// Puts `path` under scope.
  public static func register(_ path: String) {
    let path = standardized(path)
    state.withLock { $0.accesses[path] = $0.accesses[path] ?? 0 }
  }

  /// Takes `path` out of scope, and ends accesses to it.
  public static func unregister(_ path: String) {
    let path = standardized(path)
    let (count, broker) = state.withLock { ($0.accesses.removeValue(forKey: path) ?? 0, $0.broker) }
    for _ in 0..<count { broker?.endAccess(to: path) }
  }

  /// Whether `path` is under scope.
  public static func isScoped(_ path: String) -> Bool {
    let path = standardized(path)
    return state.withLock { $0.accesses[path] != nil }
  }

  /// The number of accesses to `path` that were started and not stopped.
  public static func accessCount(of path: String) -> Int {
    let path = standardized(path)
    return state.withLock { $0.accesses[path] ?? 0 }
  }

  /// Reports every access that was never stopped; called when the process ends.
  public static func reportUnbalanced() {
    let open = state.withLock { $0.accesses.filter { $0.value > 0 } }
    for (path, count) in open.sorted(by: { $0.key < $1.key }) {
      Journal.report(
        .init(
          kind: .misuse,
          message:
            "startAccessingSecurityScopedResource() was called \(count == 1 ? "once" : "\(count) times") more than "
            + "stopAccessingSecurityScopedResource() for \((path as NSString).lastPathComponent); iOS leaks kernel "
            + "resources that way."))
    }
  }

  /// Starts access to the file at `path`.
  static func start(_ path: String) -> Bool {
    let path = standardized(path)
    let (isScoped, broker) = state.withLock { ($0.accesses[path] != nil, $0.broker) }
    // [M] An ordinary file needs no right, and the answer for one is false: documented only as "the request failed".
    guard isScoped else { return false }
    guard let broker else {
      Journal.report(
        .init(kind: .data, message: "Nobody is there to make \((path as NSString).lastPathComponent) readable."))
      return false
    }
    guard broker.beginAccess(to: path) else { return false }
    state.withLock { $0.accesses[path, default: 0] += 1 }
    return true
  }

  /// Ends one access to the file at `path`.
  static func stop(_ path: String) {
    let path = standardized(path)
    enum Outcome {
      case notScoped
      case neverStarted
      case ended((any AccessBroker)?)
    }
    let outcome: Outcome = state.withLock { state in
      guard let count = state.accesses[path] else { return .notScoped }
      guard count > 0 else { return .neverStarted }
      state.accesses[path] = count - 1
      return .ended(state.broker)
    }
    switch outcome {
    case .notScoped: break
    case .neverStarted:
      Journal.report(
        .init(
          kind: .misuse,
          message:
            "stopAccessingSecurityScopedResource() was called for \((path as NSString).lastPathComponent), to which "
            + "access had not been started, or was refused."))
    case .ended(let broker): broker?.endAccess(to: path)
    }
  }

  /// `path` without `.`, `..` and doubled slashes. Symbolic links stay: the file may not be there to follow them.
  private static func standardized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }
}

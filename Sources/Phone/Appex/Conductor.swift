import Foundation
import Glibc
@_spi(Runtime) import IOSFoundation
import Journal
import Wire

/// The process's main thread: first it waits for the phone's word, then it runs the run loop, as every app does.
@MainActor
final class Conductor {
  private let connection: PhoneConnection
  private var preparation: Preparation?
  private var role: (any Role)?

  init(_ connection: PhoneConnection) {
    self.connection = connection
  }

  func run() -> Never {
    Journal.sink = { [connection] entry in
      connection.send(.note(kind: entry.kind.rawValue, message: entry.message, file: entry.file, line: entry.line))
    }
    connection.start()
    // No run loop yet: an app's entry point brings its own, and one inside a block of the main queue would never run
    // that queue's other blocks.
    var launch: Command?
    while launch == nil {
      let command = connection.nextEarlyCommand()
      switch command {
      case .prepare(let preparation): prepare(preparation)
      case .load: load()
      case .launch, .open, .serve: launch = command
      default: handle(command)
      }
    }
    // A run loop without a source would end at once.
    RunLoop.main.add(Timer(timeInterval: 1e8, repeats: true) { _ in }, forMode: .default)
    var isAppLaunch = false
    if case .launch = launch { isAppLaunch = true }
    connection.runsLoop(first: isAppLaunch ? nil : launch) { [weak self] command in
      DispatchQueue.main.async { MainActor.assumeIsolated { self?.handle(command) } }
    }
    if case .launch(let foreground) = launch { (role as? AppRole)?.launch(foreground: foreground) }
    while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
  }

  private func prepare(_ preparation: Preparation) {
    self.preparation = preparation
    World.enter(preparation, connection)
    switch preparation.role {
    case .service: role = ServiceRole(preparation, connection)
    case .content: role = ContentRole(preparation, connection)
    case .app: role = AppRole(preparation, connection)
    }
    role?.warmUp()
    if let library = preparation.libraryPath { UserCode.loadNeeds(of: library) }
    connection.send(.prepared)
  }

  private func load() {
    guard let library = preparation?.libraryPath else {
      connection.send(.loaded)
      return
    }
    switch UserCode.load(library) {
    case .success: connection.send(.loaded)
    case .failure(let failure): giveUp(failure.reason)
    }
  }

  private func handle(_ command: Command) {
    switch command {
    case .reply: break
    case .configure(let configuration):
      preparation?.configuration = configuration
      role?.configure(configuration)
    default: role?.handle(command)
    }
  }

  private func giveUp(_ reason: String) {
    connection.fail(reason)
  }
}

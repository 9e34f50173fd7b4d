import Device
import Foundation
@_spi(Runtime) import IOSFoundation
import Payload
import Synchronization
import Testing
@_spi(Runtime) import UserNotifications
import Wire

@_spi(Runtime) @testable import Appex

@Suite("A process asks its phone")
struct ConnectionTests {
  @Test("an answer reaches whoever asked, on any thread")
  func asking() async throws {
    let phone = try PhoneEnd { request in
      if case .beginAccess(let path) = request { .flag(path.hasSuffix("yes")) } else { .done }
    }

    let answers = await withTaskGroup(of: (Int, Bool).self) { group in
      for number in 0..<50 {
        group.addTask {
          (number, PhoneBroker(connection: phone.connection).beginAccess(to: number % 3 == 0 ? "yes" : "no"))
        }
      }
      var answers: [Int: Bool] = [:]
      for await (number, answer) in group { answers[number] = answer }
      return answers
    }

    #expect(answers.count == 50)
    #expect(answers.allSatisfy { $0.value == ($0.key % 3 == 0) })
  }

  @Test("commands before the run loop wait in order")
  func early() throws {
    let phone = try PhoneEnd()
    try phone.send(.load)
    try phone.send(.draw)

    #expect(phone.connection.nextEarlyCommand() == .load)
    #expect(phone.connection.nextEarlyCommand() == .draw)
  }

  @Test("when the run loop runs, commands are handed over, the first one first")
  func handedOver() async throws {
    let phone = try PhoneEnd()
    let seen = Mutex<[Command]>([])
    phone.connection.runsLoop(first: .load) { command in seen.withLock { $0.append(command) } }
    try phone.send(.draw)
    try phone.send(.close)
    for _ in 0..<500 where seen.withLock({ $0.count }) < 3 { try await Task.sleep(for: .milliseconds(5)) }

    #expect(seen.withLock { $0 } == [.load, .draw, .close])
  }

  @Test("the notification centre's questions go to the phone and come back as its classes")
  func center() async throws {
    let category = CategoryFacts(identifier: "C", actions: [ActionFacts(identifier: "a", title: "A")])
    let notification = NotificationFacts(
      identifier: "n", date: Date(), trigger: .immediate, content: ContentFacts(title: "t"))
    let asked = Mutex<[Request]>([])
    let phone = try PhoneEnd { request in
      asked.withLock { $0.append(request) }
      switch request {
      case .categories: return .categories([category])
      case .requestAuthorization: return .flag(false)
      case .permissions: return .permissions(Permissions(status: .denied))
      case .pending, .delivered: return .notifications([notification])
      case .add: return .failed(code: 1401, message: "no content")
      default: return .done
      }
    }
    let host = PhoneCenterHost(phone.connection, isScoped: false)

    #expect(host.supportsContentExtensions)
    host.setCategories([UNNotificationCategory.make(category)])
    #expect(
      await withCheckedContinuation { done in host.categories { done.resume(returning: $0.map(\.identifier)) } } == [
        "C"
      ])
    let granted = await withCheckedContinuation { done in
      host.requestAuthorization([.alert, .badge]) { granted, error in done.resume(returning: granted || error == nil) }
    }
    #expect(!granted)
    let status = await withCheckedContinuation { done in
      host.settings { done.resume(returning: $0.authorizationStatus) }
    }
    #expect(status == .denied)
    let pending = await withCheckedContinuation { done in
      host.pendingRequests { done.resume(returning: $0.map(\.identifier)) }
    }
    #expect(pending == ["n"])
    let delivered = await withCheckedContinuation { done in
      host.delivered { done.resume(returning: $0.map(\.request.content.title)) }
    }
    #expect(delivered == ["t"])
    let failure = await withCheckedContinuation { done in
      host.add(UNNotificationRequest.make(notification, isScoped: false)) {
        done.resume(returning: ($0 as? UNError)?.code)
      }
    }
    #expect(failure == .notificationInvalidNoContent)
    let badge = await withCheckedContinuation { done in host.setBadgeCount(-1) { done.resume(returning: $0 != nil) } }
    #expect(badge)
    host.removePending(["x"])
    host.removeDelivered(nil)
    for _ in 0..<500 where !asked.withLock({ $0.contains(.removeDelivered(nil)) }) {
      try await Task.sleep(for: .milliseconds(5))
    }
    #expect(asked.withLock { $0.contains(.requestAuthorization(options: 5)) })
    #expect(asked.withLock { $0.contains(.removePending(["x"])) })
  }

  @Test("entitlements are passed on as they are")
  func entitlements() {
    #expect(EntitlementValue(.bool(true)) == .flag(true))
    #expect(EntitlementValue(.string("a")) == .text("a"))
    #expect(EntitlementValue(.array([.string("a"), .integer(1)])) == .list(["a"]))
    #expect(EntitlementValue(.null) == nil)
  }
}

import Foundation

extension UNUserNotificationCenter {
  /// What became of a call to the app's delegate.
  @_spi(Runtime) public enum DelegateAnswer<Value: Sendable>: Sendable {
    /// There is no delegate, or it has no such member.
    case absent
    /// It answered.
    case answered(Value)

    /// The answer, if there is one.
    public var value: Value? {
      if case .answered(let value) = self { value } else { nil }
    }
  }

  /// Asks the delegate how to show a notification that arrives while the app is in front.
  ///
  /// Waits until the delegate answers; a second answer is reported and ignored.
  @MainActor @_spi(Runtime) public func deliver(
    willPresent notification: UNNotification
  ) async -> DelegateAnswer<UNNotificationPresentationOptions> {
    guard let delegate else { return .absent }
    let answer = CompletionAnswer<UNNotificationPresentationOptions>(
      call: "userNotificationCenter(_:willPresent:withCompletionHandler:)")
    let isImplemented = Unimplemented.isImplemented {
      delegate.userNotificationCenter(
        self, willPresent: notification, withCompletionHandler: { answer.give($0) })
    }
    if isImplemented { return .answered(await answer.value()) }
    let options = await DelegateReference(delegate).willPresent(notification, center: self)
    return options.map { .answered($0) } ?? .absent
  }

  /// Tells the delegate what the user did.
  ///
  /// Waits until the delegate is done with it.
  @MainActor @_spi(Runtime) public func deliver(didReceive response: UNNotificationResponse) async -> DelegateAnswer<
    Void
  > {
    guard let delegate else { return .absent }
    let answer = CompletionAnswer<Void>(call: "userNotificationCenter(_:didReceive:withCompletionHandler:)")
    let isImplemented = Unimplemented.isImplemented {
      delegate.userNotificationCenter(self, didReceive: response, withCompletionHandler: { answer.give(()) })
    }
    if isImplemented { return .answered(await answer.value()) }
    let isDone = await DelegateReference(delegate).didReceive(response, center: self)
    return isDone ? .answered(()) : .absent
  }

  /// Tells the delegate that the user wants to see the app's own settings.
  /// - Returns: whether it has the member.
  @MainActor @_spi(Runtime) public func deliver(openSettingsFor notification: UNNotification?) -> Bool {
    guard let delegate else { return false }
    return Unimplemented.isImplemented { delegate.userNotificationCenter(self, openSettingsFor: notification) }
  }
}

/// The delegate on its way to its async members, which run where they are isolated to.
private struct DelegateReference: @unchecked Sendable {
  private let delegate: any UNUserNotificationCenterDelegate

  init(_ delegate: any UNUserNotificationCenterDelegate) {
    self.delegate = delegate
  }

  func willPresent(
    _ notification: UNNotification, center: UNUserNotificationCenter
  ) async -> UNNotificationPresentationOptions? {
    await Unimplemented.value { await delegate.userNotificationCenter(center, willPresent: notification) }
  }

  func didReceive(_ response: UNNotificationResponse, center: UNUserNotificationCenter) async -> Bool {
    await Unimplemented.value { await delegate.userNotificationCenter(center, didReceive: response) } != nil
  }
}

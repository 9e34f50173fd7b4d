import IOSFoundation

extension CALayer {
  func addAnimation(_ animation: CAAnimation, key: String?) {
    guard let copy = animation.copy() as? CAAnimation else { return }
    if let key { removeAnimation(forKey: key) }
    if copy.duration == 0, !(copy is CASpringAnimation) { copy.duration = CATransaction.animationDuration() }
    runningAnimations.append((key, copy))
    nonisolated(unsafe) let (original, layer) = (animation, self)
    animation.delegate?.animationDidStart(original)
    let end = copy.isRemovedOnCompletion
    CATransaction.whenAnimationsEnd(after: copy.totalDuration) {
      guard let index = layer.runningAnimations.firstIndex(where: { $0.animation === copy }) else { return }
      if end { layer.runningAnimations.remove(at: index) }
      original.delegate?.animationDidStop(original, finished: true)
    }
  }

  /// Stops all animations.
  public func removeAllAnimations() {
    let stopped = runningAnimations
    runningAnimations = []
    for entry in stopped { entry.animation.delegate?.animationDidStop(entry.animation, finished: false) }
  }

  /// Stops the animation of that key.
  public func removeAnimation(forKey key: String) {
    guard let index = runningAnimations.firstIndex(where: { $0.key == key }) else { return }
    let entry = runningAnimations.remove(at: index)
    entry.animation.delegate?.animationDidStop(entry.animation, finished: false)
  }

  /// The keys of the animations that run; nil when there are none.
  public func animationKeys() -> [String]? {
    let keys = runningAnimations.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  /// The animation of that key.
  public func animation(forKey key: String) -> CAAnimation? {
    runningAnimations.first { $0.key == key }?.animation
  }

  /// The layer as it is seen now: a copy of its final state.
  public func presentation() -> Self? {
    // Only the class itself can make a copy of its own kind; a subclass shows itself, which looks the same.
    self
  }

  /// The layer behind a presentation layer: this layer.
  public func model() -> Self { self }

  func findAction(forKey event: String) -> (any CAAction)? {
    if let delegate {
      nonisolated(unsafe) let (layer, delegate) = (self, delegate)
      nonisolated(unsafe) var answer: (any CAAction)?
      onMain { answer = delegate.action(for: layer, forKey: event) }
      if let answer { return answer }
    }
    return actions?[event] ?? type(of: self).defaultAction(forKey: event)
  }
}

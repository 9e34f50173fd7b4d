import IOSFoundation

/// The least and the greatest size of text in a part of the app.
struct ContentSizeLimits {
  var minimum: UIContentSizeCategory?
  var maximum: UIContentSizeCategory?

  /// The collection with its size of text moved inside the limits.
  func apply(to traits: UITraitCollection) -> UITraitCollection {
    guard minimum != nil || maximum != nil else { return traits }
    var category = traits.preferredContentSizeCategory
    if let minimum, category < minimum { category = minimum }
    if let maximum, category > maximum { category = maximum }
    guard category != traits.preferredContentSizeCategory else { return traits }
    return traits.modifyingTraits { $0.preferredContentSizeCategory = category }
  }
}

extension UIView {
  /// The smallest size of text in this view and all in it; nil for no limit.
  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { traits.contentSize.minimum }
    set {
      guard traits.contentSize.minimum != newValue else { return }
      traits.contentSize.minimum = newValue
      traitsDidChange()
    }
  }

  /// The largest size of text in this view and all in it; nil for no limit.
  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { traits.contentSize.maximum }
    set {
      guard traits.contentSize.maximum != newValue else { return }
      traits.contentSize.maximum = newValue
      traitsDidChange()
    }
  }

  /// The limits that hold here, in words for a debugger.
  public var appliedContentSizeCategoryLimitsDescription: String {
    let limits = sequence(first: self, next: \.superview).map { view in
      let (least, most) = (view.minimumContentSizeCategory?.rawValue, view.maximumContentSizeCategory?.rawValue)
      return "\(type(of: view)): minimum \(least ?? "none"), maximum \(most ?? "none")"
    }
    return limits.joined(separator: "\n")
  }
}

import IOSFoundation

// On the phone these are methods of NSString that String gets by bridging; here both have them.

extension NSString {
  /// The size of the string on as many lines as it has line separators, in points, not rounded.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    string(attrs).size()
  }

  /// The bounds of the string when it is drawn within `size` with `options`, in points, not rounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    string(attributes).boundingRect(with: size, options: options, context: context)
  }

  /// Draws the string with its left upper corner at `point`.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    string(attrs).draw(at: point)
  }

  /// Draws the string in lines as wide as `rect`, as far as they fit.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    string(attrs).draw(in: rect)
  }

  /// Draws the string within `rect`; without `.usesLineFragmentOrigin` the rectangle's origin is the baseline.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    string(attributes).draw(with: rect, options: options, context: context)
  }

  private func string(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
    NSAttributedString(string: String(describing: self), attributes: attributes ?? [:])
  }
}

extension String {
  /// The size of the string on as many lines as it has line separators, in points, not rounded.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attrs ?? [:]).size()
  }

  /// The bounds of the string when it is drawn within `size` with `options`, in points, not rounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes ?? [:]).boundingRect(
      with: size, options: options, context: context)
  }

  /// Draws the string with its left upper corner at `point`.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs ?? [:]).draw(at: point)
  }

  /// Draws the string in lines as wide as `rect`, as far as they fit.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs ?? [:]).draw(in: rect)
  }

  /// Draws the string within `rect`; without `.usesLineFragmentOrigin` the rectangle's origin is the baseline.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: self, attributes: attributes ?? [:]).draw(with: rect, options: options, context: context)
  }
}

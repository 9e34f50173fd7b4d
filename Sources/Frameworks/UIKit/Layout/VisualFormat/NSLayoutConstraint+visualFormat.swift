import CoreGraphics
import IOSFoundation

extension NSLayoutConstraint {
  /// The constraints that a line of the visual format language describes; none when it cannot be read, which is reported.
  ///
  /// - Parameters:
  ///   - metrics: numbers by name.
  ///   - views: views and guides by name.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do {
      let parsed = try VisualFormatParser.parse(format)
      return try VisualFormatConstraints(format: parsed, options: opts, metrics: metrics ?? [:], views: views).all()
    } catch {
      Misuse.report("visual format \"\(format)\": \(error.message) at \(error.position); no constraints were made")
      return []
    }
  }
}

/// Turns a visual format into constraints.
@MainActor struct VisualFormatConstraints {
  let format: VisualFormat
  let options: NSLayoutConstraint.FormatOptions
  let metrics: [String: Any]
  let views: [String: Any]

  private typealias Attribute = NSLayoutConstraint.Attribute

  /// The attributes of beginning and end, as the options say that the format reads.
  private var ends: (start: Attribute, end: Attribute, startMargin: Attribute, endMargin: Attribute) {
    if format.isVertical { return (.top, .bottom, .topMargin, .bottomMargin) }
    switch options.intersection(.directionMask) {
    case .directionLeftToRight: return (.left, .right, .leftMargin, .rightMargin)
    case .directionRightToLeft: return (.right, .left, .rightMargin, .leftMargin)
    default: return (.leading, .trailing, .leadingMargin, .trailingMargin)
    }
  }

  /// From right to left distances count the other way.
  private var sign: CGFloat {
    !format.isVertical && options.intersection(.directionMask) == .directionRightToLeft ? -1 : 1
  }

  func all() throws(VisualFormatError) -> [NSLayoutConstraint] {
    var made: [NSLayoutConstraint] = []
    var items: [AnyObject] = []
    for box in format.boxes { items.append(try item(box.name)) }
    for (box, item) in zip(format.boxes, items) { made += try sizes(box, item) }
    for (index, connection) in format.connections.enumerated() {
      made += try gap(connection, from: items[index], to: items[index + 1])
    }
    if let leading = format.leading, let first = items.first {
      made += try edge(leading, first, isStart: true)
    }
    if let trailing = format.trailing, let last = items.last {
      made += try edge(trailing, last, isStart: false)
    }
    return made + alignments(items)
  }

  private func item(_ name: String) throws(VisualFormatError) -> AnyObject {
    guard let item = views[name] else { throw .init(message: "there is no view named \(name)", position: 0) }
    return item as AnyObject
  }

  private func number(_ value: VisualFormat.Value) throws(VisualFormatError) -> CGFloat {
    switch value {
    case .number(let number): return number
    case .name(let name):
      switch metrics[name] {
      case let value as CGFloat: return value
      case let value as Double: return CGFloat(value)
      case let value as Float: return CGFloat(value)
      case let value as Int: return CGFloat(value)
      case let value as NSNumber: return CGFloat(value.doubleValue)
      case let value as UILayoutPriority: return CGFloat(value.rawValue)
      default: throw .init(message: "there is no metric named \(name)", position: 0)
      }
    }
  }

  private func finish(
    _ constraint: NSLayoutConstraint, _ predicate: VisualFormat.Predicate
  ) throws(VisualFormatError) -> NSLayoutConstraint {
    if let priority = predicate.priority { constraint.priority = UILayoutPriority(Float(try number(priority))) }
    return constraint
  }

  private func sizes(_ box: VisualFormat.Box, _ item: AnyObject) throws(VisualFormatError) -> [NSLayoutConstraint] {
    let side = ConstraintSide(item, format.isVertical ? .height : .width)
    var made: [NSLayoutConstraint] = []
    for predicate in box.sizes {
      if case .name(let name) = predicate.value, metrics[name] == nil {
        let other = ConstraintSide(try self.item(name), side.point.attribute)
        made.append(try finish(NSLayoutConstraint(side, predicate.relation, other), predicate))
      } else {
        let constant = try number(predicate.value)
        made.append(try finish(NSLayoutConstraint(side, predicate.relation, nil, constant: constant), predicate))
      }
    }
    return made
  }

  private func gap(
    _ connection: VisualFormat.Connection, from previous: AnyObject, to next: AnyObject
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    let byBaseline = format.isVertical && options.contains(.spacingBaselineToBaseline)
    let first = ConstraintSide(next, byBaseline ? .firstBaseline : ends.start)
    let second = ConstraintSide(previous, byBaseline ? .lastBaseline : ends.end)
    return try predicates(connection, standard: SystemSpacing.between, first, second)
  }

  private func edge(
    _ connection: VisualFormat.Connection, _ item: AnyObject, isStart: Bool
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    guard let parent = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView else {
      throw .init(message: "| needs a superview, and there is none", position: 0)
    }
    let attribute = isStart ? ends.start : ends.end
    if case .standard = connection {
      // The standard distance from the superview is its margin.
      let margin = ConstraintSide(parent, isStart ? ends.startMargin : ends.endMargin)
      return [NSLayoutConstraint(ConstraintSide(item, attribute), .equal, margin)]
    }
    let inner = ConstraintSide(item, attribute)
    let outer = ConstraintSide(parent, attribute)
    return try isStart
      ? predicates(connection, standard: 0, inner, outer) : predicates(connection, standard: 0, outer, inner)
  }

  /// `first` follows `second` by the gaps of a connection.
  private func predicates(
    _ connection: VisualFormat.Connection, standard: CGFloat, _ first: ConstraintSide, _ second: ConstraintSide
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    let gaps: [VisualFormat.Predicate]
    switch connection {
    case .flush: gaps = [.init(value: .number(0))]
    case .standard: gaps = [.init(value: .number(standard))]
    case .gaps(let given): gaps = given
    }
    var made: [NSLayoutConstraint] = []
    for gap in gaps {
      let flipped = NSLayoutConstraint.Relation(rawValue: gap.relation.rawValue * Int(sign)) ?? gap.relation
      let constraint = NSLayoutConstraint(first, flipped, second, constant: sign * (try number(gap.value)))
      made.append(try finish(constraint, gap))
    }
    return made
  }

  private func alignments(_ items: [AnyObject]) -> [NSLayoutConstraint] {
    let table: [(NSLayoutConstraint.FormatOptions, Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
      (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
      (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]
    return table.filter { options.contains($0.0) }.flatMap { _, attribute in
      zip(items, items.dropFirst()).map { previous, next in
        NSLayoutConstraint(ConstraintSide(previous, attribute), .equal, ConstraintSide(next, attribute))
      }
    }
  }
}

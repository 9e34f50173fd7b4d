import CoreGraphics
import IOSFoundation

/// A line of the visual format language, such as `H:|-[label(>=40@750)]-8-[button]|`, as a tree.
struct VisualFormat {
  /// A length, a metric's name or a view's name, with relation and priority.
  struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    var value: Value
    var priority: Value?
  }

  enum Value {
    case number(CGFloat)
    case name(String)
  }

  /// The space between two neighbours.
  enum Connection {
    /// They touch.
    case flush
    /// The system's spacing.
    case standard
    case gaps([Predicate])
  }

  struct Box {
    var name: String
    var sizes: [Predicate]
  }

  var isVertical = false
  /// The connection to the superview's beginning, if there is one.
  var leading: Connection?
  var boxes: [Box] = []
  /// The connections between neighbours: one fewer than boxes.
  var connections: [Connection] = []
  /// The connection to the superview's end, if there is one.
  var trailing: Connection?
}

/// What is wrong with a visual format, and where.
struct VisualFormatError: Error {
  var message: String
  /// Counted in characters from 0.
  var position: Int
}

import CoreGraphics
import IOSFoundation

/// How an element behaves for assistive apps.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public static let none = UIAccessibilityTraits([])
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

/// What the app said for assistive apps; nil where it said nothing.
struct AccessibilityRecord {
  var isElement: Bool?
  var label: String?
  var hint: String?
  var value: String?
  var traits: UIAccessibilityTraits?
  var identifier: String?
  var language: String?
  var frame: CGRect?
  var elementsHidden = false
  var isModal = false
  var groupsChildren = false
  var ignoresInvertColors = false
  var elements: [Any]?
}

/// Something by whose name tests find it.
@preconcurrency @MainActor public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// The name, which users never see.
  var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {
  /// A name by which tests find the view; users never see it.
  public var accessibilityIdentifier: String? {
    get { accessibility.identifier }
    set { accessibility.identifier = newValue }
  }
  /// The language in which the label is spoken.
  public var accessibilityLanguage: String? {
    get { accessibility.language }
    set { accessibility.language = newValue }
  }
  /// Where assistive apps show the element, in the screen's space.
  public var accessibilityFrame: CGRect {
    get { accessibility.frame ?? convert(bounds, to: nil) }
    set { accessibility.frame = newValue }
  }
  /// True hides all elements in the view from assistive apps.
  public var accessibilityElementsHidden: Bool {
    get { accessibility.elementsHidden }
    set { accessibility.elementsHidden = newValue }
  }
  /// True hides all elements beside the view from assistive apps.
  public var accessibilityViewIsModal: Bool {
    get { accessibility.isModal }
    set { accessibility.isModal = newValue }
  }
  /// True reads the elements in the view one after another.
  public var shouldGroupAccessibilityChildren: Bool {
    get { accessibility.groupsChildren }
    set { accessibility.groupsChildren = newValue }
  }
  /// True keeps the view's colours when colours are inverted, as for photos.
  public var accessibilityIgnoresInvertColors: Bool {
    get { accessibility.ignoresInvertColors }
    set { accessibility.ignoresInvertColors = newValue }
  }
  /// The elements in the view in order.
  public var accessibilityElements: [Any]? {
    get { accessibility.elements }
    set { accessibility.elements = newValue }
  }
}

/// Something that adds behaviour to a view.
@preconcurrency @MainActor public protocol UIInteraction: AnyObject {
  /// The view that the behaviour is added to.
  var view: UIView? { get }
  /// The interaction is about to move to a view, or away.
  func willMove(to view: UIView?)
  /// The interaction moved to a view, or away.
  func didMove(to view: UIView?)
}

extension UIView {
  /// The behaviours that were added to the view.
  public var interactions: [any UIInteraction] {
    get { viewInteractions }
    set {
      for old in viewInteractions { removeInteraction(old) }
      for new in newValue { addInteraction(new) }
    }
  }

  /// Adds a behaviour.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    viewInteractions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Removes a behaviour.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard viewInteractions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    viewInteractions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}

/// Facts and messages of assistive technology.
@preconcurrency @MainActor public enum UIAccessibility {
  /// True while VoiceOver runs: never here.
  public static var isVoiceOverRunning: Bool { false }
  /// True when motion should be small.
  public static var isReduceMotionEnabled: Bool { false }
  /// True when nothing should shine through.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// True when text should be bold.
  public static var isBoldTextEnabled: Bool { SurroundingTraits.system.legibilityWeight == .bold }
  /// True when colours are inverted.
  public static var isInvertColorsEnabled: Bool { false }
  /// True when colours should be darker.
  public static var isDarkerSystemColorsEnabled: Bool { SurroundingTraits.system.accessibilityContrast == .high }

  /// A kind of message to assistive apps.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let announcement = Notification(rawValue: 1008)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let screenChanged = Notification(rawValue: 1000)
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Sends a message to assistive apps; none runs here.
  public static func post(notification: Notification, argument: Any?) {}
}

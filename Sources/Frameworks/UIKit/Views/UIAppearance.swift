import CoreGraphics
import IOSFoundation

/// A class whose instances' looks can be set for all of them at once.
///
/// On a phone `appearance()` gives a stand-in whose settings views take over when they come into a window. That needs
/// messages that can be kept, which there are none of here: views conform, so that code that speaks of the protocol works.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {}

/// A class that can say what contains an object for the purpose of its looks.
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}

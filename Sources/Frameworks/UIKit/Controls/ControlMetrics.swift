import CoreGraphics
import IOSFoundation

/// Sizes of controls in points, by iOS version: one place for all of them.
///
/// [S] stands for what Interface Builder documents of public projects hold, where nothing stretches the control; [M] for
/// what is assumed. A measured value replaces one here and nowhere else.
@MainActor enum ControlMetrics {
  /// The major version of the phone's iOS.
  static var system: Int {
    UIRuntime.environment.systemVersion.split(separator: ".").first.flatMap { Int($0) } ?? 18
  }

  /// 51 × 31 [S]; from iOS 26 on 63 × 28 [M].
  static var switchSize: CGSize {
    system >= 26 ? CGSize(width: 63, height: 28) : CGSize(width: 51, height: 31)
  }
  /// From the frame of a switch to what constraints see: its right edge lies 2 points inside [S].
  static var switchAlignment: UIEdgeInsets {
    system >= 26 ? .zero : UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
  }
  /// The knob's distance from the track's edge [M].
  static let switchPadding: CGFloat = 2
  /// The knob's width: a circle, and an oval from iOS 26 on [M].
  static var switchKnobWidth: CGFloat { system >= 26 ? 37 : switchSize.height - 2 * switchPadding }

  /// What constraints see of a slider: 30 high in a frame of 31, 2 points inside at each side [S].
  static let sliderAlignment = UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
  static let sliderHeight: CGFloat = 31
  /// The bar's height: 4 since iOS 14, 2 before [M].
  static var sliderTrackHeight: CGFloat { system >= 26 ? 6 : system >= 14 ? 4 : 2 }
  /// The thumb's size [M].
  static var sliderThumb: CGSize { system >= 26 ? CGSize(width: 38, height: 24) : CGSize(width: 28, height: 28) }

  /// 4 since iOS 14 [S], 2 before.
  static var progressHeight: CGFloat { system >= 14 ? 4 : 2 }

  /// 31 in a frame of 32 since iOS 13 [S: 32], 28 in 29 before [S: 29].
  static var segmentedHeight: CGFloat { system >= 13 ? 32 : 29 }
  /// What a segment has beside its title at both sides together; "First", "Second" make 131 [M].
  static let segmentPadding: CGFloat = 18

  /// 94 × 32; 29 high before iOS 13 [M].
  static var stepperSize: CGSize { CGSize(width: 94, height: system >= 13 ? 32 : 29) }

  /// 26 since iOS 14 [M], 37 before [S].
  static var pageControlHeight: CGFloat { system >= 14 ? 26 : 37 }
  /// The width of a dot and of the gap after it [M].
  static var pageDot: (size: CGFloat, gap: CGFloat) { system >= 14 ? (7.5, 9.5) : (7, 9) }
  /// What the control has beside its dots [M].
  static var pageControlMargin: CGFloat { system >= 14 ? 73.5 : 0 }

  /// A field with a rounded border: 34 since iOS 13, more when its text needs it; before, 14 more than its text, such as
  /// 31 at 14 points and 29 at 12 [S: frames in public documents].
  static func roundedFieldHeight(_ line: CGFloat) -> CGFloat {
    let line = (line - 1e-4).rounded(.up)
    return system >= 13 ? max(34, line + 12) : line + 14
  }
  /// The height of a field without a border for its line: 17, 19.5, 20 and 21 at 14, 15, 16 and 17 points [S: frames in
  /// public documents]. Whole points, but for those of 15.
  static func plainFieldHeight(_ font: UIFont) -> CGFloat {
    font.pointSize == 15 ? 19.5 : (font.lineHeight - 1e-4).rounded(.up)
  }

  /// Wheels of dates and pickers: 320 × 216 [S: 216].
  static let wheels = CGSize(width: 320, height: 216)
}

/// Colours of controls that no name of the system's stands for [M].
enum ControlColors {
  static let knob = UIColor.white
  static let separator = pair(UIColor(white: 0.24, alpha: 0.2), UIColor(white: 0.92, alpha: 0.18))
  static let segment = pair(.white, UIColor(red: 99 / 255, green: 99 / 255, blue: 102 / 255, alpha: 1))
  static let knobEdge = UIColor(white: 0, alpha: 0.04)
  static let fieldBorder = pair(UIColor(white: 0, alpha: 0.16), UIColor(white: 1, alpha: 0.16))
  static let fieldGround = pair(.white, UIColor(white: 0, alpha: 1))

  private static func pair(_ light: UIColor, _ dark: UIColor) -> UIColor {
    UIColor { $0.userInterfaceStyle == .dark ? dark : light }
  }
}

extension UIView {
  /// The nearest place between pixels.
  func pixelRounded(_ value: CGFloat) -> CGFloat {
    let scale = max(1, traitCollection.displayScale)
    return (value * scale).rounded() / scale
  }

  /// A rectangle with its origin between pixels.
  func pixelAligned(_ rect: CGRect) -> CGRect {
    CGRect(x: pixelRounded(rect.minX), y: pixelRounded(rect.minY), width: rect.width, height: rect.height)
  }
}

import CoreGraphics
import IOSFoundation
@_spi(Runtime) import QuartzCore

/// An effect of a visual effect view.
open class UIVisualEffect: NSObject, @unchecked Sendable {
  var material: Material? { nil }
}

/// The plain colour that stands for a blurred ground [M].
struct Material {
  var light: UIColor
  var dark: UIColor

  func color(_ traits: UITraitCollection) -> UIColor { traits.userInterfaceStyle == .dark ? dark : light }
}

/// A blurred ground. Nothing is blurred here: a plain colour of the same brightness is drawn.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  /// The kinds of ground.
  public enum Style: Int, Sendable {
    case extraLight = 0
    case light = 1
    case dark = 2
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    case systemChromeMaterial = 10
    case systemUltraThinMaterialLight = 11
    case systemThinMaterialLight = 12
    case systemMaterialLight = 13
    case systemThickMaterialLight = 14
    case systemChromeMaterialLight = 15
    case systemUltraThinMaterialDark = 16
    case systemThinMaterialDark = 17
    case systemMaterialDark = 18
    case systemThickMaterialDark = 19
    case systemChromeMaterialDark = 20
  }

  let style: Style

  /// Makes a ground.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  override var material: Material? {
    // How much of what is behind is covered, from ultra thin to chrome [M].
    let covers: [CGFloat] = [0.62, 0.72, 0.82, 0.9, 0.88]
    func make(_ cover: CGFloat, light: Bool? = nil) -> Material {
      let bright = UIColor(red: 0.97, green: 0.97, blue: 0.97, alpha: cover)
      let dim = UIColor(red: 0.145, green: 0.145, blue: 0.15, alpha: cover)
      return Material(light: light == false ? dim : bright, dark: light == true ? bright : dim)
    }
    switch style.rawValue {
    case 0: return make(0.88, light: true)
    case 1: return make(0.7, light: true)
    case 2: return make(0.75, light: false)
    case 4: return make(0.75)
    case 5: return make(0.88)
    case 6...10: return make(covers[style.rawValue - 6])
    case 11...15: return make(covers[style.rawValue - 11], light: true)
    default: return make(covers[(style.rawValue - 16) % 5], light: false)
    }
  }
}

/// Contents that stand out from a blurred ground; they are drawn as they are.
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  /// The ground.
  let ground: UIBlurEffect

  /// Makes the effect for a ground.
  public init(blurEffect: UIBlurEffect) {
    ground = blurEffect
    super.init()
  }

  /// Makes the effect for a ground.
  public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { self.init(blurEffect: blurEffect) }
}

/// What stands out from a blurred ground.
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label = 0
  case secondaryLabel = 1
  case tertiaryLabel = 2
  case quaternaryLabel = 3
  case fill = 4
  case secondaryFill = 5
  case tertiaryFill = 6
  case separator = 7
}

/// A view with an effect behind its contents.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  /// The view for the contents.
  public let contentView = UIView()

  /// Makes a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    prepare()
  }

  /// Makes a view; archives hold no views here.
  public required init?(coder: NSCoder) {
    effect = nil
    super.init(coder: coder)
    prepare()
    coder.finish(self, at: UIVisualEffectView.self)
  }

  private func prepare() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
    showEffect()
  }

  /// The effect.
  open var effect: UIVisualEffect? { didSet { showEffect() } }

  private func showEffect() {
    layer.backgroundColor = effect?.material?.color(traitCollection).cgColor
  }

  override func adaptToTraits(previous: UITraitCollection?) {
    super.adaptToTraits(previous: previous)
    showEffect()
  }
}

import CoreGraphics
import IOSFoundation

/// An edge of a controller's view that bars may cover, as apps before the safe area knew it.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  /// How far the bars reach, in points.
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

/// A guide over what the safe area leaves out at an edge.
@MainActor final class EdgeGuide: UILayoutGuide, UILayoutSupport {
  var length: CGFloat { layoutFrame.height }

  /// Makes the guide between an edge of a view and the safe area.
  static func make(in view: UIView, atTop: Bool) -> EdgeGuide {
    let guide = EdgeGuide(kind: .custom)
    view.addLayoutGuide(guide)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      guide.widthAnchor.constraint(equalToConstant: 0),
      guide.topAnchor.constraint(equalTo: atTop ? view.topAnchor : safe.bottomAnchor),
      guide.bottomAnchor.constraint(equalTo: atTop ? safe.topAnchor : view.bottomAnchor),
    ])
    return guide
  }
}

extension UIViewController {
  /// What bars cover at the top. `view.safeAreaLayoutGuide` is newer.
  public var topLayoutGuide: any UILayoutSupport { edgeGuide(named: "_UIViewControllerTop", atTop: true) }

  /// What bars cover at the bottom. `view.safeAreaLayoutGuide` is newer.
  public var bottomLayoutGuide: any UILayoutSupport { edgeGuide(named: "_UIViewControllerBottom", atTop: false) }

  private func edgeGuide(named name: String, atTop: Bool) -> EdgeGuide {
    let view: UIView = self.view
    if let known = view.layoutGuides.first(where: { $0.identifier == name }) as? EdgeGuide { return known }
    let guide = EdgeGuide.make(in: view, atTop: atTop)
    guide.identifier = name
    return guide
  }
}

import UIKit

/// A view that wants a size, as a picture or a line of text does.
final class Sized: UIView {
  var wanted: CGSize { didSet { invalidateIntrinsicContentSize() } }

  init(_ width: CGFloat, _ height: CGFloat) {
    wanted = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { wanted }
}

/// A plain view that constraints place.
@MainActor func plain() -> UIView {
  let view = UIView()
  view.translatesAutoresizingMaskIntoConstraints = false
  return view
}

/// A root of a size, with views in it.
@MainActor func root(_ width: CGFloat, _ height: CGFloat, _ views: UIView...) -> UIView {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  for view in views { root.addSubview(view) }
  return root
}

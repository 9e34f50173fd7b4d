import UIKit

/// All controls below each other, for the contact sheet.
@MainActor final class ControlSheet: UIView {
  private let column = UIStackView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    column.axis = .vertical
    column.spacing = 14
    column.alignment = .leading
    column.translatesAutoresizingMaskIntoConstraints = false
    addSubview(column)
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      column.topAnchor.constraint(equalTo: topAnchor, constant: 16),
    ])
    addButtons()
    addSwitches()
    addValues()
    addFields()
    addMaterials()
    addDrawings()
  }

  required init?(coder: NSCoder) { nil }

  private func row(_ views: [UIView], spacing: CGFloat = 10) {
    let row = UIStackView(arrangedSubviews: views)
    row.spacing = spacing
    row.alignment = .center
    column.addArrangedSubview(row)
  }

  private func wide(_ view: UIView, height: CGFloat? = nil) {
    column.addArrangedSubview(view)
    view.widthAnchor.constraint(equalTo: column.widthAnchor).isActive = true
    if let height { view.heightAnchor.constraint(equalToConstant: height).isActive = true }
  }

  private func button(_ look: UIButton.Configuration, _ title: String, _ change: (UIButton) -> Void = { _ in })
    -> UIButton
  {
    var look = look
    look.title = title
    let button = UIButton(configuration: look)
    change(button)
    return button
  }

  private func addButtons() {
    let system = UIButton(type: .system)
    system.setTitle("System", for: .normal)
    let off = UIButton(type: .system)
    off.setTitle("Disabled", for: .normal)
    off.isEnabled = false
    let symbol = UIButton(type: .system)
    symbol.setImage(UIImage(systemName: "heart.fill"), for: .normal)
    symbol.setTitle(" Like", for: .normal)
    row([system, off, symbol, UIButton(type: .close), UIButton(type: .infoLight), UIButton(type: .contactAdd)])
    row([button(.filled(), "Filled"), button(.tinted(), "Tinted"), button(.gray(), "Gray"), button(.plain(), "Plain")])
    row([
      button(.filled(), "Pressed") { $0.isHighlighted = true },
      button(.filled(), "Disabled") { $0.isEnabled = false }, button(.tinted(), "On") { $0.isSelected = true },
    ])
    var capsule = UIButton.Configuration.filled()
    (capsule.cornerStyle, capsule.baseBackgroundColor) = (.capsule, .systemPink)
    capsule.image = UIImage(systemName: "star.fill")
    capsule.imagePadding = 6
    var stacked = UIButton.Configuration.gray()
    stacked.subtitle = "Subtitle"
    var loading = UIButton.Configuration.tinted()
    loading.showsActivityIndicator = true
    loading.imagePadding = 6
    row([button(capsule, "Capsule"), button(stacked, "Title"), button(loading, "Loading")])
    var sizes: [UIView] = []
    for (size, name) in [
      (UIButton.Configuration.Size.mini, "Mini"), (.small, "Small"), (.medium, "Medium"), (.large, "Large"),
    ] {
      var look = UIButton.Configuration.filled()
      look.buttonSize = size
      sizes.append(button(look, name))
    }
    row(sizes)
  }

  private func addSwitches() {
    func make(_ isOn: Bool, _ change: (UISwitch) -> Void = { _ in }) -> UISwitch {
      let control = UISwitch()
      control.isOn = isOn
      change(control)
      return control
    }
    row([
      make(true), make(false), make(true) { $0.isEnabled = false }, make(false) { $0.isEnabled = false },
      make(true) { $0.onTintColor = .systemOrange },
    ])
    let (medium, large) = (UIActivityIndicatorView(style: .medium), UIActivityIndicatorView(style: .large))
    for wheel in [medium, large] { wheel.startAnimating() }
    let stepper = UIStepper()
    stepper.value = 3
    let end = UIStepper()
    row([stepper, end, medium, large])
    let segments = UISegmentedControl(items: ["First", "Second", "Third"])
    segments.selectedSegmentIndex = 1
    wide(segments)
    let none = UISegmentedControl(items: ["One", "Two"])
    let dots = UIPageControl()
    (dots.numberOfPages, dots.currentPage) = (5, 1)
    dots.currentPageIndicatorTintColor = .label
    dots.pageIndicatorTintColor = .tertiaryLabel
    row([none, dots])
  }

  private func addValues() {
    let slider = UISlider()
    slider.value = 0.4
    wide(slider)
    let pictures = UISlider()
    pictures.value = 0.7
    pictures.minimumValueImage = UIImage(systemName: "minus")
    pictures.maximumValueImage = UIImage(systemName: "plus")
    pictures.minimumTrackTintColor = .systemGreen
    wide(pictures)
    let progress = UIProgressView(progressViewStyle: .default)
    progress.progress = 0.6
    wide(progress)
  }

  private func addFields() {
    func field(_ style: UITextField.BorderStyle, _ text: String?, _ placeholder: String? = nil) -> UITextField {
      let field = UITextField()
      (field.borderStyle, field.text, field.placeholder) = (style, text, placeholder)
      field.font = .preferredFont(forTextStyle: .body)
      field.adjustsFontForContentSizeCategory = true
      return field
    }
    wide(field(.roundedRect, nil, "Placeholder"))
    let clear = field(.roundedRect, "Text to clear")
    clear.clearButtonMode = .always
    clear.leftView = UIImageView(image: UIImage(systemName: "star"))
    clear.leftViewMode = .always
    wide(clear)
    let secret = field(.line, "secret")
    secret.isSecureTextEntry = true
    wide(secret)
    wide(field(.none, "No border"))
  }

  private func addMaterials() {
    let ground = UIView()
    let sky = GradientView()
    sky.frame = CGRect(x: 0, y: 0, width: 500, height: 56)
    ground.addSubview(sky)
    ground.clipsToBounds = true
    ground.layer.cornerRadius = 12
    ground.layer.cornerCurve = .continuous
    let styles: [UIBlurEffect.Style] = [
      .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial, .systemChromeMaterial,
    ]
    for (index, style) in styles.enumerated() {
      let view = UIVisualEffectView(effect: UIBlurEffect(style: style))
      view.frame = CGRect(x: 10 + CGFloat(index) * 77, y: 8, width: 68, height: 40)
      view.layer.cornerRadius = 10
      view.layer.cornerCurve = .continuous
      view.clipsToBounds = true
      let label = UILabel(frame: view.bounds)
      (label.text, label.textAlignment, label.font) = ("Aa", .center, .systemFont(ofSize: 17))
      view.contentView.addSubview(label)
      ground.addSubview(view)
    }
    wide(ground, height: 56)
  }

  private func addDrawings() {
    var views: [UIView] = []
    for kind in [CAGradientLayerType.axial, .radial, .conic] {
      let view = GradientView()
      view.gradient.type = kind
      if kind != .axial {
        view.gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
        view.gradient.endPoint = kind == .conic ? CGPoint(x: 0.5, y: 0) : CGPoint(x: 1, y: 1)
      }
      view.layer.cornerRadius = 10
      view.layer.cornerCurve = .continuous
      view.clipsToBounds = true
      views.append(view)
    }
    for index in 0..<2 {
      let view = UIView()
      let shape = CAShapeLayer()
      shape.path =
        index == 0
        ? UIBezierPath(ovalIn: CGRect(x: 6, y: 6, width: 42, height: 42)).cgPath
        : UIBezierPath(roundedRect: CGRect(x: 6, y: 6, width: 42, height: 42), cornerRadius: 12).cgPath
      shape.fillColor = UIColor.clear.cgColor
      shape.strokeColor = UIColor.systemBlue.cgColor
      shape.lineWidth = 5
      shape.lineCap = .round
      if index == 0 { shape.strokeEnd = 0.7 } else { shape.lineDashPattern = [1, 8] }
      view.layer.addSublayer(shape)
      views.append(view)
    }
    for view in views {
      view.widthAnchor.constraint(equalToConstant: 54).isActive = true
      view.heightAnchor.constraint(equalToConstant: 54).isActive = true
    }
    row(views)
  }
}

/// A view of three colours.
final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }
  var gradient: CAGradientLayer { layer as? CAGradientLayer ?? CAGradientLayer() }

  override init(frame: CGRect) {
    super.init(frame: frame)
    gradient.colors = [UIColor.systemOrange.cgColor, UIColor.systemPink.cgColor, UIColor.systemIndigo.cgColor]
    (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
  }

  required init?(coder: NSCoder) { nil }
}

internal import Canvas
import Foundation
import Testing
@_spi(Runtime) import UIKit

@MainActor @Suite("A screen of cards, pictures, lists and buttons")
struct SampleScreenTests {
  fileprivate final class Screen: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Saved Picks"
      navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
      view.backgroundColor = .systemGroupedBackground
      let card = UIView(frame: CGRect(x: 16, y: 120, width: 361, height: 250))
      card.backgroundColor = .secondarySystemGroupedBackground
      card.layer.cornerRadius = 20
      card.layer.cornerCurve = .continuous
      card.layer.shadowOpacity = 0.18
      card.layer.shadowRadius = 12
      card.layer.shadowOffset = CGSize(width: 0, height: 6)
      view.addSubview(card)
      let picture = UIImageView(frame: CGRect(x: 0, y: 0, width: 361, height: 170))
      picture.image = Self.landscape
      picture.contentMode = .scaleAspectFill
      picture.clipsToBounds = true
      picture.layer.cornerRadius = 20
      picture.layer.cornerCurve = .continuous
      picture.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      card.addSubview(picture)
      let heading = UILabel(frame: CGRect(x: 16, y: 182, width: 250, height: 22))
      heading.text = "Morning light"
      heading.font = .preferredFont(forTextStyle: .headline)
      card.addSubview(heading)
      let status = UILabel(frame: CGRect(x: 16, y: 206, width: 250, height: 18))
      status.text = "保存済み · Saved"
      status.font = .preferredFont(forTextStyle: .footnote)
      status.textColor = .secondaryLabel
      card.addSubview(status)
      let names = [
        "bookmark", "bookmark.fill", "heart", "heart.fill", "star", "star.fill", "shuffle", "bell", "photo", "trash",
        "square.and.arrow.up", "xmark.circle.fill", "checkmark", "ellipsis",
      ]
      for (index, name) in names.enumerated() {
        let symbol = UIImageView(image: UIImage(systemName: name))
        symbol.center = CGPoint(x: 30 + CGFloat(index) * 25.6, y: 400)
        view.addSubview(symbol)
      }
      var x: CGFloat = 16
      let looks: [UIButton.Configuration] = [.filled(), .tinted(), .gray(), .plain()]
      for (look, title) in zip(looks, ["Filled", "Tinted", "Gray", "Plain"]) {
        var look = look
        look.title = title
        look.image = title == "Tinted" ? UIImage(systemName: "bookmark") : nil
        look.imagePadding = 6
        let button = UIButton(configuration: look)
        button.sizeToFit()
        button.frame.origin = CGPoint(x: x, y: 424)
        x = button.frame.maxX + 10
        view.addSubview(button)
      }
      let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
      material.frame = CGRect(x: 16, y: 480, width: 361, height: 60)
      material.layer.cornerRadius = 16
      material.clipsToBounds = true
      view.addSubview(material)
      let wheel = UIActivityIndicatorView(style: .large)
      wheel.startAnimating()
      wheel.center = CGPoint(x: 40, y: 30)
      material.contentView.addSubview(wheel)
      let sky = CAGradientLayer()
      sky.frame = CGRect(x: 80, y: 15, width: 260, height: 30)
      sky.colors = [UIColor.systemTeal.cgColor, UIColor.systemIndigo.cgColor, UIColor.systemPink.cgColor]
      (sky.startPoint, sky.endPoint, sky.cornerRadius) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5), 15)
      material.contentView.layer.addSublayer(sky)
      let table = UITableView(frame: CGRect(x: 0, y: 550, width: 393, height: 302), style: .insetGrouped)
      table.dataSource = self
      table.register(UITableViewCell.self, forCellReuseIdentifier: "pick")
      view.addSubview(table)
    }

    static let landscape = UIGraphicsImageRenderer(size: CGSize(width: 300, height: 200)).image { context in
      UIColor.systemTeal.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 300, height: 200))
      UIColor.systemYellow.setFill()
      UIBezierPath(ovalIn: CGRect(x: 200, y: 30, width: 50, height: 50)).fill()
      UIColor.systemGreen.setFill()
      let hill = UIBezierPath()
      hill.move(to: CGPoint(x: 0, y: 200))
      hill.addCurve(
        to: CGPoint(x: 300, y: 200), controlPoint1: CGPoint(x: 80, y: 60), controlPoint2: CGPoint(x: 200, y: 120))
      hill.close()
      hill.fill()
    }
  }

  private func picture(_ style: UIUserInterfaceStyle) -> Surface {
    let before = UIRuntime.environment
    defer { UIRuntime.configure(before) }
    var environment = before
    environment.userInterfaceStyle = style
    UIRuntime.configure(environment)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: Screen())
    window.makeKeyAndVisible()
    UIRuntime.flush()
    let surface = Surface(width: 1179, height: 2556)
    UIRuntime.render(
      window, scale: 3, into: surface.memory, width: 1179, height: 2556, bytesPerRow: surface.bytesPerRow,
      background: CGColor(gray: 0, alpha: 1))
    return surface
  }

  @Test("has its colours in light and dark", arguments: [UIUserInterfaceStyle.light, .dark])
  func colours(_ style: UIUserInterfaceStyle) throws {
    let surface = picture(style)

    if let folder = ProcessInfo.processInfo.environment["NAGAOSHI_PICTURES"] {
      let path = "\(folder)/sample-\(style == .dark ? "dark" : "light").png"
      try Data(PNGEncoder().encode(surface)).write(to: URL(fileURLWithPath: path))
    }

    // systemGroupedBackground beside the card, secondarySystemGroupedBackground in it: §5.5 of the reference numbers.
    #expect(surface.pixel(x: 6, y: 2500) & 0xFF_FFFF == (style == .dark ? 0 : 0xF2F2F7))
    #expect(surface.pixel(x: 1000, y: 1080) & 0xFF_FFFF == (style == .dark ? 0x1C1C1E : 0xFFFFFF))
  }

  @Test("is the same picture twice")
  func determinism() {
    let (first, second) = (picture(.light), picture(.light))

    #expect(memcmp(first.memory, second.memory, first.bytesPerRow * first.height) == 0)
  }
}

extension SampleScreenTests.Screen: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "pick", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = ["Morning light", "Harbour", "森の朝"][indexPath.row]
    content.secondaryText = indexPath.row == 1 ? "Yesterday" : nil
    content.image = UIImage(systemName: "bookmark.fill")
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }
}

import Testing
import UIKit

@MainActor @Suite("Pictures")
struct ImageTests {
  private func picture(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: width / 2, height: height))
    }
  }

  private func temporary(_ name: String) -> String {
    FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString)-\(name)").path
  }

  @Test("a file's scale is in its name")
  func scaleInName() throws {
    let path = temporary("dot@3x.png")
    try #require(picture(30, 60).pngData()).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }

    let image = try #require(UIImage(contentsOfFile: path))

    #expect(image.scale == 3)
    #expect(image.size == CGSize(width: 10, height: 20))
  }

  @Test("what is no picture is nil", arguments: ["", "hello", "\u{89}PNG\r\n"])
  func notAPicture(_ text: String) throws {
    let path = temporary("bad.png")
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }

    #expect(UIImage(contentsOfFile: path) == nil)
    #expect(UIImage(data: Data(text.utf8)) == nil)
    #expect(UIImage(contentsOfFile: path + ".missing") == nil)
  }

  @Test("a picture of bytes has the size of its pixels over its scale")
  func data() throws {
    let bytes = try #require(picture(30, 60).pngData())

    #expect(UIImage(data: bytes)?.size == CGSize(width: 30, height: 60))
    #expect(UIImage(data: bytes, scale: 2)?.size == CGSize(width: 15, height: 30))
  }

  @Test("a turned picture has its sides swapped")
  func orientation() throws {
    let pixels = try #require(picture(30, 60).cgImage)

    let image = UIImage(cgImage: pixels, scale: 1, orientation: .right)

    #expect(image.size == CGSize(width: 60, height: 30))
    #expect(image.withHorizontallyFlippedOrientation().imageOrientation == .rightMirrored)
  }

  @Test("drawing keeps pixels as they are")
  func drawing() throws {
    let image = picture(4, 4)

    let copy = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format(1)).image { _ in
      image.draw(at: .zero)
    }

    #expect(copy.pngData() == image.pngData())
  }

  @Test("a thumbnail has the size that was asked for")
  func thumbnail() {
    let thumbnail = picture(400, 200).preparingThumbnail(of: CGSize(width: 40, height: 20))

    #expect(thumbnail?.size == CGSize(width: 40, height: 20))
  }

  @Test("an image view is as large as its picture and shows it as its content mode says")
  func imageView() {
    let view = UIImageView(image: picture(30, 60))

    #expect(view.frame.size == CGSize(width: 30, height: 60))
    #expect(view.intrinsicContentSize == CGSize(width: 30, height: 60))
    #expect(!view.isUserInteractionEnabled)
    view.image = nil
    #expect(view.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
  }

  @Test("symbols are known by name, are stencils, and grow with the text")
  func symbols() throws {
    let small = try #require(UIImage(systemName: "bookmark"))
    let large = try #require(
      UIImage(systemName: "bookmark", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34)))

    #expect(small.isSymbolImage)
    #expect(abs(large.size.height / small.size.height - 2) < 0.05)
    #expect(UIImage(systemName: "no.such.symbol") != nil)
    #expect(UIImage(systemName: "") == nil)
  }

  @Test("an unknown name has no picture")
  func unknownName() {
    #expect(UIImage(named: "NoSuchPicture") == nil)
    #expect(UIColor(named: "NoSuchColour") == nil)
  }

  private func format(_ scale: CGFloat) -> UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }
}

import CoreGraphics
import IOSFoundation
internal import InterfaceDocument

extension UIControl {
  /// Takes what an element says that only this kind of control has.
  func decodeKind(_ reader: ElementReader, _ loader: InterfaceLoader) {
    switch self {
    case let control as UISwitch: control.decodeSwitch(reader, loader)
    case let control as UISlider: control.decodeSlider(reader, loader)
    case let control as UIStepper: control.decodeStepper(reader, loader)
    case let control as UISegmentedControl: control.decodeSegments(reader, loader)
    case let control as UIPageControl: control.decodePages(reader, loader)
    case let control as UITextField: control.decodeField(reader, loader)
    default: break
    }
  }
}

extension UISwitch {
  func decodeSwitch(_ reader: ElementReader, _ loader: InterfaceLoader) {
    if let flag = reader.bool("on") { isOn = flag }
    if let element = reader.child("onTintColor") { onTintColor = loader.color(element) }
    if let element = reader.child("thumbTintColor") { thumbTintColor = loader.color(element) }
    if let text = loader.text(reader, "title") { title = text }
    _ = reader.string("preferredStyle")
  }
}

extension UISlider {
  func decodeSlider(_ reader: ElementReader, _ loader: InterfaceLoader) {
    // The ends first, so that the value is not cut to those that were there.
    minimumValue = reader.number("minValue").map { Float($0) } ?? 0
    maximumValue = reader.number("maxValue").map { Float($0) } ?? 1
    if let number = reader.number("value") { value = Float(number) }
    if let flag = reader.bool("continuous") { isContinuous = flag }
    if let image = loader.image(reader, "minimumValueImage") { minimumValueImage = image }
    if let image = loader.image(reader, "maximumValueImage") { maximumValueImage = image }
    if let element = reader.child("minimumTrackTintColor") { minimumTrackTintColor = loader.color(element) }
    if let element = reader.child("maximumTrackTintColor") { maximumTrackTintColor = loader.color(element) }
    if let element = reader.child("thumbTintColor") { thumbTintColor = loader.color(element) }
  }
}

extension UIStepper {
  func decodeStepper(_ reader: ElementReader, _ loader: InterfaceLoader) {
    if let number = reader.number("minimumValue") { minimumValue = Double(number) }
    maximumValue = reader.number("maximumValue").map { Double($0) } ?? 100
    if let number = reader.number("stepValue") { stepValue = Double(number) }
    if let number = reader.number("value") { value = Double(number) }
    if let flag = reader.bool("continuous") { isContinuous = flag }
    if let flag = reader.bool("autorepeat") { autorepeat = flag }
    if let flag = reader.bool("wraps") { wraps = flag }
  }
}

extension UISegmentedControl {
  func decodeSegments(_ reader: ElementReader, _ loader: InterfaceLoader) {
    let id = reader.element.id
    for (index, element) in reader.members("segments").enumerated() {
      let segment = ElementReader(element, loader.traits)
      if let image = loader.image(segment, "image") {
        insertSegment(with: image, at: index, animated: false)
      } else {
        let title = segment.string("title") ?? ""
        insertSegment(
          withTitle: loader.localized(id, "segmentTitles[\(index)]", title), at: index, animated: false)
      }
      if let width = segment.number("width"), width > 0 { setWidth(width, forSegmentAt: index) }
      if let size = segment.size("contentOffset") { setContentOffset(size, forSegmentAt: index) }
      if segment.bool("enabled") == false { setEnabled(false, forSegmentAt: index) }
      loader.reportUnread(segment)
    }
    if let index = reader.int("selectedSegmentIndex") { selectedSegmentIndex = index }
    if let flag = reader.bool("momentary") { isMomentary = flag }
    if let flag = reader.bool("apportionsSegmentWidthsByContent") { apportionsSegmentWidthsByContent = flag }
    if let element = reader.child("selectedSegmentTintColor") { selectedSegmentTintColor = loader.color(element) }
    _ = (reader.string("segmentControlStyle"), reader.bool("springLoaded"))
  }
}

extension UIPageControl {
  func decodePages(_ reader: ElementReader, _ loader: InterfaceLoader) {
    if let count = reader.int("numberOfPages") { numberOfPages = count }
    if let page = reader.int("currentPage") { currentPage = page }
    if let flag = reader.bool("hidesForSinglePage") { hidesForSinglePage = flag }
    _ = reader.bool("defersCurrentPageDisplay")
    if let element = reader.child("pageIndicatorTintColor") { pageIndicatorTintColor = loader.color(element) }
    if let element = reader.child("currentPageIndicatorTintColor") {
      currentPageIndicatorTintColor = loader.color(element)
    }
  }
}

extension UIProgressView {
  func decodeProgress(_ reader: ElementReader, _ loader: InterfaceLoader) {
    progressViewStyle = reader.string("progressViewStyle") == "bar" ? .bar : .default
    if let number = reader.number("progress") { progress = Float(number) }
    if let element = reader.child("progressTintColor") { progressTintColor = loader.color(element) }
    if let element = reader.child("trackTintColor") { trackTintColor = loader.color(element) }
    if let image = loader.image(reader, "progressImage") { progressImage = image }
    if let image = loader.image(reader, "trackImage") { trackImage = image }
  }
}

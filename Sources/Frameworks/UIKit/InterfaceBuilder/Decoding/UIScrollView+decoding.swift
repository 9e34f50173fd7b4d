import CoreGraphics
import IOSFoundation
internal import InterfaceDocument

extension UIScrollView {
  func decodeScroll(_ reader: ElementReader, _ loader: InterfaceLoader) {
    if let flag = reader.bool("scrollEnabled") { isScrollEnabled = flag }
    if let flag = reader.bool("pagingEnabled") { isPagingEnabled = flag }
    if let flag = reader.bool("directionalLockEnabled") { isDirectionalLockEnabled = flag }
    if let flag = reader.bool("bounces") { bounces = flag }
    if let flag = reader.bool("alwaysBounceVertical") { alwaysBounceVertical = flag }
    if let flag = reader.bool("alwaysBounceHorizontal") { alwaysBounceHorizontal = flag }
    if let flag = reader.bool("showsHorizontalScrollIndicator") { showsHorizontalScrollIndicator = flag }
    if let flag = reader.bool("showsVerticalScrollIndicator") { showsVerticalScrollIndicator = flag }
    if let flag = reader.bool("delaysContentTouches") { delaysContentTouches = flag }
    if let flag = reader.bool("canCancelContentTouches") { canCancelContentTouches = flag }
    if let value = reader.number("minimumZoomScale") { minimumZoomScale = value }
    if let value = reader.number("maximumZoomScale") { maximumZoomScale = value }
    _ = (reader.bool("bouncesZoom"), reader.bool("prefetchingEnabled"))
    indicatorStyle = reader.word("indicatorStyle", ["black": .black, "white": .white]) ?? .default
    keyboardDismissMode =
      reader.word("keyboardDismissMode", ["onDrag": .onDrag, "interactive": .interactive]) ?? .none
    if let behaviour = reader.word(
      "contentInsetAdjustmentBehavior",
      ["scrollableAxes": ContentInsetAdjustmentBehavior.scrollableAxes, "never": .never, "always": .always])
    {
      contentInsetAdjustmentBehavior = behaviour
    }
    if let insets = reader.insets("contentInset") { contentInset = insets }
    if let insets = reader.insets("scrollIndicatorInsets") { scrollIndicatorInsets = insets }
    if let size = reader.size("contentSize") { contentSize = size }
    if let point = reader.point("contentOffset") { contentOffset = point }
  }
}

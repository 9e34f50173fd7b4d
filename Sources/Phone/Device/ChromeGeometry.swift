/// Where SpringBoard puts things around a notification, in points, for one generation of iOS.
///
/// **Approximate** [M]: no source was found for any of these numbers; they are read off memory, and each waits for a
/// measured screenshot. What extension code can see of it is only `cardInset`, through its view's width.
public struct ChromeGeometry: Sendable, Hashable {
  /// From the screen's edge to the platter's.
  public var cardInset: Double
  /// Radius of the platter's corners, and of the action list's.
  public var cardCornerRadius: Double
  /// Whether corners are continuous (a squircle) rather than arcs of a circle.
  public var hasContinuousCorners: Bool
  /// Platters of the long look.
  public var expandedCornerRadius: Double

  /// Side of the app's icon in the collapsed banner, and in the header of generations that have one.
  public var iconSize: Double
  /// Whether icon and app name stand in a header line (13–14) or the icon stands beside the texts (15 and later).
  public var hasHeaderLine: Bool
  /// From the platter's leading edge to the icon.
  public var iconLeading: Double
  /// From the icon to the texts.
  public var iconTextGap: Double
  /// Above and below the texts.
  public var cardVerticalPadding: Double
  /// From the texts, and the thumbnail, to the platter's trailing edge.
  public var cardTrailing: Double
  public var thumbnailSize: Double
  public var thumbnailCornerRadius: Double
  /// Lines of body that a banner shows: Apple, "two to four".
  public var bannerBodyLines: Int

  /// Height of the long look's header above the content.
  public var headerHeight: Double
  /// From the content platter to the action list.
  public var actionGap: Double
  /// Height of an action's row at the standard text size.
  public var actionRowHeight: Double
  /// From a row's edge to its title and icon.
  public var actionPadding: Double
  /// Between notifications of a list.
  public var listSpacing: Double
  /// From the bottom of a banner's safe area top to the banner.
  public var bannerTop: Double
  /// Whether the list grows from the bottom of the lock screen (16 and later) or stands below the clock.
  public var listIsAtBottom: Bool
  /// Clock of the lock screen: point size, and from the safe area's top to the date's line.
  public var clockSize: Double
  public var clockTop: Double
}

/// One row a generation; all [M].
extension ChromeGeometry {
  /// The geometry of a version of iOS: the newest generation that is not newer than it.
  public static func of(_ ios: SystemVersion) -> ChromeGeometry {
    switch ios.major {
    case ..<15: generation13
    case 15: generation15
    case 16...18: generation16
    default: generation26
    }
  }

  /// iOS 13 and 14: small corners, a header line with a 20-point icon, the list below the clock.
  private static let generation13 = ChromeGeometry(
    cardInset: 8, cardCornerRadius: 13, hasContinuousCorners: true, expandedCornerRadius: 13, iconSize: 20,
    hasHeaderLine: true, iconLeading: 10, iconTextGap: 7, cardVerticalPadding: 10, cardTrailing: 15, thumbnailSize: 36,
    thumbnailCornerRadius: 4, bannerBodyLines: 4, headerHeight: 40, actionGap: 8, actionRowHeight: 57,
    actionPadding: 16,
    listSpacing: 8, bannerTop: 4, listIsAtBottom: false, clockSize: 80, clockTop: 96)

  /// iOS 15: a large icon beside the texts.
  private static let generation15 = ChromeGeometry(
    cardInset: 8, cardCornerRadius: 20, hasContinuousCorners: true, expandedCornerRadius: 16, iconSize: 38,
    hasHeaderLine: false, iconLeading: 14, iconTextGap: 10, cardVerticalPadding: 14, cardTrailing: 16,
    thumbnailSize: 38,
    thumbnailCornerRadius: 6, bannerBodyLines: 4, headerHeight: 44, actionGap: 8, actionRowHeight: 44,
    actionPadding: 16,
    listSpacing: 8, bannerTop: 4, listIsAtBottom: false, clockSize: 80, clockTop: 96)

  /// iOS 16 to 18: the list grows from the bottom; a heavier clock.
  private static let generation16 = ChromeGeometry(
    cardInset: 8, cardCornerRadius: 24, hasContinuousCorners: true, expandedCornerRadius: 20, iconSize: 38,
    hasHeaderLine: false, iconLeading: 14, iconTextGap: 10, cardVerticalPadding: 14, cardTrailing: 16,
    thumbnailSize: 38,
    thumbnailCornerRadius: 6, bannerBodyLines: 4, headerHeight: 44, actionGap: 8, actionRowHeight: 44,
    actionPadding: 16,
    listSpacing: 8, bannerTop: 4, listIsAtBottom: true, clockSize: 96, clockTop: 30)

  /// iOS 26: glass; wider corners.
  private static let generation26 = ChromeGeometry(
    cardInset: 8, cardCornerRadius: 28, hasContinuousCorners: true, expandedCornerRadius: 28, iconSize: 38,
    hasHeaderLine: false, iconLeading: 16, iconTextGap: 12, cardVerticalPadding: 16, cardTrailing: 18,
    thumbnailSize: 40,
    thumbnailCornerRadius: 10, bannerBodyLines: 4, headerHeight: 48, actionGap: 8, actionRowHeight: 48,
    actionPadding: 18,
    listSpacing: 8, bannerTop: 4, listIsAtBottom: true, clockSize: 100, clockTop: 26)
}

extension DeviceConfiguration {
  /// The chrome of this version of iOS; approximate.
  public var chrome: ChromeGeometry { ChromeGeometry.of(ios) }

  /// The width of a notification's platter, and so of a content extension's view, in points.
  public var contentWidth: Double { device.width - 2 * chrome.cardInset }
}

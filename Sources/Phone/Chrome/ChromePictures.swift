public import Canvas
public import Payload
public import SpringBoard

/// The pictures that chrome shows but does not make: the phone gives them.
///
/// Every answer may be nil: then a stand-in is drawn, or nothing. Answers are kept by identity, so the same picture should
/// come as the same surface.
@MainActor
public protocol ChromePictures: AnyObject {
  /// The app's icon, a full square without rounded corners, about `side` pixels large or larger.
  func icon(of app: String, side: Int) -> Surface?
  /// An attachment's picture, decoded to about `longestSide` pixels at most, upright. Sounds have none.
  func picture(of attachment: AttachmentFacts, longestSide: Int) -> Surface?
  /// A template image of the app for an action, in pixels of the screen.
  func template(_ name: String, of app: String, side: Int) -> Surface?
  /// The content extension's view: its pixels at the screen's scale.
  func content(_ run: RunID, frameNumber: Int) -> Surface?
  /// The app's whole screen, in its pixels.
  func screen(of app: String) -> Surface?
}

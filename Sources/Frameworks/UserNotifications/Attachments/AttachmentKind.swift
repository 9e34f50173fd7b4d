import Foundation

/// The kinds of file that a notification can carry, with their limits.
///
/// Source: Apple's documentation of `UNNotificationAttachment`. HEIC and WebP are not in it.
@_spi(Runtime) public enum AttachmentKind: String, Sendable, CaseIterable {
  case audio, image, video

  /// The largest file, in bytes.
  public var sizeLimit: Int {
    switch self {
    case .audio: 5 * 1_024 * 1_024
    case .image: 10 * 1_024 * 1_024
    case .video: 50 * 1_024 * 1_024
    }
  }

  /// A type that can be attached.
  public struct FileType: Sendable, Hashable {
    /// The uniform type identifier.
    public let identifier: String
    /// The file extensions that mean it, in lower case.
    public let extensions: [String]
    /// What kind of file it is.
    public let kind: AttachmentKind
  }

  /// Every type that can be attached.
  public static let types: [FileType] = [
    FileType(identifier: "public.jpeg", extensions: ["jpg", "jpeg", "jpe"], kind: .image),
    FileType(identifier: "public.png", extensions: ["png"], kind: .image),
    FileType(identifier: "com.compuserve.gif", extensions: ["gif"], kind: .image),
    FileType(identifier: "public.aiff-audio", extensions: ["aif", "aiff"], kind: .audio),
    FileType(identifier: "com.microsoft.waveform-audio", extensions: ["wav", "wave"], kind: .audio),
    FileType(identifier: "public.mp3", extensions: ["mp3"], kind: .audio),
    FileType(identifier: "public.mpeg-4-audio", extensions: ["mp4a"], kind: .audio),
    FileType(identifier: "com.apple.m4a-audio", extensions: ["m4a"], kind: .audio),
    FileType(identifier: "public.mpeg", extensions: ["mpg", "mpeg", "mpe"], kind: .video),
    FileType(identifier: "public.mpeg-2-video", extensions: ["m2v", "mpg2"], kind: .video),
    FileType(identifier: "public.mpeg-4", extensions: ["mp4"], kind: .video),
    FileType(identifier: "com.apple.m4v-video", extensions: ["m4v"], kind: .video),
    FileType(identifier: "public.avi", extensions: ["avi", "vfw"], kind: .video),
  ]

  /// The type of that identifier.
  public static func type(identifier: String) -> FileType? {
    types.first { $0.identifier == identifier }
  }

  /// The type that a file extension means, in upper or lower case.
  public static func type(fileExtension: String) -> FileType? {
    let wanted = fileExtension.lowercased()
    return types.first { $0.extensions.contains(wanted) }
  }
}

/// The types of file that may be attached, and how large they may be (UNNotificationAttachment, "Supported File Types").
struct AttachmentKind: Sendable, Hashable {
  enum Medium: String, Sendable, Hashable {
    case image, audio, video

    /// In bytes.
    var sizeLimit: Int64 {
      switch self {
      case .image: 10 << 20
      case .audio: 5 << 20
      case .video: 50 << 20
      }
    }
  }

  /// The uniform type identifier.
  var type: String
  var medium: Medium
  /// File name extensions, in lower case; the first is the one that a stored file gets.
  var extensions: [String]

  static let all = [
    AttachmentKind(type: "public.jpeg", medium: .image, extensions: ["jpg", "jpeg", "jpe"]),
    AttachmentKind(type: "public.png", medium: .image, extensions: ["png"]),
    AttachmentKind(type: "com.compuserve.gif", medium: .image, extensions: ["gif"]),
    AttachmentKind(type: "public.aiff-audio", medium: .audio, extensions: ["aiff", "aif"]),
    AttachmentKind(type: "public.aifc-audio", medium: .audio, extensions: ["aifc"]),
    AttachmentKind(type: "com.microsoft.waveform-audio", medium: .audio, extensions: ["wav", "wave"]),
    AttachmentKind(type: "public.mp3", medium: .audio, extensions: ["mp3"]),
    AttachmentKind(type: "public.mpeg-4-audio", medium: .audio, extensions: ["m4a", "mp4a"]),
    AttachmentKind(type: "com.apple.m4a-audio", medium: .audio, extensions: ["m4a"]),
    AttachmentKind(type: "public.mpeg", medium: .video, extensions: ["mpg", "mpeg"]),
    AttachmentKind(type: "public.mpeg-2-video", medium: .video, extensions: ["m2v", "mp2v"]),
    AttachmentKind(type: "public.mpeg-4", medium: .video, extensions: ["mp4", "mpg4"]),
    AttachmentKind(type: "com.apple.m4v-video", medium: .video, extensions: ["m4v"]),
    AttachmentKind(type: "public.avi", medium: .video, extensions: ["avi"]),
  ]

  /// Other names for the same types.
  private static let aliases = [
    "public.jpg": "public.jpeg", "image/jpeg": "public.jpeg", "com.microsoft.wav-audio": "com.microsoft.waveform-audio",
    "public.aiff": "public.aiff-audio", "public.mpeg-2": "public.mpeg-2-video",
  ]

  /// The kind that a type hint names.
  static func named(_ type: String) -> AttachmentKind? {
    let name = aliases[type] ?? type
    return all.first { $0.type == name }
  }

  /// The kind that a path's extension tells.
  static func ofFile(_ path: String) -> AttachmentKind? {
    guard let name = path.split(separator: "/").last, let dot = name.lastIndex(of: ".") else { return nil }
    let suffix = name[name.index(after: dot)...].lowercased()
    return all.first { $0.extensions.contains(suffix) }
  }
}

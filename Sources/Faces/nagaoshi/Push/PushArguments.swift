import Arguments
import Device
import Foundation
import Journal

/// What `nagaoshi push` takes.
enum PushArguments {
  static let payload = Argument.positional("PAYLOAD", "an .apns or .json file, or - for standard input")

  static let device = Argument.option("device", "NAME", "model (iPhone 15)", default: DeviceConfiguration().device) {
    try DeviceModel.named($0)
  }
  static let ios = Argument.option("ios", "VERSION", "version of iOS (18)", default: DeviceConfiguration().ios) {
    try SystemVersion.named($0)
  }
  static let appearance = Argument.option(
    "appearance", "light|dark", "appearance (light)", default: DeviceConfiguration().appearance
  ) { try Appearance.named($0) }
  static let textSize = Argument.option(
    "text-size", "NAME", "xSmall … xxxLarge, AX1 … AX5 (large)", default: DeviceConfiguration().textSize
  ) { try TextSize.named($0) }
  static let locale = Argument.option(
    "locale", "ID", "language and region, such as ja_JP (en_US)", default: DeviceConfiguration().locale
  ) { try LocaleName.canonical($0) }
  static let phone = Argument<String?>.option("phone", "DIR", "keep the phone's storage there between runs")

  static let out = Argument.option(
    "out", "DIR", "where pictures and transcript.json go (nagaoshi-out)", default: "nagaoshi-out"
  ) { folder in
    guard !folder.isEmpty else {
      throw NagaoshiError(code: "usage.out", message: "The name of the folder is empty", hint: "Name one.")
    }
    return folder
  }
  static let pictures = Argument<PictureProtocol?>.option(
    "pictures", "kitty|iterm|sixel|none", "show the last screen in the terminal (as it can)", default: nil
  ) { try PictureProtocol.named($0) }
  static let json = Argument.flag("json", "print the transcript, and errors, as JSON")

  static let command = Command(
    "push", "Send a push through a project's extensions, long-press it, tap its buttons, and see every screen.",
    [
      .init("", [ProjectArguments.project, payload]),
      .init("Steps, in the order in which they stand", Step.arguments),
      .init("The phone", [device, ios, appearance, textSize, locale, phone]),
      .init("The project", [ProjectArguments.configuration, ProjectArguments.target]),
      .init("What comes out", [out, pictures, json]),
    ],
    notes: """
      \(wrapped("Devices: " + DeviceModel.all.map(\.name).joined(separator: ", ") + "."))
      Versions of iOS: \(SystemVersion.knownMajors.map(String.init).joined(separator: ", ")).

      Ends with 0 when all is well, 1 when the project has errors that iOS would refuse, 2 when the command line or a
      payload is wrong or a step could not be done, 3 when something could not be built, 4 when an extension or the app
      failed.
      """)

  /// Breaks a list into lines of at most 116 letters, between its entries.
  private static func wrapped(_ list: String) -> String {
    var lines = [""]
    for entry in list.components(separatedBy: ", ") {
      let last = lines[lines.count - 1]
      let longer = last.isEmpty ? entry : last + ", " + entry
      if longer.count <= 116 { lines[lines.count - 1] = longer } else { lines += ["  " + entry] }
    }
    return lines.joined(separator: ",\n")
  }
}

extension DeviceConfiguration {
  /// The phone that a command line asks for.
  init(_ arguments: ParsedArguments) {
    self.init()
    device = arguments[PushArguments.device]
    ios = arguments[PushArguments.ios]
    appearance = arguments[PushArguments.appearance]
    textSize = arguments[PushArguments.textSize]
    locale = arguments[PushArguments.locale]
  }
}

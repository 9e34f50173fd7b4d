import CoreGraphics
import IOSFoundation
internal import InterfaceDocument

extension UITextField {
  func decodeField(_ reader: ElementReader, _ loader: InterfaceLoader) {
    if let element = reader.child("fontDescription"), let font = loader.font(element) { self.font = font }
    if let element = reader.child("textColor"), let color = loader.color(element) { textColor = color }
    textAlignment = reader.word("textAlignment", TextWords.alignments) ?? .left
    borderStyle = reader.word("borderStyle", ["line": .line, "bezel": .bezel, "roundedRect": .roundedRect]) ?? .none
    clearButtonMode = reader.word("clearButtonMode", Self.viewModes) ?? .never
    if let flag = reader.bool("clearsOnBeginEditing") { clearsOnBeginEditing = flag }
    adjustsFontSizeToFitWidth = reader.bool("adjustsFontSizeToFit") ?? true
    if let size = reader.number("minimumFontSize") { minimumFontSize = size }
    if let flag = reader.bool("adjustsFontForContentSizeCategory") { adjustsFontForContentSizeCategory = flag }
    if let image = loader.image(reader, "background") { background = image }
    if let image = loader.image(reader, "disabledBackground") { disabledBackground = image }
    let isAttributed = reader.bool("usesAttributedText") == true
    if let element = reader.child("attributedText"), isAttributed {
      attributedText = loader.attributedString(element)
    } else if let text = loader.text(reader, "text") {
      self.text = text
    }
    if let element = reader.child("attributedPlaceholder") {
      attributedPlaceholder = loader.attributedString(element)
    } else if let text = loader.text(reader, "placeholder") {
      placeholder = text
    }
    if let traits = reader.child("textInputTraits") { decodeTraits(traits, loader) }
  }

  private func decodeTraits(_ element: DocumentElement, _ loader: InterfaceLoader) {
    let words = InputTraitWords(element, loader)
    (autocapitalizationType, autocorrectionType, spellCheckingType) = (words.capitals, words.correction, words.spelling)
    (smartQuotesType, smartDashesType, smartInsertDeleteType) = (words.quotes, words.dashes, words.insertion)
    (keyboardType, keyboardAppearance, returnKeyType) = (words.keyboard, words.appearance, words.returnKey)
    (enablesReturnKeyAutomatically, isSecureTextEntry) = (words.enablesReturnKey, words.isSecure)
    textContentType = words.content
  }

  private static let viewModes: [String: ViewMode] = [
    "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
  ]
}

extension UITextView {
  func decodeTextView(_ reader: ElementReader, _ loader: InterfaceLoader) {
    if let element = reader.child("fontDescription"), let font = loader.font(element) { self.font = font }
    if let element = reader.child("textColor"), let color = loader.color(element) { textColor = color }
    if let alignment = reader.word("textAlignment", TextWords.alignments) { textAlignment = alignment }
    if let flag = reader.bool("editable") { isEditable = flag }
    if let flag = reader.bool("selectable") { isSelectable = flag }
    if let flag = reader.bool("adjustsFontForContentSizeCategory") { adjustsFontForContentSizeCategory = flag }
    _ = reader.bool("translatesAutoresizingMaskIntoConstraints")
    let isAttributed = reader.bool("usesAttributedText") == true
    if let element = reader.child("attributedText"), isAttributed {
      attributedText = loader.attributedString(element)
    } else if let text = loader.text(reader, "text") {
      self.text = text
    }
    if let words = reader.child("dataDetectorType") {
      var types: UIDataDetectorTypes = []
      for (name, type) in Self.detectors where words[name] == "YES" { types.insert(type) }
      dataDetectorTypes = types
    }
    if let traits = reader.child("textInputTraits") {
      let words = InputTraitWords(traits, loader)
      (autocapitalizationType, autocorrectionType, spellCheckingType) = (
        words.capitals, words.correction, words.spelling
      )
      (smartQuotesType, smartDashesType, smartInsertDeleteType) = (words.quotes, words.dashes, words.insertion)
      (keyboardType, keyboardAppearance, returnKeyType) = (words.keyboard, words.appearance, words.returnKey)
      (enablesReturnKeyAutomatically, isSecureTextEntry) = (words.enablesReturnKey, words.isSecure)
      textContentType = words.content
    }
  }

  private static let detectors: [(String, UIDataDetectorTypes)] = [
    ("phoneNumber", .phoneNumber), ("link", .link), ("address", .address), ("calendarEvent", .calendarEvent),
  ]
}

/// What a `textInputTraits` element says of the keyboard.
@MainActor struct InputTraitWords {
  private let reader: ElementReader

  init(_ element: DocumentElement, _ loader: InterfaceLoader) { reader = ElementReader(element, loader.traits) }

  var capitals: UITextAutocapitalizationType {
    reader.word(
      "autocapitalizationType", ["words": .words, "sentences": .sentences, "allCharacters": .allCharacters]) ?? .none
  }
  var correction: UITextAutocorrectionType { reader.word("autocorrectionType", ["no": .no, "yes": .yes]) ?? .default }
  var spelling: UITextSpellCheckingType { reader.word("spellCheckingType", ["no": .no, "yes": .yes]) ?? .default }
  var quotes: UITextSmartQuotesType { reader.word("smartQuotesType", ["no": .no, "yes": .yes]) ?? .default }
  var dashes: UITextSmartDashesType { reader.word("smartDashesType", ["no": .no, "yes": .yes]) ?? .default }
  var insertion: UITextSmartInsertDeleteType {
    reader.word("smartInsertDeleteType", ["no": .no, "yes": .yes]) ?? .default
  }
  var appearance: UIKeyboardAppearance {
    reader.word("keyboardAppearance", ["alert": .dark, "dark": .dark, "light": .light]) ?? .default
  }
  var keyboard: UIKeyboardType {
    reader.word(
      "keyboardType",
      [
        "alphabet": .asciiCapable, "ASCIICapable": .asciiCapable, "numbersAndPunctuation": .numbersAndPunctuation,
        "URL": .URL, "numberPad": .numberPad, "phonePad": .phonePad, "namePhonePad": .namePhonePad,
        "emailAddress": .emailAddress, "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
        "ASCIICapableNumberPad": .asciiCapableNumberPad,
      ]) ?? .default
  }
  var returnKey: UIReturnKeyType {
    reader.word(
      "returnKeyType",
      [
        "go": .go, "google": .google, "join": .join, "next": .next, "route": .route, "search": .search, "send": .send,
        "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall, "continue": .continue,
      ]) ?? .default
  }
  var enablesReturnKey: Bool { reader.bool("enablesReturnKeyAutomatically") ?? false }
  var isSecure: Bool { reader.bool("secureTextEntry") ?? false }
  var content: UITextContentType? { reader.string("textContentType").map { UITextContentType(rawValue: $0) } }
}

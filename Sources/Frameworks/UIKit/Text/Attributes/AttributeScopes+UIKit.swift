import IOSFoundation

extension AttributeScopes {
  /// The attributes of UIKit's texts.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// The attributes of UIKit's texts.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind letters.
    public let backgroundColor: BackgroundColorAttribute
    /// More room after each letter, in points.
    public let kern: KernAttribute
    /// More room after each letter, in points.
    public let tracking: TrackingAttribute
    /// How far letters stand over the baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The paragraph's style.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The line below.
    public let underlineStyle: UnderlineStyleAttribute
    /// The line through.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// Foundation's attributes.
    public let foundation: FoundationAttributes

    /// The font.
    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      public static let name = NSAttributedString.Key.font.rawValue
    }
    /// The colour of letters.
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }
    /// The colour behind letters.
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }
    /// More room after each letter, in points.
    public enum KernAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.kern.rawValue
    }
    /// More room after each letter, in points.
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.tracking.rawValue
    }
    /// How far letters stand over the baseline, in points.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }
    /// The paragraph's style.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      public typealias Value = NSParagraphStyle
      public static let name = NSAttributedString.Key.paragraphStyle.rawValue
    }
    /// The line below.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }
    /// The line through.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }
  }
}

extension AttributeDynamicLookup {
  /// Lets code name UIKit's attributes as members.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension AttributeContainer {
  /// UIKit's attributes by their keys.
  var dictionary: [NSAttributedString.Key: Any] {
    typealias Scope = AttributeScopes.UIKitAttributes
    var result: [NSAttributedString.Key: Any] = [:]
    result[.font] = self[Scope.FontAttribute.self]
    result[.foregroundColor] = self[Scope.ForegroundColorAttribute.self]
    result[.backgroundColor] = self[Scope.BackgroundColorAttribute.self]
    result[.kern] = self[Scope.KernAttribute.self]
    result[.tracking] = self[Scope.TrackingAttribute.self]
    result[.baselineOffset] = self[Scope.BaselineOffsetAttribute.self]
    result[.paragraphStyle] = self[Scope.ParagraphStyleAttribute.self]
    result[.underlineStyle] = self[Scope.UnderlineStyleAttribute.self]?.rawValue
    result[.strikethroughStyle] = self[Scope.StrikethroughStyleAttribute.self]?.rawValue
    return result
  }
}

extension AttributedString {
  /// The text with a look of its own wherever it has none.
  func styled(
    _ base: AttributeContainer, _ transform: UIConfigurationTextAttributesTransformer?
  ) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    for run in runs {
      var look = base.merging(run.attributes)
      if let transform { look = transform(look) }
      result.append(NSAttributedString(string: String(characters[run.range]), attributes: look.dictionary))
    }
    return result
  }
}

import IOSFoundation

// A name of a module goes before imported ones: Foundation's classes of these names cannot hold fonts safely on Linux.

/// A text whose characters have attributes.
public typealias NSAttributedString = IOSFoundation.NSAttributedString
/// A text with attributes that can be changed.
public typealias NSMutableAttributedString = IOSFoundation.NSMutableAttributedString

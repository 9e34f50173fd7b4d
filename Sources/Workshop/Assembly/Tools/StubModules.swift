/// C modules that the frameworks' module files mention, with nothing in them.
///
/// The compiler wants to find each module that a module file was built with; users' code sees no C type of theirs. Empty
/// ones spare the user the development packages of Cairo, Pango and the others.
enum StubModules {
  private static let names = [
    "CCairo", "CPango", "CFreeType", "CDeflate", "CZlib", "CJPEG", "CPNG", "CWebP", "CGIF", "CSQLite", "CCodecs",
    "CXML", "CLibXML",
    "CMetatype",
    "CPlatform", "CCrypto",
  ]

  static var moduleMap: [UInt8] { Array(names.map { "module \($0) {}\n" }.joined().utf8) }
}

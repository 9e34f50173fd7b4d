import Testing

@testable import XcodeProject

@Suite("Names of files")
struct FileNameTests {
  @Test(
    "a product's name never leads out of its folder",
    arguments: [
      ("../../../../evil", ".._.._.._.._evil"), ("..", "_"), (".", "_"), ("", "_"), ("/etc/passwd", "_etc_passwd"),
      ("a\0b", "a_b"), ("Daily Pick 日本", "Daily Pick 日本"), (".hidden", ".hidden"),
    ])
  func safe(name: String, file: String) {
    #expect(FileName.safe(name) == file)
  }
}

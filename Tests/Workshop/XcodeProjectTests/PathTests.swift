import Testing

@testable import XcodeProject

@Suite("Paths") struct PathTests {
  @Test(
    "joining folds dots and keeps absolute paths",
    arguments: [
      ("/a/b", "c", "/a/b/c"), ("/a/b", "../c", "/a/c"), ("/a/b", "/c/d", "/c/d"), ("/a", "./b//c/", "/a/b/c"),
      ("/a", "", "/a"), ("/", "../..", "/"), ("a", "../../b", "../b"), ("/a b/日本", "x", "/a b/日本/x"),
    ])
  func join(_ base: String, _ path: String, _ expected: String) {
    #expect(Path.join(base, path) == expected)
  }

  @Test(
    "names, stems and extensions",
    arguments: [
      ("/a/b.Swift", "b.Swift", "b", "swift"), ("/a/.hidden", ".hidden", ".hidden", ""),
      ("x.tar.gz", "x.tar.gz", "x.tar", "gz"),
      ("/", "/", "/", ""), ("日本.strings", "日本.strings", "日本", "strings"),
    ])
  func parts(_ path: String, _ name: String, _ stem: String, _ suffix: String) {
    #expect(Path.name(path) == name)
    #expect(Path.stem(path) == stem)
    #expect(Path.fileExtension(path) == suffix)
  }

  @Test("a path inside a folder is told from one beside it")
  func relative() {
    #expect(Path.relative("/a/bc", to: "/a/b") == nil)
    #expect(Path.relative("/a/b/c", to: "/a/b") == "c")
    #expect(Path.relative("/a/b", to: "/a/b") == ".")
  }
}

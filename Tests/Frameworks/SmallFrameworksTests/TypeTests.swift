import Foundation
import MobileCoreServices
import Testing
import UniformTypeIdentifiers

@Suite("Uniform types") struct TypeTests {
  // Apple's list of system-declared uniform type identifiers.
  @Test(
    "a file's extension tells its type",
    arguments: [
      ("jpg", "public.jpeg"), ("JPEG", "public.jpeg"), ("png", "public.png"), ("gif", "com.compuserve.gif"),
      ("mp4", "public.mpeg-4"), ("mov", "com.apple.quicktime-movie"), ("mp3", "public.mp3"), ("pdf", "com.adobe.pdf"),
      ("txt", "public.plain-text"), ("heic", "public.heic"), ("webp", "org.webmproject.webp"),
    ])
  func extensions(name: String, identifier: String) {
    #expect(UTType(filenameExtension: name)?.identifier == identifier)
  }

  @Test("types conform to what they are kinds of")
  func conformance() throws {
    #expect(UTType.jpeg.conforms(to: .image))
    #expect(UTType.jpeg.conforms(to: .data))
    #expect(!UTType.jpeg.conforms(to: .movie))
    #expect(UTType.heic.isSubtype(of: .image))
    #expect(UTType.image.isSupertype(of: .png))
    #expect(UTType("public.nothing") == nil)
    #expect(UTType(mimeType: "image/png") == .png)
    #expect(UTType.mpeg4Movie.preferredFilenameExtension == "mp4")
    #expect(UTType.jpeg.preferredMIMEType == "image/jpeg")
    #expect(UTType(filenameExtension: "mov", conformingTo: .image)?.isDynamic == true)
  }

  @Test("an extension that nobody knows has a type of its own")
  func dynamic() throws {
    let type = try #require(UTType(filenameExtension: "nagaoshi"))

    #expect(type.isDynamic)
    #expect(type.conforms(to: .data))
    #expect(type.preferredFilenameExtension == "nagaoshi")
  }

  @Test("the old functions give the same answers")
  func oldFunctions() {
    let identifier = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "jpg" as CFString, nil)

    #expect(identifier?.takeRetainedValue() == kUTTypeJPEG as String)
    #expect(UTTypeConformsTo(kUTTypePNG, kUTTypeImage))
    #expect(UTTypeCopyPreferredTagWithClass(kUTTypePNG, kUTTagClassMIMEType)?.takeRetainedValue() == "image/png")
  }
}

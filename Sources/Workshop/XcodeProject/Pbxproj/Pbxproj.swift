internal import Journal

/// A `project.pbxproj`: objects that refer to each other by id.
struct Pbxproj {
  /// One object.
  struct Object {
    let id: String
    let isa: String
    private let fields: [String: PlistValue]

    init?(id: String, _ value: PlistValue) {
      guard let fields = value.dictionary, let isa = fields["isa"]?.string else { return nil }
      self.id = id
      self.isa = isa
      self.fields = fields
    }

    subscript(key: String) -> PlistValue? { fields[key] }
    func string(_ key: String) -> String? { fields[key]?.string }
    func list(_ key: String) -> [String] { fields[key]?.strings ?? [] }

    /// What people see in Xcode: name, path or id.
    var title: String { string("name") ?? string("path") ?? id }
  }

  /// The `project.pbxproj` file.
  let file: String
  let objects: [String: Object]
  let root: Object
  private let lines: [String: Int]

  /// Reads the file inside `project` (a `.xcodeproj` folder).
  init(project: String) throws(NagaoshiError) {
    file = project + "/project.pbxproj"
    let bytes: [UInt8]
    do {
      bytes = try Disk.read(file)
    } catch {
      throw NagaoshiError(
        code: "project.unreadable", message: "The project file cannot be read: \(error.reason)",
        hint: "Open the project in Xcode once, or restore the file from version control.", location: .init(file: file))
    }
    let document: PlistDocument
    do {
      document = try PlistDocument(bytes: bytes)
    } catch {
      let hasConflict = Self.hasConflict(bytes)
      throw NagaoshiError(
        code: "project.unparseable", message: "The project file is damaged: \(error.message)",
        hint: hasConflict
          ? "It holds the marks of a merge conflict (<<<<<<<); resolve it first." : "Restore it from version control.",
        location: .init(file: file, line: error.line))
    }
    guard let table = document.root["objects"]?.dictionary, let rootID = document.root["rootObject"]?.string else {
      throw NagaoshiError(
        code: "project.unparseable", message: "The project file has no 'objects' or no 'rootObject'",
        hint: "Restore it from version control.", location: .init(file: file))
    }
    var objects: [String: Object] = [:]
    for (id, value) in table { objects[id] = Object(id: id, value) }
    guard let root = objects[rootID], root.isa == "PBXProject" else {
      throw NagaoshiError(
        code: "project.unparseable", message: "The project file's root object \(rootID) is not a PBXProject",
        hint: "Restore it from version control.", location: .init(file: file))
    }
    self.objects = objects
    self.root = root
    lines = document.lines
  }

  /// The object of that id.
  subscript(id: String?) -> Object? { id.flatMap { objects[$0] } }

  /// The objects that a list of ids leads to.
  func all(_ ids: [String]) -> [Object] { ids.compactMap { objects[$0] } }

  /// Where an object stands in the file.
  func location(of object: Object) -> NagaoshiError.Location {
    .init(file: file, line: lines["objects.\(object.id)"], path: "\(object.isa) \(object.id)")
  }

  private static func hasConflict(_ bytes: [UInt8]) -> Bool {
    String(decoding: bytes, as: UTF8.self).contains("\n<<<<<<<")
  }
}

import Journal
import Testing

@Suite("Guessing a misspelt name")
struct NearestNameTests {
  @Test("a near name is found, a far one is not")
  func near() {
    let names = ["SAVE_PICK", "SHUFFLE_PICK"]

    #expect(NearestName.among(names, to: "SAVEPICK") == "SAVE_PICK")
    #expect(NearestName.among(names, to: "suffle_pick") == "SHUFFLE_PICK")
    #expect(NearestName.among(names, to: "OPEN") == nil)
    #expect(NearestName.among(names, to: "") == nil)
    #expect(NearestName.among(names, to: String(repeating: "x", count: 1000)) == nil)
  }

  @Test("a hint offers the nearest name, or lists what there is")
  func hint() {
    #expect(NearestName.hint(["a1", "b2"], to: "zzzz") == "There are: a1, b2.")
    #expect(NearestName.hint(["aaaa"], to: "aaab") == "Did you mean aaaa?")
    #expect(NearestName.hint([], to: "x") == nil)
    #expect(NearestName.hint(["a1", "b2", "c3"], to: "zzzz", listing: 2) == "There are: a1, b2 and others.")
  }

  @Test("an error says where, what and what to do")
  func description() {
    let error = NagaoshiError(code: "c", message: "It broke", hint: "Mend it.")

    #expect(error.description == "It broke. Mend it.")
    #expect(error.located(in: "f").description == "f: It broke. Mend it.")
    #expect(error.located(in: "f").located(in: "g").location?.file == "f")
    #expect(error.located(in: nil) == error)
    #expect(NagaoshiError.Location(line: 3, column: 4, path: "a.b").description == "line 3:4: a.b")
    #expect(NagaoshiError.Location(path: "a.b").description == "a.b")
  }
}

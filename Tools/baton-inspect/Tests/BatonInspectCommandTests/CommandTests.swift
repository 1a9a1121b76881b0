import BatonInspectCommand
@_spi(Image) @_spi(Runtime) import BatonStore
import Foundation
import Testing

/// What each command prints of an image, and of a dump where it can be asked of one.
@MainActor @Suite struct CommandTests {
  private let work: Workspace

  init() async throws {
    work = try Workspace()
    await work.makeImage()
    try work.write(Workspace.dump, to: "dump.json")
  }

  @Test func exportIsTheDump() {
    #expect(work.run("export", "app.sqlite").out == Workspace.dump)
    #expect(work.run("export", "dump.json").out == Workspace.dump)
    #expect(work.run("export", "-", stdin: Workspace.dump).out == Workspace.dump)
  }

  @Test func exportAsJSONHasWholeErrorsAndWriters() throws {
    let outcome = work.run("export", "app.sqlite", "--json")
    let json = try JSONSerialization.jsonObject(with: Data(outcome.out.utf8))
    let object = try #require(json as? [String: Any])
    #expect(object["version"] as? String == "v1")
    let records = try #require(object["records"] as? [[String: Any]])
    #expect(records.count == 5)
    #expect(records[0]["operation"] as? String == "CharacterQuery")
    let slots = try #require(records[0]["slots"] as? [String: [String: Any]])
    let errors = try #require(slots["age"]?["errors"] as? [[String: Any]])
    #expect(errors[0]["extensions"] as? [String: Int] == ["code": 7])
    #expect(errors[0]["path"] as? [String] == ["character", "age"])
  }

  @Test func recordsAreListed() {
    #expect(
      work.run("records", "app.sqlite", "--type", "Character").out == """
        Character:1  Character  3 slots
        Character:2  Character  1 slot

        """)
    #expect(work.run("records", "app.sqlite").out.split(separator: "\n").count == 5)
    #expect(
      work.run("records", "dump.json", "--type=Mutation", "--json").out
        == #"[{"key":"client:root:mutation","type":"Mutation","slots":0,"deleted":false}]"# + "\n")
  }

  @Test func aRecordIsShown() {
    #expect(
      work.run("show", "app.sqlite", "Character:1").out == """
        Character:1 (Character)
          age      null
          age      error: hidden (at character.age)
          friends  {"__refs": ["Character:2", null, "Character:2"]}
          name     "Rick"

        """)
    #expect(
      work.run("show", "app.sqlite", "Character:2", "--json").out
        == #"{"key":"Character:2","type":"Character","slots":{"name":{"value":"Morty"}}}"# + "\n")
  }

  @Test func referencesAreListed() {
    #expect(work.run("refs", "app.sqlite", "Character:2").out == "Character:1  friends  2 times\n")
    #expect(
      work.run("refs", "dump.json", "Character:1", "--json").out
        == #"[{"record":"client:root","slot":"character(id:\"1\")","count":1}]"# + "\n")
  }

  @Test func rootsAreListed() {
    #expect(
      work.run("roots", "app.sqlite").out == "client:root  character(id:\"1\")  Character:1\n")
  }

  @Test func agesAreListed() {
    work.now += 7300
    let lines = work.run("ages", "app.sqlite").out.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].hasPrefix(#"CharacterQuery  {"id":"1"}  2 h ago, "#))
    #expect(lines[1] == "OldQuery        {}          stale")
    let dump = work.run("ages", "dump.json")
    #expect(dump.status == 2 && dump.err.contains("give an image"))
  }

  @Test func sizesAreAddedUp() throws {
    let lines = work.run("size", "app.sqlite").out.split(separator: "\n")
    #expect(lines[0].hasPrefix("Character     2 records  "))
    #expect(lines.last?.hasPrefix("all           5 records") == true)
    #expect(work.run("size", "dump.json").out.contains("Character"))
  }

  @Test func whoWroteIsTold() {
    work.now += 90
    #expect(
      work.run("why", "app.sqlite", "Character:1").out
        .hasPrefix("Character:1  CharacterQuery  1 min ago, "))
    #expect(
      work.run("why", "app.sqlite", "client:root").out
        .hasPrefix(#"character(id:"1")  CharacterQuery  1 min ago, "#))
  }

  @Test func differencesAreListed() async throws {
    #expect(work.run("diff", "dump.json", "app.sqlite").status == 0)
    let store = work.open()
    store.image?.write(Workspace.rename("Evil Morty"))
    await store.closeImage()
    let outcome = work.run("diff", "dump.json", "app.sqlite")
    #expect(outcome.status == 1)
    #expect(outcome.out == "~ Character:2 name: \"Morty\" -> \"Evil Morty\"\n")
    try work.write("{\"A:1\": {\"__typename\": \"A\", \"b\": 1}}", to: "other.json")
    let other = work.run("diff", "dump.json", "other.json").out
    #expect(other.hasPrefix("+ A:1 {__typename: \"A\", b: 1}\n- Character:1 {"))
    #expect(
      work.run("diff", "app.sqlite", "dump.json", "--json").out.contains(#""before":"Evil Morty""#))
  }

  @Test func nothingIsToldFromNull() throws {
    try work.write("{\"A:1\": {\"__typename\": \"A\", \"b\": null}}", to: "null.json")
    try work.write("{\"A:1\": {\"__typename\": \"A\"}}", to: "nothing.json")
    #expect(
      work.run("diff", "null.json", "nothing.json", "--json").out
        .contains(#"{"name":"b","before":null}"#))
    #expect(
      work.run("diff", "nothing.json", "null.json", "--json").out
        .contains(#"{"name":"b","after":null}"#))
  }

  /// The image is written by a store that is open while it is followed.
  @Test func changesAreFollowed() async throws {
    let store = work.open()
    var looks = 0
    let outcome = work.run("tail", "app.sqlite") {
      looks += 1
      if looks == 2 { store.image?.write(Workspace.rename("Evil Morty")) }
      usleep(20_000)
      return looks < 20
    }
    await store.closeImage()
    let lines = outcome.out.split(separator: "\n")
    #expect(outcome.status == 0 && lines.count == 2)
    #expect(lines.first?.hasSuffix(" RenameMutation") == true)
    #expect(lines.last == "~ Character:2 name: \"Morty\" -> \"Evil Morty\"")
  }

  private func damage(_ text: String, in name: String = "app.sqlite") throws {
    var bytes = Array(try Data(contentsOf: URL(fileURLWithPath: work.path(name))))
    let place = try #require(bytes.firstRange(of: Array(text.utf8))).lowerBound
    bytes[place] ^= 1
    try Data(bytes).write(to: URL(fileURLWithPath: work.path(name)))
  }

  /// What goes into a file says nothing of what is not there.
  @Test func whatIsMissingFromADamagedImageIsSaid() throws {
    try damage("Morty")
    let export = work.run("export", "app.sqlite")
    #expect(export.status == 1)
    #expect(!export.out.contains("Morty") && export.out.contains("Rick"))
    #expect(
      export.err
        == "baton-inspect: 1 row of `app.sqlite` is not what was written, and is left out; "
        + "`baton-inspect check app.sqlite` tells more.\n")
    let records = work.run("records", "app.sqlite")
    #expect(records.status == 0 && records.err == export.err)
    #expect(work.run("export", "dump.json").err == "")
  }

  /// A page that no table leads to any more, such as SQLite finds.
  @Test func whatSQLiteFindsIsSaidWithWhatToDo() throws {
    var bytes = Array(try Data(contentsOf: URL(fileURLWithPath: work.path("app.sqlite"))))
    // The number of free pages, in the file's header.
    bytes[39] ^= 1
    try Data(bytes).write(to: URL(fileURLWithPath: work.path("app.sqlite")))
    let check = work.run("check", "app.sqlite")
    #expect(check.status == 1)
    let lines = check.out.split(separator: "\n")
    #expect(lines.first?.hasPrefix("SQLite: ") == true)
    #expect(lines.contains { $0.contains("the app's next launch starts it again, empty") })
    #expect(lines.last?.hasPrefix("5 records") == true)
    let export = work.run("export", "app.sqlite")
    #expect(export.status == 1 && export.out == Workspace.dump)
    #expect(export.err.contains("`app.sqlite` is damaged"))
    #expect(export.err.contains("`baton-inspect check app.sqlite`"))
  }

  /// A path that leads round in a circle stands for a folder that may not be looked into.
  @Test func whatCannotBeReachedIsNotCalledMissing() {
    #expect(symlink("loop", work.path("loop")) == 0)
    for command in ["records", "check", "export", "tail"] {
      let outcome = work.run(command, "loop")
      #expect(outcome.status == 2 && !outcome.err.contains("not there"))
      #expect(outcome.err.contains("cannot be"), "\(command)")
    }
    #expect(work.run("records", "nowhere").err.contains("is not there"))
  }

  @Test func checkReadsEverything() throws {
    let whole = work.run("check", "app.sqlite")
    #expect(whole.status == 0)
    #expect(whole.out == "nothing is wrong: 5 records, 0 links to records that are not there\n")
    // A byte of a text in some row.
    var bytes = Array(try Data(contentsOf: URL(fileURLWithPath: work.path("app.sqlite"))))
    let place = try #require(bytes.firstRange(of: Array("Morty".utf8))).lowerBound
    bytes[place] ^= 1
    try Data(bytes).write(to: URL(fileURLWithPath: work.path("app.sqlite")))
    let broken = work.run("check", "app.sqlite")
    #expect(broken.status == 1)
    #expect(broken.out.hasPrefix("1 row not what was written"))
    #expect(broken.out.hasSuffix("4 records, 2 links to records that are not there\n"))
    // The page that says what tables there are.
    bytes.replaceSubrange(100..<200, with: [UInt8](repeating: 0, count: 100))
    try Data(bytes).write(to: URL(fileURLWithPath: work.path("app.sqlite")))
    let torn = work.run("check", "app.sqlite")
    #expect(torn.status == 1 && torn.out.contains("is broken"))
    #expect(work.run("records", "app.sqlite").status == 2)
  }
}

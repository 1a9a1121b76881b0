@testable import BatonInspectCommand
import BatonImage
@_spi(Image) @_spi(Runtime) import BatonStore
import Foundation

/// A folder of a test's own with an image in it, gone with it.
@MainActor final class Workspace {
  nonisolated let folder = NSTemporaryDirectory() + "baton-inspect-" + UUID().uuidString
  /// What the tool takes for now.
  var now = Date().timeIntervalSince1970

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  struct Outcome {
    var status: Int32 = 0
    var out = ""
    var err = ""
  }

  nonisolated func path(_ name: String) -> String { folder + "/" + name }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path(name)))
  }

  func open() -> Store {
    Store(persistence: Persistence(url: URL(fileURLWithPath: path("app.sqlite")), version: "v1"))
  }

  /// Two characters, of which one is the other's friend.
  func makeImage() async {
    let store = open()
    store.image?.write(Workspace.friends)
    store.image?.stamp(
      ImageOperation(name: "CharacterQuery", variables: #"{"id":"1"}"#), isStale: false)
    store.image?.stamp(ImageOperation(name: "OldQuery", variables: "{}"), isStale: true)
    await store.closeImage()
  }

  static let morty = ImageKey(type: "Character", isKeyed: true, text: "2")

  static let friends = ImageBatch(count: 3, takesAway: false) {
    var content = ImageContent()
    content.operation = "CharacterQuery"
    let rick = ImageKey(type: "Character", isKeyed: true, text: "1")
    let morty = ImageKey(type: "Character", isKeyed: true, text: "2")
    content.changes = [
      ImageChange(
        .queryRoot, cells: [ImageCell(.text(#"character(id:"1")"#), .link(rick))]),
      ImageChange(
        rick,
        cells: [
          ImageCell(.text("name"), .string("Rick")),
          ImageCell(.text("friends"), .list([morty, nil, morty])),
          ImageCell(
            .text("age"), .null,
            errors: [
              GraphQLError(
                message: "hidden", path: [.field("character"), .field("age")],
                extensions: #"{"code":7}"#)
            ]),
        ]),
      ImageChange(morty, cells: [ImageCell(.text("name"), .string("Morty"))]),
    ]
    return content
  }

  nonisolated static func rename(_ name: String) -> ImageBatch {
    ImageBatch(count: 1, takesAway: false) {
      var content = ImageContent()
      content.operation = "RenameMutation"
      content.changes = [
        ImageChange(
          ImageKey(type: "Character", isKeyed: true, text: "2"),
          cells: [ImageCell(.text("name"), .string(name))])
      ]
      return content
    }
  }

  static let dump = #"""
    {
      "Character:1": {"__errors": {"age": {"message": "hidden", "path": "character.age"}}, "__typename": "Character", "age": null, "friends": {"__refs": ["Character:2", null, "Character:2"]}, "name": "Rick"},
      "Character:2": {"__typename": "Character", "name": "Morty"},
      "client:root": {"__typename": "Query", "character(id:\"1\")": {"__ref": "Character:1"}},
      "client:root:mutation": {"__typename": "Mutation"},
      "client:root:subscription": {"__typename": "Subscription"}
    }

    """#

  func run(
    _ arguments: String..., stdin: String = "", pause: () -> Bool = { false }
  ) -> Outcome {
    var outcome = Outcome()
    let now = now
    outcome.status = BatonInspectCommand.run(
      arguments: arguments, in: folder, stdin: { Data(stdin.utf8) }, now: { now }, pause: pause,
      stdout: { outcome.out += $0 }, stderr: { outcome.err += $0 })
    return outcome
  }
}

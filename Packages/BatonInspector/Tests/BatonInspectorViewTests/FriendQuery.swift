@_spi(Generated) import Baton
import Foundation

// As `batonc` writes it, for a character with a friend.

private enum Types {
  static let Query = Baton.RecordType("Query")
  static let Character = Baton.RecordType("Character")
}

private enum Slots {
  static let character = Types.Query.slot("character", [.argument("id", .variable("id"))])
  static let id = Types.Character.slot("id")
  static let name = Types.Character.slot("name")
  static let friend = Types.Character.slot("friend")
}

/// `query FriendQuery($id: ID!) { character(id: $id) { id name friend { id name } } }`
struct FriendQuery: Baton.Query {
  var id: String
  var resolution: Baton.Resolution<Baton.OperationHandle<Self>> = .unresolved

  init(id: String) { self.id = id }

  static let name = "FriendQuery"
  static let document: Baton.Document = .text("")
  var variables: Baton.Variables { Baton.Variables(["id": Baton.Variable(id)]) }

  static func == (a: Self, b: Self) -> Bool { a.id == b.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }

  static let plan = Baton.Plan(
    root: Baton.Selection(
      type: Types.Query, key: [], abstract: false,
      fields: [
        .linked(
          "character", key: .dynamic(Slots.character), plural: false,
          selection: selection([
            .linked("friend", key: .fixed(Slots.friend), plural: false, selection: selection([]))
          ]))
      ]))

  private static func selection(_ more: [Baton.SelectionField]) -> Baton.Selection {
    Baton.Selection(
      type: Types.Character, key: ["id"], abstract: false,
      fields: [
        .scalar("id", key: .fixed(Slots.id), kind: .id, list: false),
        .scalar("name", key: .fixed(Slots.name), kind: .string, list: false),
      ] + more)
  }

  struct Data: Baton.Lens {
    let anchor: Baton.Anchor
    init(anchor: Baton.Anchor) { self.anchor = anchor }
    @MainActor var name: String? {
      anchor.linked(anchor.owner.slot(Slots.character))?.string(Slots.name)
    }
  }

  static func payload(_ name: String) -> Baton.Payload {
    Baton.Payload(
      json: """
        {"data": {"character": {"id": "1", "name": "\(name)", "friend": {"id": "2", "name": null}}},
         "errors": [{"message": "hidden", "path": ["character", "friend", "name"]}]}
        """)
  }
}

/// A folder of a test's own, gone with it.
final class Scratch: Sendable {
  let path = NSTemporaryDirectory() + "baton-inspector-view-" + UUID().uuidString

  init() {
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var names: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: path).sorted()) ?? []
  }
}

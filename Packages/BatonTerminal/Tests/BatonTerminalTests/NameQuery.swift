@_spi(Generated) import Baton
import BatonTerminal
import Synchronization

// As `batonc` writes it, for one field of one record.

private enum Types {
  static let Query = Baton.RecordType("Query")
  static let Character = Baton.RecordType("Character")
}

private enum Slots {
  static let character = Types.Query.slot("character", [.argument("id", .variable("id"))])
  static let id = Types.Character.slot("id")
  static let name = Types.Character.slot("name")
}

struct NameQuery: Baton.Query {
  var id: String
  var resolution: Baton.Resolution<Baton.OperationHandle<Self>> = .unresolved

  init(id: String) { self.id = id }

  static let name = "NameQuery"
  static let document: Baton.Document = .text(
    "query NameQuery($id:ID!){character(id:$id){id,name}}")
  var variables: Baton.Variables { Baton.Variables(["id": Baton.Variable(id)]) }

  static func == (a: Self, b: Self) -> Bool { a.id == b.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }

  static let plan = Baton.Plan(
    root: Baton.Selection(
      type: Types.Query, key: [], abstract: false,
      fields: [
        .linked(
          "character", key: .dynamic(Slots.character), plural: false,
          selection: Baton.Selection(
            type: Types.Character, key: ["id"], abstract: false,
            fields: [
              .scalar("id", key: .fixed(Slots.id), kind: .id, list: false),
              .scalar("name", key: .fixed(Slots.name), kind: .string, list: false),
            ]))
      ]))

  struct Data: Baton.Lens {
    let anchor: Baton.Anchor
    init(anchor: Baton.Anchor) { self.anchor = anchor }
    @MainActor var character: Character? {
      anchor.linked(anchor.owner.slot(Slots.character)).map(Character.init(anchor:))
    }
  }

  struct Character: Baton.Lens {
    let anchor: Baton.Anchor
    init(anchor: Baton.Anchor) { self.anchor = anchor }
    @MainActor var name: String? { anchor.string(Slots.name) }
  }
}

/// Answers `NameQuery` with a name made of the id, and counts.
final class NameTransport: Transport {
  private let sent = Mutex<[String]>([])
  private let prefix: String

  init(_ prefix: String = "n") { self.prefix = prefix }

  var requests: [String] { sent.withLock { $0 } }

  func send(_ request: Request) -> AsyncThrowingStream<Payload, any Error> {
    let json = request.variables.json
    let id = String(json.dropFirst(#"{"id":""#.count).dropLast(2))
    sent.withLock { $0.append(id) }
    return AsyncThrowingStream { continuation in
      continuation.yield(
        Payload(json: #"{"data":{"character":{"id":"\#(id)","name":"\#(prefix)\#(id)"}}}"#))
      continuation.finish()
    }
  }
}

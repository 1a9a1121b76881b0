@_spi(Generated) import Baton

/// What `batonc` writes for
/// `query PartsQuery($id: ID!) { character(id: $id) { name ...CharacterHeader_character @defer } }`.
nonisolated struct PartsQuery: Baton.Query {
  var id: String
  var resolution: Baton.Resolution<Baton.OperationHandle<Self>> = .unresolved

  init(id: String) { self.id = id }

  static let name = "PartsQuery"
  static let document: Baton.Document = .text("query PartsQuery…")
  static let cacheExpiration: Swift.Duration? = .seconds(300)
  var variables: Baton.Variables { Baton.Variables(["id": Baton.Variable(self.id)]) }
  static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }
  func hash(into hasher: inout Hasher) { hasher.combine(self.id) }

  static let plan = Baton.Plan(root: selection0)
  private static let selection0: Baton.Selection = Baton.Selection(
    type: Types.Query, key: [], abstract: false,
    fields: [
      .linked(
        "character", key: .dynamic(Slots.Query.character_bca4f9), plural: false,
        lookup: Baton.Lookup(type: Types.Character, key: [.variable("id")]), selection: selection1)
    ])
  private static let selection1: Baton.Selection = Baton.Selection(
    type: Types.Character, key: ["id"], abstract: false,
    fields: [
      .scalar("name", key: .fixed(Slots.Character.name), kind: .string, list: false),
      .deferred(
        label: "PartsQuery$defer$CharacterHeader_character",
        fields: [
          .scalar("name", key: .fixed(Slots.Character.name), kind: .string, list: false),
          .scalar("status", key: .fixed(Slots.Character.status), kind: .string, list: false),
          .linked(
            "origin", key: .fixed(Slots.Character.origin), plural: false, selection: selection2),
        ]),
      .scalar("id", key: .fixed(Slots.Character.id), kind: .id, list: false),
    ])
  private static let selection2: Baton.Selection = Baton.Selection(
    type: Types.Location, key: ["id"], abstract: false,
    fields: [
      .scalar("name", key: .fixed(Slots.Location.name), kind: .string, list: false),
      .scalar("id", key: .fixed(Slots.Location.id), kind: .id, list: false),
    ])

  nonisolated struct Data: Baton.Lens {
    let anchor: Baton.Anchor
    init(anchor: Baton.Anchor) { self.anchor = anchor }
    @MainActor var character: Character? {
      anchor.linked(anchor.owner.slot(Slots.Query.character_bca4f9)).map(Character.init(anchor:))
    }

    nonisolated struct Character: Baton.Lens {
      let anchor: Baton.Anchor
      init(anchor: Baton.Anchor) { self.anchor = anchor }
      @MainActor var name: String? { anchor.string(Slots.Character.name) }
      @MainActor var characterHeader: CharacterHeader_character? {
        anchor.deferred("PartsQuery$defer$CharacterHeader_character").map {
          .init(anchor: $0.entering())
        }
      }
    }
  }

  /// What a server answers at once, and the part.
  static func first(_ id: String, _ name: String = "Rick") -> Payload {
    Payload(
      json: #"{"data":{"character":{"name":"\#(name)","id":"\#(id)"}},"hasNext":true}"#)
  }

  static func part(_ id: String, status: String = "Alive", isLast: Bool = true) -> Payload {
    Payload(
      json: """
        {"incremental":[{"path":["character"],"label":"PartsQuery$defer$CharacterHeader_character",\
        "data":{"status":"\(status)","origin":{"name":"Earth","id":"20"}}}],"hasNext":\(!isLast)}
        """)
  }

  static let end = Payload(json: #"{"hasNext":false}"#)
}

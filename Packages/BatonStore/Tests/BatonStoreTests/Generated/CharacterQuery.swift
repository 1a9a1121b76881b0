// query CharacterQuery($id: ID!) @cacheExpiration(seconds: 300) {
//   character(id: $id) { ...CharacterHeader_character }
// }
// fragment CharacterHeader_character on Character { name status species image origin { name } }
@_spi(Generated) import BatonStore

nonisolated public struct CharacterHeader_character: BatonStore.Lens {
  @_spi(Generated) public let anchor: BatonStore.Anchor
  @_spi(Generated) public init(anchor: BatonStore.Anchor) { self.anchor = anchor }
  @MainActor public var name: String? { anchor.string(Slots.Character.name) }
  @MainActor public var status: String? { anchor.string(Slots.Character.status) }
  @MainActor public var species: String? { anchor.string(Slots.Character.species) }
  @MainActor public var image: String? { anchor.string(Slots.Character.image) }
  @MainActor public var origin: Origin? {
    anchor.linked(Slots.Character.origin).map(Origin.init(anchor:))
  }

  nonisolated public struct Origin: BatonStore.Lens {
    @_spi(Generated) public let anchor: BatonStore.Anchor
    @_spi(Generated) public init(anchor: BatonStore.Anchor) { self.anchor = anchor }
    @MainActor public var name: String? { anchor.string(Slots.Location.name) }
  }
}

nonisolated public struct CharacterQuery: BatonStore.GraphQLOperation {
  public var id: String

  public init(id: String) {
    self.id = id
  }

  public static let name = "CharacterQuery"
  public static let kind: BatonStore.OperationKind = .query
  public static let document: BatonStore.Document = .text(
    #"query CharacterQuery($id:ID!){character(id:$id){...CharacterHeader_character,id}}fragment CharacterHeader_character on Character{name,status,species,image,origin{name,id}}"#
  )
  @_spi(Generated) public static let cacheExpiration: Swift.Duration? = .seconds(300)

  public var variables: BatonStore.Variables {
    BatonStore.Variables(["id": BatonStore.Variable(self.id)])
  }

  @_spi(Generated) public static let plan = BatonStore.Plan(root: selection0)
  private static let selection0: BatonStore.Selection = BatonStore.Selection(
    type: Types.Query, key: [], abstract: false,
    fields: [
      .linked(
        "character", key: .dynamic(Slots.Query.character_bca4f9), plural: false,
        lookup: BatonStore.Lookup(type: Types.Character, key: [.variable("id")]),
        selection: selection1)
    ])
  private static let selection1: BatonStore.Selection = BatonStore.Selection(
    type: Types.Character, key: ["id"], abstract: false,
    fields: [
      .scalar("name", key: .fixed(Slots.Character.name), kind: .string, list: false),
      .scalar("status", key: .fixed(Slots.Character.status), kind: .string, list: false),
      .scalar("species", key: .fixed(Slots.Character.species), kind: .string, list: false),
      .scalar("image", key: .fixed(Slots.Character.image), kind: .string, list: false),
      .linked(
        "origin", key: .fixed(Slots.Character.origin), plural: false, selection: selection2),
      .scalar("id", key: .fixed(Slots.Character.id), kind: .id, list: false),
    ])
  private static let selection2: BatonStore.Selection = BatonStore.Selection(
    type: Types.Location, key: ["id"], abstract: false,
    fields: [
      .scalar("name", key: .fixed(Slots.Location.name), kind: .string, list: false),
      .scalar("id", key: .fixed(Slots.Location.id), kind: .id, list: false),
    ])

  nonisolated public struct Data: BatonStore.Lens {
    @_spi(Generated) public let anchor: BatonStore.Anchor
    @_spi(Generated) public init(anchor: BatonStore.Anchor) { self.anchor = anchor }
    @MainActor public var character: Character? {
      anchor.linked(anchor.owner.slot(Slots.Query.character_bca4f9))
        .map(Character.init(anchor:))
    }

    nonisolated public struct Character: BatonStore.Lens {
      @_spi(Generated) public let anchor: BatonStore.Anchor
      @_spi(Generated) public init(anchor: BatonStore.Anchor) { self.anchor = anchor }
      @MainActor public var characterHeader: CharacterHeader_character {
        .init(anchor: anchor.entering())
      }
    }
  }
}

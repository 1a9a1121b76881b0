// What `batonc` writes for the documents of these tests.
@_spi(Generated) public import Baton

nonisolated enum Types {
  static let Query = Baton.RecordType("Query")
  static let Mutation = Baton.RecordType("Mutation")
  static let Character = Baton.RecordType("Character")
  static let Location = Baton.RecordType("Location")
  static let RenamePayload = Baton.RecordType("RenamePayload")
}

nonisolated enum Slots {
  nonisolated struct CharacterSlots: Sendable {
    let id = Types.Character.slot("id")
    let name = Types.Character.slot("name")
    let status = Types.Character.slot("status")
    let species = Types.Character.slot("species")
    let image = Types.Character.slot("image")
    let origin = Types.Character.slot("origin")
  }
  static let Character = CharacterSlots()
  nonisolated struct LocationSlots: Sendable {
    let id = Types.Location.slot("id")
    let name = Types.Location.slot("name")
  }
  static let Location = LocationSlots()
  nonisolated struct QuerySlots: Sendable {
    let character_bca4f9 = Types.Query.slot("character", [.argument("id", .variable("id"))])
  }
  static let Query = QuerySlots()
  nonisolated struct MutationSlots: Sendable {
    let rename = Types.Mutation.slot("rename")
  }
  static let Mutation = MutationSlots()
  nonisolated struct RenamePayloadSlots: Sendable {
    let character = Types.RenamePayload.slot("character")
  }
  static let RenamePayload = RenamePayloadSlots()
}

/// Lens for `fragment CharacterHeader_character on Character`.
nonisolated public struct CharacterHeader_character: Baton.Lens {
  @_spi(Generated) public let anchor: Baton.Anchor
  @_spi(Generated) public init(anchor: Baton.Anchor) { self.anchor = anchor }
  @MainActor public var name: String? { anchor.string(Slots.Character.name) }
  @MainActor public var status: String? { anchor.string(Slots.Character.status) }
  @MainActor public var origin: Origin? {
    anchor.linked(Slots.Character.origin).map(Origin.init(anchor:))
  }

  nonisolated public struct Origin: Baton.Lens {
    @_spi(Generated) public let anchor: Baton.Anchor
    @_spi(Generated) public init(anchor: Baton.Anchor) { self.anchor = anchor }
    @MainActor public var name: String? { anchor.string(Slots.Location.name) }
  }
}

/// Operation value for `query CharacterQuery`.
nonisolated public struct CharacterQuery: Baton.Query {
  public var id: String
  @_spi(Generated) public var resolution: Baton.Resolution<Baton.OperationHandle<Self>> =
    .unresolved

  public init(id: String) {
    self.id = id
  }

  public static let name = "CharacterQuery"
  public static let document: Baton.Document = .text(
    #"query CharacterQuery($id:ID!){character(id:$id){...CharacterHeader_character,id}}fragment CharacterHeader_character on Character{name,status,origin{name,id}}"#
  )
  @_spi(Generated) public static let cacheExpiration: Swift.Duration? = .seconds(300)

  public var variables: Baton.Variables {
    Baton.Variables(["id": Baton.Variable(self.id)])
  }

  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.id == rhs.id
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(self.id)
  }

  @_spi(Generated) public static let plan = Baton.Plan(root: selection0)
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
      .scalar("status", key: .fixed(Slots.Character.status), kind: .string, list: false),
      .linked(
        "origin", key: .fixed(Slots.Character.origin), plural: false, selection: selection2),
      .scalar("id", key: .fixed(Slots.Character.id), kind: .id, list: false),
    ])
  private static let selection2: Baton.Selection = Baton.Selection(
    type: Types.Location, key: ["id"], abstract: false,
    fields: [
      .scalar("name", key: .fixed(Slots.Location.name), kind: .string, list: false),
      .scalar("id", key: .fixed(Slots.Location.id), kind: .id, list: false),
    ])

  nonisolated public struct Data: Baton.Lens {
    @_spi(Generated) public let anchor: Baton.Anchor
    @_spi(Generated) public init(anchor: Baton.Anchor) { self.anchor = anchor }
    @MainActor public var character: Character? {
      anchor.linked(anchor.owner.slot(Slots.Query.character_bca4f9)).map(Character.init(anchor:))
    }

    nonisolated public struct Character: Baton.Lens {
      @_spi(Generated) public let anchor: Baton.Anchor
      @_spi(Generated) public init(anchor: Baton.Anchor) { self.anchor = anchor }
      @MainActor public var characterHeader: CharacterHeader_character {
        .init(anchor: anchor.entering())
      }
    }
  }
}

/// Operation value for `query NameQuery`: less of the same character, without an expiration.
nonisolated public struct NameQuery: Baton.Query {
  public var id: String
  @_spi(Generated) public var resolution: Baton.Resolution<Baton.OperationHandle<Self>> =
    .unresolved

  public init(id: String) {
    self.id = id
  }

  public static let name = "NameQuery"
  public static let document: Baton.Document = .text(
    #"query NameQuery($id:ID!){character(id:$id){name,id}}"#)

  public var variables: Baton.Variables {
    Baton.Variables(["id": Baton.Variable(self.id)])
  }

  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.id == rhs.id
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(self.id)
  }

  @_spi(Generated) public static let plan = Baton.Plan(root: selection0)
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
      .scalar("id", key: .fixed(Slots.Character.id), kind: .id, list: false),
    ])

  nonisolated public struct Data: Baton.Lens {
    @_spi(Generated) public let anchor: Baton.Anchor
    @_spi(Generated) public init(anchor: Baton.Anchor) { self.anchor = anchor }
    @MainActor public var character: Character? {
      anchor.linked(anchor.owner.slot(Slots.Query.character_bca4f9)).map(Character.init(anchor:))
    }

    nonisolated public struct Character: Baton.Lens {
      @_spi(Generated) public let anchor: Baton.Anchor
      @_spi(Generated) public init(anchor: Baton.Anchor) { self.anchor = anchor }
      @MainActor public var name: String? { anchor.string(Slots.Character.name) }
      @MainActor public var species: String? { anchor.string(Slots.Character.species) }
    }
  }
}

/// Operation value for `mutation Rename`.
nonisolated public struct Rename: Baton.Mutation {
  public var id: String
  public var name: String

  public init(id: String, name: String) {
    self.id = id
    self.name = name
  }

  public static let name = "Rename"
  public static let document: Baton.Document = .text(
    #"mutation Rename($id:ID!,$name:String!){rename(id:$id,name:$name){character{id,name}}}"#)

  public var variables: Baton.Variables {
    Baton.Variables(["id": Baton.Variable(self.id), "name": Baton.Variable(self.name)])
  }

  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.id == rhs.id && lhs.name == rhs.name
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(self.id)
    hasher.combine(self.name)
  }

  @_spi(Generated) public static let plan = Baton.Plan(root: selection0)
  private static let selection0: Baton.Selection = Baton.Selection(
    type: Types.Mutation, key: [], abstract: false,
    fields: [
      .linked("rename", key: .fixed(Slots.Mutation.rename), plural: false, selection: selection1)
    ])
  private static let selection1: Baton.Selection = Baton.Selection(
    type: Types.RenamePayload, key: [], abstract: false,
    fields: [
      .linked(
        "character", key: .fixed(Slots.RenamePayload.character), plural: false,
        selection: selection2)
    ])
  private static let selection2: Baton.Selection = Baton.Selection(
    type: Types.Character, key: ["id"], abstract: false,
    fields: [
      .scalar("id", key: .fixed(Slots.Character.id), kind: .id, list: false),
      .scalar("name", key: .fixed(Slots.Character.name), kind: .string, list: false),
    ])

  nonisolated public struct Data: Baton.Lens {
    @_spi(Generated) public let anchor: Baton.Anchor
    @_spi(Generated) public init(anchor: Baton.Anchor) { self.anchor = anchor }
    @MainActor public var rename: Rename? {
      anchor.linked(Slots.Mutation.rename).map(Rename.init(anchor:))
    }

    nonisolated public struct Rename: Baton.Lens {
      @_spi(Generated) public let anchor: Baton.Anchor
      @_spi(Generated) public init(anchor: Baton.Anchor) { self.anchor = anchor }
      @MainActor public var character: Character? {
        anchor.linked(Slots.RenamePayload.character).map(Character.init(anchor:))
      }

      nonisolated public struct Character: Baton.Lens {
        @_spi(Generated) public let anchor: Baton.Anchor
        @_spi(Generated) public init(anchor: Baton.Anchor) { self.anchor = anchor }
        @MainActor public var name: String? { anchor.string(Slots.Character.name) }
      }
    }
  }
}

extension Rename {
  nonisolated public struct Optimistic: Baton.OptimisticResponse {
    public var rename: Rename?

    public init(rename: Rename? = nil) {
      self.rename = rename
    }

    public func appendJSON(to text: inout String) {
      text +=
        Baton.Variable(object: ["rename": self.rename.map { Baton.Variable($0) } ?? .null]).json
    }

    nonisolated public struct Rename: Baton.VariableValue, Sendable {
      public var character: Character?

      public init(character: Character? = nil) {
        self.character = character
      }

      public func appendJSON(to text: inout String) {
        text +=
          Baton.Variable(object: [
            "character": self.character.map { Baton.Variable($0) } ?? .null
          ]).json
      }
    }

    nonisolated public struct Character: Baton.VariableValue, Sendable {
      public var id: String
      public var name: String?

      public init(id: String, name: String? = nil) {
        self.id = id
        self.name = name
      }

      public func appendJSON(to text: inout String) {
        text +=
          Baton.Variable(object: [
            "id": Baton.Variable(self.id),
            "name": self.name.map { Baton.Variable($0) } ?? .null,
          ]).json
      }
    }
  }
}

/// A mutation's action.
nonisolated public struct RenameAction: Baton.MutationAction {
  public typealias Operation = Rename
  @_spi(Generated) public var resolution: Baton.Resolution<Baton.ActionState> = .unresolved
  public init() {}

  @MainActor @discardableResult
  public func callAsFunction(
    id: String, name: String, optimistic: Rename.Optimistic? = nil
  ) async throws -> Rename.Data {
    try await run(Rename(id: id, name: name), optimistic: optimistic)
  }

  @MainActor @discardableResult
  public func callAsFunction(
    id: String, name: String,
    optimistic: @escaping @MainActor (Baton.StoreReader) -> Rename.Optimistic?
  ) async throws -> Rename.Data {
    try await run(Rename(id: id, name: name), optimistic: optimistic)
  }
}

/// Operation value for `query PinnedQuery`: a variable with a default.
nonisolated public struct PinnedQuery: Baton.Query {
  public var id: String?
  @_spi(Generated) public var resolution: Baton.Resolution<Baton.OperationHandle<Self>> =
    .unresolved

  public init(id: String? = nil) {
    self.id = id
  }

  public static let name = "PinnedQuery"
  public static let document: Baton.Document = .text(
    #"query PinnedQuery($id:ID="1"){character(id:$id){name,id}}"#)
  @_spi(Generated) public static let defaults = Baton.Variables(["id": Baton.Variable("1")])

  public var variables: Baton.Variables {
    Baton.Variables(["id": Baton.Variable(self.id)])
  }

  @_spi(Generated) public static let plan = NameQuery.plan
  public typealias Data = NameQuery.Data
}

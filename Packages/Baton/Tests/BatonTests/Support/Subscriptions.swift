@_spi(Generated) public import Baton

nonisolated enum EventSlots {
  static let type = Baton.RecordType("Subscription")
  static let renamed = type.slot("renamed", [.argument("id", .variable("id"))])
}

/// What `batonc` writes for `subscription Renamed($id: ID!) { renamed(id: $id) { name } }`.
nonisolated public struct Renamed: Baton.Subscription {
  public var id: String
  @_spi(Generated) public var resolution: Baton.Resolution<Baton.SubscriptionHandle<Self>> =
    .unresolved

  public init(id: String) {
    self.id = id
  }

  public static let name = "Renamed"
  public static let document: Baton.Document = .text(
    #"subscription Renamed($id:ID!){renamed(id:$id){name,id}}"#)

  public var variables: Baton.Variables {
    Baton.Variables(["id": Baton.Variable(self.id)])
  }

  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.id.utf8.elementsEqual(rhs.id.utf8)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(self.id)
  }

  @_spi(Generated) public static let plan = Baton.Plan(root: selection0)
  private static let selection0: Baton.Selection = Baton.Selection(
    type: EventSlots.type, key: [], abstract: false,
    fields: [
      .linked(
        "renamed", key: .dynamic(EventSlots.renamed), plural: false, selection: selection1)
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
    @MainActor public var renamed: Renamed? {
      anchor.linked(anchor.owner.slot(EventSlots.renamed)).map(Renamed.init(anchor:))
    }

    nonisolated public struct Renamed: Baton.Lens {
      @_spi(Generated) public let anchor: Baton.Anchor
      @_spi(Generated) public init(anchor: Baton.Anchor) { self.anchor = anchor }
      @MainActor public var name: String? { anchor.string(Slots.Character.name) }
      @MainActor public var species: String? { anchor.string(Slots.Character.species) }
    }
  }
}

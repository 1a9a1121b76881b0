@_spi(Generated) import Baton
import ConformanceReader

/// `query Probe($id: ID!) { ship(id: $id) { name tonnage id } }` as the compiler would write it.
struct Probe: Query {
  var id: String

  static let name = "Probe"
  var resolution: Resolution<OperationHandle<Self>> = .unresolved
  static let document = Document.text("query Probe($id:ID!){ship(id:$id){name,tonnage,id}}")
  var variables: Variables { Variables(["id": Variable(id)]) }

  enum Slots {
    static let query = RecordType("Query")
    static let ship = RecordType("Ship")
    static let shipKey = query.slot("ship", [.argument("id", .variable("id"))])
    static let name = ship.slot("name")
    static let tonnage = ship.slot("tonnage")
    static let id = ship.slot("id")
  }

  static let plan = Plan(
    root: Selection(
      type: Slots.query, key: [], abstract: false,
      fields: [
        .linked(
          "ship", key: .dynamic(Slots.shipKey), plural: false,
          selection: Selection(
            type: Slots.ship, key: ["id"], abstract: false,
            fields: [
              .scalar("name", key: .fixed(Slots.name), kind: .string, list: false),
              .scalar("tonnage", key: .fixed(Slots.tonnage), kind: .int, list: false),
              .scalar("id", key: .fixed(Slots.id), kind: .id, list: false),
            ]))
      ]))

  struct Data: Lens {
    let anchor: Anchor
    init(anchor: Anchor) { self.anchor = anchor }
    @MainActor var ship: Ship? {
      anchor.linked(anchor.owner.slot(Slots.shipKey)).map(Ship.init(anchor:))
    }
  }

  struct Ship: Lens {
    let anchor: Anchor
    init(anchor: Anchor) { self.anchor = anchor }
    @MainActor var name: String? { anchor.string(Slots.name) }
    @MainActor var tonnage: Int? { anchor.int(Slots.tonnage) }
  }

  @MainActor static func reader() -> OperationReader {
    OperationReader(
      "Probe", query: { Probe(id: try $0.value("id")) },
      paths: [
        "ship.name": [
          { lens in
            guard let ship = Step.value(lens.ship) else { return .null }
            return .of(ship.name)
          }
        ],
        // The first way does not apply, so the second is taken.
        "ship.tonnage": [{ _ in nil }, { lens in .of(lens.ship?.tonnage) }],
      ])
  }
}

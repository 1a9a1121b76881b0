@_spi(Generated) import Baton

/// Operation value for `query RequiredQuery`: a character and a name that it can't be without.
struct RequiredQuery: Baton.Query {
  var id: String
  var resolution: Baton.Resolution<Baton.OperationHandle<Self>> = .unresolved

  init(id: String) { self.id = id }

  static let name = "RequiredQuery"
  static let document: Baton.Document = .text(
    #"query RequiredQuery($id:ID!){character(id:$id){name,id}}"#)
  var variables: Baton.Variables { Baton.Variables(["id": Baton.Variable(id)]) }

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }

  static let plan = NameQuery.plan

  struct Data: Baton.Lens {
    let anchor: Baton.Anchor
    init(anchor: Baton.Anchor) { self.anchor = anchor }
    @MainActor var character: Character {
      Character(
        anchor: anchor.linked(
          anchor.owner.slot(Slots.Query.character_bca4f9), or: Types.Character))
    }
    @MainActor var missingField: [String]? {
      if anchor.lacks(anchor.owner.slot(Slots.Query.character_bca4f9)) { return ["character"] }
      if let path = character.missingField { return ["character"] + path }
      return nil
    }
  }

  struct Character: Baton.Lens {
    let anchor: Baton.Anchor
    init(anchor: Baton.Anchor) { self.anchor = anchor }
    @MainActor var name: String { anchor.string(Slots.Character.name, or: "") }
    @MainActor var missingField: [String]? {
      anchor.lacks(Slots.Character.name) ? ["name"] : nil
    }
  }
}

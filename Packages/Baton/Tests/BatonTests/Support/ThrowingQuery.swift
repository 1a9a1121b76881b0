@_spi(Generated) import Baton

/// Operation value for `query ThrowingQuery @throwOnFieldError`, of the fields of `PartsQuery`.
struct ThrowingQuery: Baton.Query {
  var id: String
  var resolution: Baton.Resolution<Baton.OperationHandle<Self>> = .unresolved
  init(id: String) { self.id = id }
  static let name = "ThrowingQuery"
  static let document: Baton.Document = .text("query ThrowingQuery…")
  static var throwsOnFieldError: Bool { true }
  var variables: Baton.Variables { Baton.Variables(["id": Baton.Variable(id)]) }
  static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
  static let plan = PartsQuery.plan
  struct Data: Baton.Lens {
    let anchor: Baton.Anchor
    init(anchor: Baton.Anchor) { self.anchor = anchor }
    @MainActor var character: Character? {
      anchor.linked(anchor.owner.slot(Slots.Query.character_bca4f9)).map(Character.init(anchor:))
    }
    @MainActor func collectErrors(into errors: inout FieldErrors) {
      anchor.collectErrors(
        at: anchor.owner.slot(Slots.Query.character_bca4f9), below: Character.self, into: &errors)
    }
  }
  struct Character: Baton.Lens {
    let anchor: Baton.Anchor
    init(anchor: Baton.Anchor) { self.anchor = anchor }
    @MainActor var name: String? { anchor.string(Slots.Character.name) }
    @MainActor func collectErrors(into errors: inout FieldErrors) {
      anchor.collectErrors(at: Slots.Character.name, into: &errors)
    }
  }
}

import Testing

@_spi(Generated) @_spi(Runtime) @testable import BatonStore

/// Errors of fields under optimistic layers (B-12).
@MainActor struct ErrorLayerTests {
  private let store = Store()
  private let hidden = ErrorPlan.error("hidden", #"["hero","name"]"#)

  init() throws {
    try commit(ErrorPlan.hero(), hidden)
  }

  private func commit(_ hero: String, _ errors: String...) throws {
    let list = errors.joined(separator: ",")
    try ErrorPlan.plan.commit(
      #"{"errors":[\#(list)],"data":{"hero":\#(hero),"any":[]}}"#, to: store)
  }

  private func layer(_ hero: String) throws -> LayerID {
    let changes = try ErrorPlan.plan.changeSet(
      #"{"data":{"hero":\#(hero)}}"#, isComplete: false)
    return store.applyLayer(changes).id
  }

  private var messages: [String] {
    var errors = FieldErrors()
    ErrorPlan.plan.anchor(in: store).linked(ErrorPlan.root)?
      .collectErrors(at: ErrorPlan.name, into: &errors)
    return errors.errors.map(\.message)
  }

  @Test func aLayerHidesThemAndGivesThemBack() throws {
    let before = store.dump()
    let watch = Watch { _ = messages }
    let id = try layer(#"{"id":"1","name":"Ann"}"#)
    #expect(messages.isEmpty && watch.count == 1)
    store.revert(id)
    #expect(store.dump() == before && messages == ["hidden"])
    #expect(store.core.brokenInvariants() == [])
  }

  @Test func aBatchBelowPutsAnErrorUnderTheLayer() throws {
    try commit(ErrorPlan.hero())
    let id = try layer(#"{"id":"1","name":"Ann"}"#)
    let watch = Watch { _ = messages }
    try commit(ErrorPlan.hero(), hidden)
    #expect(messages.isEmpty && watch.count == 0)
    store.revert(id)
    #expect(messages == ["hidden"])
  }

  @Test func aBatchBelowClearsAnErrorThatTheLayerHid() throws {
    let id = try layer(#"{"id":"1","name":"Ann"}"#)
    try commit(ErrorPlan.hero())
    store.revert(id)
    #expect(messages.isEmpty && store.core.errors.isEmpty)
  }

  @Test func theAnswerBringsItsOwn() throws {
    let id = try layer(#"{"id":"1","name":"Ann"}"#)
    let answer = try ErrorPlan.plan.changeSet(
      ErrorPlan.response(ErrorPlan.hero(), ErrorPlan.error("still", #"["hero","name"]"#)))
    store.resolve(id, with: answer)
    #expect(messages == ["still"])
    #expect(store.core.brokenInvariants() == [])
  }

  @Test func aFunctionOfTheStoreReadsThemAsTheyAreBelow() throws {
    // The function holds the store that it reads, which holds it as long as its layer.
    defer { store.clear() }
    var seen: [[String]] = []
    let first = try layer(#"{"id":"1","name":"Ann"}"#)
    _ = store.applyLayer { _ in
      seen.append(messages)
      return nil
    }
    store.revert(first)
    #expect(seen == [[], ["hidden"]])
    #expect(messages == ["hidden"])
    #expect(store.core.brokenInvariants() == [])
  }
}

import Observation
import Testing

@_spi(Generated) @_spi(Runtime) @testable import BatonStore

/// Errors of fields in the store: kept, dumped, cleared, told (B-6.3, B-6.5, B-4.2, B-8).
@MainActor struct ErrorKeepingTests {
  private let store = Store()
  private let hidden = ErrorPlan.error("hidden", #"["hero","name"]"#)

  @discardableResult
  private func commit(_ hero: String, _ errors: String...) throws -> CommitSummary {
    let list = errors.joined(separator: ",")
    let summary = try ErrorPlan.plan.commit(
      #"{"errors":[\#(list)],"data":{"hero":\#(hero),"any":[]}}"#, to: store)
    #expect(store.core.brokenInvariants() == [])
    return summary
  }

  private var hero: Anchor? { ErrorPlan.plan.anchor(in: store).linked(ErrorPlan.root) }

  private var nameErrors: [GraphQLError] {
    var errors = FieldErrors()
    hero?.collectErrors(at: ErrorPlan.name, into: &errors)
    return errors.errors
  }

  @Test func aDumpShowsOneAsAnObjectAndSeveralAsAList() throws {
    try commit(ErrorPlan.hero(), hidden)
    #expect(
      store.line("EHero:1")?.hasPrefix(
        #"{"__errors": {"name": {"message": "hidden", "path": "hero.name"}}, "__typename": "EHero","#
      )
        == true)
    try commit(
      ErrorPlan.hero(tags: "[null]"), hidden,
      ErrorPlan.error("no \\\"tag\\\"", #"["hero","tags",0]"#),
      ErrorPlan.error("again", #"["hero","name"]"#))
    #expect(
      store.line("EHero:1")?.hasPrefix(
        #"{"__errors": {"name": [{"message": "hidden", "path": "hero.name"}, "#
          + #"{"message": "again", "path": "hero.name"}], "#
          + #""tags": {"message": "no \"tag\"", "path": "hero.tags.0"}}, "__typename": "EHero","#)
        == true)
  }

  @Test func extensionsAreKeptAsTheyCame() throws {
    try commit(
      ErrorPlan.hero(),
      #"{"message":"a","path":["hero","name"],"extensions":{"code": 1.50}}"#, hidden)
    #expect(nameErrors.map(\.extensions) == [#"{"code": 1.50}"#, nil])
  }

  @Test func anAnswerClearsThemEvenWhereTheValueStaysNull() throws {
    try commit(ErrorPlan.hero(), hidden)
    let watch = Watch { _ = nameErrors }
    #expect(try commit(ErrorPlan.hero()).changed == 1)
    #expect(watch.count == 1)
    #expect(nameErrors.isEmpty && store.core.errors.isEmpty)
  }

  @Test func aResponseThatIsSilentClearsNothing() throws {
    try commit(ErrorPlan.hero(), hidden)
    try ErrorPlan.plan.commit(
      #"{"data":{"hero":{"id":"1","tags":["a"]}}}"#, to: store, isComplete: false)
    #expect(nameErrors.map(\.message) == ["hidden"])
  }

  @Test func anotherQueryThatAnswersTheFieldClearsThem() throws {
    try commit(ErrorPlan.hero(), hidden)
    try ErrorPlan.plan.commit(
      #"{"data":{"hero":null,"any":[{"__typename":"EHero","id":"1","called":"Ann"}]}}"#,
      to: store)
    #expect(store.core.errors.isEmpty)
  }

  @Test func theSameErrorsChangeAndTellNothing() throws {
    try commit(ErrorPlan.hero(), hidden)
    let watch = Watch { _ = nameErrors }
    let dump = store.dump()
    #expect(try commit(ErrorPlan.hero(), hidden).changed == 0)
    #expect(watch.count == 0 && store.dump() == dump)
  }

  @Test func anErrorAloneIsToldToWhoReadsTheFieldAndToNobodyElse() throws {
    try commit(ErrorPlan.hero())
    let (name, tags) = (Watch { _ = nameErrors }, Watch { _ = hero?.strings(ErrorPlan.tags) })
    #expect(try commit(ErrorPlan.hero(), hidden).changed == 1)
    #expect(name.count == 1 && tags.count == 0)
  }

  /// The old errors are there while their readers are told; value and error are told once.
  @Test func aFieldIsToldOnceOfItsValueAndItsErrors() throws {
    try commit(ErrorPlan.hero(name: #""Ann""#))
    var seen: [[GraphQLError]] = []
    let watch = Watch {
      _ = hero?.string(ErrorPlan.name)
      _ = nameErrors
    }
    withObservationTracking {
      _ = nameErrors
    } onChange: {
      MainActor.assumeIsolated { seen.append(nameErrors) }
    }
    #expect(try commit(ErrorPlan.hero(), hidden).changed == 2)
    #expect(watch.count == 1)
    #expect(seen == [[]])
  }

  @Test func aRecordOfTwoPlacesHasTheErrorsOfBoth() throws {
    try commit(
      ErrorPlan.hero(origin: #"{"id":"2","title":null}"#, friends: #"[{"id":"2","title":null}]"#),
      ErrorPlan.error("a", #"["hero","friends",0,"title"]"#),
      ErrorPlan.error("b", #"["hero","origin","title"]"#))
    #expect(store.line("EHero:2")?.contains(#""message": "a""#) == true)
    #expect(store.line("EHero:2")?.contains(#""message": "b""#) == true)
  }

  /// Their readers hear of it in the same order in every process.
  @Test func theErrorsOfARecordAreClearedInAFixedOrder() throws {
    let fields = (0..<16).map { ErrorPlan.hero.slot("eMany\($0)") }
    try commit(ErrorPlan.hero())
    let record = try #require(hero).record
    for slot in fields.shuffled() {
      store.core.errors.set([GraphQLError(message: "m")], at: slot.address.key, of: record)
    }
    var pending = PendingChanges()
    pending.setErrors([], at: fields[9].address.key, of: record)
    pending.clearErrors(of: record)
    let cleared = pending.errors.list.map(\.key)
    let others = fields.map(\.address.key).filter { $0 != fields[9].address.key }
    #expect(cleared == [fields[9].address.key] + others.sorted())
  }

  @Test func clearingTheStoreForgetsThem() throws {
    try commit(ErrorPlan.hero(), hidden, ErrorPlan.error("x", #"["hero"]"#))
    store.clear()
    #expect(store.core.errors.isEmpty && store.dump() == Store().dump())
    #expect(store.core.brokenInvariants() == [])
  }

  @Test func theyGoWithTheirRecord() throws {
    try commit(ErrorPlan.hero(), hidden)
    store.collect()
    #expect(store.core.errors.isEmpty)
    #expect(store.core.brokenInvariants() == [])
    // Another record at the same place has none.
    try commit(ErrorPlan.hero())
    #expect(store.core.errors.isEmpty)
  }

  @Test func manyErrorsTakeTimeInProportion() throws {
    let friends = (2..<4002).map { #"{"id":"\#($0)","title":null}"# }.joined(separator: ",")
    let errors = (0..<4000).map { ErrorPlan.error("e", #"["hero","friends",\#($0),"title"]"#) }
    let summary = try ErrorPlan.plan.commit(
      #"{"errors":[\#(errors.joined(separator: ","))],"data":{"hero":\#(ErrorPlan.hero(friends: "[\(friends)]")),"any":[]}}"#,
      to: store)
    #expect(summary.unplacedErrors.isEmpty && store.core.errors.count == 4000)
    #expect(try commit(ErrorPlan.hero(friends: "[\(friends)]")).changed == 4000)
    #expect(store.core.errors.isEmpty)
  }

  /// An object whose members are repeated, and an error for each.
  @Test func errorsOfARepeatedMemberTakeTimeInProportion() throws {
    let members = Array(repeating: #""name":null"#, count: 20_000).joined(separator: ",")
    let errors = Array(repeating: ErrorPlan.error("e", #"["hero","name"]"#), count: 20_000)
    try ErrorPlan.plan.commit(
      #"{"errors":[\#(errors.joined(separator: ","))],"data":{"hero":{"id":"1",\#(members)},"any":[]}}"#,
      to: store, isComplete: false)
    #expect(nameErrors.count == 20_000)
    #expect(store.core.brokenInvariants() == [])
  }

  /// B-6.4
  @Test func whoCommitsByHandIsToldTheErrorsThatNobodyHandles() throws {
    let summary = try Store().commit(
      CharacterQuery(id: "1"),
      Payload(
        json: #"{"errors":[{"message":"m","path":["character"]}],"data":{"character":null}}"#))
    #expect(summary.errors.map(\.message) == ["m"])
    #expect(summary.unhandledErrors == summary.errors)
  }
}

import Testing

@_spi(Generated) @_spi(Runtime) @testable import BatonStore

/// Which field an error belongs to (B-6.1), and those that belong to none (B-6.2).
@MainActor struct ErrorPlaceTests {
  private let store = Store()

  /// Where one error lands, as `record.field`; nil where it has no place.
  private func place(_ path: String, of hero: String, any: String = "[]") throws -> String? {
    let summary = try ErrorPlan.plan.commit(
      #"{"data":{"hero":\#(hero),"any":\#(any)},"errors":[{"message":"m","path":\#(path)}]}"#,
      to: store)
    #expect(store.core.brokenInvariants() == [])
    #expect(summary.errors.count == 1)
    let places = store.core.allRecords.flatMap { record in
      store.core.errors[record].keys.map {
        "\(record.fullKey).\(Registry.shared.field(ofKey: $0))"
      }
    }
    #expect(places.count + summary.unplacedErrors.count == 1)
    return places.first
  }

  @Test(arguments: [
    (#"["hero","name"]"#, "EHero:1.name"),
    (#"["hero"]"#, "client:root.ehero"),
    (#"["hero","friends",1,"title"]"#, "EHero:3.name"),
    (#"["hero","friends",0]"#, "EHero:1.friendsOf"),
    (#"["hero","origin","title"]"#, "EHero:1.origin"),
    (#"["hero","friends",7,"title"]"#, "EHero:1.friendsOf"),
    (#"["hero","friends",2,"title"]"#, "EHero:1.friendsOf"),
    (#"["hero","friends",-1,"title"]"#, "EHero:1.friendsOf"),
    (#"["hero",0,"name"]"#, "client:root.ehero"),
    (#"["hero","tags",0]"#, "EHero:1.tags"),
    (#"["hero","name","x"]"#, "EHero:1.name"),
    (#"["h\u0065ro","name"]"#, "EHero:1.name"),
  ])
  func aPathLeadsToTheLastFieldThatThereIs(path: String, field: String) throws {
    let hero = ErrorPlan.hero(
      friends: #"[{"id":"2","title":"b"},{"id":"3","title":null},null]"#)
    #expect(try place(path, of: hero) == field)
  }

  @Test(arguments: [
    #"[]"#, #"null"#, #""hero""#, #"[0]"#, #"["other"]"#, #"["hero","other"]"#, #"["hero",1.5]"#,
    #"["hero","friends","title"]"#, #"["hero","tags","x"]"#, #"["hero","friends",0,"name"]"#,
    #"["any",0,"__typename"]"#, #"["any",0,"name"]"#,
  ])
  func anErrorWithoutAFieldBelongsToTheResponse(path: String) throws {
    let hero = ErrorPlan.hero(friends: #"[{"id":"2","title":"b"}]"#)
    let any = #"[{"__typename":"EHero","id":"5","called":"c"}]"#
    #expect(try place(path, of: hero, any: any) == nil)
    #expect(!store.dump().contains("__errors"))
  }

  /// The object's own type says which fields it has.
  @Test func belowAnAbstractType() throws {
    let any = #"[{"__typename":"EOther","id":"4"},{"__typename":"EHero","id":"5","called":null}]"#
    #expect(try place(#"["any",1,"called"]"#, of: "null", any: any) == "EHero:5.name")
    #expect(try place(#"["any",0,"called"]"#, of: "null", any: any) == nil)
  }

  /// A field is found in an object whose members go on after a nested one.
  @Test func aFieldBehindANestedObject() throws {
    let hero =
      #"{"id":"1","name":null,"origin":{"id":"2","title":"b"},"tags":null,"friends":[]}"#
    #expect(try place(#"["hero","tags"]"#, of: hero) == "EHero:1.tags")
    #expect(try place(#"["hero","origin","title"]"#, of: hero) == "EHero:2.name")
  }
}

internal import Testing

@testable import BatonMacroExpansion

@Suite("Expansions of captured messages")
struct ExpansionTests {
  let captured: Captured
  init() throws { captured = try Captured() }

  @Test("@Query: a storage behind an init accessor, with the marker's further arguments")
  func query() throws {
    let peer = try captured.reply("character", "peer")
    #expect(peer.diagnostics.isEmpty)
    #expect(peer.sources == ["private var _character: QueryStorage<CharacterQuery>"])
    let accessors = try captured.reply("character", "accessor")
    #expect(accessors.diagnostics.isEmpty)
    #expect(
      accessors.sources == [
        """
        @storageRestrictions(initializes: _character)
        init(initialValue) { _character = QueryStorage(initialValue, fetchPolicy: .storeOnly) }
        """,
        "get { _character.value }",
        "set { _character = QueryStorage(newValue, fetchPolicy: .storeOnly) }",
      ])
  }

  @Test("a name in backticks, a raw literal, a nested type and a comment after it")
  func quotedName() throws {
    let peer = try captured.reply("default", "peer")
    #expect(peer.sources == ["private var _default: QueryStorage<Some.Nested>"])
    #expect(peer.diagnostics.isEmpty)
    #expect(
      try captured.reply("default", "accessor").sources == [
        "@storageRestrictions(initializes: _default)\n"
          + "init(initialValue) { _default = QueryStorage(initialValue) }",
        "get { _default.value }", "set { _default = QueryStorage(newValue) }",
      ])
  }

  @Test("@Subscription: a storage behind an init accessor, as @Query's")
  func subscription() throws {
    #expect(
      try captured.reply("events", "peer").sources == [
        "private var _events: SubscriptionStorage<S>"
      ])
    #expect(
      try captured.reply("events", "accessor").sources == [
        "@storageRestrictions(initializes: _events)\n"
          + "init(initialValue) { _events = SubscriptionStorage(initialValue) }",
        "get { _events.value }", "set { _events = SubscriptionStorage(newValue) }",
      ])
  }

  @Test("a macro that is none of the markers is answered with nothing")
  func unknownMacro() throws {
    for role in ["peer", "accessor"] {
      let reply = try captured.reply("events", role, as: "OtherMacro")
      #expect(reply.sources.isEmpty)
      #expect(reply.diagnostics.isEmpty)
    }
  }

  @Test("@Mutation: a storage that no initializer has to fill")
  func mutation() throws {
    #expect(
      try captured.reply("rename", "peer").sources == ["var _rename = MutationStorage<M.Action>()"])
    #expect(try captured.reply("rename", "accessor").sources == ["get { _rename.action }"])
  }

  @Test("@Fragment adds nothing")
  func fragment() throws {
    let reply = try captured.reply("fragment", "peer")
    #expect(reply.sources.isEmpty)
    #expect(reply.diagnostics.isEmpty)
  }

  @Test("the first message is the handshake")
  func handshake() throws {
    let reply = Plugin.reply(to: captured.messages[0])
    #expect(
      reply.description
        == #"{"getCapabilityResult":{"capability":{"features":[],"protocolVersion":7}}}"#)
  }
}

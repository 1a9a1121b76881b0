import Testing

@testable import BatonWire

@Suite struct WordingTests {
  /// Each has words of its own, one sentence without its full stop.
  @Test func everyErrorHasWords() {
    let all: [WireError] = [
      .partTooLong(limit: 1), .partWithoutBody, .partsCutShort, .eventTooLong(limit: 1),
      .eventsCutShort, .upgradeTooLong(limit: 1), .upgradeNotHTTP, .upgradeCutShort,
      .upgradeToSomethingElse, .upgradeKeyWrong, .upgradeExtension("x"), .upgradeSubprotocol(""),
      .upgradeSubprotocol("x"), .frameReservedBits, .frameReservedOpcode(3), .frameMasked,
      .frameLength, .frameContinuesNothing, .frameInsideMessage, .frameControl, .frameClose,
      .frameText, .messageTooLong(limit: 1), .framesCutShort, .messageBinary, .messageNotObject,
      .messageType(""), .messageType("x"), .messageWithoutID(type: "x"), .messagePayload(type: "x"),
      .messageBeforeAcknowledgement(type: "x"), .acknowledgedTwice,
    ]
    let words = all.map(\.description)
    #expect(Set(words).count == all.count)
    #expect(words.allSatisfy { $0.count > 20 && !$0.hasSuffix(".") })
  }
}

@testable import BatonWire

/// What is fuzzed as bytes that arrive: where they were cut must not matter.
enum Cuts {
  /// Has a parser take bytes at once, one by one, and in pieces whose sizes come of a seed.
  static func hold<Parser: Pushed>(
    _ parser: Parser, _ bytes: ArraySlice<UInt8>, seed: UInt8
  ) -> Outcome<Parser.Element> {
    let whole = Outcome(parser, [bytes])
    Promise.hold(Outcome(parser, pieces(bytes) { 1 }) == whole, "one by one is as at once")
    var state = UInt64(seed)
    let random = pieces(bytes) {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 60) + 1
    }
    Promise.hold(Outcome(parser, random) == whole, "in pieces is as at once")
    if let error = whole.error {
      Promise.hold(error.description.count > 20, "\(error) has words")
    }
    return whole
  }

  private static func pieces(
    _ bytes: ArraySlice<UInt8>, sizes: () -> Int
  ) -> [ArraySlice<UInt8>] {
    var pieces: [ArraySlice<UInt8>] = []
    var rest = bytes
    while !rest.isEmpty {
      pieces.append(rest.prefix(sizes()))
      rest = rest.dropFirst(pieces.last?.count ?? 1)
    }
    return pieces
  }
}

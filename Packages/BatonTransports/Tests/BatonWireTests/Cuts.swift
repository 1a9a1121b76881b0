@testable import BatonWire

/// What a parser made of bytes: what it took, and what it threw in the end.
struct Outcome<Element: Hashable>: Hashable {
  var elements: [Element] = []
  var error: WireError?
}

/// A parser that bytes are pushed into.
protocol Pushed {
  associatedtype Element: Hashable
  mutating func push(_ more: [UInt8])
  mutating func next() throws(WireError) -> Element?
  /// Says that no more bytes will come.
  mutating func end() throws(WireError)
}

extension MultipartParser: Pushed {}
extension FrameParser: Pushed {}
extension EventStreamParser: Pushed {
  mutating func end() throws(WireError) {}
}
extension UpgradeParser: Pushed {
  mutating func end() throws(WireError) {}
}

/// The ways in which bytes may arrive: at once, one by one, and cut at random.
func cuts(_ bytes: [UInt8]) -> [[[UInt8]]] {
  var generator = Numbers(state: 7)
  let random = (0..<(bytes.count > 1000 ? 2 : 50)).map { _ in
    var pieces: [[UInt8]] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Int.random(in: 1...max(1, min(rest.count, 9)), using: &generator)
      pieces.append(Array(rest.prefix(count)))
      rest = rest.dropFirst(count)
    }
    return pieces
  }
  return [[bytes], bytes.map { [$0] }] + random
}

/// What a parser makes of pieces that arrive one after another.
func outcome<Parser: Pushed>(_ parser: Parser, _ pieces: [[UInt8]]) -> Outcome<Parser.Element> {
  var parser = parser
  var outcome = Outcome<Parser.Element>()
  do throws(WireError) {
    for piece in pieces {
      parser.push(piece)
      while let element = try parser.next() { outcome.elements.append(element) }
    }
    try parser.end()
  } catch { outcome.error = error }
  return outcome
}

/// Numbers that are the same in each run.
struct Numbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

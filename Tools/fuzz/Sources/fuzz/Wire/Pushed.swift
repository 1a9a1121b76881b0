@testable import BatonWire

/// A parser that bytes are pushed into.
protocol Pushed {
  associatedtype Element: Equatable
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

/// What a parser made of bytes: what it took, and what it threw in the end.
struct Outcome<Element: Equatable>: Equatable {
  var elements: [Element] = []
  var error: WireError?

  init<Parser: Pushed>(_ parser: Parser, _ pieces: [ArraySlice<UInt8>])
  where Parser.Element == Element {
    var parser = parser
    do throws(WireError) {
      for piece in pieces {
        parser.push(Array(piece))
        while let element = try parser.next() { elements.append(element) }
      }
      try parser.end()
    } catch { self.error = error }
  }
}

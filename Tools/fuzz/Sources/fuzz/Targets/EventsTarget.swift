@testable import BatonWire

/// A stream of events. The first byte is a seed of the cuts and a limit.
enum EventsTarget {
  static func run(_ input: [UInt8]) {
    guard let seed = input.first else { return }
    let limit = Int(seed) * 4
    let outcome = Cuts.hold(EventStreamParser(limit: limit), input.dropFirst(), seed: seed)
    Promise.hold(
      outcome.elements.allSatisfy { $0.data.count <= limit + 1 }, "no event is over the limit")
  }
}

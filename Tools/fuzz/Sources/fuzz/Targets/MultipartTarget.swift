@testable import BatonWire

/// A response in parts: the value of its `Content-Type`, and its bytes. The first byte is a seed of the cuts
/// and a limit.
enum MultipartTarget {
  static func run(_ input: [UInt8]) {
    guard let seed = input.first, let parts = Parts.of(Array(input.dropFirst()), 2) else { return }
    let type = MediaType(String(decoding: parts[0], as: UTF8.self))
    let limit = Int(seed) * 4
    let parser = MultipartParser(boundary: type.parameter("boundary") ?? "-", limit: limit)
    let outcome = Cuts.hold(parser, parts[1][...], seed: seed)
    Promise.hold(outcome.elements.allSatisfy { $0.count <= limit }, "no part is over the limit")
  }
}

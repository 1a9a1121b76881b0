@_spi(Image) import BatonStore

/// Numbers that come again with their seed.
struct RandomSource: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }
}

/// Random records of a small world, so that they meet again.
struct RandomContent {
  var source: RandomSource

  init(seed: UInt64) {
    source = RandomSource(seed: seed)
  }

  private static let texts = [
    "", "a", "Rick", "é", "e\u{301}", "\u{0}", "🛸 long enough to be a heap string",
  ]

  mutating func text() -> String { RandomContent.texts[source.below(RandomContent.texts.count)] }

  mutating func key() -> ImageKey {
    let type = ["Character", "Note", "Épisode"][source.below(3)]
    if source.below(3) > 0 {
      return ImageKey(type: type, isKeyed: true, text: "\(source.below(8))")
    }
    // What is at a path is of one type, as a rule, and images know paths alone.
    return ImageKey(
      type: type, isKeyed: false, text: "client:root:\(type)s(first:2):edges:\(source.below(4))")
  }

  mutating func scalar() -> Scalar {
    switch source.below(6) {
    case 0: .null
    case 1: .bool(source.below(2) == 0)
    case 2: .int([0, -1, 1, Int.max, Int.min, 300][source.below(6)])
    case 3: .double([0, -0.5, 1e300, .leastNonzeroMagnitude][source.below(4)])
    default: .string(text())
    }
  }

  mutating func value() -> ImageValue {
    switch source.below(9) {
    case 0: return .null
    case 1: return .link(key())
    case 2: return .list((0..<source.below(5)).map { _ in source.below(4) == 0 ? nil : key() })
    case 3: return .scalars((0..<source.below(5)).map { _ in scalar() })
    default:
      switch scalar() {
      case .null: return .null
      case .bool(let bool): return .bool(bool)
      case .int(let int): return .int(int)
      case .double(let double): return .double(double)
      case .string(let text): return .string(text)
      }
    }
  }

  mutating func cell(mayTakeAway: Bool = false) -> ImageCell {
    let number = source.below(6)
    let name: ImageName =
      source.below(3) == 0
      ? .text("notes(first:\(number))") : ImageName(lasting: "imageField\(number)")
    return ImageCell(
      name, mayTakeAway && source.below(5) == 0 ? .missing : value(),
      errors: source.below(6) == 0 ? [error()] : [])
  }

  mutating func error() -> GraphQLError {
    GraphQLError(
      message: text(),
      path: [nil, [], [.field(text()), .index(-source.below(3))]][source.below(3)],
      locations: (0..<source.below(3)).map { GraphQLError.Location(line: $0, column: -$0) },
      extensions: source.below(2) == 0 ? nil : "{\"code\": 1}")
  }

  mutating func change() -> ImageChange {
    let key = key()
    if source.below(10) == 0 { return ImageChange(key, isDeleted: true) }
    return ImageChange(
      key, isElement: !key.isKeyed && source.below(2) == 0,
      cells: (0..<source.below(5)).map { _ in cell(mayTakeAway: true) })
  }
}

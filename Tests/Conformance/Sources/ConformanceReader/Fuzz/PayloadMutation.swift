import SpecExchange

/// Changes payloads so that most still look like ones of their operation: values in the place of others,
/// members that are there twice or not at all, parts with other paths, labels and ids, bytes that went
/// astray.
struct PayloadMutation {
  var random: FuzzRandom
  /// Values of other payloads, to be put anywhere.
  let strangers: [JSON]

  mutating func mutated(_ payloads: [JSON]) -> [[UInt8]] {
    var changed = payloads
    // As they are, they lay ground for the next ones.
    if random.chance(15) { return changed.map { Array($0.text.utf8) } }
    for _ in 0...random.below(4) {
      guard let index = random.index(of: changed) else { break }
      switch random.below(20) {
      case 0: changed.remove(at: index)
      case 1: changed.insert(changed[index], at: random.below(changed.count))
      case 2: changed.swapAt(index, random.below(changed.count))
      default: changed[index] = mutated(changed[index])
      }
    }
    return changed.map { bytes(of: $0) }
  }

  private mutating func bytes(of payload: JSON) -> [UInt8] {
    var bytes = Array(payload.text.utf8)
    guard random.chance(10), let index = random.index(of: bytes) else { return bytes }
    switch random.below(4) {
    case 0: bytes[index] = UInt8(random.below(256))
    case 1: bytes.removeSubrange(index...)
    case 2: bytes.insert(contentsOf: bytes[index...].prefix(random.below(64)), at: 0)
    default: bytes.removeSubrange(index..<min(bytes.count, index + random.below(16)))
    }
    return bytes
  }

  /// Walks down some way, and changes what is there.
  private mutating func mutated(_ json: JSON) -> JSON {
    switch json.content {
    case .object(let members) where !members.isEmpty && random.chance(85):
      return JSON(.object(descended(members)))
    case .array(let elements) where !elements.isEmpty && random.chance(80):
      var elements = elements
      let index = random.below(elements.count)
      switch random.below(8) {
      case 0: elements.remove(at: index)
      case 1: elements.insert(elements[index], at: 0)
      case 2: elements.swapAt(index, random.below(elements.count))
      case 3: elements.append(value(like: elements[index]))
      default: elements[index] = mutated(elements[index])
      }
      return .array(elements)
    default: return value(like: json)
    }
  }

  private mutating func descended(_ members: [JSON.Member]) -> [JSON.Member] {
    var members = members
    let index = random.below(members.count)
    let member = members[index]
    switch random.below(12) {
    case 0: members.remove(at: index)
    case 1: members.append(.init(name: member.name, value: value(like: member.value)))
    case 2: members.swapAt(index, random.below(members.count))
    case 3:
      let name = random.pick(members.map(\.name)) ?? member.name
      members[index] = .init(name: name, value: member.value)
    default: members[index] = .init(name: member.name, value: mutated(member.value))
    }
    return members
  }

  private mutating func value(like json: JSON) -> JSON {
    if random.chance(20), let stranger = random.pick(strangers) { return stranger }
    switch json.content {
    case .string(let text) where random.chance(60): return .string(self.text(like: text))
    case .number(let digits) where random.chance(60):
      return JSON(.number(random.pick(Self.numbers) ?? digits))
    case .bool(let value) where random.chance(60): return .bool(!value)
    case .array(let elements) where random.chance(60) && elements.count < 64:
      return .array(elements + elements + elements)
    default: return random.pick(Self.values) ?? .null
    }
  }

  private mutating func text(like text: String) -> String {
    switch random.below(6) {
    case 0: return ""
    case 1: return text + text
    case 2: return String(repeating: text.isEmpty ? "x" : text, count: 1 + random.below(200))
    case 3: return random.pick(["Ship", "Harbour", "Nobody", "client:root", "é", "e\u{301}"]) ?? ""
    case 4: return String(random.below(12))
    default: return String(text.dropLast())
    }
  }

  private static let numbers = [
    "0", "-0", "1", "-1", "2", "9223372036854775807", "9223372036854775808", "-9223372036854775808",
    "1.5", "3.0", "1e3", "1e400", "-1e-400", "4294967296", "268435456", "01", "1.", "-",
  ]

  private static let values: [JSON] = [
    .null, .bool(true), .string(""), .string("1"), JSON(.number("1")), JSON(.object([])),
    .array([]),
    .array([.null]), .array([.array([])]),
    .object(["id": .string("s1"), "__typename": .string("Ship")]),
  ]
}

/// A seeded generator, so that what a round did can be done again.
struct FuzzRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ word >> 30) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ word >> 27) &* 0x94D0_49BB_1331_11EB
    return word ^ word >> 31
  }

  mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<max(1, bound), using: &self) }
  mutating func chance(_ percent: Int) -> Bool { below(100) < percent }
  mutating func pick<Element>(_ elements: [Element]) -> Element? {
    elements.randomElement(using: &self)
  }
  mutating func index<Element>(of elements: [Element]) -> Int? {
    elements.indices.randomElement(using: &self)
  }
}

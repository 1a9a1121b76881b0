import BatonSchema

extension ConfigurationReader {
  mutating func wrong(
    _ member: JSONNode.Member, _ expected: String, example: String? = nil
  ) {
    report(
      .configWrongValue(key: member.key, expected: expected, example: example),
      member.value.range)
  }

  mutating func unknown(_ member: JSONNode.Member, among keys: [String]) {
    let suggestion = Suggestions.nearest(to: member.key, in: keys).first
    report(
      .configUnknownKey(member.key, suggestion: suggestion, known: keys), member.keyRange)
  }

  /// The key of a member, as a value with its place.
  func located(_ member: JSONNode.Member) -> Configuration.Located<String> {
    Configuration.Located(value: member.key, range: member.keyRange)
  }

  /// A string as it stands in the file, quotes and all; nil for another value.
  func written(_ node: JSONNode) -> String? {
    guard case .string(let value) = node.value, !value.isEmpty else { return nil }
    let bytes = configuration.source.bytes[node.range.start..<node.range.end]
    return String(decoding: bytes, as: UTF8.self)
  }

  mutating func object(
    _ member: JSONNode.Member, example: String? = nil
  ) -> [JSONNode.Member]? {
    if case .object(let members) = member.value.value { return members }
    wrong(member, "an object", example: example)
    return nil
  }

  mutating func string(_ member: JSONNode.Member) -> Configuration.Located<String>? {
    if case .string(let value) = member.value.value, !value.isEmpty {
      return Configuration.Located(value: value, range: member.value.range)
    }
    wrong(member, "a string that is not empty")
    return nil
  }

  mutating func choice(_ member: JSONNode.Member, _ allowed: [String]) -> String? {
    if case .string(let value) = member.value.value, allowed.contains(value) { return value }
    wrong(member, "one of " + allowed.map { "`\"\($0)\"`" }.joined(separator: ", "))
    return nil
  }

  /// - Parameter isKey: whether the strings name the parts of a key: at least one, each once.
  mutating func strings(
    _ member: JSONNode.Member, isKey: Bool = false
  ) -> [Configuration.Located<String>] {
    guard case .array(let elements) = member.value.value, !isKey || !elements.isEmpty else {
      wrong(
        member, isKey ? "a list of at least one string" : "a list of strings",
        example: "[\(written(member.value) ?? #""…""#)]")
      return []
    }
    var values: [Configuration.Located<String>] = []
    var seen: Set<String> = []
    for element in elements {
      guard case .string(let value) = element.value, !value.isEmpty else {
        report(
          .configWrongValue(
            key: member.key, expected: "a list of strings", example: #"["…"]"#), element.range)
        continue
      }
      guard seen.insert(value).inserted || !isKey else {
        report(.configDuplicateValue(value), element.range)
        continue
      }
      values.append(Configuration.Located(value: value, range: element.range))
    }
    return values
  }
}

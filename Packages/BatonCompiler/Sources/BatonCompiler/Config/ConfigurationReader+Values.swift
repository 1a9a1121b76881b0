import BatonSchema

extension ConfigurationReader {
  mutating func wrong(_ member: JSONNode.Member, _ expected: String) {
    report(.configWrongValue(key: member.key, expected: expected), member.value.range)
  }

  mutating func unknown(_ member: JSONNode.Member, among keys: [String]) {
    let suggestion = Suggestions.nearest(to: member.key, in: keys).first
    report(.configUnknownKey(member.key, suggestion: suggestion), member.keyRange)
  }

  /// The key of a member, as a value with its place.
  func located(_ member: JSONNode.Member) -> Configuration.Located<String> {
    Configuration.Located(value: member.key, range: member.keyRange)
  }

  mutating func object(_ member: JSONNode.Member) -> [JSONNode.Member]? {
    if case .object(let members) = member.value.value { return members }
    wrong(member, "an object")
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
      wrong(member, isKey ? "a list of at least one string" : "a list of strings")
      return []
    }
    var values: [Configuration.Located<String>] = []
    var seen: Set<String> = []
    for element in elements {
      guard case .string(let value) = element.value, !value.isEmpty else {
        report(
          .configWrongValue(key: member.key, expected: "a list of strings"), element.range)
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

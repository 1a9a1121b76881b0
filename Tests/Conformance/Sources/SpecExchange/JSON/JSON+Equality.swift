extension JSON {
  /// Whether two values say the same: members in any order, texts by their bytes, numbers as written.
  public func equals(_ other: JSON) -> Bool {
    switch (content, other.content) {
    case (.null, .null): true
    case (.bool(let a), .bool(let b)): a == b
    case (.number(let a), .number(let b)): a == b
    case (.string(let a), .string(let b)): a.utf8.elementsEqual(b.utf8)
    case (.array(let a), .array(let b)):
      a.count == b.count && zip(a, b).allSatisfy { $0.equals($1) }
    case (.object(let a), .object(let b)):
      a.count == b.count && a.allSatisfy { other[$0.name]?.equals($0.value) == true }
    default: false
    }
  }
}

import BatonSchema

/// An object's members by key.
struct JSONMembers {
  let node: JSONNode
  private let values: [String: JSONNode]

  init(_ node: JSONNode, _ members: [JSONNode.Member]) {
    self.node = node
    values = Dictionary(members.map { ($0.key, $0.value) }) { first, _ in first }
  }

  subscript(key: String) -> JSONNode? { values[key] }

  /// A member that is there and not null.
  func present(_ key: String) -> JSONNode? {
    guard let node = values[key] else { return nil }
    if case .null = node.value { return nil }
    return node
  }
}

extension IntrospectionReader {
  func malformed(_ what: String, _ node: JSONNode) -> Diagnostic {
    Diagnostic(
      CompilerProblem.introspectionMalformed(what), at: SourceLocation(source, node.range))
  }

  func object(_ node: JSONNode, _ what: String) throws(Diagnostic) -> JSONMembers {
    guard case .object(let members) = node.value else {
      throw malformed("\(what) is \(node.kind), not an object", node)
    }
    return JSONMembers(node, members)
  }

  func list(_ members: JSONMembers, _ key: String) throws(Diagnostic) -> [JSONNode] {
    guard members.present(key) != nil else {
      throw malformed("`\(key)` is missing", members.node)
    }
    return try optionalList(members, key)
  }

  func optionalList(_ members: JSONMembers, _ key: String) throws(Diagnostic) -> [JSONNode] {
    guard let node = members.present(key) else { return [] }
    guard case .array(let elements) = node.value else {
      throw malformed("`\(key)` is \(node.kind), not a list", node)
    }
    return elements
  }

  func string(_ members: JSONMembers, _ key: String) throws(Diagnostic) -> String {
    guard let text = try optionalString(members, key) else {
      throw malformed("`\(key)` is missing", members.node)
    }
    return text
  }

  func optionalString(_ members: JSONMembers, _ key: String) throws(Diagnostic) -> String? {
    guard let node = members.present(key) else { return nil }
    guard case .string(let text) = node.value else {
      throw malformed("`\(key)` is \(node.kind), not a string", node)
    }
    return text
  }

  /// False where it is missing.
  func flag(_ members: JSONMembers, _ key: String) throws(Diagnostic) -> Bool {
    guard let node = members.present(key) else { return false }
    guard case .boolean(let value) = node.value else {
      throw malformed("`\(key)` is \(node.kind), not a boolean", node)
    }
    return value
  }

  func name(_ members: JSONMembers) throws(Diagnostic) -> Name {
    let text = try string(members, "name")
    let isName =
      text.utf8.first?.isDigit == false
      && text.utf8.allSatisfy { $0 < 0x80 && $0.isIdentifierPart }
    guard isName else {
      throw malformed("\(KeyValue.quoted(text)) is no name", members["name"] ?? members.node)
    }
    return Name(text)
  }

  func description(_ members: JSONMembers) throws(Diagnostic) -> StringValue? {
    try optionalString(members, "description").map { StringValue($0, isBlock: true) }
  }
}

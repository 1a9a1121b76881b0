@testable import BatonStore

/// Lists, edits and deletions in the plainest form: a table of tables, and everything done again from
/// nothing whenever something changes.
struct ListModel {
  enum Value: Hashable {
    case null, bool(Bool), int(Int), text(String), texts([String?])
    case link(String)
    case links([String?])
  }

  struct Record: Hashable {
    let type: String
    var slots: [String: Value] = [:]
    var isDeleted = false
  }

  private(set) var records: [String: Record] = [
    "client:root": Record(type: "Query"), "client:root:mutation": Record(type: "Mutation"),
    "client:root:subscription": Record(type: "Subscription"),
  ]
  private(set) var problems: [CommitProblem] = []

  /// What the operations leave, one after another.
  init(_ operations: [ListOperation]) {
    for operation in operations { apply(operation) }
  }

  mutating func apply(_ operation: ListOperation) {
    problems = []
    switch operation {
    case .page(let page): self.page(page)
    case .noPage(let shelf, let arguments):
      let key = self.shelf(shelf)
      self[key, "items" + Self.suffix(arguments)] = .null
      let isFurther = arguments["after"] != nil || arguments["before"] != nil
      if !isFurther || self[key, Self.link] == nil { self[key, Self.link] = .null }
    case .change(let changes, let connections): change(changes, connections)
    case .pins(let pinned, let top):
      self["client:root", "lpinned"] = pinned.map { .link(item($0)) } ?? .null
      self["client:root", "ltop"] = .links(top.map { id in id.map { item($0) } })
    case .thing(let id):
      name("LThing:\(id)", "LThing")
      self["LThing:\(id)", "id"] = .text(id)
      self["client:root", "lthing"] = .link("LThing:\(id)")
    }
  }

  // MARK: Records

  static let link = "__Shelf_items_connection"

  subscript(record: String, slot: String) -> Value? {
    get { records[record]?.slots[slot] }
    set { records[record]?.slots[slot] = newValue }
  }

  mutating func name(_ key: String, _ type: String) {
    if records[key] == nil { records[key] = Record(type: type) }
    records[key]?.isDeleted = false
  }

  mutating func problem(_ problem: CommitProblem) { problems.append(problem) }

  mutating func delete(_ key: String) { records[key]?.isDeleted = true }

  /// Deleted records hold nothing.
  mutating func empty() {
    for key in records.keys where records[key]?.isDeleted == true { records[key]?.slots = [:] }
  }

  private mutating func shelf(_ id: String) -> String {
    let key = "LShelf:\(id)"
    name(key, "LShelf")
    self[key, "id"] = .text(id)
    self["client:root", "lshelf"] = .link(key)
    return key
  }

  mutating func item(_ id: String) -> String {
    let key = "LItem:\(id)"
    name(key, "LItem")
    self[key, "id"] = .text(id)
    self[key, "text"] = .text(id.uppercased())
    return key
  }

  mutating func edge(_ edge: ListOperation.Edge, _ key: String) -> String {
    name(key, "LItemEdge")
    self[key, "cursor"] = edge.cursor.map { .text($0) } ?? .null
    self[key, "node"] = edge.node.map { .link(item($0)) } ?? .null
    return key
  }

  static func suffix(_ arguments: [String: String]) -> String {
    let texts = arguments.sorted { $0.key < $1.key }.map { "\($0.key):\"\($0.value)\"" }
    return texts.isEmpty ? "" : "(\(texts.joined(separator: ",")))"
  }

  func edges(of connection: String) -> [String]? {
    switch self[connection, "edges"] {
    case .links(let edges): edges.compactMap(\.self)
    case .null: []
    default: nil
    }
  }

  /// What tells an edge from the others of its list.
  func identity(_ edge: String) -> Value {
    if case .link(let node) = self[edge, "node"] { return .link(node) }
    if case .text(let cursor) = self[edge, "cursor"] { return .text(cursor) }
    return .links([edge])
  }

  // MARK: Pages

  private mutating func page(_ page: ListOperation.Page) {
    let shelf = shelf(page.shelf)
    let slot = "items" + Self.suffix(page.arguments)
    let key = "\(shelf):\(slot)"
    name(key, "LItemConnection")
    self[shelf, slot] = .link(key)
    let edges = page.edges.map { edges in
      edges.enumerated().map { index, edge in
        edge.map { self.edge($0, "\(key):edges:\(index)") }
      }
    }
    self[key, "edges"] = edges.map { .links($0) } ?? .null
    if let total = page.total { self[key, "total"] = .int(total) }
    self[key, "pageInfo"] = .null
    if let info = page.info {
      name("\(key):pageInfo", "LPageInfo")
      self[key, "pageInfo"] = .link("\(key):pageInfo")
      for (name, value) in info { self["\(key):pageInfo", name] = value }
    }
    merge(page, edges?.compactMap(\.self), into: shelf)
  }

  private mutating func merge(
    _ page: ListOperation.Page, _ edges: [String]?, into shelf: String
  ) {
    let connection = "\(shelf):\(Self.link)"
    let isKnown = self[shelf, Self.link] == .link(connection) && self[connection, "edges"] != nil
    name(connection, "LItemConnection")
    self[shelf, Self.link] = .link(connection)
    let after = isKnown ? page.arguments["after"] : nil
    let before = isKnown ? page.arguments["before"] : nil
    guard let cursor = after ?? before else {
      self[connection, "edges"] = edges.map { .links(unique($0).map { $0 }) } ?? .null
      if let total = page.total { self[connection, "total"] = .int(total) }
      mergeInfo(page.info, of: connection) { _, _ in true }
      return
    }
    let list = unique(self.edges(of: connection) ?? [])
    if self.edges(of: connection) != nil, list.count < self.edges(of: connection)?.count ?? 0 {
      self[connection, "edges"] = .links(list)
    }
    let place =
      after == nil
      ? list.firstIndex { self[$0, "cursor"] == .text(cursor) }
      : list.lastIndex { self[$0, "cursor"] == .text(cursor) }.map { $0 + 1 }
    let end = self["\(connection):pageInfo", after == nil ? "startCursor" : "endCursor"]
    let isAtEnd = end == .text(cursor) && self[connection, "pageInfo"] != .null
    if !isAtEnd { problems.append(.pageOutOfPlace) }
    guard let place = place ?? (isAtEnd ? (after == nil ? 0 : list.count) : nil) else { return }
    insert(edges ?? [], at: place, of: connection)
    if let total = page.total { self[connection, "total"] = .int(total) }
    guard isAtEnd else { return }
    let taken =
      after == nil ? ["hasPreviousPage", "startCursor"] : ["hasNextPage", "endCursor"]
    mergeInfo(page.info, of: connection) { name, value in taken.contains(name) && value != .null }
  }

  private mutating func mergeInfo(
    _ info: [String: Value]?, of connection: String, _ takes: (String, Value) -> Bool
  ) {
    guard let info else {
      if self[connection, "pageInfo"] == nil { self[connection, "pageInfo"] = .null }
      return
    }
    let key = "\(connection):pageInfo"
    name(key, "LPageInfo")
    self[connection, "pageInfo"] = .link(key)
    for (name, value) in info where takes(name, value) { self[key, name] = value }
  }

  func unique(_ edges: [String]) -> [String] {
    var known: Set<Value> = []
    return edges.filter { known.insert(identity($0)).inserted }
  }

  mutating func insert(_ edges: [String], at place: Int, of connection: String) {
    var list = self.edges(of: connection) ?? []
    let known = Set(list.map(identity))
    let fresh = unique(edges.filter { !known.contains(identity($0)) })
    if fresh.isEmpty { return }
    list.insert(contentsOf: fresh, at: place)
    self[connection, "edges"] = .links(list)
  }
}

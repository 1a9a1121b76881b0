/// Which part of a list is asked for: so many after a cursor, or the last ones.
struct Page {
  let first: Int?
  let after: String?
  let last: Int?

  init(_ arguments: Arguments) {
    first = arguments["first"]?.number
    after = arguments["after"]?.text
    last = arguments["last"]?.number
  }
}

/// A list in pages. A cursor names the item it stands at, so that what is added elsewhere moves none.
struct ConnectionObject: ServedObject {
  struct Item {
    let id: String
    let node: any ServedObject
  }

  private let node: String
  private let total: Int
  private let items: ArraySlice<Item>
  private let hasNext: Bool
  private let hasPrevious: Bool

  /// `node` is the name of the nodes' type, `items` all there are.
  init(_ node: String, items all: [Item], page: Page) {
    let after = page.after.flatMap { after in all.firstIndex { Self.cursor(of: $0) == after } }
    let start = page.last.map { max(0, all.count - $0) } ?? after.map { $0 + 1 } ?? 0
    let end = min(all.count, start + max(0, min(100, page.last ?? page.first ?? 0)))
    self.node = node
    total = all.count
    items = all[start..<end]
    hasNext = end < all.count
    hasPrevious = start > 0
  }

  var typename: String { node + "Connection" }

  static func cursor(of item: Item) -> String { "at:\(item.id)" }

  func value(
    of field: String, _ arguments: Arguments, in world: inout World
  ) throws(Refusal) -> Served {
    switch field {
    case "totalCount", "issueCount": .int(total)
    case "edges": .list(items.map { EdgeObject(typename: node + "Edge", item: $0) })
    case "nodes": .list(items.map(\.node))
    case "pageInfo":
      .object(
        PageInfoObject(
          start: items.first.map(Self.cursor), end: items.last.map(Self.cursor),
          hasNext: hasNext, hasPrevious: hasPrevious))
    default: throw unknown(field)
    }
  }
}

struct EdgeObject: ServedObject {
  let typename: String
  let item: ConnectionObject.Item

  func value(
    of field: String, _ arguments: Arguments, in world: inout World
  ) throws(Refusal) -> Served {
    switch field {
    case "cursor": .string(ConnectionObject.cursor(of: item))
    case "node": .object(item.node)
    default: throw unknown(field)
    }
  }
}

struct PageInfoObject: ServedObject {
  let start: String?
  let end: String?
  let hasNext: Bool
  let hasPrevious: Bool

  var typename: String { "PageInfo" }

  func value(
    of field: String, _ arguments: Arguments, in world: inout World
  ) throws(Refusal) -> Served {
    switch field {
    case "startCursor": start.map { .string($0) } ?? .null
    case "endCursor": end.map { .string($0) } ?? .null
    case "hasNextPage": .bool(hasNext)
    case "hasPreviousPage": .bool(hasPrevious)
    default: throw unknown(field)
    }
  }
}

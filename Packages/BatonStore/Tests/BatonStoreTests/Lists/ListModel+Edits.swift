@testable import BatonStore

extension ListModel {
  mutating func change(_ changes: [ListOperation.Change], _ connections: [String]) {
    let payload = "client:root:mutation:lchange"
    name(payload, "LPayload")
    self["client:root:mutation", "lchange"] = .link(payload)
    // Everything is stored before anything is edited.
    let stored = changes.map { store($0, in: payload) }
    for (change, stored) in zip(changes, stored) {
      switch change {
      case .insertEdges(_, let isPrepended, _):
        for connection in connections {
          insert(stored, into: connection, isPrepended) { model, edge, key in
            model.name(key, model.records[edge]?.type ?? "")
            for slot in ["cursor", "node"] { model[key, slot] = model[edge, slot] }
          }
        }
      case .insertNodes(_, let isPrepended, _, let type) where type == "LItemEdge":
        for connection in connections {
          insert(stored, into: connection, isPrepended) { model, node, key in
            model.name(key, type)
            model[key, "cursor"] = .null
            model[key, "node"] = .link(node)
          }
        }
      case .insertNodes: continue
      case .deleteEdges(let ids):
        for connection in connections { deleteEdges(ids.compactMap(\.self), from: connection) }
      case .deleteRecords(let ids): deleteRecords(ids.compactMap(\.self))
      }
    }
    empty()
  }

  private mutating func store(_ change: ListOperation.Change, in payload: String) -> [String] {
    switch change {
    case .insertEdges(let edges, _, let isList):
      let slot = isList ? "edges" : "edge"
      let keys = edges.enumerated().map { index, edge in
        edge.map { self.edge($0, "\(payload):\(slot)" + (isList ? ":\(index)" : "")) }
      }
      self[payload, slot] = isList ? .links(keys) : keys[0].map { .link($0) } ?? .null
      return keys.compactMap(\.self)
    case .insertNodes(let ids, _, let isList, _):
      let keys = ids.map { id in id.map { item($0) } }
      self[payload, isList ? "items" : "item"] =
        isList ? .links(keys) : keys[0].map { .link($0) } ?? .null
      return keys.compactMap(\.self)
    case .deleteEdges(let ids): self[payload, "gone"] = .texts(ids)
    case .deleteRecords(let ids): self[payload, "dead"] = .texts(ids)
    }
    return []
  }

  /// Inserts what is not there yet, as edges that `make` fills.
  private mutating func insert(
    _ objects: [String], into connection: String, _ isPrepended: Bool,
    make: (inout ListModel, _ object: String, _ key: String) -> Void
  ) {
    guard let held = edges(of: connection), records[connection]?.type == "LItemConnection" else {
      return
    }
    let list = unique(held)
    if list.count < held.count { self[connection, "edges"] = .links(list) }
    var known = Set(list.map(identity))
    var fresh: [String] = []
    for object in objects {
      let isNode = records[object]?.type == "LItem"
      guard known.insert(isNode ? .link(object) : identity(object)).inserted else { continue }
      var next = 0
      if case .int(let index) = self[connection, "__connection_next_edge_index"] { next = index }
      self[connection, "__connection_next_edge_index"] = .int(next + 1)
      let key = "\(connection):edges:\(next)"
      make(&self, object, key)
      fresh.append(key)
    }
    if fresh.isEmpty { return }
    self[connection, "edges"] = .links(isPrepended ? fresh + list : list + fresh)
  }

  private mutating func deleteEdges(_ ids: [String], from connection: String) {
    guard let list = edges(of: connection) else { return }
    let kept = list.filter { edge in
      guard case .link(let node) = self[edge, "node"] else { return true }
      return !ids.contains { node == "LItem:\($0)" }
    }
    if kept.count < list.count { self[connection, "edges"] = .links(kept) }
  }

  private mutating func deleteRecords(_ ids: [String]) {
    for id in ids {
      let found = ["LItem", "LThing", "LShelf"].map { "\($0):\(id)" }
        .filter { records[$0]?.isDeleted == false }
      if found.count > 1 { problem(.ambiguousIdentity) }
      if found.count == 1 { delete(found[0]) }
    }
  }

  // MARK: What is seen of it

  var dump: String {
    let lines = records.sorted { utf8Precedes($0.key, $1.key) }.map { key, record in
      var text = "  \(Value.text(key).dump): "
      if record.isDeleted { return text + "null" }
      var slots = record.slots.mapValues(\.dump)
      slots["__typename"] = Value.text(record.type).dump
      let members = slots.sorted { utf8Precedes($0.key, $1.key) }
        .map { "\(Value.text($0.key).dump): \($0.value)" }
      text += "{\(members.joined(separator: ", "))}"
      return text
    }
    return "{\n\(lines.joined(separator: ",\n"))\n}\n"
  }

  /// The ids of the nodes that a list shows.
  func nodes(of connection: String) -> [String] {
    (edges(of: connection) ?? []).compactMap { edge in
      guard case .link(let node) = self[edge, "node"], records[node]?.isDeleted == false else {
        return nil
      }
      return String(node.dropFirst("LItem:".count))
    }
  }

  /// Whether a slot reads otherwise than before: another value, or a link to what was deleted or
  /// revived.
  func reads(_ place: ModelStore.Place, otherwiseThan before: ListModel) -> Bool {
    let held = before[place.record, place.slot]
    if held != self[place.record, place.slot] { return true }
    return held?.targets.contains { target in
      guard let now = records[target] else { return false }
      return now.isDeleted != before.records[target]?.isDeleted
    } ?? false
  }
}

extension ListModel.Value {
  var targets: [String] {
    switch self {
    case .link(let target): [target]
    case .links(let targets): targets.compactMap(\.self)
    default: []
    }
  }

  var dump: String {
    switch self {
    case .null: return "null"
    case .bool(let value): return value ? "true" : "false"
    case .int(let value): return String(value)
    case .text(let text):
      var quoted = ""
      JSONText.append(string: text, to: &quoted)
      return quoted
    case .texts(let texts):
      let elements = texts.map { $0.map { Self.text($0).dump } ?? "null" }
      return "[\(elements.joined(separator: ", "))]"
    case .link(let key): return "{\"__ref\": \(Self.text(key).dump)}"
    case .links(let keys):
      let elements = keys.map { $0.map { Self.text($0).dump } ?? "null" }
      return "{\"__refs\": [\(elements.joined(separator: ", "))]}"
    }
  }
}

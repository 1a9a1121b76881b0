/// What a deferred part brings to an object that would not be there without it (B-7.6).
final class DeferredPart: Sendable {
  struct Field: Sendable {
    /// The type that the object must satisfy; nil where it does.
    let type: RecordType?
    let conditions: [Condition]
    let key: SlotKey
    /// Of a link that is there anyway: what the part brings to the objects behind it.
    let below: DeferredPart?
  }

  /// The type of which the objects are; nil where the selection is abstract, and may be of any.
  let type: RecordType?
  let fields: [Field]

  init(on type: RecordType?, _ fields: [Field]) {
    self.type = type
    self.fields = fields
  }
}

extension Plan {
  /// What the parts of a label bring: a fragment that spreads another is spread at several places itself.
  ///
  /// Places where the label marks the same fields are one. What comes without the part differs between
  /// them, and a lens knows not at which of them it is: it waits for what is late at any of them. Where it
  /// comes anyway that is no more to wait for.
  func deferredParts(_ label: String) -> [DeferredPart] {
    var open = [root]
    var visited: Set<ObjectIdentifier> = []
    var found: [(name: PartGathering.Name, part: DeferredPart)] = []
    while let selection = open.popLast() {
      guard visited.insert(ObjectIdentifier(selection)).inserted else { continue }
      var gathering = PartGathering(label: label, on: selection)
      gathering.add(selection.fields, under: [], type: nil, isMarked: false, isDeferred: false)
      open += gathering.children
      guard gathering.hasLabel else { continue }
      let (name, part) = (gathering.name, gathering.part)
      if let known = found.firstIndex(where: { $0.name == name }) {
        found[known].part = DeferredPart(on: part.type, found[known].part.fields + part.fields)
      } else {
        found.append((name, part))
      }
    }
    return found.map(\.part)
  }
}

/// Sorts the fields of a selection: those of a label, and those that come without any part.
private struct PartGathering {
  struct Marked {
    let name: String
    let type: RecordType?
    let conditions: [Condition]
    let key: SlotKey
    let child: Selection?
  }

  /// The fields that a label marks on a type.
  struct Name: Hashable {
    struct Field: Hashable {
      let name: UTF8Key
      let key: SlotKey.Name
    }

    let type: RecordType?
    let fields: Set<Field>
  }

  /// Nil where all fields are the part's: below one of its links.
  let label: String?
  let type: RecordType?
  private(set) var hasLabel = false
  private(set) var children: [Selection] = []
  private var marked: [Marked] = []
  /// By the response keys: what is selected below, nothing below a scalar.
  private var others: [UTF8Key: [Selection]] = [:]

  init(label: String?, on selection: Selection) {
    self.label = label
    type = selection.isAbstract ? nil : selection.type
  }

  var name: Name {
    Name(
      type: type,
      fields: Set(marked.map { Name.Field(name: UTF8Key(text: $0.name), key: $0.key.name) }))
  }

  mutating func add(
    _ fields: [SelectionField], under outer: [Condition], type: RecordType?, isMarked: Bool,
    isDeferred: Bool
  ) {
    for field in fields {
      let when = outer + field.conditions
      switch field {
      case .scalar(let name, let key, _, _, let client, _, _, _):
        if client { continue }
        if isMarked {
          marked.append(Marked(name: name, type: type, conditions: when, key: key, child: nil))
        } else if !isDeferred {
          others[UTF8Key(text: name), default: []] += []
        }
      case .linked(let name, let key, _, _, let connection, let client, _, _, _, let selection):
        children.append(selection)
        if client { continue }
        if isMarked {
          marked.append(
            Marked(
              name: name, type: type, conditions: when, key: connection?.key ?? key,
              child: selection))
        } else if !isDeferred {
          others[UTF8Key(text: name), default: []].append(selection)
        }
      case .inline(let condition, _, let inner):
        add(inner, under: when, type: condition, isMarked: isMarked, isDeferred: isDeferred)
      case .deferred(let own, _, _, let inner):
        let isOwn = label.map { utf8Equal(own, $0) } ?? false
        if isOwn { hasLabel = true }
        add(inner, under: when, type: type, isMarked: isOwn, isDeferred: true)
      case .typename, .membership: continue
      }
    }
  }

  /// The marked fields that do not come without the part.
  var part: DeferredPart {
    var fields: [DeferredPart.Field] = []
    for field in marked {
      let selected = others[UTF8Key(text: field.name)]
      var below: DeferredPart?
      if let selected {
        guard let child = field.child else { continue }
        let part = PartGathering.part(of: child, beside: selected)
        if part.fields.isEmpty { continue }
        below = part
      }
      fields.append(
        DeferredPart.Field(
          type: field.type, conditions: field.conditions, key: field.key, below: below))
    }
    return DeferredPart(on: type, fields)
  }

  /// What a selection of a part brings to an object that others select from without it.
  private static func part(of selection: Selection, beside others: [Selection]) -> DeferredPart {
    var gathering = PartGathering(label: nil, on: selection)
    gathering.add(selection.fields, under: [], type: nil, isMarked: true, isDeferred: true)
    for other in others where other !== selection {
      gathering.add(other.fields, under: [], type: nil, isMarked: false, isDeferred: false)
    }
    if others.contains(where: { $0 === selection }) { return DeferredPart(on: gathering.type, []) }
    return gathering.part
  }
}

extension SlotKey {
  /// What tells a key from others: of one with variables, the template.
  fileprivate enum Name: Hashable {
    case fixed(Slot)
    case dynamic(ObjectIdentifier)
  }

  fileprivate var name: Name {
    switch self {
    case .fixed(let slot): .fixed(slot)
    case .dynamic(let slot): .dynamic(ObjectIdentifier(slot.key))
    }
  }
}

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

  let fields: [Field]

  init(_ fields: [Field]) {
    self.fields = fields
  }
}

extension Plan {
  /// What the parts of a label bring, for each selection that has the label: a fragment that spreads
  /// another is spread at several places itself.
  func deferredParts(_ label: String) -> [DeferredPart] {
    var open = [root]
    var visited: Set<ObjectIdentifier> = []
    var found: [DeferredPart] = []
    while let selection = open.popLast() {
      guard visited.insert(ObjectIdentifier(selection)).inserted else { continue }
      var gathering = PartGathering(label: label)
      gathering.add(selection.fields, under: [], type: nil, isMarked: false, isDeferred: false)
      if gathering.hasLabel { found.append(gathering.part) }
      open += gathering.children
    }
    return found
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

  /// Nil where all fields are the part's: below one of its links.
  let label: String?
  private(set) var hasLabel = false
  private(set) var children: [Selection] = []
  private var marked: [Marked] = []
  /// By the response keys: what is selected below, nothing below a scalar.
  private var others: [UTF8Key: [Selection]] = [:]

  init(label: String?) {
    self.label = label
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
    return DeferredPart(fields)
  }

  /// What a selection of a part brings to an object that others select from without it.
  private static func part(of selection: Selection, beside others: [Selection]) -> DeferredPart {
    var gathering = PartGathering(label: nil)
    gathering.add(selection.fields, under: [], type: nil, isMarked: true, isDeferred: true)
    for other in others where other !== selection {
      gathering.add(other.fields, under: [], type: nil, isMarked: false, isDeferred: false)
    }
    if others.contains(where: { $0 === selection }) { return DeferredPart([]) }
    return gathering.part
  }
}

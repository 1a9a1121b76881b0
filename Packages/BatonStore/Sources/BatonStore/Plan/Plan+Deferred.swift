/// A field that the part of a label brings, and the type its object must satisfy, if it need not.
struct DeferredField: Sendable {
  let type: RecordType?
  let key: SlotKey
}

extension Plan {
  /// The fields that come with the parts of a label and not without them (B-7.6).
  func deferredFields(_ label: String) -> [DeferredField] {
    var open = [root]
    var visited: Set<ObjectIdentifier> = []
    var found: [DeferredField] = []
    while let selection = open.popLast() {
      guard visited.insert(ObjectIdentifier(selection)).inserted else { continue }
      var gathering = Gathering(label: label)
      gathering.add(selection.fields, of: nil, isMarked: false)
      found += gathering.marked.filter { !gathering.others.contains(UTF8Key(text: $0.key)) }
        .map(\.value)
      open += gathering.children
    }
    return found
  }

  private struct Gathering {
    let label: String
    var marked: [(key: String, value: DeferredField)] = []
    /// The response keys of fields that come without the part.
    var others: Set<UTF8Key> = []
    var children: [Selection] = []

    mutating func add(_ fields: [SelectionField], of type: RecordType?, isMarked: Bool) {
      for field in fields {
        switch field {
        case .scalar(let name, let key, _, _, _, _, _): add(name, key, type, isMarked)
        case .linked(let name, let key, _, _, _, _, _, _, let selection):
          add(name, key, type, isMarked)
          children.append(selection)
        case .inline(let condition, _, let inner): add(inner, of: condition, isMarked: isMarked)
        case .deferred(let label, _, _, let inner):
          add(inner, of: type, isMarked: isMarked || utf8Equal(label, self.label))
        case .typename, .membership: continue
        }
      }
    }

    private mutating func add(
      _ name: String, _ key: SlotKey, _ type: RecordType?, _ isMarked: Bool
    ) {
      if isMarked {
        marked.append((name, DeferredField(type: type, key: key)))
      } else {
        others.insert(UTF8Key(text: name))
      }
    }
  }
}

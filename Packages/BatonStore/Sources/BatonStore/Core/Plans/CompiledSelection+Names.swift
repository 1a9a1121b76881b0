// Fields found by the names that paths and parts of a response give them.

extension CompiledSelection {
  /// The field of a response key, if it has a slot.
  func field(named name: String) -> UnsafePointer<CompiledField>? {
    for index in 0..<count where fields[index].name.isEqual(name) {
      switch fields[index].operation {
      case .typename, .membership: return nil
      default: return fields + index
      }
    }
    return nil
  }

  /// Whether a spread of the label stands here; of nil, any deferred one.
  func hasLabel(_ label: String?) -> Bool {
    parts.takeUnretainedValue().parts.contains { part in
      CompiledSelection.hasLabel(label, part.selection.fields)
    }
  }

  private static func hasLabel(_ label: String?, _ fields: [SelectionField]) -> Bool {
    fields.contains { field in
      switch field {
      case .deferred(let own, _, _, let inner):
        label.map { utf8Equal(own, $0) } ?? true || hasLabel(label, inner)
      case .inline(_, _, let inner): hasLabel(label, inner)
      default: false
      }
    }
  }

  /// The fields that come with the parts of a label, or of any for nil, and not without a part.
  func fields(ofPart label: String?, of type: UInt32) -> [UnsafePointer<CompiledField>] {
    var names: Set<UTF8Key> = []
    for part in parts.takeUnretainedValue().parts {
      CompiledSelection.collect(part.selection.fields, of: label, isMarked: false, &names)
    }
    return (0..<count).map { fields + $0 }.filter { field in
      field.pointee.isDeferred && field.pointee.isExpectedInTheEnd
        && field.pointee.operation != .typename
        && names.contains(UTF8Key(text: field.pointee.name.text))
    }
  }

  private static func collect(
    _ fields: [SelectionField], of label: String?, isMarked: Bool, _ names: inout Set<UTF8Key>
  ) {
    for field in fields {
      switch field {
      case .scalar(let name, _, _, _, _, _, _, _), .linked(let name, _, _, _, _, _, _, _, _, _):
        if isMarked { names.insert(UTF8Key(text: name)) }
      case .deferred(let own, _, _, let inner):
        let isOwn = label.map { utf8Equal(own, $0) } ?? true
        collect(inner, of: label, isMarked: isOwn, &names)
      case .inline(_, _, let inner): collect(inner, of: label, isMarked: isMarked, &names)
      case .typename, .membership: continue
      }
    }
  }
}

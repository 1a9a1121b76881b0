import BatonSchema

/// Leaves out of what is sent all that is of the client's own schema, and what holds nothing else.
struct DropClientFields {
  private let sent: SentSelections

  static func run(_ module: TypedModule) -> TypedModule {
    let pass = DropClientFields(sent: SentSelections(module))
    var module = module
    module.rewrite { selections, _ in pass.kept(selections) }
    return module
  }

  private init(sent: SentSelections) { self.sent = sent }

  private func kept(_ selections: [TypedSelection]) -> [TypedSelection] {
    selections.compactMap { selection in
      switch selection {
      case .field(var field):
        guard !field.isClientOnly else { return nil }
        field.selections = kept(field.selections)
        return .field(field)
      case .inline(var inline):
        guard sent.contains(selection) else { return nil }
        inline.selections = kept(inline.selections)
        return .inline(inline)
      case .spread: return sent.contains(selection) ? selection : nil
      }
    }
  }
}

extension SchemaRules {
  /// "IsOutputType" and "IsInputType": types exist, and stand only where they can.
  @Sendable static func references(_ draft: inout SchemaDraft) {
    for type in draft.types {
      for field in type.fields {
        var owner: String { "\(type.name).\(field.name.text)" }
        check(field.node.type, of: owner, in: field.source, isInput: false, &draft)
        for argument in field.node.arguments {
          check(
            argument.type, of: "\(owner)(\(argument.name.text):)", in: field.source,
            isInput: true, &draft)
        }
        duplicates(of: field.node.arguments, in: owner, field.source, &draft)
      }
      for input in type.inputFields {
        check(
          input.node.type, of: "\(type.name).\(input.name.text)", in: input.source,
          isInput: true, &draft)
      }
    }
    for directive in draft.directives {
      let definition = directive.definition
      let owner = "@\(definition.name.text)"
      for argument in definition.arguments {
        check(
          argument.type, of: "\(owner)(\(argument.name.text):)", in: definition.source,
          isInput: true, &draft)
      }
      duplicates(of: definition.arguments, in: owner, definition.source, &draft)
    }
  }

  private static func check(
    _ type: TypeReference, of owner: @autoclosure () -> String, in source: Source, isInput: Bool,
    _ draft: inout SchemaDraft
  ) {
    let name = type.name
    var location: SourceLocation { SourceLocation(source, name.range) }
    guard let kind = draft.typeIndex[name.text].map({ draft.types[$0].kind }) else {
      let suggestions = draft.suggestions(for: name.text) {
        isInput ? $0.kind.isInput : $0.kind != .inputObject
      }
      draft.report(.unknownType(name: name.text, suggestions: suggestions), location)
      return
    }
    if isInput, !kind.isInput {
      draft.report(.notAnInputType(name.text, of: owner()), location)
    } else if !isInput, kind == .inputObject {
      draft.report(.notAnOutputType(name.text, of: owner()), location)
    }
  }

  private static func duplicates(
    of arguments: [InputValueDefinition], in owner: @autoclosure () -> String, _ source: Source,
    _ draft: inout SchemaDraft
  ) {
    guard arguments.count > 1 else { return }
    var seen: [String: SourceRange] = [:]
    for argument in arguments {
      if let first = seen[argument.name.text] {
        draft.report(
          .duplicateMember(argument.name.text, of: owner()),
          SourceLocation(source, argument.name.range),
          notes: [Diagnostic.Note(.first, at: SourceLocation(source, first))])
      }
      seen[argument.name.text] = argument.name.range
    }
  }
}

extension TypeKind {
  var isInput: Bool { self == .scalar || self == .enumeration || self == .inputObject }
}

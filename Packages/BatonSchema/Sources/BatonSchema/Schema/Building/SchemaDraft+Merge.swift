extension SchemaDraft {
  /// Adds what a definition or extension brings to its type, and refuses what is there already.
  mutating func merge(_ definition: TypeDefinition, into index: Int, _ provenance: Provenance) {
    let source = definition.source
    let directives = definition.directives.map {
      Member(node: $0, name: $0.name, source: source, provenance: provenance)
    }
    reportRepeated(directives, behind: types[index].directives)
    types[index].directives += directives
    add(
      definition.interfaces.map {
        Member(node: $0, name: $0, source: source, provenance: provenance)
      }, to: \.interfaces, of: index, among: \.interfacePlaces)
    add(
      definition.fields.map {
        Member(node: $0, name: $0.name, source: source, provenance: provenance)
      }, to: \.fields, of: index)
    add(
      definition.members.map {
        Member(node: $0, name: $0, source: source, provenance: provenance)
      }, to: \.members, of: index)
    add(
      definition.values.map {
        Member(node: $0, name: $0.name, source: source, provenance: provenance)
      }, to: \.values, of: index)
    add(
      definition.inputFields.map {
        Member(node: $0, name: $0.name, source: source, provenance: provenance)
      }, to: \.inputFields, of: index)
  }

  /// "Directives Are Unique Per Location": a definition and its extensions are one location. What stands
  /// twice in one of them is reported with the texts.
  mutating func reportRepeated(_ new: [Member<Directive>], behind old: [Member<Directive>]) {
    guard !new.isEmpty, !old.isEmpty else { return }
    var first: [String: SourceLocation] = [:]
    for directive in old where first[directive.name.text] == nil {
      first[directive.name.text] = directive.location
    }
    for directive in new {
      guard let location = first[directive.name.text],
        let index = directiveIndex[directive.name.text], !directives[index].definition.isRepeatable
      else { continue }
      diagnostics.append(
        Diagnostic(
          RuleFact.duplicateDirective(directive.name.text), at: directive.location,
          notes: [Diagnostic.Note(.first, at: location)]))
    }
  }

  private mutating func add<Node>(
    _ new: [Member<Node>], to list: WritableKeyPath<TypeDraft, [Member<Node>]>, of index: Int,
    among known: WritableKeyPath<TypeDraft, [String: Int]> = \.memberPlaces
  ) {
    guard !new.isEmpty else { return }
    // The list has one owner while it grows, so that it is not copied for each member.
    var members = types[index][keyPath: list]
    types[index][keyPath: list] = []
    var places = types[index][keyPath: known]
    types[index][keyPath: known] = [:]
    if members.isEmpty { places.reserveCapacity(new.count) }
    for member in new {
      if let first = places[member.name.text] {
        report(
          .duplicateMember(member.name.text, of: types[index].name), member.location,
          notes: [Diagnostic.Note(.first, at: members[first].location)])
      } else {
        places[member.name.text] = members.count
        members.append(member)
      }
    }
    types[index][keyPath: list] = members
    types[index][keyPath: known] = places
  }
}

extension SchemaDraft {
  /// Adds what a definition or extension brings to its type, and refuses what is there already.
  mutating func merge(
    _ definition: TypeDefinition, into type: TypeDraft, _ provenance: Provenance
  ) {
    func members<Node>(_ nodes: [Node], _ name: (Node) -> Name) -> [Member<Node>] {
      nodes.map {
        Member(node: $0, name: name($0), source: definition.source, provenance: provenance)
      }
    }
    let directives = members(definition.directives) { $0.name }
    reportRepeated(directives, behind: type.directives)
    type.directives += directives
    let interfaces = members(definition.interfaces) { $0 }
    add(interfaces, to: &type.interfaces, &type.interfacePlaces, of: type.name)
    let fields = members(definition.fields) { $0.name }
    add(fields, to: &type.fields, &type.memberPlaces, of: type.name)
    let memberTypes = members(definition.members) { $0 }
    add(memberTypes, to: &type.members, &type.memberPlaces, of: type.name)
    let values = members(definition.values) { $0.name }
    add(values, to: &type.values, &type.memberPlaces, of: type.name)
    let inputFields = members(definition.inputFields) { $0.name }
    add(inputFields, to: &type.inputFields, &type.memberPlaces, of: type.name)
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
    _ new: [Member<Node>], to members: inout [Member<Node>], _ places: inout [String: Int],
    of type: String
  ) {
    guard !new.isEmpty else { return }
    if members.isEmpty {
      places.reserveCapacity(new.count)
      members.reserveCapacity(new.count)
    }
    for member in new {
      if let first = places[member.name.text] {
        report(
          .duplicateMember(member.name.text, of: type), member.location,
          notes: [Diagnostic.Note(.first, at: members[first].location)])
      } else {
        places[member.name.text] = members.count
        members.append(member)
      }
    }
  }
}

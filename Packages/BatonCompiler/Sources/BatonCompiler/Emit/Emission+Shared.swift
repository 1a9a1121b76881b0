import BatonSchema

extension Emission {
  /// `Baton.baton.swift`: the record types and slots of a module, its enums and input objects.
  func shared(digest: String, enums: [SchemaType], inputs: [SchemaType]) -> String {
    var writer = SwiftWriter()
    writer.block("nonisolated enum Types {") { writer in
      writer.line("/// SHA-256 of the merged schema, identity, transient and the format's number.")
      writer.line("static let schemaDigest = \"\(digest)\"")
      for name in slots.types {
        writer.line(
          "static let \(slots.typeMember(name)) = \(runtime).RecordType(\"\(name)\""
            + "\(possible(name))\(transience.contains(type: name) ? ", transient: true" : ""))"
        )
      }
    }
    writer.line()
    writer.block("nonisolated enum Slots {") { writer in
      for name in slots.types where !slots.slots(of: name).isEmpty { emitSlots(name, &writer) }
    }
    for type in enums {
      writer.line()
      emit(enumeration: type, into: &writer)
    }
    for type in inputs {
      writer.line()
      emit(input: type, into: &writer)
    }
    return header(of: writer.text, isPublic: !enums.isEmpty || !inputs.isEmpty) + writer.text
  }

  /// `, possible: ["Character", "Location"]` of an abstract type.
  private func possible(_ name: String) -> String {
    guard let type = schema.type(name), type.isAbstract, !schema.isRoot(type) else { return "" }
    let names = schema.possibleTypes(of: type).map { schema.recordName(of: schema[$0]) }.sorted()
    return ", possible: " + SwiftLiteral.list(names)
  }

  private func emitSlots(_ name: String, _ writer: inout SwiftWriter) {
    let structName = slots.structName(name)
    writer.block("nonisolated struct \(structName): Sendable {") { writer in
      for key in slots.slots(of: name) {
        let member = slots.slotMember(SlotReference(type: name, key: key))
        writer.line(
          "let \(member) = \(slots.type(name)).slot(\(arguments(of: key))\(traits(name, key)))")
      }
    }
    writer.line("static let \(slots.typeMember(name)) = \(structName)()")
  }

  /// `, .client`, where the schema or `baton.json` says more of the field than that it is there.
  private func traits(_ type: String, _ key: StorageKey) -> String {
    var traits: [String] = []
    if let type = schema.rootOrType(type),
      type.isClientOnly || schema.field(key.field, of: type)?.isClientOnly == true
    {
      traits.append(".client")
    }
    if transience.contains(type: type, field: key.field) {
      traits.append(".transient")
    }
    if traits.isEmpty { return "" }
    return ", " + (traits.count == 1 ? traits[0] : "[\(traits.joined(separator: ", "))]")
  }

  private func arguments(of key: StorageKey) -> String {
    guard key.isDynamic else {
      return key.arguments.isEmpty ? "\"\(key.field)\"" : SwiftLiteral.raw(key.text)
    }
    let arguments = key.arguments.map { argument in
      ".argument(\"\(argument.name)\", \(self.argument(argument.value))"
        + (argument.keepsNull ? ", keepsNull: true)" : ")")
    }
    return "\"\(key.field)\", [\(arguments.joined(separator: ", "))]"
  }
}

/// Prints what decides the meaning of documents, sorted. A module's digest is made of it in each run, so it
/// is printed without a document being made first.
struct ShapeWriter {
  let schema: Schema
  private(set) var printer = CompactPrinter()

  init(schema: Schema) { self.schema = schema }

  mutating func write() {
    if !schema.hasUsualRoots {
      let roots = OperationKind.allCases.compactMap { kind in
        schema.root(kind).map { RootDefinition(kind: kind, type: Name($0.name)) }
      }
      printer.schemaDefinition(
        SchemaDefinition(source: Source(name: "", bytes: []), roots: roots))
    }
    for type in schema.definedTypes.sortedByName(\.name) { write(type) }
  }

  private mutating func write(_ type: SchemaType) {
    printer.word(type.kind.keyword)
    printer.word(type.name)
    if !type.interfaces.isEmpty {
      printer.word("implements")
      printer.list(names(type.interfaces), "", "", separator: "&") { $0.word($1) }
    }
    printer.directives(type.directives.filter { $0.name.text == "oneOf" })
    printer.list(type.fields.sortedByName(\.name), "{", "}") { printer, field in
      printer.word(field.name)
      Self.write(field.arguments, "(", ")", &printer)
      printer.mark(":")
      printer.type(field.type)
    }
    printer.list(names(type.members), "=", "", separator: "|") { $0.word($1) }
    printer.list(type.values.sortedByName(\.name), "{", "}") { $0.word($1.name) }
    Self.write(type.inputFields, "{", "}", &printer)
  }

  private func names(_ types: [TypeID]) -> [String] { types.map { schema[$0].name }.sorted() }

  private static func write(
    _ inputs: [SchemaInputValue], _ open: String, _ close: String,
    _ printer: inout CompactPrinter
  ) {
    printer.list(inputs.sortedByName(\.name), open, close) { printer, input in
      printer.word(input.name)
      printer.mark(":")
      printer.type(input.type)
      if let value = input.defaultValue {
        printer.mark("=")
        printer.value(value.sorted)
      }
    }
  }
}

extension Value {
  /// With the members of input objects sorted, whose order says nothing.
  var sorted: Value {
    switch self {
    case .list(let values, let range): .list(values.map(\.sorted), range: range)
    case .object(let fields, let range):
      .object(
        fields.sortedByName(\.name.text).map {
          ObjectField(name: $0.name, value: $0.value.sorted, range: $0.range)
        }, range: range)
    case .variable, .int, .float, .string, .boolean, .null, .enumeration: self
    }
  }
}

import BatonSchema

/// Makes everything that comes out of valid documents.
struct Output {
  private let schema: Schema
  private let config: Configuration
  private let sources: [Source]
  private let hosts: HostDocuments
  private let identity: Identity
  private let written: TypedModule
  private let asked: TypedModule
  /// What of `asked` is a server's.
  private let sent: TypedModule
  /// Of the client's directives.
  private var problems: [Diagnostic]

  init(
    _ checked: CheckedDocuments, _ config: Configuration, _ sources: [Source],
    _ hosts: HostDocuments
  ) {
    schema = checked.schema
    self.config = config
    self.sources = sources
    self.hosts = hosts
    identity = Identity(config, checked.schema)
    var module = checked.written()
    problems = AddRefetchQueries.run(&module, checked.schema, identity, config)
    written = module
    problems += checked.problems(in: written)
    asked = checked.asked(written, identity, &problems)
    sent = DropClientFields.run(asked)
  }

  func fill(_ compilation: inout Compilation, _ diagnostics: inout [Diagnostic]) {
    diagnostics += problems
    let plans = plans(&diagnostics)
    guard !diagnostics.contains(where: { $0.severity == .error }) else { return }
    let used = UsedTypes(written, schema)
    let scalarTypes = Dictionary(
      config.scalars.map { ($0.scalar.value, $0.swift.value) }
    ) { first, _ in first }
    let names = ModuleNames(
      written, enums: used.enums.map(\.name), inputs: used.inputs.map(\.name),
      scalars: Array(scalarTypes.values))
    diagnostics += named(names)
    let printer = PrintText(sent)
    let (operations, fragments) = prepare(plans, names, scalarTypes, printer, &diagnostics)
    guard !diagnostics.contains(where: { $0.severity == .error }) else { return }
    let emission = Emission(
      schema: schema, config: config, names: names, slots: slots(operations, fragments),
      scalarTypes: scalarTypes, inputCycles: InputCycles(used.inputs, schema),
      transience: Transience(config, schema))
    let digest = SchemaDigest.hex(schema, config)
    compilation.files = files(operations, fragments, emission)
    compilation.files.append(
      Compilation.File(
        source: nil, name: "Baton.baton.swift",
        text: emission.shared(digest: digest, enums: used.enums, inputs: used.inputs)))
    compilation.operations = operations.map {
      Compilation.Operation(
        name: $0.operation.name, kind: $0.operation.kind, text: $0.text, id: $0.id,
        source: path(of: $0.operation.definition.source))
    }.sorted { $0.name < $1.name }
    compilation.report = ReportBuilder(
      emission: emission, printer: printer, digest: digest, path: path(of:)
    ).report(operations, fragments)
  }

  /// Definitions whose Swift name is not the one that their author gave them, or a type of the module's.
  private func named(_ names: ModuleNames) -> [Diagnostic] {
    let definitions =
      written.operations.map { operation in
        (operation.name, names.operation(operation.name), operation.location)
      } + written.fragments.map { ($0.name, names.fragment($0.name), $0.location) }
    return definitions.compactMap { name, swift, location in
      if let type = hosts.type(swift, seenFrom: location.source) {
        return Diagnostic(
          CompilerProblem.typeNameTaken(swift), at: location, notes: [.init(.other, at: type)])
      }
      if name == swift { return nil }
      return Diagnostic(CompilerProblem.renamedDefinition(name, swift: swift), at: location)
    }
  }

  private func path(of source: Source) -> String { hosts.host(of: source).name }

  private func plans(_ diagnostics: inout [Diagnostic]) -> [Plan] {
    let fragments = Dictionary(asked.fragments.map { ($0.name, $0) }) { first, _ in first }
    return asked.operations.map { operation in
      var builder = PlanBuilder(
        operation, fragments: fragments, schema: schema, identity: identity, config: config)
      let plan = builder.build()
      diagnostics += builder.diagnostics
      return plan
    }
  }

  private func prepare(
    _ plans: [Plan], _ names: ModuleNames, _ scalarTypes: [String: String], _ printer: PrintText,
    _ diagnostics: inout [Diagnostic]
  ) -> ([PreparedOperation], [PreparedFragment]) {
    let facts = FragmentFacts(written, schema)
    func lensBuilder(
      isMutation: Bool = false, isValue: Bool = false, hasParameters: Bool = false,
      pager: LensPager? = nil
    ) -> LensBuilder {
      LensBuilder(
        schema: schema, names: names, scalarTypes: scalarTypes, fragments: facts,
        nullability: Nullability(nullsOnError: config.onError == .null), isMutation: isMutation,
        isValue: isValue, hasParameters: hasParameters,
        pager: config.runtime == .baton ? pager : nil)
    }
    let askedFragments = Dictionary(asked.fragments.map { ($0.name, $0) }) { first, _ in first }
    func tooLarge(_ definition: String, _ location: SourceLocation) -> Diagnostic {
      Diagnostic(
        ReadingProblem.lensTooLarge(definition: definition, limit: LensBuilder.accessorLimit),
        at: location)
    }
    var operations: [PreparedOperation] = []
    for (index, operation) in written.operations.enumerated() {
      let builder = lensBuilder(
        isMutation: operation.kind == .mutation,
        pager: operation.kind == .query && operation.refetches == nil
          ? .query(names.operation(operation.name)) : nil)
      guard
        let lens = builder.lens(
          "Data", on: operation.type, operation.selections,
          errors: operation.throwsFieldErrors ? .handled : .none)
      else {
        diagnostics.append(tooLarge(operation.name, operation.location))
        continue
      }
      let text = printer.text(of: sent.operations[index])
      operations.append(
        PreparedOperation(
          operation: operation, text: text, id: config.persisted?.algorithm.id(of: text),
          nonNullVariables: NonNullVariables(asked.operations[index], askedFragments, schema)
            .names,
          plan: plans[index], lens: lens))
    }
    var prepared: [PreparedFragment] = []
    for (index, fragment) in written.fragments.enumerated() {
      let builder = lensBuilder(
        isValue: fragment.isValue, hasParameters: !fragment.parameters.isEmpty,
        pager: LensPager(fragment, names))
      guard
        let lens = builder.lens(
          names.fragment(fragment.name), on: fragment.type, fragment.selections,
          errors: facts.errors(of: fragment))
      else {
        diagnostics.append(tooLarge(fragment.name, fragment.location))
        continue
      }
      prepared.append(
        PreparedFragment(
          fragment: fragment, text: printer.text(of: sent.fragments[index]), lens: lens))
    }
    return (operations, prepared)
  }

  private func slots(
    _ operations: [PreparedOperation], _ fragments: [PreparedFragment]
  ) -> SlotTable {
    var slots = SlotTable()
    for operation in operations {
      slots.use(operation.plan)
      slots.use(operation.lens, schema)
    }
    for fragment in fragments { slots.use(fragment.lens, schema) }
    slots.nameAll()
    return slots
  }

  /// One file for each source, its definitions in the order written.
  private func files(
    _ operations: [PreparedOperation], _ fragments: [PreparedFragment], _ emission: Emission
  ) -> [Compilation.File] {
    var pieces: [String: [(document: Int, offset: Int, text: String)]] = [:]
    func add(_ source: Source, _ range: SourceRange, _ emit: (inout SwiftWriter) -> Void) {
      var writer = SwiftWriter()
      emit(&writer)
      pieces[path(of: source), default: []].append(
        (hosts.index(of: source), range.start, writer.text))
    }
    for operation in operations {
      let definition = operation.operation.definition
      add(definition.source, definition.range) { emission.emit(operation, into: &$0) }
    }
    for fragment in fragments {
      let definition = fragment.fragment.definition
      add(definition.source, definition.range) { emission.emit(fragment, into: &$0) }
    }
    return sources.map { source in
      let found = (pieces[source.name] ?? []).sorted {
        ($0.document, $0.offset) < ($1.document, $1.offset)
      }
      let definitions = found.map(\.text).joined(separator: "\n")
      let text =
        found.isEmpty
        ? Compilation.File.withoutDocument
        : emission.header(of: definitions, isPublic: true) + definitions
      return Compilation.File(
        source: source.name, name: Compilation.File.usualName(of: source.name), text: text)
    }
  }
}

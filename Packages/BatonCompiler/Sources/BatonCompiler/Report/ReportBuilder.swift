import BatonSchema

/// Describes what was made.
struct ReportBuilder {
  let emission: Emission
  let printer: PrintText
  let digest: String
  /// The file that a document stands in.
  let path: (Source) -> String

  func report(_ operations: [PreparedOperation], _ fragments: [PreparedFragment]) -> Report {
    var report = Report(schemaDigest: digest, operations: [], fragments: [])
    var reaching: [String: [String]] = [:]
    for prepared in operations {
      let operation = prepared.operation
      let reached = printer.writtenFragments(from: operation.selections)
      for fragment in reached { reaching[fragment, default: []].append(operation.name) }
      let name = emission.names.operation(operation.name)
      report.operations.append(
        OperationReport(
          name: operation.name, kind: operation.kind.rawValue, id: prepared.id,
          source: path(operation.definition.source), variables: variables(of: prepared),
          fragments: reached, text: prepared.text, swiftName: name,
          lens: lens(prepared.lens, within: [name])))
    }
    for prepared in fragments {
      let fragment = prepared.fragment
      report.fragments.append(
        FragmentReport(
          name: fragment.name, type: fragment.type.name, source: path(fragment.definition.source),
          operations: (reaching[fragment.name] ?? []).sorted(), text: prepared.text,
          swiftName: emission.names.fragment(fragment.name),
          lens: lens(prepared.lens, within: [])))
    }
    report.operations.sort { $0.name < $1.name }
    report.fragments.sort { $0.name < $1.name }
    return report
  }

  private func variables(of prepared: PreparedOperation) -> [VariableReport] {
    zip(prepared.operation.definition.variables, emission.variables(of: prepared)).map {
      written, swift in
      VariableReport(
        name: swift.name, type: written.type.description, swiftName: swift.swiftName,
        swiftType: swift.type, defaultValue: written.defaultValue?.printed(.compact),
        takesNull: swift.takesNull)
    }
  }

  /// - Parameter outer: the structs around this one, outermost first.
  private func lens(
    _ lens: Lens, within outer: [String], inherited: [String: LensReport] = [:]
  ) -> LensReport {
    let path = outer + [lens.swiftName]
    var nested: [String: LensReport] = inherited
    // The lenses of conditions come last and use those of the links before them.
    for inner in lens.nested {
      nested[inner.swiftName] = self.lens(inner, within: path, inherited: nested)
    }
    return LensReport(
      type: lens.type.name, swiftName: path.joined(separator: "."),
      accessors: lens.accessors.map { accessor in
        AccessorReport(
          accessor: accessor.name, responseKey: accessor.responseKey, shape: shape(accessor),
          isOptional: emission.isOptional(accessor) || accessor.caught == .null,
          isThrowing: accessor.isThrowing, isResult: accessor.caught == .result,
          lens: accessor.nestedLens.flatMap { nested[$0] })
      })
  }

  private func shape(_ accessor: LensAccessor) -> AccessorReport.Shape {
    switch accessor.kind {
    case .typename: .typename
    case .scalar(_, let access):
      access.isList
        ? .scalars(access.scalar, optionalElements: !access.hasNonNullElements)
        : .scalar(access.scalar)
    case .link: .link
    case .list: .list
    case .spread(let fragment, _, _): .spread(fragment)
    case .condition(let type, _), .aliased(let type, _, _): .condition(type.name)
    }
  }
}

extension LensAccessor {
  /// The struct that the accessor gives, a fragment's apart.
  fileprivate var nestedLens: String? {
    switch kind {
    case .link(_, let link), .list(_, let link): link.lens
    case .condition(_, let lens), .aliased(_, _, let lens): lens
    case .typename, .scalar, .spread: nil
    }
  }
}

import BatonSchema

/// An operation with everything that is made of it.
struct PreparedOperation {
  var operation: TypedOperation
  var text: String
  /// Under `persistConfig`, what is sent in place of the text.
  var id: String?
  /// Variables that stand where nothing may be null, though their own type is nullable.
  var nonNullVariables: Set<String>
  var plan: Plan
  var lens: Lens
}

extension Emission {
  /// Members that the struct of an operation has or inherits.
  private static let reservedMembers: Set<String> = [
    "resolution", "variables", "Data", "Action", "hashValue", "phase", "isRefreshing", "isStale",
    "fetch",
    "refetch", "retry", "retain", "withNull",
    "nulls", "Nullable", "Optimistic",
  ]

  /// What the struct of a subscription has besides.
  private static let reservedForSubscriptions: Set<String> = [
    "stream", "failure", "events", "resumptions", "onResumption",
  ]

  func variables(of prepared: PreparedOperation) -> [SwiftVariable] {
    var taken = Self.reservedMembers.union(SwiftName.reservedMembers)
    if prepared.operation.kind == .subscription { taken.formUnion(Self.reservedForSubscriptions) }
    return prepared.operation.definition.variables.map { definition in
      let name = definition.name.text
      var variable = variable(
        name, definition.type, hasDefault: definition.defaultValue != nil, taken: &taken)
      variable.takesNull =
        !definition.type.isNonNull && !prepared.nonNullVariables.contains(name)
      return variable
    }
  }

  func emit(_ prepared: PreparedOperation, into writer: inout SwiftWriter) {
    let operation = prepared.operation
    let name = SwiftName.escaped(names.operation(operation.name))
    let variables = variables(of: prepared)
    writer.line("/// Operation value for `\(operation.kind.rawValue) \(operation.name)`.")
    writer.block(
      "nonisolated public struct \(name): \(runtime).\(conformance(operation.kind)) {"
    ) { writer in
      for variable in variables {
        writer.line("public var \(variable.identifier): \(variable.type)")
      }
      emitNulls(variables, into: &writer)
      let handle = handle(operation.kind)
      if let handle {
        writer.line(
          "@_spi(Generated) public var resolution: "
            + "\(runtime).Resolution<\(runtime).\(handle)<Self>> = .unresolved")
      }
      if !variables.isEmpty || operation.kind == .query || handle != nil { writer.line() }
      emitInitializer(variables, into: &writer)
      writer.line()
      emitConstants(prepared, into: &writer)
      writer.line()
      writer.block("public var variables: \(runtime).Variables {") { writer in
        writer.line("\(runtime).Variables(\(dictionary(variables)))")
      }
      writer.line()
      emitEquality(variables, into: &writer)
      emitWithNull(variables, into: &writer)
      writer.line()
      emit(prepared.plan, into: &writer)
      writer.line()
      emit(prepared.lens, into: &writer)
      if operation.kind == .mutation {
        writer.line()
        emit(OptimisticShapes(prepared.plan, self), into: &writer)
      }
      if operation.kind == .mutation, config.runtime == .baton {
        writer.line()
        emitAction(name, variables, into: &writer)
      }
    }
  }

  /// What a view calls: one argument for each variable.
  private func emitAction(
    _ operation: String, _ variables: [SwiftVariable], into writer: inout SwiftWriter
  ) {
    writer.line("/// The mutation as a view runs it.")
    writer.block("nonisolated public struct Action: \(runtime).MutationAction {") { writer in
      writer.line("public typealias Operation = \(operation)")
      writer.line(
        "public var resolution: \(runtime).Resolution<\(runtime).ActionState> = .unresolved")
      writer.line("public init() {}")
      writer.line()
      var taken = Set(variables.map(\.swiftName))
      let optimistic = SwiftName.member("optimistic", taken: &taken)
      // As a value, and worked out from the store.
      for type in [
        "Operation.Optimistic? = nil",
        "@escaping @MainActor (\(runtime).StoreReader) -> Operation.Optimistic?",
      ] {
        let parameters = variables.map(\.parameter) + ["\(optimistic): \(type)"]
        let arguments = variables.map { "\(SwiftName.label($0.swiftName)): \($0.identifier)" }
        writer.block(
          "@MainActor @discardableResult public func callAsFunction("
            + "\(parameters.joined(separator: ", "))) async throws"
            + " -> Operation.Data {"
        ) { writer in
          writer.line(
            "try await self.run(Self.Operation(\(arguments.joined(separator: ", "))), "
              + "optimistic: \(optimistic))")
        }
      }
    }
  }

  private func conformance(_ kind: OperationKind) -> String {
    guard config.runtime == .baton else { return "GraphQLOperation" }
    return switch kind {
    case .query: "Query"
    case .mutation: "Mutation"
    case .subscription: "Subscription"
    }
  }

  /// What a tree resolves a value to; a mutation's action is resolved instead.
  private func handle(_ kind: OperationKind) -> String? {
    guard config.runtime == .baton else { return nil }
    return switch kind {
    case .query: "OperationHandle"
    case .mutation: nil
    case .subscription: "SubscriptionHandle"
    }
  }

  private func emitInitializer(_ variables: [SwiftVariable], into writer: inout SwiftWriter) {
    guard !variables.isEmpty else { return writer.line("public init() {}") }
    let parameters = variables.map(\.parameter).joined(separator: ", ")
    writer.block("public init(\(parameters)) {") { writer in
      for variable in variables {
        writer.line("self.\(variable.identifier) = \(variable.identifier)")
      }
    }
  }

  private func emitConstants(_ prepared: PreparedOperation, into writer: inout SwiftWriter) {
    let operation = prepared.operation
    writer.line("public static let name = \"\(operation.name)\"")
    if config.runtime == .store {
      writer.line(
        "public static let kind: \(runtime).OperationKind = .\(operation.kind.rawValue)")
    }
    let document =
      prepared.id.map { ".id(\"\($0)\")" } ?? ".text(\(SwiftLiteral.raw(prepared.text)))"
    writer.line("public static let document: \(runtime).Document = \(document)")
    if let onError = config.onError {
      writer.line("public static let onError: \(runtime).OnError? = .\(onError)")
    }
    if operation.throwsFieldErrors {
      writer.line("public static let throwsOnFieldError = true")
    }
    if let seconds = operation.expiration {
      writer.line(
        "@_spi(Generated) public static let cacheExpiration: Swift.Duration? "
          + "= .seconds(\(seconds))")
    }
    let defaults = operation.definition.variables.compactMap { variable in
      variable.defaultValue.map { value in
        let json = KeyValue(value, type: variable.type, in: schema).text
        return "\"\(variable.name.text)\": \(runtime).Variable(json: \(SwiftLiteral.raw(json)))"
      }
    }
    if !defaults.isEmpty {
      writer.line(
        "public static let defaults: \(runtime).Variables = "
          + "\(runtime).Variables([\(defaults.joined(separator: ", "))])")
    }
  }

  private func emitEquality(_ variables: [SwiftVariable], into writer: inout SwiftWriter) {
    writer.block("public static func == (lhs: Self, rhs: Self) -> Bool {") { writer in
      let parts =
        variables.map { variable in
          let name = variable.identifier
          // Two ids may differ in bytes alone, which Swift's own comparison of strings does not see.
          if variable.isPlainString { return "lhs.\(name).utf8.elementsEqual(rhs.\(name).utf8)" }
          guard variable.holdsText else { return "lhs.\(name) == rhs.\(name)" }
          let json = ["lhs", "rhs"].map { side in
            variable.isOptional
              ? "\(side).\(name).map { \(runtime).Variable($0) }"
              : "\(runtime).Variable(\(side).\(name))"
          }
          return json.joined(separator: " == ")
        } + (variables.contains(where: \.takesNull) ? ["lhs.nulls == rhs.nulls"] : [])
      writer.line(parts.isEmpty ? "true" : parts.joined(separator: " && "))
    }
    writer.line()
    guard !variables.isEmpty else {
      return writer.line("public func hash(into hasher: inout Hasher) {}")
    }
    writer.block("public func hash(into hasher: inout Hasher) {") { writer in
      for variable in variables { writer.line("hasher.combine(self.\(variable.identifier))") }
      if variables.contains(where: \.takesNull) { writer.line("hasher.combine(self.nulls)") }
    }
  }
}

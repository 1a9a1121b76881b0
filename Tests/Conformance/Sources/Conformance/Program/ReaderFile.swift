import BatonCompiler

/// The Swift that makes one operation of a case's variables and reads its paths.
struct ReaderFile {
  let operation: OperationReport
  /// Each path that some case reads, and its routes.
  let paths: [(path: String, routes: [Route])]

  var typeName: String { "Reader_" + SwiftText.identifier(operation.name) }

  var text: String {
    let root = operation.swiftName + ".Data"
    var functions: [String] = []
    var table: [String] = []
    for (index, (path, routes)) in paths.enumerated() {
      let names = routes.indices.map { "path\(index)route\($0)" }
      for (name, route) in zip(names, routes) {
        functions.append(route.function(named: name, root: root))
      }
      table.append(
        "    paths[\(SwiftText.literal(path))] = [\(names.joined(separator: ", "))]")
    }
    return """
      import Baton
      import ConformanceReader
      import Foundation

      enum \(typeName) {
        @MainActor static func reader() -> OperationReader {
          \(table.isEmpty ? "let" : "var") paths: [String: [OperationReader.Route<\(root)>]] = [:]
      \(table.joined(separator: "\n"))
          return OperationReader(
            \(SwiftText.literal(operation.name)), \(operation.kind): { try operation($0) }, paths: paths)
        }

      \(operationFunction)

      \(functions.joined(separator: "\n\n"))
      }

      """
  }

  private var operationFunction: String {
    var lines = [
      "  @Sendable static func operation(_ values: VariableValues) throws -> \(operation.swiftName) {"
    ]
    var arguments: [String] = []
    for (index, variable) in operation.variables.enumerated() {
      lines.append(
        "    let value\(index): \(variable.swiftType) ="
          + " try values.value(\(SwiftText.literal(variable.name)))")
      arguments.append("\(SwiftText.label(variable.swiftName)): value\(index)")
    }
    let made = "\(operation.swiftName)(\(arguments.joined(separator: ", ")))"
    let nullable = operation.variables.filter(\.takesNull)
    lines.append(nullable.isEmpty ? "    return \(made)" : "    var made = \(made)")
    for variable in nullable {
      lines.append(
        "    if values.isNull(\(SwiftText.literal(variable.name))) {"
          + " made = made.withNull(\\.\(SwiftText.name(variable.swiftName))) }")
    }
    if !nullable.isEmpty { lines.append("    return made") }
    lines.append("  }")
    return lines.joined(separator: "\n")
  }
}

import Foundation

/// One module of the generated package: the code of some sources and the readers of its operations.
struct GeneratedModule {
  let name: String
  /// File name to text.
  var files: [String: String]
  /// The sources each generated file is made of, to tell whose fault a message is; a file that is not
  /// here is made of all.
  var origins: [String: Origin]

  enum Origin: Hashable {
    /// The path of a source.
    case source(String)
    /// The name of an operation.
    case reader(String)
  }

  /// Types whose name says which operations the module reads.
  let readers: [String]

  /// The file that lists the readers.
  static let listName = "Readers.swift"

  var listText: String {
    let calls = readers.map { "\($0).reader()" }.joined(separator: ", ")
    return """
      public import ConformanceReader

      public enum \(name)Readers {
        @MainActor public static func all() -> [OperationReader] { [\(calls)] }
      }

      """
  }
}

/// The program that runs one tree's cases and scripts.
struct GeneratedProgram {
  let name: String
  let modules: [GeneratedModule]

  var mainText: String {
    let imports = modules.map { "import \($0.name)" }.joined(separator: "\n")
    let readers = modules.map { "\($0.name)Readers.all()" }.joined(separator: " + ")
    return """
      import ConformanceReader
      import Foundation
      \(imports)

      exit(await SpecProgram.run(\(readers)))

      """
  }
}

import Foundation

/// The compiler's command beside graphql-js, each a process from its start to its end.
@MainActor
enum CompilerRows {
  nonisolated static let all = [
    Row(
      name: "batonc-generate", what: "batonc generate, GitHub's schema, 40 documents",
      against: "graphql-js: parse, build, validate", bar: 0.15, measure: { try generate($0) })
  ]

  /// Where `make tools` puts it.
  private static let batonc = ".build/bin/batonc"
  private static let peer = "Tools/baton-bench/Peers/graphql.js"
  private static let modules = "/usr/share/nodejs"

  private static func generate(_ bench: Bench) throws -> Outcome {
    let manager = FileManager.default
    guard !GitHub.documents.isEmpty, manager.isExecutableFile(atPath: batonc) else {
      return .notMeasured("run it in the repository's folder, after `make tools`")
    }
    guard let node = Program.path(of: "node"), manager.fileExists(atPath: modules + "/graphql")
    else { return .notMeasured("needs nodejs and node-graphql") }
    let out = manager.temporaryDirectory.appending(path: "baton-bench-\(UUID().uuidString)").path
    defer { try? manager.removeItem(atPath: out) }
    let documents = GitHub.documents
    return .times(
      try compare(
        rounds: bench.rounds,
        ours: Contender(
          clock: Clock.children, prepare: { try? manager.removeItem(atPath: out) },
          body: {
            try Program.run(
              batonc,
              ["generate", "--config", GitHub.folder + "/baton.json", "--out", out] + documents)
            let written = try manager.contentsOfDirectory(atPath: out).count
            guard written == documents.count + 1 else {
              throw BenchError("batonc wrote \(written) files")
            }
            return written
          }),
        peer: Contender(
          clock: Clock.children,
          body: {
            try Program.run(
              node, [peer, GitHub.schema] + documents, environment: ["NODE_PATH": modules])
            return documents.count
          })))
  }
}

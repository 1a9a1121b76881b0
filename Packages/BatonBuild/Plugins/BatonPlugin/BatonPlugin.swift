import Foundation
import PackagePlugin

/// Runs `batonc` over a target before it is compiled.
///
/// One command for the whole target, since a fragment of one file is spread in another; one output for
/// each source, with or without documents, since SwiftPM keeps this plan until a file comes or goes and
/// would not notice the first document of a file.
@main
struct BatonPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    guard let config = BatonFiles.config(above: module.directoryURL) else {
      Diagnostics.error(
        "\(target.name): no baton.json in \(module.directoryURL.path) or a folder above it; write one:"
          + " `{\"schema\": \"schema.graphql\"}` is enough")
      return []
    }
    let sources = module.sourceFiles.map(\.url).filter {
      $0.pathExtension == "swift" || $0.pathExtension == "graphql"
    }
    guard !sources.isEmpty else { return [] }
    let folder = context.pluginWorkDirectoryURL.appending(path: "Generated")
    let shared = folder.appending(path: "Baton.baton.swift")
    var owners = [shared.lastPathComponent: "the file that every target has"]
    var arguments = ["generate", "--config", config.path, "--shared", shared.path]
    var outputs = [shared]
    for source in sources {
      let name = source.deletingPathExtension().lastPathComponent + ".baton.swift"
      let path = BatonFiles.path(of: source, in: module.directoryURL)
      if let other = owners.updateValue(path, forKey: name) {
        Diagnostics.error(
          "\(target.name): \(other) and \(path) would both generate \(name); rename one")
        return []
      }
      let output = folder.appending(path: name)
      arguments += ["--emit", "\(source.path)=\(output.path)"]
      outputs.append(output)
    }
    return [
      .buildCommand(
        displayName: "Compiling the GraphQL of \(target.name)",
        executable: try context.tool(named: "batonc").url, arguments: arguments,
        inputFiles: [config] + BatonFiles.schemas(of: config) + sources, outputFiles: outputs)
    ]
  }
}

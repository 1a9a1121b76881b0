import Foundation
import RickAndMorty

// Standard error is written whole, so that nothing of it is lost at exit.
func write(_ text: String, to handle: FileHandle) {
  try? handle.write(contentsOf: Data((text + "\n").utf8))
}

let command = RickAndMortyCommand(
  searchFolders: [
    URL(filePath: FileManager.default.currentDirectoryPath),
    URL(filePath: CommandLine.arguments.first ?? "").deletingLastPathComponent(),
  ],
  output: { write($0, to: .standardOutput) },
  errors: { write($0, to: .standardError) })
exit(command.run(Array(CommandLine.arguments.dropFirst())))

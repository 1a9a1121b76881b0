import DemoServer
import Foundation

// Written whole and at once, so that nothing of it is lost when the process is killed.
func write(_ text: String, to handle: FileHandle) {
  try? handle.write(contentsOf: Data((text + "\n").utf8))
}

let command = DemoServerCommand(
  searchFolders: [
    URL(filePath: FileManager.default.currentDirectoryPath),
    URL(filePath: CommandLine.arguments.first ?? "").deletingLastPathComponent(),
  ],
  output: { write($0, to: .standardOutput) },
  errors: { write($0, to: .standardError) })
let (server, code) = command.run(Array(CommandLine.arguments.dropFirst()))
guard server != nil else { exit(code) }
// It serves on threads of its own until the process is ended.
while true { sleep(3600) }

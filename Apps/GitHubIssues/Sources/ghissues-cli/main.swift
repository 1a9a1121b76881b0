import Foundation
import GitHubIssues

// Standard error is written whole, so that nothing of it is lost at exit.
func write(_ text: String, to handle: FileHandle) {
  try? handle.write(contentsOf: Data((text + "\n").utf8))
}

let command = GitHubIssuesCommand(
  output: { write($0, to: .standardOutput) }, errors: { write($0, to: .standardError) })
exit(command.run(Array(CommandLine.arguments.dropFirst())))

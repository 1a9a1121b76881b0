import BatonTerminal
import Foundation
import GitHubIssues

Terminal.fillClosedStreams()

// Both are written whole, so that nothing is lost at exit.
func write(_ text: String, to handle: FileHandle) throws {
  try handle.write(contentsOf: Data((text + "\n").utf8))
}

let command = GitHubIssuesCommand(
  environment: ProcessInfo.processInfo.environment,
  output: { text in
    do { try write(text, to: .standardOutput) } catch { exit(1) }
  }, errors: { try? write($0, to: .standardError) })
exit(command.run(Array(CommandLine.arguments.dropFirst())))

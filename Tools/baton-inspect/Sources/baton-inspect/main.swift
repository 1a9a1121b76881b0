import BatonInspectCommand
import Foundation

let terminal = Terminal()
let status = BatonInspectCommand.run(
  arguments: Array(CommandLine.arguments.dropFirst()),
  in: FileManager.default.currentDirectoryPath,
  stdin: { (try? FileHandle.standardInput.readToEnd()) ?? Data() },
  pause: terminal.pause,
  stdout: { terminal.write($0, to: STDOUT_FILENO) },
  stderr: { terminal.write($0, to: STDERR_FILENO) })
exit(status)

import BatoncCommand
import Foundation

let terminal = Terminal()
let status = BatoncCommand.run(
  arguments: Array(CommandLine.arguments.dropFirst()),
  in: FileManager.default.currentDirectoryPath,
  style: terminal.style,
  pause: terminal.pause,
  stdout: { terminal.write($0, to: STDOUT_FILENO) },
  stderr: { terminal.write($0, to: STDERR_FILENO) })
exit(status)

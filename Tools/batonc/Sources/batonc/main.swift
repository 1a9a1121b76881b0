import BatoncCommand
import Foundation

let status = BatoncCommand.run(
  arguments: Array(CommandLine.arguments.dropFirst()),
  in: FileManager.default.currentDirectoryPath,
  stdout: { FileHandle.standardOutput.write(Data($0.utf8)) },
  stderr: { FileHandle.standardError.write(Data($0.utf8)) })
exit(status)

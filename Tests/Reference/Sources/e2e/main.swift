import Foundation
import Reference

exit(ReferenceCommand.run(Array(CommandLine.arguments.dropFirst())))

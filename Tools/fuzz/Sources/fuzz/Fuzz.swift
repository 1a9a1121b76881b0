import CFuzzer
import Foundation

/// `fuzz TARGET [what libFuzzer takes]`
@main
struct Fuzz {
  static let target: Target? = CommandLine.arguments.dropFirst().first.flatMap(Target.init)

  static func main() {
    guard target != nil else {
      let names = Target.allCases.map(\.rawValue).joined(separator: " ")
      FileHandle.standardError.write(Data("usage: fuzz TARGET [options]\n\n  \(names)\n".utf8))
      exit(2)
    }
    // What stands behind the target is libFuzzer's, which takes the target for a program's name.
    var count = CommandLine.argc - 1
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? =
      CommandLine.unsafeArgv + 1
    exit(
      LLVMFuzzerRunDriver(&count, &arguments) { data, size in
        Fuzz.target?.run(Array(UnsafeBufferPointer(start: data, count: size)))
        return 0
      })
  }
}

import BatonCompiler
import BatonSchema

/// Why the tool could not do what it was asked.
struct ToolFailure: Error {
  /// A sentence without a place, if no file is to blame.
  var message = ""
  /// The command whose help says how it is used.
  var command: Command?
  /// What is wrong with a file, where the file says so.
  var diagnostics: [Diagnostic] = []
  /// 1 if texts are wrong, 2 if the tool was used wrongly or a file cannot be read or written.
  var status: Int32 = 2

  init(_ message: String, command: Command? = nil) {
    self.message = message
    self.command = command
  }

  /// A file that another one names and that cannot be read.
  init(at diagnostic: Diagnostic) {
    message = diagnostic.message
    diagnostics = [diagnostic]
  }

  /// Texts that are wrong.
  init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
    status = 1
  }
}

import BatonInspector

/// Why the tool could not do what it was asked.
struct ToolFailure: Error {
  let message: String
  /// The command whose help says how it is used.
  var command: Command?
  /// 1 if the file does not have what was asked for, 2 if the tool was used wrongly or a file cannot be read.
  var status: Int32 = 2

  init(_ message: String, command: Command? = nil) {
    self.message = message
    self.command = command
  }

  init(notThere message: String) {
    self.message = message
    status = 1
  }

  init(_ problem: ImageProblem) {
    message = "\(problem)."
  }

  init(_ problem: DumpProblem, in path: String) {
    message = "\(path):\(problem)."
  }
}

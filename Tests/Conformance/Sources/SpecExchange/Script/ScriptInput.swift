/// What the runner asks of the generated program for one script.
public struct ScriptInput: Sendable {
  /// The script's path, by which it is printed.
  public let name: String
  /// The folder that the script's paths count from.
  public let root: String
  /// The script as its file has it.
  let text: JSON
  public let script: Script

  public init(name: String, root: String, text: JSON) throws(TreeProblem) {
    self.name = name
    self.root = root
    self.text = text
    script = try Script(text)
  }
}

/// One thing that the generated program runs.
public enum ProgramInput: Sendable {
  case spec(CaseInput)
  case script(ScriptInput)

  public var name: String {
    switch self {
    case .spec(let input): input.name
    case .script(let input): input.name
    }
  }

  /// The form in which an input reaches the program.
  public var json: JSON {
    switch self {
    case .spec(let input): input.json
    case .script(let input):
      .object([
        "name": .string(input.name), "root": .string(input.root), "script": input.text,
      ])
    }
  }

  /// Nil for what is no input.
  public init?(_ json: JSON) {
    guard let text = json["script"] else {
      guard let input = CaseInput(json) else { return nil }
      self = .spec(input)
      return
    }
    guard let name = json["name"]?.string, let root = json["root"]?.string,
      let input = try? ScriptInput(name: name, root: root, text: text)
    else { return nil }
    self = .script(input)
  }
}

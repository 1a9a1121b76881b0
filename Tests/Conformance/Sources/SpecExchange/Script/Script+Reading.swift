extension Script {
  private static let known = ["name", "image", "buffer", "expiration", "steps", "note"]
  private static let standardBuffer = 10

  /// - Throws: ``TreeProblem`` with the number of the step, counted from 1, and what is wrong.
  public init(_ json: JSON) throws(TreeProblem) {
    guard json.object != nil else { throw TreeProblem("is \(json.kind), not an object") }
    if let unknown = Members(json, known: Self.known).unknown {
      throw TreeProblem("has a member `\(unknown)`, which the format does not know")
    }
    needsImage = try Members.flag("image", of: json) ?? false
    guard let buffer = json["buffer"].map(\.integer) ?? Self.standardBuffer, buffer >= 0 else {
      throw TreeProblem("has a `buffer` that is no count")
    }
    self.buffer = buffer
    expiration = json["expiration"]?.double
    if let value = json["expiration"], expiration.map({ $0 < 0 || $0 > 1e9 }) ?? true {
      throw TreeProblem("has the `expiration` \(value.text), which is no number of seconds")
    }
    guard let elements = json["steps"]?.array, !elements.isEmpty else {
      throw TreeProblem("has no list of `steps`")
    }
    var names = Names()
    var steps: [Step] = []
    for (index, element) in elements.enumerated() {
      do throws(TreeProblem) {
        let step = try Step(element)
        try names.take(step)
        steps.append(step)
      } catch {
        throw TreeProblem("step \(index + 1): \(error)")
      }
    }
    self.steps = steps
  }
}

extension Script.Step {
  init(_ json: JSON) throws(TreeProblem) {
    guard let members = json.object else {
      throw TreeProblem("is \(json.kind), not an object")
    }
    let actions = members.filter(ScriptAction.isAction)
    let known = ScriptExpectations.known + actions.map(\.name) + ["note"]
    let steps = ScriptAction.known.keys.sorted().joined(separator: ", ")
    if let unknown = Members(json, known: known).unknown {
      throw TreeProblem(
        "`\(unknown)` is neither a step (\(steps)) nor an expectation "
          + "(\(ScriptExpectations.known.joined(separator: ", ")))")
    }
    guard actions.count == 1, let member = actions.first else {
      let names = actions.map { "`\($0.name)`" }.joined(separator: " and ")
      throw TreeProblem(
        actions.isEmpty ? "does nothing; the steps are \(steps)" : "does \(names) at once")
    }
    do throws(TreeProblem) {
      action = try ScriptAction(member.name, member.value)
      expectations = try ScriptExpectations(json)
    } catch {
      throw TreeProblem("`\(member.name)` \(error)")
    }
    if case .check = action { return }
    if expectations.answer != nil {
      throw TreeProblem("expects an `answer`, which only `check` gives")
    }
  }
}

/// The names that a script's steps have given so far.
private struct Names {
  var handles: Set<String> = []
  var layers: Set<String> = []

  mutating func take(_ step: Script.Step) throws(TreeProblem) {
    if let handle = step.action.usedHandle { try need(handle) }
    if let layer = step.action.usedLayer, layers.remove(layer) == nil {
      throw TreeProblem("no layer `\(layer)` is applied at this point")
    }
    switch step.action {
    case .attach(_, _, let handle, _):
      if !handles.insert(handle).inserted { throw TreeProblem("another handle is `\(handle)`") }
    case .optimistic(_, _, let layer):
      if !layers.insert(layer).inserted { throw TreeProblem("another layer is `\(layer)`") }
    default: break
    }
    for read in step.expectations.reads {
      if case .handle(let handle) = read.reader { try need(handle) }
    }
    for phase in step.expectations.phases { try need(phase.handle) }
    for fetch in step.expectations.fetches { try need(fetch.handle) }
    for stream in step.expectations.streams { try need(stream.handle) }
  }

  private func need(_ handle: String) throws(TreeProblem) {
    guard handles.contains(handle) else {
      throw TreeProblem("no `attach` before this has made the handle `\(handle)`")
    }
  }
}

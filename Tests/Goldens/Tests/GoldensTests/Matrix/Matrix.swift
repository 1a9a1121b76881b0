@_spi(Runtime) @_spi(Testing) import Baton
import BatonTesting

/// What a read makes of a field, by what the store has of it and by the directives on it and around it.
@MainActor struct Matrix {
  enum State: String, CaseIterable {
    case value, null, error, missing
  }

  /// Where the field is, and how a response answers it.
  enum Place: String {
    case field = "Field"
    case element = "Element"
    case fragment = "Fragment"
    case root = "Root"

    /// - Parameter value: JSON; nil leaves the field out.
    func data(_ value: String?) -> String {
      switch self {
      case .field, .fragment: #"{"item": {"id": "1"\#(value.map { #", "name": \#($0)"# } ?? "")}}"#
      case .element: #"{"item": {"id": "1", "tags": ["a", \#(value ?? "null")]}}"#
      case .root: "{\(value.map { #""name": \#($0)"# } ?? "")}"
      }
    }

    var path: String {
      switch self {
      case .field, .fragment: #"["item", "name"]"#
      case .element: #"["item", "tags", 1]"#
      case .root: #"["name"]"#
      }
    }
  }

  /// What one operation reads, and then what was logged on the way.
  func cell<Operation: Query>(
    _ operation: Operation, _ state: State, _ read: (Operation.Data) throws -> String
  ) async -> String {
    let place = Self.places.first { Operation.name.hasPrefix($0.rawValue) } ?? .root
    if place == .element, state == .missing { return "impossible" }
    var logged: [String] = []
    let answer = Self.answer(place, state)
    let transport = RecordedTransport { _ in answer }
    let environment = Environment(transport: transport)
    environment.log = { event in
      guard let name = Self.name(of: event), !logged.contains(name) else { return }
      logged.append(name)
    }
    if state == .missing {
      try? environment.commitPayload(operation, Payload(json: #"{"data": \#(place.data(nil))}"#))
    } else {
      _ = try? await environment.fetch(operation)
    }
    let outcome = outcome(of: Operation.self, environment.store.read(operation), read)
    // What a read has to tell comes on the next turn.
    try? await wait { !environment.hasTurnComing }
    return ([outcome] + logged).joined(separator: ", ")
  }

  private static let places: [Place] = [.field, .element, .fragment, .root]

  private static func answer(_ place: Place, _ state: State) -> Payload {
    let errors =
      state == .error ? #""errors": [{"message": "broken", "path": \#(place.path)}], "# : ""
    let value = state == .value ? #""v""# : "null"
    return Payload(json: #"{\#(errors)"data": \#(place.data(value))}"#)
  }

  private static func name(of event: LogEvent) -> String? {
    switch event {
    case .fieldError: "fieldError"
    case .missing: "missing"
    case .unexpected: "unexpected"
    case .requiredFieldMissing: "requiredFieldMissing"
    default: nil
    }
  }

  private func outcome<Operation: Query>(
    of type: Operation.Type, _ data: Operation.Data, _ read: (Operation.Data) throws -> String
  ) -> String {
    if let failure = Operation.failure(of: data, besides: []) {
      return "fails: \(failure.kind.rawValue)"
    }
    do { return try read(data) } catch { return Self.text(of: error) }
  }

  private static func text(of error: any Error) -> String {
    switch error {
    case is RequiredFieldError: "throws requiredField"
    case is FieldErrors: "throws fieldErrors"
    default: "throws \(error)"
    }
  }

  // MARK: What accessors give

  /// What is read from a lens, if it is there.
  func lens<Element: Lens>(
    _ lens: @autoclosure () throws -> Element?, _ read: (Element) throws -> String
  ) -> String {
    do {
      guard let lens = try lens() else { return "absent" }
      return try read(lens)
    } catch {
      return Self.text(of: error)
    }
  }

  func text(_ value: String?) -> String { value ?? "nil" }

  func text(_ result: Result<String?, FieldErrors>) -> String { self.result(result) { text($0) } }

  /// The second element.
  func element(_ list: [String?]?) -> String {
    guard let list else { return "no list" }
    return list.count == 2 ? text(list[1]) : "\(list)"
  }

  func element(_ result: Result<[String?]?, FieldErrors>) -> String {
    self.result(result) { element($0) }
  }

  private func result<Value>(
    _ result: Result<Value, FieldErrors>, _ text: (Value) -> String
  ) -> String {
    switch result {
    case .success(let value): "success: \(text(value))"
    case .failure: "failure"
    }
  }
}

import Baton
import BatonTransports

/// Queries and mutations, and what a transport does about them.
extension Trial {
  static let nine = Variables(["id": Variable("9")])

  static func character(_ id: String) -> Request {
    Request(
      name: "C", kind: .query,
      document: .text("query C($id:ID!){character(id:$id){id,name,origin{name}}}"),
      variables: Variables(["id": Variable(id)]))
  }

  static let token = Request(name: "T", kind: .query, document: .text("query T{token}"))

  static func rename(to name: String) -> Request {
    Request(
      name: "R", kind: .mutation,
      document: .text("mutation R($id:ID!,$name:String!){rename(id:$id,name:$name){id,name}}"),
      variables: Variables(["id": Variable("9"), "name": Variable(name)]))
  }

  func version() async throws {
    let request = Request(name: "P", kind: .query, document: .text("query P{protocol}"))
    let answer = try await Outcome(of: request, over: http("protocol")).only()
    try expect(at("data", "protocol", in: answer) as? String == spoken.rawValue, "\(answer)")
  }

  func query() async throws { try await query(over: http()) }

  func query(over transport: some Transport) async throws {
    let answer = try await Outcome(of: Self.character("9"), over: transport).only()
    try expect(try isNine(answer), "\(answer)")
  }

  func isNine(_ answer: [String: Any]) throws -> Bool {
    try at("data", "character", "name", in: answer) as? String == world.name(ofCharacter: "9")
      && answer["errors"] == nil
  }

  func mutation() async throws {
    let before = try await renames()
    let name = "Zoë \"😀\"\u{2028}\\"
    let answer = try await Outcome(of: Self.rename(to: name), over: http()).only()
    try expect(at("data", "rename", "name", in: answer) as? String == name, "\(answer)")
    let after = try await renames()
    try expect(after == before + 1, "\(after - before) mutations were executed")
  }

  /// How many mutations the peer has executed.
  func renames() async throws -> Int {
    let request = Request(name: "N", kind: .query, document: .text("query N{renames}"))
    let answer = try await Outcome(of: request, over: http()).only()
    guard let count = at("data", "renames", in: answer) as? Int else {
      throw Problem.different("\(answer)")
    }
    return count
  }

  func fieldError() async throws {
    let answer = try await Outcome(of: Self.character("40"), over: http()).only()
    let path = (answer["errors"] as? [[String: Any]])?.first?["path"] as? [String]
    try expect(path == ["character", "origin"], "\(answer)")
    let name = at("data", "character", "name", in: answer) as? String
    try expect(try name == world.name(ofCharacter: "40"), "\(answer)")
  }

  func credentials() async throws {
    let transport = try counted()
    for attempt in 1...3 {
      let answer = try await Outcome(of: Self.token, over: transport).only()
      try expect(at("data", "token", in: answer) as? String == "Bearer \(attempt)", "\(answer)")
    }
  }

  func manyAtOnce() async throws {
    let transport = try counted()
    let answers = await withTaskGroup(of: Outcome.self) { group in
      for _ in 0..<200 { group.addTask { await Outcome(of: Self.token, over: transport) } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    var tokens: Set<String> = []
    for answer in answers {
      if let token = at("data", "token", in: try answer.only()) as? String { tokens.insert(token) }
    }
    try expect(tokens == Set((1...200).map { "Bearer \($0)" }), "\(tokens.count) of 200 tokens")
  }

  /// Nine are cancelled under way, and the tenth is answered.
  func cancellation() async throws {
    let transport = try http()
    let tasks = (0..<9).map { _ in
      Task { await Outcome(of: Self.character("9"), over: transport) }
    }
    for (index, task) in tasks.enumerated() {
      try await Task.sleep(for: .milliseconds(index))
      task.cancel()
    }
    for task in tasks {
      let outcome = await task.value
      try expect(outcome.error == nil || outcome.error is CancellationError, "\(outcome)")
    }
    try await query(over: transport)
  }

  func compressed(_ coding: String) async throws {
    try await query(over: http("\(coding)/graphql"))
  }
}

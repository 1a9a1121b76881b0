import BatonSchema

/// Turns the JSON of a `baton.json` into a `Configuration`: every key known, every value of its kind.
struct ConfigurationReader {
  var configuration: Configuration
  private(set) var diagnostics: [Diagnostic] = []

  init(source: Source) { configuration = Configuration(source: source) }

  mutating func read() -> Configuration {
    let isEmpty = configuration.source.bytes.allSatisfy { $0.isBlank || $0.isLineBreak }
    guard !isEmpty else {
      report(
        .configSyntax("`baton.json` is empty.", hint: Self.enough), SourceRange(0, 0))
      return configuration
    }
    do {
      let root = try JSONReader.read(configuration.source)
      readRoot(root)
    } catch {
      let notes = error.first.map {
        Diagnostic.Note(.first, at: SourceLocation(configuration.source, $0))
      }
      report(error.problem, error.range, notes: [notes].compactMap(\.self))
    }
    return configuration
  }

  mutating func report(
    _ problem: CompilerProblem, _ range: SourceRange, notes: [Diagnostic.Note] = []
  ) {
    diagnostics.append(
      Diagnostic(problem, at: SourceLocation(configuration.source, range), notes: notes))
  }

  private static let enough = "`{\"schema\": \"schema.graphql\"}` is enough."

  private mutating func readRoot(_ root: JSONNode) {
    guard case .object(let members) = root.value else {
      report(
        .configSyntax(
          "`baton.json` must hold one object, not \(root.kind).",
          hint: Self.enough), root.range)
      return
    }
    let keys = [
      "schema", "schemaExtensions", "identity", "lookups", "customScalarTypes", "transient",
      "persistConfig", "onError", "runtime", "kotlin",
    ]
    for member in members {
      switch member.key {
      case "schema": configuration.schema = string(member)
      case "schemaExtensions": configuration.schemaExtensions = strings(member)
      case "identity": readIdentity(member)
      case "lookups": readLookups(member)
      case "customScalarTypes": readScalars(member)
      case "transient": readTransient(member)
      case "persistConfig": readPersistence(member)
      case "onError":
        configuration.onError = choice(member, Configuration.OnError.allCases.map(\.rawValue))
          .flatMap(Configuration.OnError.init(rawValue:))
      case "runtime":
        let names = Configuration.Runtime.allCases.map(\.rawValue)
        guard let value = choice(member, names) else { continue }
        configuration.runtime = Configuration.Runtime(rawValue: value) ?? .baton
      case "kotlin": _ = object(member)
      default: unknown(member, among: keys)
      }
    }
    // A misspelt key is told already.
    let isMeant = members.contains {
      $0.key == "schema"
        || !keys.contains($0.key) && Suggestions.nearest(to: $0.key, in: keys).first == "schema"
    }
    if !isMeant {
      report(.configMissingKey("schema"), SourceRange(root.range.start, root.range.start + 1))
    }
  }

  private mutating func readIdentity(_ member: JSONNode.Member) {
    for entry in object(member, example: #"{"types": {"…": ["id"]}}"#) ?? [] {
      switch entry.key {
      case "default":
        configuration.identityDefault = strings(entry, isKey: true)
      case "types":
        for type in object(entry, example: #"{"…": ["id"]}"#) ?? [] {
          configuration.identity.append(
            Configuration.IdentityEntry(
              type: located(type), fields: strings(type, isKey: true)))
        }
      default: unknown(entry, among: ["default", "types"])
      }
    }
  }

  private mutating func readLookups(_ member: JSONNode.Member) {
    guard case .array(let elements) = member.value.value else {
      return wrong(member, "a list of lookups")
    }
    for element in elements {
      guard case .object(let members) = element.value else {
        report(
          .configWrongValue(key: "lookups", expected: "a list of objects", example: nil),
          element.range)
        continue
      }
      readLookup(members, element.range)
    }
  }

  private mutating func readLookup(_ members: [JSONNode.Member], _ range: SourceRange) {
    var field: Configuration.Located<String>?
    var type: Configuration.Located<String>?
    var arguments: [Configuration.Located<String>] = []
    for member in members {
      switch member.key {
      case "field": field = string(member)
      case "type": type = string(member)
      case "argument":
        if let argument = string(member) { arguments.append(argument) }
      case "arguments": arguments += strings(member, isKey: true)
      default: unknown(member, among: ["field", "type", "argument", "arguments"])
      }
    }
    let given = Set(members.map(\.key))
    let start = SourceRange(range.start, range.start + 1)
    if given.isSuperset(of: ["argument", "arguments"]) {
      report(
        .configWrongValue(
          key: "argument", expected: "left out where `arguments` stands", example: nil), start)
    } else if given.isDisjoint(with: ["argument", "arguments"]) {
      report(.configMissingKey("argument"), start)
    }
    guard given.contains("field") else { return report(.configMissingKey("field"), start) }
    guard let field, !arguments.isEmpty else { return }
    configuration.add(Configuration.Lookup(field: field, type: type, arguments: arguments))
  }

  private mutating func readScalars(_ member: JSONNode.Member) {
    for entry in object(member, example: #"{"DateTime": {"swift": "…"}}"#) ?? [] {
      let example = #"{"swift": \#(written(entry.value) ?? #""…""#)}"#
      var swift: Configuration.Located<String>?
      for mapping in object(entry, example: example) ?? [] {
        switch mapping.key {
        case "swift": swift = string(mapping)
        case "kotlin": _ = string(mapping)
        default: unknown(mapping, among: ["swift", "kotlin"])
        }
      }
      if let swift {
        configuration.scalars.append(
          Configuration.ScalarMapping(scalar: located(entry), swift: swift))
      }
    }
  }

  private mutating func readTransient(_ member: JSONNode.Member) {
    for entry in object(member, example: #"{"types": ["…"]}"#) ?? [] {
      switch entry.key {
      case "types": configuration.transientTypes = strings(entry)
      case "fields": configuration.transientFields = strings(entry)
      default: unknown(entry, among: ["types", "fields"])
      }
    }
  }

  private mutating func readPersistence(_ member: JSONNode.Member) {
    typealias Algorithm = PersistedDocuments.Algorithm
    guard let entries = object(member, example: #"{"file": "…"}"#) else { return }
    var file: Configuration.Located<String>?
    var algorithm = Algorithm.md5
    for entry in entries {
      switch entry.key {
      case "file": file = string(entry)
      case "algorithm":
        let name = choice(entry, Algorithm.allCases.map(\.rawValue))
        algorithm = name.flatMap(Algorithm.init(rawValue:)) ?? algorithm
      default: unknown(entry, among: ["file", "algorithm"])
      }
    }
    if !entries.contains(where: { $0.key == "file" }) {
      report(.configMissingKey("file"), member.keyRange)
    }
    if let file { configuration.persisted = PersistedDocuments(file: file, algorithm: algorithm) }
  }
}

public import BatonSchema

/// What `baton.json` says, each value with its place so that a check against the schema can point at it.
public struct Configuration: Sendable {
  /// A value and where it stands in the file.
  public struct Located<Value: Sendable>: Sendable {
    public var value: Value
    public var range: SourceRange
  }

  /// The key fields of one type.
  struct IdentityEntry: Sendable {
    var type: Located<String>
    var fields: [Located<String>]
  }

  /// A root field that gives the object of a known key.
  struct Lookup: Sendable {
    /// `Query.character`.
    var field: Located<String>
    /// Nil when the field's type decides, or when it may be of any type.
    var type: Located<String>?
    /// In the order of the type's key.
    var arguments: [Located<String>]

    /// The field without its type: `character`.
    var fieldName: String {
      field.value.split(separator: ".").last.map(String.init) ?? field.value
    }
  }

  struct ScalarMapping: Sendable {
    var scalar: Located<String>
    var swift: Located<String>
  }

  /// The module that generated code imports.
  public enum Runtime: String, Sendable, CaseIterable {
    /// Everything.
    case baton = "Baton"
    /// The store alone: what needs an environment is left out.
    case store = "BatonStore"
  }

  /// What a server does with the rest of an answer when a field fails, as each request asks for it.
  enum OnError: String, Sendable, CaseIterable {
    case propagate = "PROPAGATE"
    case null = "NULL"
    case abort = "ABORT"
  }

  /// The file itself.
  public let source: Source
  /// The path of the schema, relative to this file.
  public internal(set) var schema: Located<String>?
  /// Files or folders of client schema, relative to this file.
  public internal(set) var schemaExtensions: [Located<String>] = []
  /// May be set by a tool that needs another than the file says, as one that only commits and reads does.
  public var runtime: Runtime = .baton
  /// Nil: operations are sent as texts.
  public internal(set) var persisted: PersistedDocuments?
  var onError: OnError?
  var identityDefault: [Located<String>] = []
  var identity: [IdentityEntry] = []
  private(set) var lookups: [Lookup] = []
  /// The first of ``lookups`` for each field, which every plan asks for each of its root fields.
  private var lookupNumbers: [String: Int] = [:]
  var scalars: [ScalarMapping] = []
  var transientTypes: [Located<String>] = []
  var transientFields: [Located<String>] = []

  init(source: Source) { self.source = source }

  /// What counts where there is no `baton.json`: every key left out.
  public static var standard: Configuration {
    Configuration(source: Source(name: "baton.json", bytes: []))
  }

  /// The field that keys a type where the configuration says nothing.
  static let standardKey = "id"

  var defaultKeys: [String] {
    identityDefault.isEmpty ? [Self.standardKey] : identityDefault.map(\.value)
  }

  mutating func add(_ lookup: Lookup) {
    let name = lookup.fieldName
    if lookupNumbers[name] == nil { lookupNumbers[name] = lookups.count }
    lookups.append(lookup)
  }

  /// The lookup of a field of the query root.
  func lookup(ofField name: String) -> Lookup? { lookupNumbers[name].map { lookups[$0] } }

  /// Reads the text of a `baton.json`.
  ///
  /// - Returns: the configuration, as far as it could be read, and what is wrong with the text. Whether
  ///   its names exist is checked later, with the schema at hand.
  public static func read(_ source: Source) -> (Configuration, [Diagnostic]) {
    var reader = ConfigurationReader(source: source)
    return (reader.read(), reader.diagnostics)
  }
}

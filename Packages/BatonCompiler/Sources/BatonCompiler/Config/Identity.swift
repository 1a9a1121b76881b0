import BatonSchema

/// Which fields key the records of a type (B-2.1).
struct Identity {
  private let schema: Schema
  private let defaults: [String]
  private let configured: [String: [String]]

  init(_ config: Configuration, _ schema: Schema) {
    self.schema = schema
    defaults = config.defaultKeys
    configured = Dictionary(
      config.identity.map { ($0.type.value, $0.fields.map(\.value)) }
    ) { first, _ in first }
  }

  /// The key fields in the configured order; none for a type keyed by path.
  ///
  /// A type's own entry counts, else its interfaces', else the first default field it has.
  func key(of type: SchemaType) -> [String] {
    if let own = configured[type.name] { return own }
    for interface in type.interfaces {
      if let inherited = configured[schema[interface].name] { return inherited }
    }
    return defaults.first { type.field($0) != nil }.map { [$0] } ?? []
  }

  /// What is selected wherever the type is read: the key, and `id` where the type has one (C-2).
  func selected(on type: SchemaType) -> [String] {
    let key = key(of: type)
    let standard = Configuration.standardKey
    guard !key.contains(standard), type.field(standard) != nil else { return key }
    return key + [standard]
  }

  /// The entries of the interfaces of a type that has none itself.
  func inheritedEntries(of type: SchemaType) -> [(interface: String, key: [String])] {
    guard configured[type.name] == nil else { return [] }
    return type.interfaces.compactMap { interface in
      let name = schema[interface].name
      return configured[name].map { (name, $0) }
    }
  }
}

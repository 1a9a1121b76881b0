import Synchronization

/// The process's types, storage keys and fixed slots, each numbered on first use.
///
/// Nothing is ever removed but storage keys with variables, once nobody holds them: all other numbers are
/// compiled into plans and slots.
final class Registry: @unchecked Sendable {
  // State, all written under `lock` and, but for `version`, read under it:
  //   types, typeNumbers   layouts by number - 1, numbers by name
  //   keys, keyNumbers     storage keys by number - 1, numbers by text
  //   freeKeys             numbers to use again
  //   traits               what is known of single fields, by type and name
  //   version              counts the fixed slots there are, so that a cache of layouts can tell
  private let lock = Lock()
  private var types: [TypeLayout] = []
  private var typeNumbers: [UTF8Key: UInt32] = [:]
  private var keys: [(text: String, holders: Int)] = []
  private var freeKeys: [UInt32] = []
  private var keyNumbers: [UTF8Key: UInt32] = [:]
  private var traits: [FieldName: FieldTraits] = [:]
  private let version = Atomic<Int>(0)

  private struct FieldName: Hashable {
    let type: UInt32
    let field: UTF8Key
  }

  static let shared = Registry()

  private init() {}

  // MARK: Types

  /// The number of a type that the build names.
  func type(named name: String) -> UInt32 {
    lock.withLock {
      let type = locked(type: name)
      layout(type)?.isListed = true
      return type
    }
  }

  /// The number of an object's type, which the build may never have heard of (B-2.10).
  func concreteType(named name: String) -> (type: UInt32, isListed: Bool) {
    lock.withLock {
      let type = locked(type: name)
      return (type, layout(type)?.isListed ?? false)
    }
  }

  func name(ofType type: UInt32) -> String {
    lock.withLock { layout(type)?.name ?? "" }
  }

  func declareAbstract(_ type: UInt32, possible: [String]) {
    lock.withLock {
      let numbers = possible.map { locked(type: $0) }
      for number in numbers { layout(number)?.isListed = true }
      guard let layout = layout(type) else { return }
      layout.isAbstract = true
      layout.possible.formUnion(numbers)
    }
  }

  func isListed(_ type: UInt32) -> Bool {
    lock.withLock { layout(type)?.isListed ?? false }
  }

  /// The object types an abstract type can be; a concrete type alone.
  func possibleTypes(of type: UInt32) -> [UInt32] {
    lock.withLock {
      guard let layout = layout(type), layout.isAbstract else { return [type] }
      return layout.possible.sorted()
    }
  }

  /// Whether the build knows that records of `type` satisfy `condition`.
  func satisfies(_ type: UInt32, _ condition: UInt32) -> Bool {
    if type == condition { return true }
    return lock.withLock { layout(condition)?.possible.contains(type) ?? false }
  }

  func declareTransient(_ type: UInt32) {
    lock.withLock {
      guard let layout = layout(type) else { return }
      layout.isTransient = true
      for possible in layout.possible { self.layout(possible)?.isTransient = true }
    }
  }

  /// Says that the identity of records of the type has several fields.
  func declareComposite(_ type: UInt32) {
    lock.withLock { layout(type)?.isComposite = true }
  }

  func isComposite(_ type: UInt32) -> Bool {
    lock.withLock { layout(type)?.isComposite ?? false }
  }

  /// The types whose records can be known by one value.
  var singleKeyTypes: [UInt32] {
    lock.withLock {
      types.indices.filter { !types[$0].isComposite && !types[$0].isAbstract }
        .map { UInt32($0 + 1) }
    }
  }

  /// Says of which type the edges of a connection are.
  func declareEdge(_ edge: UInt32, of connection: UInt32) {
    lock.withLock { layout(connection)?.edge = edge }
  }

  /// 0 where nobody said.
  func edge(of connection: UInt32) -> UInt32 {
    lock.withLock { layout(connection)?.edge ?? 0 }
  }

  /// Whether records of the type stay in memory.
  func isTransient(_ type: UInt32) -> Bool {
    lock.withLock { layout(type)?.isTransient ?? false }
  }

  func isTransient(typeNamed name: String) -> Bool {
    lock.withLock { typeNumbers[UTF8Key(text: name)].flatMap(layout)?.isTransient ?? false }
  }

  // MARK: Fields

  /// A field of an abstract type is one of its possible types, too.
  func declare(_ traits: FieldTraits, type: UInt32, field: String) {
    if traits.isEmpty { return }
    lock.withLock {
      for type in [type] + (layout(type)?.possible ?? []) {
        self.traits[FieldName(type: type, field: UTF8Key(text: field)), default: []]
          .formUnion(traits)
      }
    }
  }

  func traits(type: UInt32, field: String) -> FieldTraits {
    lock.withLock { traits[FieldName(type: type, field: UTF8Key(text: field))] ?? [] }
  }

  /// The fields of a type that stay in memory.
  func transientFields(of type: UInt32) -> [String] {
    lock.withLock {
      traits.filter { $0.key.type == type && $0.value.contains(.transient) }.map(\.key.field.text)
    }
  }

  // MARK: Storage keys

  /// The number of a constant storage key, for good.
  func key(_ text: String) -> UInt32 {
    lock.withLock { locked(key: text) }
  }

  /// The number of a storage key whose text depends on variables, one holder more.
  func hold(_ text: String) -> UInt32 {
    lock.withLock {
      let number = keyNumbers[UTF8Key(text: text)] ?? locked(newKey: text, holders: 0)
      locked(hold: number)
      return number
    }
  }

  /// One holder more of a key that somebody holds.
  func hold(key: UInt32) {
    lock.withLock { locked(hold: key) }
  }

  /// One holder less. Without any the number is given to another key, unless the key is constant, too.
  func release(key: UInt32) {
    lock.withLock {
      guard key >= 1, key <= keys.count, keys[Int(key) - 1].holders > 0 else { return }
      keys[Int(key) - 1].holders -= 1
      guard keys[Int(key) - 1].holders == 0 else { return }
      keyNumbers[UTF8Key(text: keys[Int(key) - 1].text)] = nil
      keys[Int(key) - 1].text = ""
      freeKeys.append(key)
    }
  }

  /// Whether a key is there only as long as somebody holds it.
  func isTemporary(_ key: UInt32) -> Bool {
    lock.withLock {
      key >= 1 && key <= keys.count && keys[Int(key) - 1].holders != Registry.forGood
    }
  }

  /// How many storage keys have a number now.
  var keyCount: Int { lock.withLock { keyNumbers.count } }

  func text(ofKey key: UInt32) -> String {
    lock.withLock { key >= 1 && key <= keys.count ? keys[Int(key) - 1].text : "" }
  }

  /// The field of a storage key, without arguments.
  func field(ofKey key: UInt32) -> String {
    DynamicKey.field(of: text(ofKey: key))
  }

  // MARK: Fixed slots

  /// The slot of a constant storage key: fixed in a concrete type, by key in an abstract one.
  func slot(type: UInt32, storageKey: String) -> SlotAddress {
    lock.withLock {
      let key = locked(key: storageKey)
      guard let layout = layout(type), !layout.isAbstract,
        let index = locked(fix: key, in: layout)
      else { return SlotAddress(key: key) }
      return SlotAddress(type: type, index: index, key: key)
    }
  }

  /// The index of a constant storage key in records of a concrete type, made if need be; nil once the
  /// type has as many as records can have.
  func fixedIndex(type: UInt32, key: UInt32) -> UInt32? {
    lock.withLock {
      guard let layout = layout(type) else { return nil }
      return locked(fix: key, in: layout)
    }
  }

  /// The index of a storage key in records of a type, if it has a fixed one.
  func index(type: UInt32, key: UInt32) -> UInt32? {
    lock.withLock { layout(type)?.indexes[key] }
  }

  /// How many fixed slots a record of the type has when it is made now.
  func slotCount(type: UInt32) -> Int {
    lock.withLock { layout(type)?.keys.count ?? 0 }
  }

  /// The keys of a type's fixed slots, in the order of their indexes.
  func slotKeys(type: UInt32) -> [UInt32] {
    lock.withLock { layout(type)?.keys ?? [] }
  }

  /// Another whenever a type has got a fixed slot; asked without the lock.
  var slotVersion: UInt32 { UInt32(truncatingIfNeeded: version.load(ordering: .acquiring)) }

  /// The slot counts of all types by number, if they changed since `version`.
  func slotCounts(since version: inout Int) -> [UInt32]? {
    // Asked once per batch: nothing new is found out without the lock.
    if version == self.version.load(ordering: .acquiring) { return nil }
    return lock.withLock {
      version = self.version.load(ordering: .relaxed)
      return [0] + types.map { UInt32($0.keys.count) }
    }
  }

  // MARK: Under the lock

  private func layout(_ type: UInt32) -> TypeLayout? {
    type >= 1 && type <= types.count ? types[Int(type) - 1] : nil
  }

  private func locked(type name: String) -> UInt32 {
    if let number = typeNumbers[UTF8Key(text: name)] { return number }
    types.append(TypeLayout(name: name))
    let number = UInt32(types.count)
    typeNumbers[UTF8Key(text: name)] = number
    return number
  }

  private static let forGood = -1

  private func locked(key text: String) -> UInt32 {
    if let number = keyNumbers[UTF8Key(text: text)] {
      keys[Int(number) - 1].holders = Registry.forGood
      return number
    }
    return locked(newKey: text, holders: Registry.forGood)
  }

  private func locked(newKey text: String, holders: Int) -> UInt32 {
    let number = freeKeys.popLast() ?? UInt32(keys.count + 1)
    if number > keys.count { keys.append(("", 0)) }
    keys[Int(number) - 1] = (text, holders)
    keyNumbers[UTF8Key(text: text)] = number
    return number
  }

  private func locked(hold key: UInt32) {
    guard key >= 1, key <= keys.count, keys[Int(key) - 1].holders != Registry.forGood else {
      return
    }
    keys[Int(key) - 1].holders += 1
  }

  private func locked(fix key: UInt32, in layout: TypeLayout) -> UInt32? {
    if let index = layout.indexes[key] { return index }
    guard layout.keys.count < Channels.fixedLimit else { return nil }
    let index = UInt32(layout.keys.count)
    Channels.ensure(Int(index))
    layout.keys.append(key)
    layout.indexes[key] = index
    version.add(1, ordering: .releasing)
    return index
  }
}

/// What the process knows of one type; guarded by the registry's lock.
final class TypeLayout {
  let name: String
  /// The storage keys with a fixed slot, by index.
  var keys: [UInt32] = []
  var indexes: [UInt32: UInt32] = [:]
  var isAbstract = false
  var isTransient = false
  /// The identity has several fields.
  var isComposite = false
  /// The type of a connection's edges; 0 for none.
  var edge: UInt32 = 0
  /// The build names the type.
  var isListed = false
  /// The object types an abstract type can be.
  var possible: Set<UInt32> = []

  init(name: String) {
    self.name = name
  }
}

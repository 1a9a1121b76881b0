/// The scopes in which lenses read: one for each operation value, numbered from 1 and never again.
struct OwnerTable {
  /// What is known of one owner.
  final class Scope {
    // State, touched by the main actor alone: `slots`, the keys rendered so far.
    let operation: String
    let variables: Variables
    fileprivate var slots: [ObjectIdentifier: SlotAddress] = [:]

    init(operation: String, variables: Variables) {
      self.operation = operation
      self.variables = variables
    }
  }

  private struct Name: Hashable {
    let operation: UTF8Key
    let variables: UTF8Key
  }

  private var numbers: [Name: UInt32] = [:]
  private var scopes: [UInt32: Scope] = [:]
  private var last: UInt32 = 0

  /// The number of an operation value's owner; `variables` includes the defaults.
  mutating func number(operation: String, variables: Variables) -> UInt32 {
    let name = Name(
      operation: UTF8Key(text: operation), variables: UTF8Key(text: variables.json))
    if let number = numbers[name] { return number }
    // Four thousand million owners in one store are not reached; the last would be shared.
    if last < .max { last += 1 }
    numbers[name] = last
    scopes[last] = Scope(operation: operation, variables: variables)
    return last
  }

  func scope(_ number: UInt32) -> Scope? { scopes[number] }

  /// The slot of a key with variables, rendered at its first use.
  func slot(_ key: DynamicKey, in number: UInt32) -> SlotAddress? {
    guard let scope = scopes[number] else { return nil }
    if let slot = scope.slots[ObjectIdentifier(key)] { return slot }
    let slot = SlotAddress(key: Registry.shared.key(key.rendered(with: scope.variables)))
    scope.slots[ObjectIdentifier(key)] = slot
    return slot
  }

  /// Forgets every owner; their numbers are not used again.
  mutating func removeAll() {
    numbers = [:]
    scopes = [:]
  }
}

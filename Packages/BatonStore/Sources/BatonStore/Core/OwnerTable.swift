/// The scopes in which lenses read: one for each operation value, and one for each set of arguments with
/// which fragments are read for it. They are numbered from 1, and no number is given again.
struct OwnerTable {
  /// What is known of one owner.
  final class Scope {
    // State, touched by the main actor alone: `slots`, the keys rendered so far, `entered`, the owners
    // of fragments spread from here, with the arguments they were found by, `deferred`, what
    // the parts of labels were found to bring, and `askedImageAt`, the store's last record when the
    // image was asked for what the operation selects.
    let operation: String
    /// The operation's, and in a fragment with arguments these in their place.
    let variables: Variables
    /// The number of the operation value's own owner.
    let base: UInt32
    fileprivate let plan: Plan?
    fileprivate var slots: [ObjectIdentifier: SlotAddress] = [:]
    fileprivate var entered: [ObjectIdentifier: (arguments: FragmentArguments, owner: UInt32)] = [:]
    private var deferred: [UTF8Key: [DeferredPart]] = [:]
    var askedImageAt: UInt32?

    init(operation: String, variables: Variables, base: UInt32, plan: Plan?) {
      self.operation = operation
      self.variables = variables
      self.base = base
      self.plan = plan
    }

    deinit {
      for slot in slots.values { Registry.shared.release(key: slot.key) }
    }

    func deferredParts(_ label: String) -> [DeferredPart] {
      if let known = deferred[UTF8Key(text: label)] { return known }
      let parts = plan?.deferredParts(label) ?? []
      deferred[UTF8Key(text: label)] = parts
      return parts
    }
  }

  private struct Name: Hashable {
    let operation: UTF8Key
    let variables: UTF8Key
    /// Of the operation value itself 0, as the variables are its own.
    let base: UInt32
  }

  private var numbers: [Name: UInt32] = [:]
  private var scopes: [UInt32: Scope] = [:]
  private var last: UInt32 = 0

  /// The number of an operation value's owner; `variables` includes the defaults.
  mutating func number(operation: String, variables: Variables, plan: Plan? = nil) -> UInt32 {
    number(operation: operation, variables: variables, base: nil, plan: plan)
  }

  /// The number of the owner of a fragment that is spread where `number` is the owner.
  mutating func number(entering arguments: FragmentArguments, from number: UInt32) -> UInt32? {
    guard let scope = scopes[number], let base = scopes[scope.base] else { return nil }
    if arguments.values.isEmpty { return scope.base }
    if let known = scope.entered[ObjectIdentifier(arguments)] { return known.owner }
    let owner = self.number(
      operation: scope.operation,
      variables: arguments.variables(over: base.variables, in: scope.variables), base: scope.base,
      plan: base.plan)
    scope.entered[ObjectIdentifier(arguments)] = (arguments, owner)
    return owner
  }

  private mutating func number(
    operation: String, variables: Variables, base: UInt32?, plan: Plan?
  ) -> UInt32 {
    let name = Name(
      operation: UTF8Key(text: operation), variables: UTF8Key(text: variables.json),
      base: base ?? 0)
    if let number = numbers[name] { return number }
    // Four thousand million owners in one store are not reached; the last would be shared.
    if last < .max { last += 1 }
    numbers[name] = last
    scopes[last] = Scope(operation: operation, variables: variables, base: base ?? last, plan: plan)
    return last
  }

  /// How many there are, those of fragments too.
  var count: Int { scopes.count }

  func scope(_ number: UInt32) -> Scope? { scopes[number] }

  /// The slot of a key with variables, rendered at its first use.
  func slot(_ key: DynamicKey, in number: UInt32) -> SlotAddress? {
    guard let scope = scopes[number] else { return nil }
    if let slot = scope.slots[ObjectIdentifier(key)] { return slot }
    let slot = SlotAddress(key: Registry.shared.hold(key.rendered(with: scope.variables)))
    scope.slots[ObjectIdentifier(key)] = slot
    return slot
  }

  /// Forgets the owners of operation values, each with those of its fragments; their numbers are not used
  /// again.
  ///
  /// - Returns: Whether there were any.
  @discardableResult
  mutating func forgetAll(where isGone: (_ number: UInt32) -> Bool) -> Bool {
    guard scopes.values.contains(where: { isGone($0.base) }) else { return false }
    scopes = scopes.filter { !isGone($0.value.base) }
    numbers = numbers.filter { scopes[$0.value] != nil }
    return true
  }
}

/// The components of fragments: one for each set of arguments that a fragment is spread with.
struct FragmentVariants {
  struct Variant {
    let owner: Int
    let scope: ArgumentScope
    let component: Int
  }

  /// How many there may be: arguments made of arguments can double with each fragment. Beyond, a fragment
  /// is compared as its defaults have it.
  static let limit = 10_000

  private let fragments: [String: Int]
  private let declared: [[FragmentArgument]]
  private var known: [String: Int] = [:]
  private var open: [Variant] = []

  init(_ context: ValidationContext) {
    fragments = context.fragments
    declared = context.fragmentArguments
  }

  func defaultScope(of owner: Int) -> ArgumentScope { ArgumentScope(declared[owner], given: [:]) }

  /// The next that is still to be collected.
  mutating func next() -> Variant? { open.popLast() }

  /// The component that a spread stands for; nil if there is no such fragment.
  mutating func component(
    of spread: FragmentSpread, in scope: ArgumentScope,
    _ components: inout [SelectionComponents.Component]
  ) -> Int? {
    guard let owner = fragments[spread.name.text] else { return nil }
    guard !declared[owner].isEmpty, known.count < Self.limit,
      let directive = spread.directives.named("arguments")
    else { return owner }
    var given: [String: Value?] = [:]
    for argument in directive.arguments {
      given.updateValue(scope.applied(to: argument.value), forKey: argument.name.text)
    }
    let inner = ArgumentScope(declared[owner], given: given)
    let text = inner.text
    // What grows with each fragment would fill the memory.
    if text.utf8.count > 1 << 14 || text == defaultScope(of: owner).text { return owner }
    let key = "\(owner) \(text)"
    if let component = known[key] { return component }
    components.append(SelectionComponents.Component())
    known[key] = components.count - 1
    open.append(Variant(owner: owner, scope: inner, component: components.count - 1))
    return components.count - 1
  }
}

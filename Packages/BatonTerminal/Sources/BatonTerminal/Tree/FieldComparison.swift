/// Whether two values of a view type are equal in what their parents gave them, field by field.
///
/// Fields are reached by pointer, since a type known only at run time has no key paths. `FieldPlan`
/// alone adds steps, with the type and the offset that the metadata of one view type names, and hands
/// in pointers to two values of that type, for the time of the call: so each step below finds what it
/// assumes, initialised and aligned.
///
/// State, on the main actor while a plan is made; fixed afterwards: the steps; whether comparing is
/// possible.
@MainActor
struct FieldComparison {
  private struct Step {
    let offset: Int
    let isSame: @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool
  }

  private var steps: [Step] = []
  /// False when a field can't be compared (a closure, an existential): such a view always differs.
  var isPossible = true

  mutating func add<P: PrimitiveProperty>(primitive _: P.Type, at offset: Int) {
    steps.append(
      Step(offset: offset) {
        // A `P` is stored at the offset in both.
        $0.assumingMemoryBound(to: P.self).pointee
          .hasSameInput(as: $1.assumingMemoryBound(to: P.self).pointee)
      })
  }

  mutating func add<E: Equatable>(equatable _: E.Type, at offset: Int) {
    steps.append(
      Step(offset: offset) {
        // An `E` is stored at the offset in both.
        $0.assumingMemoryBound(to: E.self).pointee == $1.assumingMemoryBound(to: E.self).pointee
      })
  }

  /// By identity, also where the class's own `==` is weaker.
  mutating func add(referenceAt offset: Int) {
    steps.append(
      Step(offset: offset) {
        // A strong class reference is one pointer (`weak` and `unowned` fields never get here: the
        // first are Optional); it is compared as bits and not retained.
        $0.load(as: UnsafeRawPointer.self) == $1.load(as: UnsafeRawPointer.self)
      })
  }

  func isSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    for step in steps where !step.isSame(old + step.offset, new + step.offset) { return false }
    return true
  }
}

// Made once for each type, from the type's own field metadata: the same that `Mirror` reads, without
// a value and with offsets.
@_spi(Reflection) import Swift

/// What the tree knows about the stored properties of a view type.
///
/// State, on the main actor: the plans made so far, by type. A plan does not change once made.
@MainActor
final class FieldPlan {
  /// One step of preparing a view before its body, in order: nested properties before their owner.
  struct Step {
    let offset: Int
    let slot: Int
    let install: @MainActor (UnsafeMutableRawPointer, inout AnyObject?, PropertyContext) -> Void
    let release: @MainActor (AnyObject) -> Void
  }

  private(set) var steps: [Step] = []
  private(set) var updates: [(offset: Int, run: @MainActor (UnsafeMutableRawPointer) -> Void)] = []
  private(set) var slots = 0
  var comparison = FieldComparison()

  private static var plans: [ObjectIdentifier: FieldPlan] = [:]
  static var made: Int { plans.count }

  static func of(_ type: Any.Type) -> FieldPlan {
    if let plan = plans[ObjectIdentifier(type)] { return plan }
    let plan = FieldPlan(type)
    plans[ObjectIdentifier(type)] = plan
    return plan
  }

  private init(_ type: Any.Type) {
    if Self.isStruct(type) {
      addFields(of: type, at: 0, isOwner: true)
    } else if let equatable = type as? any Equatable.Type {
      comparison.add(equatable: equatable, at: 0)  // a view that is an enum
    } else {
      comparison.isPossible = false
    }
  }

  /// The fields of a view, of a dynamic property, or of a plain struct inside them. The last are
  /// compared only: what a view that is *stored* in another holds is for its own place in the tree.
  private func addFields(of type: Any.Type, at base: Int, isOwner: Bool) {
    var count = 0
    _ = _forEachField(of: type) { _, offset, field, _ in
      // Called back before `_forEachField` returns, on the thread that called it: the main actor's.
      MainActor.assumeIsolated { self.add(field, at: base + offset, isOwner: isOwner) }
      count += 1
      return true
    }
    func size<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
    precondition(
      count > 0 || _openExistential(type, do: size) == 0,
      "\(type) has no field metadata; build without -disable-reflection-metadata")
  }

  private func add(_ field: Any.Type, at offset: Int, isOwner: Bool) {
    if let primitive = field as? any PrimitiveProperty.Type {
      add(primitive: primitive, at: offset, isInstalled: isOwner)
    } else if let dynamic = field as? any DynamicProperty.Type {
      addFields(of: dynamic, at: offset, isOwner: isOwner)
      if isOwner { add(update: dynamic, at: offset) }
    } else if let optional = field as? any ReferenceOptional.Type, optional.isReference {
      // It may be a `weak var`: its metadata says Optional, its bits are a side table's.
      comparison.isPossible = false
    } else if field is AnyObject.Type {
      comparison.add(referenceAt: offset)
    } else if let equatable = field as? any Equatable.Type {
      comparison.add(equatable: equatable, at: offset)
    } else if Self.isStruct(field) {
      addFields(of: field, at: offset, isOwner: false)  // not Equatable: by its fields
    } else {
      comparison.isPossible = false
    }
  }

  private func add<P: PrimitiveProperty>(primitive: P.Type, at offset: Int, isInstalled: Bool) {
    comparison.add(primitive: primitive, at: offset)
    guard isInstalled else { return }
    steps.append(
      Step(
        offset: offset, slot: slots,
        install: { pointer, slot, context in
          // Unchecked, for every property of every body that runs: the slot is this step's alone, and
          // only the last line of this closure ever fills it, with a `P.Location`.
          var location = slot.map { unsafeDowncast($0, to: P.Location.self) }
          // The pointer is to the field that the type's metadata says is a `P` at this offset.
          pointer.assumingMemoryBound(to: P.self).pointee.install(&location, context)
          slot = location
        },
        // The same slot's object, so a `P.Location`.
        release: { P.release(unsafeDowncast($0, to: P.Location.self)) }))
    slots += 1
  }

  private func add<P: DynamicProperty>(update _: P.Type, at offset: Int) {
    // As above: a `P` is at this offset, and the closure is only given pointers into such a view.
    updates.append((offset, { $0.assumingMemoryBound(to: P.self).pointee.update() }))
  }

  private static func isStruct(_ type: Any.Type) -> Bool {
    // Nothing in the language tells a struct's type from an enum's. `Any.Type` is one pointer, to the
    // type's metadata, whose first word is its kind; that is part of the stable ABI, and 0x200 is the
    // structs' alone.
    unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee == 0x200
  }
}

private protocol ReferenceOptional { static var isReference: Bool { get } }
extension Optional: ReferenceOptional {
  static var isReference: Bool { Wrapped.self is AnyObject.Type }
}

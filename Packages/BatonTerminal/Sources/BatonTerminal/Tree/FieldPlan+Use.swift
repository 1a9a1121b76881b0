extension FieldPlan {
  /// Fills the view's dynamic properties in. Outside any observation: an attach may read and write
  /// what bodies observe.
  func install<V>(_ view: inout V, _ locations: inout [AnyObject?], _ context: PropertyContext) {
    withUnsafeMutableBytes(of: &view) { view in
      guard let base = view.baseAddress else { return }
      for step in steps {
        step.install(base + step.offset, &locations[step.slot], context)
      }
    }
  }

  /// Inside the body's observation: what `update()` reads, the body depends on.
  func update<V>(_ view: inout V) {
    withUnsafeMutableBytes(of: &view) { view in
      guard let base = view.baseAddress else { return }
      for update in updates { update.run(base + update.offset) }
    }
  }

  func release(_ locations: inout [AnyObject?]) {
    for step in steps {
      if let location = locations[step.slot] { step.release(location) }
      locations[step.slot] = nil
    }
  }

  /// Whether a parent made an equal view; false where that can't be told.
  func isSame<V>(_ old: inout V, _ new: inout V) -> Bool {
    guard comparison.isPossible else { return false }
    return withUnsafeBytes(of: &old) { old in
      withUnsafeBytes(of: &new) { new in
        guard let old = old.baseAddress, let new = new.baseAddress else { return true }
        return comparison.isSame(old, new)
      }
    }
  }
}

/// Hides a result from the optimizer, which would drop the work that led to it.
@inline(never) @_optimize(none)
func sink(_ value: Int) {}

/// What a reader does with a text: something the optimizer cannot look into.
typealias TextConsumer = @Sendable (String?) -> Int

/// Not generic, which would put a thunk around the closure, and not optimized, which would tell callers
/// what is in it.
@inline(never) @_optimize(none)
func makeTextConsumer() -> TextConsumer { { text in text == nil ? 0 : 1 } }

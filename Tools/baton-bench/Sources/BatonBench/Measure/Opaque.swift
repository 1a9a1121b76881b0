/// Hides a value's origin from the optimizer.
@inline(never) @_optimize(none)
func opaque<Value>(_ value: Value) -> Value { value }

/// What a reader does with a text: something the optimizer cannot look into.
typealias TextConsumer = @Sendable (String?) -> Int

let consumeText: TextConsumer = opaque({ @Sendable (text: String?) in text == nil ? 0 : 1 })

/// A handle that is not kept for being listed.
struct WeakHandle {
  weak var handle: (any AnyHandle)?
}

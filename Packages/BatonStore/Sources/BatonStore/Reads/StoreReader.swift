/// The store as an optimistic response made by a function reads it: with the layers below the response
/// applied, and nothing to write with.
///
/// ```swift
/// try await increment(id: id, optimistic: { store in
///   guard let counter = store.read(CounterQuery(id: id)).counter else { return nil }
///   return .init(increment: .init(id: id, count: counter.count + 1))
/// })
/// ```
@MainActor public struct StoreReader {
  let store: Store

  /// The lens over the operation's root record. Reading it fetches nothing. A lens that is kept reads, after
  /// the function, what the store holds then.
  public func read<Operation: GraphQLOperation>(_ operation: Operation) -> Operation.Data {
    store.read(operation)
  }
}

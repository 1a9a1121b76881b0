/// What `@Subscription` keeps in a view: the operation value that the parent made.
public struct SubscriptionStorage<Operation: Subscription>: Sendable, Equatable {
  public private(set) var value: Operation

  public init(_ value: Operation) { self.value = value }
}

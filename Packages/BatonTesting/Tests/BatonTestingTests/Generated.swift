// What `batonc` writes for `query Greeting { greeting }` and `subscription Greetings { greeted }`.
@_spi(Generated) public import Baton

nonisolated enum Types {
  static let Query = Baton.RecordType("Query")
  static let Subscription = Baton.RecordType("Subscription")
}

nonisolated enum Slots {
  nonisolated struct QuerySlots: Sendable {
    let greeting = Types.Query.slot("greeting")
  }
  static let Query = QuerySlots()
  nonisolated struct SubscriptionSlots: Sendable {
    let greeted = Types.Subscription.slot("greeted")
  }
  static let Subscription = SubscriptionSlots()
}

nonisolated public struct Greeting: Baton.Query {
  @_spi(Generated) public var resolution: Baton.Resolution<Baton.OperationHandle<Self>> =
    .unresolved

  public init() {}

  public static let name = "Greeting"
  public static let document: Baton.Document = .text("query Greeting{greeting}")
  @_spi(Generated) public static let cacheExpiration: Swift.Duration? = .seconds(60)

  public var variables: Baton.Variables { Baton.Variables([:]) }

  public static func == (lhs: Self, rhs: Self) -> Bool { true }
  public func hash(into hasher: inout Hasher) {}

  @_spi(Generated) public static let plan = Baton.Plan(root: selection0)
  private static let selection0: Baton.Selection = Baton.Selection(
    type: Types.Query, key: [], abstract: false,
    fields: [
      .scalar("greeting", key: .fixed(Slots.Query.greeting), kind: .string, list: false)
    ])

  nonisolated public struct Data: Baton.Lens {
    @_spi(Generated) public let anchor: Baton.Anchor
    @_spi(Generated) public init(anchor: Baton.Anchor) { self.anchor = anchor }
    @MainActor public var greeting: String? { anchor.string(Slots.Query.greeting) }
  }
}

nonisolated public struct Greetings: Baton.Subscription {
  @_spi(Generated) public var resolution: Baton.Resolution<Baton.SubscriptionHandle<Self>> =
    .unresolved

  public init() {}

  public static let name = "Greetings"
  public static let document: Baton.Document = .text("subscription Greetings{greeted}")

  public var variables: Baton.Variables { Baton.Variables([:]) }

  public static func == (lhs: Self, rhs: Self) -> Bool { true }
  public func hash(into hasher: inout Hasher) {}

  @_spi(Generated) public static let plan = Baton.Plan(root: selection0)
  private static let selection0: Baton.Selection = Baton.Selection(
    type: Types.Subscription, key: [], abstract: false,
    fields: [
      .scalar("greeted", key: .fixed(Slots.Subscription.greeted), kind: .string, list: false)
    ])

  nonisolated public struct Data: Baton.Lens {
    @_spi(Generated) public let anchor: Baton.Anchor
    @_spi(Generated) public init(anchor: Baton.Anchor) { self.anchor = anchor }
    @MainActor public var greeted: String? { anchor.string(Slots.Subscription.greeted) }
  }
}

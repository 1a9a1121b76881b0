@_spi(Generated) import Baton
import BatonTerminal
import Observation
import Synchronization
import Testing

// As `batonc` writes it.

private enum Types {
  static let Subscription = Baton.RecordType("Subscription")
}

private enum Slots {
  static let tick = Types.Subscription.slot("tick", [.argument("clock", .variable("clock"))])
}

private struct Ticks: Baton.Subscription {
  var clock: String
  var resolution: Baton.Resolution<Baton.SubscriptionHandle<Self>> = .unresolved

  init(clock: String) { self.clock = clock }

  static let name = "Ticks"
  static let document: Baton.Document = .text("subscription Ticks($clock:ID!){tick(clock:$clock)}")
  var variables: Baton.Variables { Baton.Variables(["clock": Baton.Variable(clock)]) }

  static func == (a: Self, b: Self) -> Bool { a.clock == b.clock }
  func hash(into hasher: inout Hasher) { hasher.combine(clock) }

  static let plan = Baton.Plan(
    root: Baton.Selection(
      type: Types.Subscription, key: [], abstract: false,
      fields: [.scalar("tick", key: .dynamic(Slots.tick), kind: .int, list: false)]))

  struct Data: Baton.Lens {
    let anchor: Baton.Anchor
    init(anchor: Baton.Anchor) { self.anchor = anchor }
    @MainActor var tick: Int { anchor.int(anchor.owner.slot(Slots.tick), or: 0) }
  }
}

private struct TickScreen: View {
  @Subscription("subscription Ticks($clock: ID!) { tick(clock: $clock) }")
  var ticks: Ticks

  var body: some View {
    switch ticks.phase {
    case .ready(let data): Text("\(data.tick) of \(ticks.events)")
    case .loading: Text("\(ticks.stream)")
    case .failed(let failure): Text("\(failure.kind)")
    }
  }
}

@MainActor @Observable
private final class Clock {
  var name: String? = "a"
}

private struct Wall: View {
  let clock: Clock
  var body: some View {
    if let name = clock.name { TickScreen(ticks: Ticks(clock: name)) } else { Text("no clock") }
  }
}

/// Yields what the test says, on the last stream that was asked for.
private final class TickTransport: Transport {
  private let streams = Mutex<[AsyncThrowingStream<Payload, any Error>.Continuation]>([])
  var count: Int { streams.withLock { $0.count } }

  func send(_ request: Request) -> AsyncThrowingStream<Payload, any Error> {
    let (stream, continuation) = AsyncThrowingStream.makeStream(of: Payload.self)
    streams.withLock { $0.append(continuation) }
    return stream
  }

  func tick(_ number: Int) {
    _ = streams.withLock { $0.last?.yield(Payload(json: #"{"data":{"tick":\#(number)}}"#)) }
  }
}

@MainActor @Suite struct SubscriptionTests {
  private let transport = TickTransport()
  private let clock = Clock()

  private func renderer(_ environment: Baton.Environment?) -> Renderer {
    Renderer(size: Size(width: 40, height: 3), baton: environment) { Wall(clock: clock) }
  }

  /// Behaviour B-19: a view holds its stream while it is in the tree, and shows what events bring.
  @Test func runsWhileTheViewIsThere() async throws {
    let environment = Baton.Environment(transport: transport, subscriptions: transport)
    let renderer = renderer(environment)
    #expect(renderer.frame.text == "connecting")
    transport.tick(7)
    await turns(while: renderer.frame.text != "7 of 1")
    #expect(renderer.frame.text == "7 of 1")
    transport.tick(8)
    await turns(while: renderer.frame.text != "8 of 2")
    #expect(renderer.frame.text == "8 of 2")
    let handle = environment.handle(for: Ticks(clock: "a"))
    clock.name = "b"
    await turns(while: renderer.frame.text != "connecting")
    #expect(renderer.frame.text == "connecting")
    #expect(handle.stream == .idle)
    #expect(transport.count == 2)
    clock.name = nil
    await turns(while: renderer.frame.text != "no clock")
    #expect(renderer.frame.text == "no clock")
    #expect(environment.handle(for: Ticks(clock: "b")).stream == .idle)
  }

  /// Behaviour B-21: nothing stands in for a missing environment.
  @Test func saysThatThereIsNoEnvironment() {
    #expect(renderer(nil).frame.text == "environment")
  }
}

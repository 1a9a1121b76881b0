@testable import Baton

/// One random sequence over two subscriptions, a session and the model side by side.
@MainActor
final class StreamRun {
  private let session = Session()
  private var model = StreamModel(count: 2)
  private var numbers: Numbers
  private let handles: [SubscriptionHandle<Renamed>]
  private var retentions: [[Retention]] = [[], []]
  private var written: [String] = []
  private var count = 0
  private var isActive = true

  init(seed: UInt64) {
    numbers = Numbers(state: seed)
    handles = (0..<2).map { [session] in
      session.environment.handle(for: Renamed(id: String($0)))
    }
  }

  /// - Returns: The steps, and what differed behind the last one; nil where nothing did.
  func run(_ steps: Int) async -> String? {
    for step in 0..<steps {
      await take(isLast: step == steps - 1)
      if let difference = await difference() {
        return "\(written.joined(separator: ", ")): \(difference)"
      }
    }
    retentions = []
    return nil
  }

  private func take(isLast: Bool) async {
    let id = Int.random(in: 0..<2, using: &numbers)
    count += 1
    let choice = Int.random(in: 0..<13, using: &numbers)
    if isLast, choice == 0 {
      written.append("end")
      model.endSession()
      return await session.environment.end()
    }
    switch choice {
    case 0, 1: retain(id)
    case 2: release(id)
    case 3, 4, 5: event(id)
    case 6: arrive(id, "errors", { $0.errors(id) }) { $0.send(Responses.requestError) }
    case 7: fail(id)
    case 8: finish(id)
    case 9: late(id)
    case 10:
      written.append("retry \(id)")
      model.retry(id)
      handles[id].retry()
    case 11:
      let seconds = Int.random(in: 0...35, using: &numbers)
      written.append("advance \(seconds)")
      model.advance(seconds)
      session.clock.advance(seconds)
    default:
      isActive.toggle()
      written.append("active \(isActive)")
      model.setActive(isActive)
      session.environment.isActive = isActive
    }
  }

  private func retain(_ id: Int) {
    written.append("retain \(id)")
    model.retain(id)
    retentions[id].append(handles[id].retain())
  }

  private func release(_ id: Int) {
    guard let retention = retentions[id].popLast() else { return }
    written.append("release \(id)")
    model.release(id)
    retention.release()
  }

  private func event(_ id: Int) {
    let name = "name \(count)"
    arrive(id, "event", { $0.event(id, name) }) {
      $0.send(Responses.event(String(id), name))
    }
  }

  private func fail(_ id: Int) {
    let isMalformed = Bool.random(using: &numbers)
    arrive(id, isMalformed ? "malformed" : "fail", { $0.fail(id) }) {
      if isMalformed { $0.send(Payload(json: "{")) } else { $0.fail() }
    }
  }

  private func finish(_ id: Int) {
    let isRefusal = Bool.random(using: &numbers)
    arrive(id, isRefusal ? "refuse" : "complete", { $0.end(id, isRefusal ? .request : nil) }) {
      if isRefusal {
        $0.fail(OperationRefused(payload: Responses.requestError))
      } else {
        $0.continuation.finish()
      }
    }
  }

  /// Something comes on the stream that runs, if one does.
  private func arrive(
    _ id: Int, _ word: String, _ expect: (inout StreamModel) -> Void,
    _ send: (HeldTransport.Exchange) -> Void
  ) {
    guard model.isRunning(id), let exchange = exchanges(id).last else { return }
    written.append("\(word) \(id)")
    expect(&model)
    send(exchange)
  }

  /// Something comes on streams that were given up.
  private func late(_ id: Int) {
    let all = exchanges(id)
    written.append("late \(id)")
    for exchange in model.isRunning(id) ? all.dropLast() : all[...] {
      exchange.send(Responses.event(String(id), "late"))
      exchange.fail()
    }
  }

  private func exchanges(_ id: Int) -> [HeldTransport.Exchange] {
    let variables = Renamed(id: String(id)).variables
    return session.streams.exchanges.filter { $0.request.variables == variables }
  }

  private func difference() async -> String? {
    for _ in 0..<20_000 {
      if isAsExpected { return nil }
      await Task.yield()
    }
    try? await pause()
    return isAsExpected
      ? nil : "\(shown), sent \(sent); expected \(model.shown), sent \(model.sent)"
  }

  private var isAsExpected: Bool { shown == model.shown && sent == model.sent }
  private var sent: [Int] { (0..<2).map { exchanges($0).count } }

  private var shown: [StreamModel.Stream] {
    handles.map { handle in
      StreamModel.Stream(
        state: handle.stream, events: handle.events, resumptions: handle.resumptions,
        name: handle.phase.data?.renamed?.name)
    }
  }
}

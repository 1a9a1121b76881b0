@_spi(Runtime) import Baton
import BatonTesting
import Foundation
import SpecExchange

extension ScriptRun {
  func take(_ action: ScriptAction) async throws(StepProblem) {
    switch action {
    case .commit(let call, let responses): try await commit(operation(call), responses)
    case .payload(let call, let response):
      let (operation, payload) = (try operation(call), try payload(response))
      catching { try operation.commit(payload, in: environment) }
    case .optimistic(let call, let response, let name):
      try await show(operation(call), response, as: name)
    case .resolve(let name, let response):
      try await end(layer(name), with: .payload(payload(response)))
    case .revert(let name):
      try await end(layer(name), with: .failure(ScriptedOutage()))
      thrown = nil
    case .attach(let call, let policy, let name, let answer):
      try await attach(operation(call), policy, as: name, answer)
    case .answer(let name, let answer): try await settle(handle(name), answer)
    case .refetch(let name, let answer): try await refetch(handle(name), answer)
    case .retry(let name, let answer):
      try handle(name).retry()
      if let answer { try await settle(handle(name), answer) }
    case .release(let name): try handle(name).release()
    case .collect: environment.store.collect()
    case .advance(let seconds): clock.advance(by: .seconds(seconds))
    case .invalidate: environment.invalidate()
    case .revalidate: environment.revalidate()
    case .check(let call): availability = try operation(call).availability(in: environment)
    case .end: await environment.end()
    case .relaunch: await relaunch()
    case .event(let name, let answer): try await event(handle(name), answer)
    case .active(let value): environment.isActive = value
    }
  }

  private func commit(
    _ operation: any ScriptOperation, _ responses: [String]
  ) async throws(StepProblem) {
    var payloads: [Payload] = []
    for response in responses { payloads.append(try payload(response)) }
    guard let last = payloads.popLast() else { return }
    let environment = environment
    let call = ScriptCall { try await operation.send(in: environment) }
    guard let request = try await request(operation.request, or: call) else { return }
    for payload in payloads { _ = server.answer(request, with: .part(payload)) }
    _ = server.answer(request, with: .payload(last))
    try await wait("the answer was not taken") { call.result != nil }
    note(call.result)
  }

  private func show(
    _ operation: any ScriptOperation, _ response: String, as name: String
  ) async throws(StepProblem) {
    let payload = try payload(response)
    let environment = environment
    let call = ScriptCall { try await operation.send(showing: payload, in: environment) }
    guard let request = try await request(operation.request, or: call) else { return }
    server.take(request)
    layers[name] = ScriptLayer(request: request, call: call)
  }

  private func end(_ layer: ScriptLayer, with answer: ServerAnswer) async throws(StepProblem) {
    _ = server.answer(layer.request, with: answer)
    try await wait("the answer was not taken") { layer.call.result != nil }
    note(layer.call.result)
  }

  private func attach(
    _ operation: any ScriptOperation, _ policy: ScriptAction.Policy, as name: String,
    _ answer: ScriptAnswer?
  ) async throws(StepProblem) {
    do {
      handles[name] = try operation.attach(policy.fetchPolicy, in: environment)
    } catch {
      throw StepProblem("\(error)")
    }
    if let answer { try await settle(handle(name), answer) }
  }

  /// Has something come on a subscription's stream, and waits until it was taken, unless the stream was
  /// given up.
  private func event(
    _ handle: any ScriptHandle, _ answer: ScriptAnswer?
  ) async throws(StepProblem) {
    guard let stream = handle.stream else {
      throw StepProblem("\(handle.request.name) is no subscription, and has no stream")
    }
    guard let request = server.latest(handle.request) else {
      throw StepProblem("no stream of \(handle.request.name) is there for something to come on")
    }
    let contents: ServerAnswer =
      switch answer {
      case nil: .completion
      case .failure(.request):
        .failure(OperationRefused(payload: Self.refusal))
      case .failure(.malformed): .part(Payload(json: #"{"data":"#))
      case .failure(.transport): .failure(ScriptedOutage())
      case .response(let path): .part(try payload(path))
      }
    let happened = events.count
    _ = server.answer(request, with: contents)
    guard stream.isRunning else { return }
    try await wait("the event was not taken") { self.events.count > happened }
  }

  /// Answers the fetch in flight of a handle, and waits until that is shown.
  private func settle(
    _ handle: any ScriptHandle, _ answer: ScriptAnswer
  ) async throws(StepProblem) {
    if handle.stream != nil { return try await event(handle, answer) }
    guard let request = server.pending(handle.request) else {
      throw StepProblem("no fetch of \(handle.request.name) is in flight, so nothing is answered")
    }
    let (finished, happened) = (finished, events.count)
    let contents = try contents(of: answer)
    guard server.answer(request, with: contents) else { return }
    if case .part = contents {
      // The log tells of each part, unless there is nothing in it.
      return try await wait("the part was not taken") { self.events.count > happened }
    }
    try await wait("the answer was not taken") { self.finished > finished }
  }

  private func refetch(
    _ handle: any ScriptHandle, _ answer: ScriptAnswer?
  ) async throws(StepProblem) {
    let call = ScriptCall { try await handle.refetch() }
    guard let request = try await request(handle.request, or: call), let answer else { return }
    let happened = events.count
    let contents = try contents(of: answer)
    _ = server.answer(request, with: contents)
    if case .part = contents {
      return try await wait("the part was not taken") { self.events.count > happened }
    }
    try await wait("the answer was not taken") { call.result != nil }
    note(call.result)
    // The step said itself that it fails so.
    if case .failure(let kind) = answer, (thrown as? Failure)?.kind.rawValue == kind.rawValue {
      thrown = nil
    }
  }

  /// The request that a call has sent or joined; nil where the call ended without one.
  private func request(
    _ request: Request, or call: ScriptCall
  ) async throws(StepProblem) -> Int? {
    try await wait("\(request.name) was not sent") {
      call.result != nil || self.server.pending(request) != nil
    }
    if call.result != nil {
      note(call.result)
      return nil
    }
    return server.pending(request)
  }
}

extension ScriptRun {
  func wait(
    _ problem: String, until condition: @MainActor () -> Bool
  ) async throws(StepProblem) {
    do {
      try await BatonTesting.wait(until: condition)
    } catch {
      throw StepProblem("\(problem) within five seconds")
    }
  }

  private func note(_ result: Result<Void, any Error>?) {
    if case .failure(let error)? = result { thrown = error }
  }

  private func catching(_ body: () throws -> Void) {
    do { try body() } catch { thrown = error }
  }

  func operation(_ call: OperationCall) throws(StepProblem) -> any ScriptOperation {
    guard let reader = readers[call.name] else {
      throw StepProblem("the program has no reader of \(call.name)")
    }
    do {
      return try reader.scripted(call.variables)
    } catch {
      throw StepProblem("\(call.name): \(error)")
    }
  }

  func handle(_ name: String) throws(StepProblem) -> any ScriptHandle {
    guard let handle = handles[name] else { throw StepProblem("no handle is `\(name)`") }
    return handle
  }

  private func layer(_ name: String) throws(StepProblem) -> ScriptLayer {
    guard let layer = layers.removeValue(forKey: name) else {
      throw StepProblem("the layer `\(name)` was refused when it was applied")
    }
    return layer
  }

  private func payload(_ path: String) throws(StepProblem) -> Payload {
    guard let contents = FileManager.default.contents(atPath: input.root + "/" + path) else {
      throw StepProblem("cannot read the response \(path)")
    }
    return Payload(json: Array(contents))
  }

  private static let refusal = Payload(
    json: #"{"errors":[{"message":"the script refuses the request"}]}"#)

  private func contents(of answer: ScriptAnswer) throws(StepProblem) -> ServerAnswer {
    switch answer {
    case .response(let path): try contents(of: payload(path))
    case .failure(.transport): .failure(ScriptedOutage())
    case .failure(.request): .payload(Self.refusal)
    case .failure(.malformed): .payload(Payload(json: #"{"data":"#))
    }
  }
}

extension ScriptRun {
  /// What says that more is to come is a part.
  private func contents(of payload: Payload) -> ServerAnswer {
    let hasNext = (try? JSON.parse(payload.bytes))?["hasNext"]?.text == "true"
    return hasNext ? .part(payload) : .payload(payload)
  }
}

extension ScriptAction.Policy {
  fileprivate var fetchPolicy: FetchPolicy {
    switch self {
    case .storeOrNetwork: .storeOrNetwork
    case .storeAndNetwork: .storeAndNetwork
    case .networkOnly: .networkOnly
    case .storeOnly: .storeOnly
    }
  }
}

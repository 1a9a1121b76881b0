@testable import Baton

/// What subscriptions' streams must be, kept the naive way (B-19).
struct StreamModel {
  struct Stream: Equatable {
    var state = StreamState.idle
    var events = 0
    var resumptions = 0
    var name: String?
  }

  private struct Kept {
    var shown = Stream()
    var holders = 0
    var step = 1
    var hasConnected = false
    var sent = 0
  }

  private var streams: [Kept]
  private var time = 0
  private var isActive = true
  private var hasEnded = false

  init(count: Int) { streams = Array(repeating: Kept(), count: count) }

  var shown: [Stream] { streams.map(\.shown) }
  var sent: [Int] { streams.map(\.sent) }
  func holders(_ id: Int) -> Int { streams[id].holders }
  func isRunning(_ id: Int) -> Bool { [.connecting, .open].contains(streams[id].shown.state) }

  private mutating func connect(_ id: Int) {
    if streams[id].hasConnected { streams[id].shown.resumptions += 1 }
    streams[id].hasConnected = true
    streams[id].sent += 1
    streams[id].shown.state = .connecting
  }

  mutating func retain(_ id: Int) {
    streams[id].holders += 1
    if !hasEnded, isActive, streams[id].shown.state == .idle { connect(id) }
  }

  mutating func release(_ id: Int) {
    streams[id].holders -= 1
    if hasEnded || streams[id].holders > 0 { return }
    streams[id].shown.state = .idle
    streams[id].shown.name = nil
    streams[id].step = 1
    streams[id].hasConnected = false
  }

  mutating func event(_ id: Int, _ name: String) {
    streams[id].shown.state = .open
    streams[id].shown.events += 1
    streams[id].shown.name = name
    streams[id].step = 1
  }

  mutating func errors(_ id: Int) { streams[id].shown.state = .open }

  mutating func fail(_ id: Int) {
    streams[id].shown.state = .waiting(until: .seconds(time + streams[id].step))
    streams[id].step = min(streams[id].step * 2, 30)
  }

  mutating func end(_ id: Int, _ kind: FailureKind?) { streams[id].shown.state = .ended(kind) }

  mutating func retry(_ id: Int) {
    guard !hasEnded, isActive, streams[id].holders > 0 else { return }
    switch streams[id].shown.state {
    case .waiting, .ended: connect(id)
    case .idle, .connecting, .open: break
    }
  }

  mutating func advance(_ seconds: Int) {
    time += seconds
    for id in streams.indices {
      if case .waiting(let until) = streams[id].shown.state, until <= .seconds(time) {
        connect(id)
      }
    }
  }

  mutating func setActive(_ value: Bool) {
    isActive = value
    if hasEnded { return }
    for id in streams.indices where streams[id].holders > 0 {
      if case .ended = streams[id].shown.state { continue }
      if !isActive { streams[id].shown.state = .idle }
      if isActive, streams[id].shown.state == .idle { connect(id) }
    }
  }

  mutating func endSession() {
    hasEnded = true
    for id in streams.indices {
      streams[id].shown.state = .ended(.gone)
      streams[id].shown.name = nil
    }
  }
}

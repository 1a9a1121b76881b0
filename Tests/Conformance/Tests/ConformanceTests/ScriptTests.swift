import SpecExchange
import Testing

@testable import Conformance

/// How a script is read, and what is refused of it.
@Suite struct ScriptTests {
  private func script(_ steps: String, _ members: String = "") throws -> Script {
    try Script(JSON.parse(#"{"name": "s"\#(members), "steps": [\#(steps)]}"#))
  }

  @Test func defaultsAndWhatIsSaid() throws {
    let plain = try script(#"{"collect": {}}"#)
    #expect(plain.buffer == 10)
    #expect(plain.expiration == nil)
    #expect(!plain.needsImage)
    let said = try script(
      #"{"check": {"operation": "Q"}, "answer": "miss", "note": "why"}"#,
      #", "buffer": 0, "expiration": 1.5, "image": true"#)
    #expect(said.buffer == 0)
    #expect(said.expiration == 1.5)
    #expect(said.steps.first?.expectations.answer == "miss")
    #expect(said.needsImage)
  }

  @Test func readsOfAHandleAreItsOperations() throws {
    let read = try script(
      #"""
      {"attach": {"operation": "Q", "as": "q"},
       "reads": [{"handle": "q", "path": "a", "value": 1},
                 {"operation": "R", "variables": {"id": "1"}, "path": "b", "value": null}]},
      {"release": {"handle": "q"}, "reads": [{"handle": "q", "path": "c", "value": 1}]}
      """#)
    #expect(read.reads.map(\.operation) == ["Q", "R", "Q"])
    #expect(read.reads.map(\.path) == ["a", "b", "c"])
    #expect(read.calls.map(\.name) == ["Q", "R"])
  }

  @Test func whatComesOnAStreamAndHowItThenStands() throws {
    let read = try script(
      #"""
      {"attach": {"operation": "S", "as": "s"}, "stream": {"handle": "s", "stream": "connecting"}},
      {"event": {"handle": "s", "complete": true},
       "stream": [{"handle": "s", "stream": {"ended": null}, "events": 1, "resumptions": 0}]},
      {"event": {"handle": "s", "failure": "request"},
       "stream": {"handle": "s", "stream": {"ended": "request"}}},
      {"active": {"value": false}}
      """#)
    let streams = read.steps.flatMap(\.expectations.streams)
    #expect(streams.map(\.stream.description) == ["connecting", "ended", "ended: request"])
    #expect(streams.map(\.events) == [nil, 1, nil])
    guard case .event("s", nil) = read.steps[1].action, case .active(false) = read.steps[3].action
    else {
      Issue.record("\(read.steps)")
      return
    }
  }

  @Test(arguments: [
    (#"{"atach": {"operation": "Q", "as": "q"}}"#, "`atach` is neither a step"),
    (#"{"records": "a"}"#, "does nothing"),
    (#"{"collect": {}, "end": {}}"#, "`collect` and `end` at once"),
    (#"{"collect": 1}"#, "`collect` is a number"),
    (#"{"collect": {"now": true}}"#, "takes none"),
    (#"{"commit": {"operation": "Q"}}"#, "no `response`"),
    (#"{"commit": {"operation": "Q", "response": "../a"}}"#, "out of the tree"),
    (#"{"attach": {"operation": "Q", "as": "q", "policy": "cacheFirst"}}"#, "storeOrNetwork"),
    (
      #"{"attach": {"operation": "Q", "as": "q", "response": "a", "failure": "request"}}"#,
      "both a `response` and a `failure`"
    ),
    (#"{"attach": {"operation": "Q", "as": "q", "failure": "bad"}}"#, "transport, request"),
    (#"{"attach": {"operation": "Q", "as": "q", "variables": []}}"#, "not an object"),
    (#"{"answer": {"handle": "q", "response": "a"}}"#, "has made the handle `q`"),
    (#"{"release": {"handle": "q"}}"#, "has made the handle `q`"),
    (#"{"revert": {"layer": "l"}}"#, "no layer `l`"),
    (#"{"end": {}, "phase": {"handle": "q", "phase": "ready"}}"#, "the handle `q`"),
    (
      #"{"attach": {"operation": "Q", "as": "q"}, "phase": {"handle": "q", "phase": "done"}}"#,
      "loading, ready"
    ),
    (#"{"advance": {"seconds": -1}}"#, "`seconds`"),
    (#"{"event": {"handle": "q", "response": "a"}}"#, "has made the handle `q`"),
    (#"{"event": {"handle": "s"}}"#, "just one of `response`"),
    (
      #"{"attach": {"operation": "S", "as": "s"}, "stream": {"handle": "s", "stream": "on"}}"#,
      "idle, connecting, open, waiting"
    ),
    (
      #"{"attach": {"operation": "S", "as": "s"}, "stream": {"handle": "s", "stream": "open", "events": -1}}"#,
      "no count"
    ),
    (#"{"active": {}}"#, "needs a `value`"),
    (#"{"end": {}, "answer": "miss"}"#, "only `check`"),
    (#"{"check": {"operation": "Q"}, "answer": "disk"}"#, "memory, image and miss"),
    (#"{"end": {}, "notified": [{"record": "a"}]}"#, "no `field`"),
    (#"{"end": {}, "reads": [{"path": "a", "value": 1}]}"#, "just one of `handle`"),
  ])
  func aStepThatIsWrongIsRefusedWithItsNumber(step: String, reason: String) throws {
    let error = try #require(throws: TreeProblem.self) {
      try script(#"{"invalidate": {}}, "# + step)
    }
    #expect(error.description.hasPrefix("step 2: "))
    #expect(error.description.contains(reason), "\(error)")
  }

  @Test(arguments: [
    #"{"name": "s"}"#, #"{"steps": []}"#, #"[]"#, #"{"steps": [{"end": {}}], "buffer": -1}"#,
    #"{"steps": [{"end": {}}], "expiration": "soon"}"#, #"{"steps": [{"end": {}}], "sreps": 1}"#,
  ])
  func aFileThatIsNoScriptIsRefused(text: String) throws {
    #expect(throws: TreeProblem.self) { try Script(JSON.parse(text)) }
  }

  @Test func aNameIsGivenOnce() throws {
    let twice = #"{"attach": {"operation": "Q", "as": "q"}}"#
    #expect(throws: TreeProblem.self) { try script(twice + "," + twice) }
    let layer = #"{"optimistic": {"operation": "M", "response": "a", "as": "l"}}"#
    #expect(throws: TreeProblem.self) { try script(layer + "," + layer) }
    // A layer that is gone leaves its name.
    _ = try script(layer + #", {"revert": {"layer": "l"}}, "# + layer)
  }

  @Test func theRunnerNamesTheFile() throws {
    let folder = try TemporaryTree([
      "manifest.json":
        #"{"format": 3, "sources": {"directory": "s", "config": "c"}, "cases": [], "scripts": ["x/one.json", "two.json", "three.json"]}"#,
      "x/one.json": #"{"steps": [{"end": {}, "wish": 1}]}"#, "two.json": "{",
      "three.json": #"{"steps": [{"commit": {"operation": "Q", "response": "none.json"}}]}"#,
    ])
    let contents = try TreeContents(try #require(try Tree.all(at: folder.root).first))
    #expect(contents.failures.map(\.name) == ["x/one.json", "two.json"])
    #expect(contents.failures.first?.reason.hasPrefix("x/one.json: step 1: `wish`") == true)
    #expect(contents.failures.last?.reason.hasPrefix("two.json:1:") == true)
    #expect(contents.scripts.first?.failures == ["none.json is not there"])
  }
}

import Baton
import BatonTesting
import SpecExchange

/// The requests of a script, and who answers them: the steps.
@MainActor
final class ScriptServer {
  // State: the numbers of the requests that a step has answered or that a layer waits for.
  let transport = ScriptedTransport()
  private var taken: Set<Int> = []

  /// The latest request equal to this one that nobody has answered or given up.
  func pending(_ request: Request) -> Int? {
    let held = transport.held
    return held.indices.last { index in
      !taken.contains(index) && !held[index].isCancelled && held[index].request.name == request.name
        && held[index].request.variables == request.variables
    }
  }

  /// The latest request equal to this one that no step has ended, given up or not.
  func latest(_ request: Request) -> Int? {
    transport.held.indices.last { index in
      let held = transport.held[index]
      return !taken.contains(index) && held.request.name == request.name
        && held.request.variables == request.variables
    }
  }

  /// Keeps a request for a step to come.
  func take(_ number: Int) { taken.insert(number) }

  /// Gives the answer or, where more is to come, a part of it: the next answer is the next part then.
  ///
  /// - Returns: Whether anybody still waited for the answer.
  func answer(_ number: Int, with answer: ServerAnswer) -> Bool {
    let held = transport.held[number]
    let isAwaited = !held.isCancelled
    switch answer {
    case .part(let payload): held.send(payload)
    case .payload(let payload):
      taken.insert(number)
      held.respond(payload)
    case .failure(let error):
      taken.insert(number)
      held.fail(error)
    case .completion:
      taken.insert(number)
      held.complete()
    }
    return isAwaited
  }
}

/// An answer with the contents of its file.
enum ServerAnswer {
  case payload(Payload)
  /// A payload of several, and not the last.
  case part(Payload)
  case failure(any Error)
  /// The end of a stream.
  case completion
}

/// The failure of a network that a script asked for.
struct ScriptedOutage: Error, CustomStringConvertible {
  var description: String { "the script fails the request" }
}

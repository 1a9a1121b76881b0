/// A handle as the environment knows it: weakly, so that one nobody needs goes, and strongly while
/// someone does.
struct HandleEntry {
  weak var handle: (any AnyHandle)?
  var held: (any AnyHandle)?
}

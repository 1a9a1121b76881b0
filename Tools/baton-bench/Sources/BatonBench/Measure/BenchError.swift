/// Why a row could not be measured.
public struct BenchError: Error, CustomStringConvertible {
  public let description: String

  init(_ description: String) { self.description = description }
}

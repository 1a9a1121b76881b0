/// Why a file of a tree is not what it should be.
public struct TreeProblem: Error, CustomStringConvertible {
  public let description: String

  public init(_ description: String) { self.description = description }
}

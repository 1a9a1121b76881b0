@testable import Baton

/// One thing that happens to an environment.
enum HandleStep {
  case attach(ModelOperation, FetchPolicy)
  case release(Int)
  case preload(ModelOperation)
  case retry(ModelOperation)
  case refetch(ModelOperation)
  case cancelRefetch(Int)
  case answer(Int, isUnplaced: Bool)
  case answerLate(Int)
  case fail(Int, FailureKind)
  case commitByHand(ModelOperation, isUnplaced: Bool)
  case readMissing(ModelOperation)
  case advance(Int)
  case invalidate
  case revalidate
}

extension HandleStep {
  static func random(_ numbers: inout Numbers) -> HandleStep {
    func number(below end: Int) -> Int { Int.random(in: 0..<end, using: &numbers) }
    let operation = ModelOperation.all[number(below: ModelOperation.all.count)]
    let place = number(below: 1_000)
    switch number(below: 35) {
    case 0..<8: return .attach(operation, FetchPolicy.allCases[number(below: 4)])
    case 8..<13: return .release(place)
    case 13: return .preload(operation)
    case 14, 15: return .retry(operation)
    case 16, 17: return .refetch(operation)
    case 18: return .cancelRefetch(place)
    case 19..<25: return .answer(place, isUnplaced: number(below: 6) == 0)
    case 25: return .answerLate(place)
    case 26..<29: return .fail(place, [.transport, .request, .malformed][number(below: 3)])
    case 29: return .commitByHand(operation, isUnplaced: number(below: 4) == 0)
    case 30, 31: return .readMissing(operation)
    case 32: return .advance([1, 59, 60, 240, 300][number(below: 5)])
    case 33: return .invalidate
    default: return .revalidate
    }
  }
}

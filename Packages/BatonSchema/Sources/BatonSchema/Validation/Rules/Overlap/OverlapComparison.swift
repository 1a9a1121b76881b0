/// Compares selection sets that answer to one object of the response, pair by pair.
struct OverlapComparison {
  typealias Occurrence = SelectionComponents.Occurrence

  struct Conflict {
    let path: [String]
    let reason: RuleFact.FieldConflict
    let earlier: Occurrence
    let later: Occurrence
  }

  private struct Pair: Hashable {
    let first: Int
    let second: Int

    init(_ a: Int, _ b: Int) {
      first = min(a, b)
      second = max(a, b)
    }
  }

  private struct Work {
    let pair: Pair
    /// Whether the objects behind the two can never be one, so that only shapes must agree.
    let isExclusive: Bool
    /// The place in `frames` of the fields whose selections these are; nil at the top.
    let frame: Int?
  }

  private struct Frame {
    let key: String
    let parent: Int?
  }

  private let sets: SelectionComponents
  private var work: [Work] = []
  private var frames: [Frame] = []
  /// Whether a pair was compared as exclusive only.
  private var compared: [Pair: Bool] = [:]
  /// Fields that a conflict was found for: one is enough to say.
  private var reported: Set<Int> = []
  private var found: [Conflict] = []

  init(_ sets: SelectionComponents) { self.sets = sets }

  mutating func conflicts(in schema: Schema) -> [Conflict] {
    for index in sets.components.indices.reversed() {
      push(index, index, isExclusive: false, nil)
    }
    while let item = work.popLast() { compare(item, schema) }
    return found
  }

  private mutating func push(_ a: Int, _ b: Int, isExclusive: Bool, _ frame: Int?) {
    // A set is compared with itself strictly from the start.
    if a == b, isExclusive { return }
    guard sets.suspects[a] & sets.suspects[b] != 0 else { return }
    let pair = Pair(a, b)
    guard isNew(pair, isExclusive: isExclusive) else { return }
    compared[pair] = isExclusive
    work.append(Work(pair: pair, isExclusive: isExclusive, frame: frame))
  }

  private func isNew(_ pair: Pair, isExclusive: Bool) -> Bool {
    guard let before = compared[pair] else { return true }
    return before && !isExclusive
  }

  private mutating func compare(_ item: Work, _ schema: Schema) {
    let (a, b) = (item.pair.first, item.pair.second)
    let (left, right) = (sets.components[a], sets.components[b])
    if a == b {
      for group in left.groups where group.count > 1 {
        for i in group.indices {
          for j in group.indices[(i + 1)...] { compare(group[i], group[j], item, schema) }
        }
      }
      for i in left.spreads.indices {
        push(a, left.spreads[i], isExclusive: item.isExclusive, item.frame)
        for j in left.spreads.indices[(i + 1)...] {
          push(left.spreads[i], left.spreads[j], isExclusive: item.isExclusive, item.frame)
        }
      }
      return
    }
    for group in left.groups {
      guard let first = group.first,
        let other = right.groupIndex[sets.occurrences[first].field.responseKey.text]
      else { continue }
      for i in group {
        for j in right.groups[other] { compare(i, j, item, schema) }
      }
    }
    for spread in right.spreads { push(a, spread, isExclusive: item.isExclusive, item.frame) }
    for spread in left.spreads { push(spread, b, isExclusive: item.isExclusive, item.frame) }
  }

  private mutating func compare(_ i: Int, _ j: Int, _ item: Work, _ schema: Schema) {
    let (left, right) = (sets.digests[i], sets.digests[j])
    let isExclusive =
      item.isExclusive || (left.object >= 0 && right.object >= 0 && left.object != right.object)
    if left.text != right.text || left.shape != right.shape {
      let (first, second) = (sets.occurrences[i], sets.occurrences[j])
      if let reason = first.conflict(with: second, isExclusive: isExclusive, schema) {
        report(reason, min(i, j), max(i, j), item.frame)
        return
      }
    }
    guard left.children >= 0, right.children >= 0, left.children != right.children,
      sets.suspects[left.children] & sets.suspects[right.children] != 0,
      isNew(Pair(left.children, right.children), isExclusive: isExclusive)
    else { return }
    frames.append(
      Frame(key: sets.occurrences[i].field.responseKey.text, parent: item.frame))
    push(left.children, right.children, isExclusive: isExclusive, frames.count - 1)
  }

  private mutating func report(
    _ reason: RuleFact.FieldConflict, _ earlier: Int, _ later: Int, _ frame: Int?
  ) {
    guard reported.insert(later).inserted else { return }
    let occurrence = sets.occurrences[later]
    found.append(
      Conflict(
        path: path(frame, occurrence.field.responseKey.text), reason: reason,
        earlier: sets.occurrences[earlier], later: occurrence))
  }

  private func path(_ frame: Int?, _ key: String) -> [String] {
    var path = [key]
    var current = frame
    while let index = current {
      path.append(frames[index].key)
      current = frames[index].parent
    }
    return path.reversed()
  }
}

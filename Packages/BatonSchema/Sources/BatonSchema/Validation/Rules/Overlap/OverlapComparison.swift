/// Compares what answers to one object of the response, group by group: whatever shares a response key is
/// held against the first of its group instead of against each other.
///
/// That is enough because both questions, the same field and the same shape, are equivalences. Sets that
/// meet again are not compared again.
struct OverlapComparison {
  typealias Occurrence = SelectionComponents.Occurrence

  struct Conflict {
    let path: [String]
    let reason: RuleFact.FieldConflict
    let earlier: Occurrence
    let later: Occurrence
  }

  /// What is asked of the fields of one key. Objects of different types never meet, so their fields may
  /// differ, but whoever reads the response needs one shape.
  private enum Question: Hashable {
    case sameField, sameShape
  }

  private struct Work {
    let set: [Int]
    /// The place in `frames` of the fields whose selections these are; nil at the top.
    let frame: Int?
  }

  private struct Frame {
    let key: String
    let parent: Int?
  }

  private let sets: SelectionComponents
  private let schema: Schema
  private var question = Question.sameField
  private var work: [Work] = []
  private var seen: Set<[Int]> = []
  private var frames: [Frame] = []
  /// Fields that a conflict was found for: one is enough to say.
  private var reported: Set<Int> = []
  private var found: [Conflict] = []
  /// For `closure`: in which of its runs each component was last met.
  private var marks: [Int]
  private var run = 0

  /// How many fields and sets were looked at.
  private(set) var steps = 0
  /// Sets of sets can be as many as two to the number of fragments, in documents made to that end.
  private let limit: Int

  init(_ sets: SelectionComponents, _ schema: Schema) {
    self.sets = sets
    self.schema = schema
    marks = [Int](repeating: 0, count: sets.components.count)
    limit = 1_000_000 + 64 * sets.occurrences.count
  }

  /// Whether everything was compared.
  var isComplete: Bool { steps <= limit }

  /// - Parameter roots: the components that nothing but themselves leads to.
  mutating func conflicts(from roots: [Int]) -> [Conflict] {
    for question in [Question.sameField, .sameShape] {
      self.question = question
      seen = []
      for root in roots.reversed() { push([root], nil) }
      while isComplete, let item = work.popLast() { compare(item) }
    }
    return found
  }

  private mutating func push(_ components: [Int], _ frame: Int?) {
    let set = closure(components)
    guard !set.isEmpty, seen.insert(set).inserted else { return }
    work.append(Work(set: set, frame: frame))
  }

  /// The components with all that they spread, in order; only those with fields of their own.
  private mutating func closure(_ components: [Int]) -> [Int] {
    run += 1
    var stack = components
    var result: [Int] = []
    while let index = stack.popLast() {
      guard marks[index] != run, sets.suspects[index] != 0 else { continue }
      marks[index] = run
      steps += 1
      if !sets.components[index].groups.isEmpty { result.append(index) }
      stack += sets.components[index].spreads
    }
    return result.sorted()
  }

  private mutating func compare(_ item: Work) {
    var order: [Int] = []
    var groups: [Int: [Int]] = [:]
    for component in item.set {
      for group in sets.components[component].groups {
        let key = sets.digests[group[0]].key
        if groups[key] == nil { order.append(key) }
        groups[key, default: []] += group
      }
    }
    for key in order {
      let group = groups[key] ?? []
      steps += group.count
      switch question {
      case .sameShape: open([shapes(group, item.frame)], item.frame)
      case .sameField: open(fields(group, item.frame), item.frame)
      }
    }
  }

  /// Goes on with what is selected of fields that are one.
  private mutating func open(_ merged: [[Int]], _ frame: Int?) {
    for group in merged {
      let children = group.map { sets.digests[$0].children }.filter { $0 >= 0 }
      guard let first = group.first, !children.isEmpty else { continue }
      // Where nothing is merged a path begins anew: it leads from where two ways meet.
      guard group.count > 1 else {
        push(children, nil)
        continue
      }
      frames.append(
        Frame(key: sets.occurrences[first].field.responseKey.text, parent: frame))
      push(children, frames.count - 1)
    }
  }

  /// Those of one key that agree in shape, types that exclude each other or not.
  private mutating func shapes(_ group: [Int], _ frame: Int?) -> [Int] {
    guard group.count > 1 else { return group }
    let first = group.first { sets.digests[$0].shape >= 0 } ?? group[0]
    return group.filter { index in
      if index == first || reported.contains(index) { return true }
      let (left, right) = (sets.digests[first], sets.digests[index])
      guard left.shape != right.shape || left.text != right.text else { return true }
      let occurrence = sets.occurrences[index]
      guard let reason = sets.occurrences[first].shapeConflict(with: occurrence, schema) else {
        return true
      }
      report(reason, first, index, frame)
      return false
    }
  }

  /// Those of one key that can meet on one object, and are the same field. Each object type meets only
  /// itself and what is selected on interfaces and unions.
  private mutating func fields(_ group: [Int], _ frame: Int?) -> [[Int]] {
    guard group.count > 1 else { return [group] }
    var order: [Int] = []
    var objects: [Int: [Int]] = [:]
    var anywhere: [Int] = []
    for index in group {
      let object = sets.digests[index].object
      if object < 0 {
        anywhere.append(index)
      } else {
        if objects[object] == nil { order.append(object) }
        objects[object, default: []].append(index)
      }
    }
    let shared = same(anywhere, anywhere.first, frame)
    if order.isEmpty { return [shared] }
    return order.map { object in
      let own = objects[object] ?? []
      return shared + same(own, shared.first ?? own.first, frame)
    }
  }

  private mutating func same(_ group: [Int], _ first: Int?, _ frame: Int?) -> [Int] {
    guard let first else { return group }
    return group.filter { index in
      guard index != first, sets.digests[index].text != sets.digests[first].text else {
        return true
      }
      let occurrence = sets.occurrences[index]
      guard let reason = sets.occurrences[first].fieldConflict(with: occurrence) else {
        return true
      }
      report(reason, first, index, frame)
      return false
    }
  }

  private mutating func report(
    _ reason: RuleFact.FieldConflict, _ first: Int, _ second: Int, _ frame: Int?
  ) {
    let isInOrder = sets.occurrences[first].stands(before: sets.occurrences[second])
    let (earlier, later) = isInOrder ? (first, second) : (second, first)
    guard reported.insert(later).inserted else { return }
    let occurrence = sets.occurrences[later]
    found.append(
      Conflict(
        path: path(frame, occurrence.field.responseKey.text),
        reason: isInOrder ? reason : reason.reversed, earlier: sets.occurrences[earlier],
        later: occurrence))
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

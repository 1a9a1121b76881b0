/// Finds cycles in a graph of numbered nodes.
enum Cycles {
  /// A way from a node back to it: its edges in their order, of a long way only those at its ends.
  struct Way<Edge> {
    let first: [Edge]
    /// Where edges between are left out, those that follow; else empty.
    let last: [Edge]

    fileprivate init(_ edges: some RandomAccessCollection<Edge>) {
      let isLong = edges.count > 8
      first = Array(isLong ? edges.prefix(4) : edges.prefix(8))
      last = Array(isLong ? edges.suffix(3) : edges.suffix(0))
    }

    /// The one that closes the cycle.
    var closing: Edge? { last.last ?? first.last }

    func names(_ name: (Edge) -> String) -> [String] {
      first.map(name) + (last.isEmpty ? [] : ["…"]) + last.map(name)
    }
  }

  /// Each edge that leads back into the path being followed, as the way that it closes. No cycle means
  /// none; a graph with cycles gives at least one of them.
  ///
  /// Iterative, since a chain may be as long as a text likes, and linear in nodes, edges and the result.
  static func find<Edge>(
    nodes: Range<Int>, edges: (Int) -> [(target: Int, edge: Edge)]
  ) -> [Way<Edge>] {
    var found: [Way<Edge>] = []
    var isDone = [Bool](repeating: false, count: nodes.count)
    var depth: [Int: Int] = [:]
    for start in nodes where !isDone[start] {
      var path = [(node: start, edges: edges(start), next: 0)]
      depth[start] = 0
      while let top = path.last {
        guard top.next < top.edges.count else {
          isDone[top.node] = true
          depth[top.node] = nil
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        let target = top.edges[top.next].target
        if isDone[target] { continue }
        if let from = depth[target] {
          found.append(Way(path[from...].lazy.map { $0.edges[$0.next - 1].edge }))
        } else {
          depth[target] = path.count
          path.append((target, edges(target), 0))
        }
      }
    }
    return found
  }

  /// The nodes that can be reached from themselves, in ascending order: the members of strongly
  /// connected components and those with an edge to themselves. Iterative and linear.
  static func members(nodes: Range<Int>, edges: (Int) -> [Int]) -> [Int] {
    var order = [Int](repeating: -1, count: nodes.count)
    var low = order
    var isOpen = [Bool](repeating: false, count: nodes.count)
    var open: [Int] = []
    var members: [Int] = []
    var count = 0
    for start in nodes where order[start] < 0 {
      var path: [(node: Int, edges: [Int], next: Int)] = []
      func enter(_ node: Int) {
        order[node] = count
        low[node] = count
        count += 1
        open.append(node)
        isOpen[node] = true
        path.append((node, edges(node), 0))
      }
      enter(start)
      while let top = path.last {
        guard top.next == top.edges.count else {
          path[path.count - 1].next += 1
          let target = top.edges[top.next]
          if target == top.node { members.append(target) }
          if order[target] < 0 {
            enter(target)
          } else if isOpen[target] {
            low[top.node] = min(low[top.node], order[target])
          }
          continue
        }
        path.removeLast()
        if let parent = path.last { low[parent.node] = min(low[parent.node], low[top.node]) }
        guard low[top.node] == order[top.node] else { continue }
        let first = open.lastIndex(of: top.node) ?? 0
        let component = open[first...]
        for node in component { isOpen[node] = false }
        if component.count > 1 { members += component }
        open.removeSubrange(first...)
      }
    }
    return Set(members).sorted()
  }
}

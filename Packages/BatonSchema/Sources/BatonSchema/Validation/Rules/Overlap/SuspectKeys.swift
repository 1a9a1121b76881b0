/// The response keys whose fields are not the same everywhere in the documents.
///
/// Two fields conflict only if they share a key and differ in text or shape, so selection sets that do not
/// reach a suspect key need no comparing. In documents made of many fragments that is almost every set.
struct SuspectKeys {
  /// Keys share bits when there are more than 64, which costs comparisons and misses none.
  private var bits: [Int: UInt64] = [:]

  init(_ sets: SelectionComponents) {
    var first: [Int: SelectionComponents.Digest] = [:]
    for digest in sets.digests {
      guard let other = first[digest.key] else {
        first[digest.key] = digest
        continue
      }
      guard bits[digest.key] == nil, other.text != digest.text || other.shape != digest.shape else {
        continue
      }
      bits[digest.key] = 1 << UInt64(bits.count % 64)
    }
  }

  /// 0 for a key that is not suspect.
  func bit(of digest: SelectionComponents.Digest) -> UInt64 { bits[digest.key] ?? 0 }

  /// For each component, the keys of its fields, of their selections and of the fragments it spreads, at
  /// any depth.
  func reached(in sets: SelectionComponents) -> [UInt64] {
    var reached = [UInt64](repeating: 0, count: sets.components.count)
    var users = [[Int]](repeating: [], count: sets.components.count)
    for (index, component) in sets.components.enumerated() {
      for occurrence in component.groups.joined() {
        let digest = sets.digests[occurrence]
        reached[index] |= bit(of: digest)
        if digest.children >= 0 { users[digest.children].append(index) }
      }
      for spread in component.spreads { users[spread].append(index) }
    }
    // A set is looked at again only when it gained a key, at most 64 times.
    var changed = reached.indices.filter { reached[$0] != 0 }
    while let index = changed.popLast() {
      for user in users[index] where reached[user] | reached[index] != reached[user] {
        reached[user] |= reached[index]
        changed.append(user)
      }
    }
    return reached
  }
}

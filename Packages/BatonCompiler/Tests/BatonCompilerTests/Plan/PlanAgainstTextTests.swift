import BatonSchema
import Testing

@testable import BatonCompiler

/// A plan expects of every object just what its text asks for, whatever the object's type and the
/// variables.
@Suite struct PlanAgainstTextTests {
  private struct Mismatch: Error, CustomStringConvertible {
    var description: String
  }

  @Test func plansAgreeWithTexts() throws {
    let schema = try Schema.build([Source(name: "s", text: RandomDocumentTests.text)])
    let config = Configuration.read(Source(name: "b", text: RandomDocumentTests.config)).0
    let identity = Identity(config, schema)
    var objects = 0
    for seed in 1000..<1300 as Range<UInt64> {
      var generator = RandomDocument(schema, seed: seed)
      let document = try Document(parsing: Source(name: "d", text: generator.text()))
      guard !schema.validate([document]).contains(where: { $0.severity == .error }) else {
        continue
      }
      let checked = CheckedDocuments(schema: schema, documents: [document])
      var problems: [Diagnostic] = []
      let module = checked.asked(checked.written(), identity, &problems)
      #expect(problems.isEmpty)
      let operation = try #require(module.operations.first)
      let fragments = Dictionary(uniqueKeysWithValues: module.fragments.map { ($0.name, $0) })
      var builder = PlanBuilder(
        operation, fragments: fragments, schema: schema, identity: identity, config: config)
      let plan = builder.build()
      let text = PrintText(module).text(of: operation)
      let printed = try Document(parsing: Source(name: "t", text: text))
      var random = SeededRandom(seed)
      for truths in [[], ["x"], ["y"], ["x", "y"]] as [Set<String>] {
        let naive = NaiveResponse(
          schema: schema,
          fragments: Dictionary(
            uniqueKeysWithValues: printed.fragments.map { ($0.name.text, $0) }), truths: truths)
        let reading = PlanReading(schema: schema, plan: plan, truths: truths)
        do {
          try compare(
            naive, printed.operations[0].selections, reading, [0], schema.query, identity,
            &random, &objects)
        } catch {
          Issue.record("seed \(seed), \(truths): \(error)\n\(text)")
          return
        }
      }
    }
    #expect(objects > 2000)
  }

  private func compare(
    _ naive: NaiveResponse, _ selections: [Selection], _ reading: PlanReading,
    _ planned: Set<Int>, _ type: SchemaType, _ identity: Identity, _ random: inout SeededRandom,
    _ objects: inout Int
  ) throws {
    objects += 1
    let schema = naive.schema
    var fields = naive.collect(selections, on: type)
    let members = reading.members(of: planned, on: type)
    // Where it always holds, a membership teaches nothing, and the plan leaves it out.
    for key in fields.keys where key.hasPrefix("__is") && members[key] == nil {
      fields[key] = nil
    }
    guard Set(fields.keys) == Set(members.keys) else {
      throw Mismatch(
        description: "\(type.name): text \(fields.keys.sorted()), plan \(members.keys.sorted())")
    }
    if type.id != schema.query.id {
      for selection in planned {
        let key = reading.key(of: selection, on: type)
        let expected = identity.key(of: type)
        guard expected.isEmpty || key == expected, expected.allSatisfy({ fields[$0] != nil })
        else { throw Mismatch(description: "\(type.name): key \(key), fields \(fields.keys)") }
      }
    }
    for (key, occurrences) in fields.sorted(by: { $0.key < $1.key }) {
      guard let member = members[key], let field = schema.field(occurrences[0].name.text, of: type)
      else { continue }
      guard member.isTypename == (field.name == "__typename") else {
        throw Mismatch(description: "\(type.name).\(key) is and is not a __typename")
      }
      let child = schema.type(of: field)
      guard child.isComposite else { continue }
      guard let picked = schema.possibleTypes(of: child).randomElement(using: &random) else {
        continue
      }
      try compare(
        naive, occurrences.flatMap(\.selections), reading, member.selections, schema[picked],
        identity, &random, &objects)
    }
  }
}

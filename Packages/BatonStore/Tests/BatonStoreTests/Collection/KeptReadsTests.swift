import Testing

@_spi(Generated) @_spi(Runtime) @testable import BatonStore

/// Every kind of accessor, of a lens kept past its record: absent, or the zero value, whatever has the
/// record's memory by then. The address sanitizer says whether anything looked there.
@MainActor struct KeptReadsTests {
  private static let item = RecordType("KItem")
  private static let root = RecordType("Query").slot("kitem")
  private static let text = item.slot("text")
  private static let number = item.slot("number")
  private static let ratio = item.slot("ratio")
  private static let flag = item.slot("flag")
  private static let texts = item.slot("texts")
  private static let numbers = item.slot("numbers")
  private static let ratios = item.slot("ratios")
  private static let flags = item.slot("flags")
  private static let owner = item.slot("owner")
  private static let parts = item.slot("parts")
  private static let noted = item.slot("noted", [.argument("n", .variable("n"))])

  struct Row: Lens {
    let anchor: Anchor
    @MainActor var missingField: [String]? { anchor.lacks(text) ? ["text"] : nil }
    @MainActor func collectErrors(into errors: inout FieldErrors) {
      anchor.collectErrors(at: text, into: &errors)
    }
  }

  enum Word: EnumValue {
    case unknown(String)

    init(rawValue: String) { self = .unknown(rawValue) }
    var rawValue: String {
      switch self {
      case .unknown(let text): text
      }
    }
  }

  struct Mapped: CustomScalar {
    let scalarText: String
    init?(scalarText: String) { self.scalarText = scalarText }
  }

  private static func named(_ fields: [SelectionField]) -> Selection {
    Selection(
      type: item, key: ["id"], abstract: false,
      fields: [
        .scalar("id", key: .fixed(item.slot("id")), kind: .id, list: false),
        .scalar("text", key: .fixed(text), kind: .string, list: false),
      ] + fields)
  }

  private static let fields: [SelectionField] = [
    .scalar("number", key: .fixed(number), kind: .int, list: false),
    .scalar("ratio", key: .fixed(ratio), kind: .float, list: false),
    .scalar("flag", key: .fixed(flag), kind: .bool, list: false),
    .scalar("texts", key: .fixed(texts), kind: .string, list: true),
    .scalar("numbers", key: .fixed(numbers), kind: .int, list: true),
    .scalar("ratios", key: .fixed(ratios), kind: .float, list: true),
    .scalar("flags", key: .fixed(flags), kind: .bool, list: true),
    .scalar("noted", key: .dynamic(noted), kind: .string, list: false),
    .linked("owner", key: .fixed(owner), plural: false, selection: named([])),
    .linked("parts", key: .fixed(parts), plural: true, selection: named([])),
    .deferred(
      label: "Late",
      fields: [.scalar("late", key: .fixed(item.slot("late")), kind: .string, list: false)]),
  ]

  private static let plan = TestPlan(
    [.linked("item", key: .fixed(root), plural: false, selection: named(fields))],
    variables: Variables(["n": Variable(1)]))

  private static let response = #"""
    {"data":{"item":{"id":"1","text":"a text of some length","number":7,"ratio":0.5,"flag":true,
    "texts":["one text of a list","two"],"numbers":[1,2],"ratios":[0.5],"flags":[true],"noted":"n",
    "late":"late","owner":{"id":"2","text":"owner"},
    "parts":[{"id":"3","text":"part"},{"id":"4","text":"another"}]}}}
    """#

  /// What an accessor shows of a record that is there, and of one that is not; by its name.
  private typealias Reader = @MainActor (Anchor) -> Bool

  /// Each says whether it reads something.
  private static let scalars: [String: Reader] = [
    "string": { $0.string(text) != nil },
    "string or": { $0.string(text, or: "") != "" },
    "int": { $0.int(number) != nil },
    "int or": { $0.int(number, or: 0) != 0 },
    "double": { $0.double(ratio) != nil },
    "double or": { $0.double(ratio, or: 0) != 0 },
    "bool": { $0.bool(flag) != nil },
    "bool or": { $0.bool(flag, or: false) },
    "flag": { $0.flag(flag) },
    "flag behind a link": { !$0.flag(owner, flag) && $0.linked(owner) != nil },
    "enumeration": { $0.enumeration(text) as Word? != nil },
    "enumeration or": { $0.enumeration(text, or: Word(rawValue: "")) != Word(rawValue: "") },
    "mapped": { $0.mapped(text) as Mapped? != nil },
    "with a variable": { $0.string($0.owner.slot(noted)) != nil },
    "required": { (try? $0.required(text) { $0.string($1) }) != nil },
    "lacks": { !$0.lacks(text) },
    "held": { !$0.held(text.address).isMissing },
    "value for a variable": { $0.entering().originValue(text) != nil },
  ]

  private static let lists: [String: Reader] = [
    "strings": { $0.strings(texts) != nil },
    "strings or": { !$0.strings(texts, or: []).isEmpty },
    "nonNullStrings": { $0.nonNullStrings(texts) != nil },
    "nonNullStrings or": { !$0.nonNullStrings(texts, or: []).isEmpty },
    "ints": { $0.ints(numbers) != nil },
    "ints or": { !$0.ints(numbers, or: []).isEmpty },
    "nonNullInts": { $0.nonNullInts(numbers) != nil },
    "nonNullInts or": { !$0.nonNullInts(numbers, or: []).isEmpty },
    "doubles": { $0.doubles(ratios) != nil },
    "doubles or": { !$0.doubles(ratios, or: []).isEmpty },
    "nonNullDoubles": { $0.nonNullDoubles(ratios) != nil },
    "nonNullDoubles or": { !$0.nonNullDoubles(ratios, or: []).isEmpty },
    "bools": { $0.bools(flags) != nil },
    "bools or": { !$0.bools(flags, or: []).isEmpty },
    "nonNullBools": { $0.nonNullBools(flags) != nil },
    "nonNullBools or": { !$0.nonNullBools(flags, or: []).isEmpty },
    "enumerations": { $0.enumerations(texts) as [Word?]? != nil },
    "enumerations or": { !($0.enumerations(texts, or: []) as [Word?]).isEmpty },
    "nonNullEnumerations": { $0.nonNullEnumerations(texts) as [Word]? != nil },
    "nonNullEnumerations or": { !($0.nonNullEnumerations(texts, or: []) as [Word]).isEmpty },
    "mappedList": { $0.mappedList(texts) as [Mapped?]? != nil },
    "mappedList or": { !($0.mappedList(texts, or: []) as [Mapped?]).isEmpty },
    "nonNullMappedList": { $0.nonNullMappedList(texts) as [Mapped]? != nil },
    "nonNullMappedList or": { !($0.nonNullMappedList(texts, or: []) as [Mapped]).isEmpty },
  ]

  private static let links: [String: Reader] = [
    "linked": { $0.linked(owner) != nil },
    "linked or": { $0.linked(owner, or: item).string(text) != nil },
    "list": { $0.list(parts) as List<Row>? != nil },
    "list or": { !$0.list(parts, or: List<Row>.empty).isEmpty },
    "presentList": { $0.presentList(parts) as List<Row>? != nil },
    "presentList or": { !$0.presentList(parts, or: List<Row>.empty).isEmpty },
    "anchors": { $0.anchors(parts) != nil },
    "anchors or": { !$0.anchors(parts, or: []).isEmpty },
    "nodes": { !($0.nodes(parts, owner) as List<Row>).isEmpty || $0.linked(owner) != nil },
    "present": { $0.present() as Row? != nil },
    "deferred": { $0.deferred("Late") != nil },
    "caught": { (try? $0.caught(text) { $0.string($1) }.get()) != nil },
    "caught list": {
      let list: List<Row>? = try? $0.caught(parts, below: Row.self) {
        $0.list($1, or: List<Row>.empty)
      }.get()
      return list?.isEmpty == false
    },
    "caught lens": {
      let lens: Result<Row, FieldErrors> = $0.caught()
      return (try? lens.get())?.anchor.string(text) != nil
    },
    "checked": {
      let lens: Row? = try? $0.checkedPresent()
      return lens != nil
    },
  ]

  private static func names(readBy anchor: Anchor) -> [String] {
    let readers = [scalars, lists, links].joined()
    return readers.filter { $0.value(anchor) }.map(\.key).sorted()
  }

  @Test(arguments: KeptTests.Ending.allCases)
  func everyAccessorReadsAsAbsent(ending: KeptTests.Ending) throws {
    var store: Store? = Store(releaseBufferSize: 0)
    let kept = try keep(in: try #require(store), ending)
    if ending == .storeGone { store = nil }
    let other = store ?? Store()
    let page = CollectPlans.page(1)
    page.retain(in: other)
    try page.commit(CollectPlans.pageResponse(10..<40), to: other)
    #expect(Self.names(readBy: kept) == [])
    // A fragment may still be entered, and a page's flag be set: it comes to nothing.
    #expect(Self.names(readBy: kept.entering()) == [])
    #expect(Self.names(readBy: kept.entering(FragmentArguments(["n": .variable("n")]))) == [])
    kept.setLoading(.next, true)
    #expect(kept.cursor(of: .next) == nil && kept.typename == "KItem")
    #expect(kept.connectionID == "KItem:1")
    #expect(other.core.brokenInvariants() == [])
  }

  private func keep(in store: Store, _ ending: KeptTests.Ending) throws -> Anchor {
    let root = Self.plan.retain(in: store)
    try Self.plan.commit(Self.response, to: store)
    let kept = try #require(Self.plan.anchor(in: store).linked(Self.root))
    let all = [Self.scalars, Self.lists, Self.links].joined().map(\.key).sorted()
    #expect(Self.names(readBy: kept) == all)
    try KeptTests.end(ending, in: store, root)
    return kept
  }
}

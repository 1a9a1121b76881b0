import BatonCompiler
import BatonSchema
import Testing

/// C-1 and C-2: the text that a server receives.
@Suite struct TextTests {
  private static let schema = """
    directive @cost(weight: Int!) repeatable on FIELD | QUERY | INLINE_FRAGMENT
    interface Node { id: ID! }
    interface Titled { title: String shelf: Shelf }
    interface Keyed { code: String }
    type Book implements Node & Titled { id: ID! title: String shelf: Shelf author: Person pages(from: Int): Int }
    type Map implements Node & Titled { id: ID! title: String shelf: Shelf scale: Float }
    type Person { id: ID! name: String books: [Book!] }
    type Shelf { row: Int holds: [Titled] }
    type Stamp implements Keyed { id: ID code: String face: String }
    type Coin implements Keyed { code: String year: Int }
    type Scrap { text: String }
    union Item = Book | Map
    union Find = Book | Map | Person | Scrap
    union Small = Stamp | Coin | Scrap
    type Query { book(id: ID!): Book items: [Item] finds: [Find] titled: Titled node(id: ID!): Node smalls: [Small] keyed: Keyed stamp: Stamp }
    type Mutation { lend(id: ID!): Book }
    """

  private static let config = #"""
    {"schema": "s", "identity": {"types": {"Keyed": ["code"]}}}
    """#

  private func text(_ document: String, _ name: String = "Q") -> String {
    compile(document, schema: Self.schema, config: Self.config).text(name)
  }

  @Test(arguments: [
    // One line, no optional space, strings as written.
    (
      "query Q($id: ID = \"1\") { book ( id : $id ) { title } }",
      "query Q($id:ID=\"1\"){book(id:$id){title,id}}"
    ),
    ("query Q { book(id: \"\\u0041 # b\") { id } }", "query Q{book(id:\"\\u0041 # b\"){id}}"),
    // Client directives go, the server's stay, in order.
    (
      "query Q @cost(weight: 1) @cacheExpiration(seconds: 3) @cost(weight: 2) { items @cost(weight: 3) { __typename } }",
      "query Q@cost(weight:1)@cost(weight:2){items@cost(weight:3){__typename,...on Node{__isNode:__typename,id}}}"
    ),
    // Key fields at the end of every linked field, unless selected.
    (
      "query Q { book(id: 1) { author { name books { title } } } }",
      "query Q{book(id:1){author{name,books{title,id},id},id}}"
    ),
    ("query Q { book(id: 1) { id title } }", "query Q{book(id:1){id,title}}"),
    (
      "query Q { book(id: 1) { key: id title } }", "query Q{book(id:1){key:id,title,id}}"
    ),
    // A type without a key gets nothing.
    (
      "query Q { titled { shelf { row } } }",
      "query Q{titled{__typename,shelf{row},...on Node{__isNode:__typename,id}}}"
    ),
    // Configured keys, and `id` besides.
    ("query Q { stamp { face } }", "query Q{stamp{face,code,id}}"),
    (
      "query Q { keyed { __typename } }",
      "query Q{keyed{__typename,code}}"
    ),
    // Interfaces that members share, then the members left.
    (
      "query Q { items { __typename } }",
      "query Q{items{__typename,...on Node{__isNode:__typename,id}}}"
    ),
    (
      "query Q { finds { ... on Scrap { text } } }",
      "query Q{finds{__typename,...on Scrap{text},...on Node{__isNode:__typename,id},...on Person{id}}}"
    ),
    (
      "query Q { smalls { ... on Scrap { text } } }",
      "query Q{smalls{__typename,...on Scrap{text},...on Keyed{__isKeyed:__typename,code}}}"
    ),
    // What the author wrote on such an interface is completed in its place.
    (
      "query Q { items { ... on Node { id } } }",
      "query Q{items{__typename,...on Node{__isNode:__typename,id}}}"
    ),
    // The key of an interface itself stands directly.
    ("query Q { node(id: 1) { __typename } }", "query Q{node(id:1){__typename,id}}"),
    // Conditions on abstract types tell who satisfies them.
    (
      "query Q { items { ... on Titled { title } } }",
      "query Q{items{__typename,...on Titled{__isTitled:__typename,title},...on Node{__isNode:__typename,id}}}"
    ),
    // Inline fragments that say nothing dissolve.
    (
      "query Q { book(id: 1) { ... { title } ... on Book { author { id } } } }",
      "query Q{book(id:1){title,author{id},id}}"
    ),
    (
      "query Q { book(id: 1) { ... @cost(weight: 1) { title } } }",
      "query Q{book(id:1){...@cost(weight:1){title},id}}"
    ),
    // Duplicates are one.
    (
      "query Q { book(id: 1) { author { id } title author { name } title } }",
      "query Q{book(id:1){author{id,name},title,id}}"
    ),
    // Conditions gather, in order, at the first one's place.
    (
      "query Q($x: Boolean!, $y: Boolean!) { book(id: 1) { a: title @include(if: $x) b: title @skip(if: $y) ... @include(if: $x) { c: title d: title @skip(if: $y) } e: title } }",
      "query Q($x:Boolean!,$y:Boolean!){book(id:1){a:title@include(if:$x),c:title@include(if:$x),d:title@include(if:$x)@skip(if:$y),b:title@skip(if:$y),e:title,id}}"
    ),
    (
      "query Q($x: Boolean!) { items { ... on Book @include(if: $x) { title } } }",
      "query Q($x:Boolean!){items{__typename,...on Book@include(if:$x){title},...on Node{__isNode:__typename,id}}}"
    ),
    // One directive of a kind stands on a selection.
    (
      "query Q($x: Boolean!, $y: Boolean!) { book(id: 1) { ... @include(if: $x) { title @include(if: $y) } } }",
      "query Q($x:Boolean!,$y:Boolean!){book(id:1){...@include(if:$x){title@include(if:$y)},id}}"
    ),
    // A key under a condition is none.
    (
      "query Q($x: Boolean!) { book(id: 1) { id @include(if: $x) } }",
      "query Q($x:Boolean!){book(id:1){id@include(if:$x),id}}"
    ),
    // Constants.
    (
      "query Q { book(id: 1) { title @include(if: true) id @skip(if: false) a: id @include(if: false) b: id @skip(if: true) } }",
      "query Q{book(id:1){title,id,a:id@include(if:false),b:id@include(if:false)}}"
    ),
    ("mutation Q { lend(id: 1) { title } }", "mutation Q{lend(id:1){title,id}}"),
  ]) func prints(_ document: String, _ expected: String) {
    #expect(text(document) == expected)
  }

  @Test func fragmentsFollowSortedByName() {
    let document = """
      query Q { book(id: 1) { ...b ...B } titled { ...t } }
      fragment b on Book { title }
      fragment B on Book { author { ...a } }
      fragment a on Person { name }
      fragment t on Titled { title }
      fragment unused on Book { id }
      """
    #expect(
      text(document)
        == "query Q{book(id:1){...b,...B,id},"
        + "titled{__typename,...t,...on Node{__isNode:__typename,id}}}"
        + "fragment B on Book{author{...a,id}}fragment a on Person{name}"
        + "fragment b on Book{title}fragment t on Titled{__isTitled:__typename,title}")
  }

  @Test func descriptionsAreNotSent() {
    #expect(
      text("\"\"\"Why\"\"\" query Q(\"which\" $id: ID!) { book(id: $id) { id } }")
        == "query Q($id:ID!){book(id:$id){id}}")
  }

  @Test func anUnusedFragmentIsAWarning() {
    let compilation = compile(
      "query Q { book(id: 1) { id } } fragment Lone on Book { id }", schema: Self.schema)
    #expect(compilation.diagnostics.map(\.severity) == [.warning])
    #expect(!compilation.files.isEmpty)
  }
}

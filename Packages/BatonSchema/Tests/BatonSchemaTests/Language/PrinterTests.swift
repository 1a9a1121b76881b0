import BatonSchema
import Testing

@Suite struct PrinterTests {
  private func compact(_ text: String) throws -> String {
    try Document(parsing: Source(name: "", text: text)).printed(.compact)
  }

  /// C-1: one line, no optional space, `,` between items, strings as written.
  @Test(arguments: [
    "query CharacterQuery($id:ID!){character(id:$id){...CharacterHeader_character,id}}fragment CharacterHeader_character on Character{name,status,origin{name,id}}",
    #"query A($x:Boolean!){...F@defer(label:"A$defer$F"),species@include(if:$x)}"#,
    "query Pages($count:Int=2,$cursor:String,$id:ID!){node(id:$id){__typename,...on I{__isI:__typename,key}}}",
    #"query K{search(name:"\u0041 \"$0.00\""){a},list(x:[1,"2",{a:[]}]){b}}"#,
    "mutation M{a}subscription S@live{b:c(d:-1.5)@e@f(g:H)}",
    "{a}",
  ])
  func compactTextIsAFixpoint(text: String) throws {
    #expect(try compact(text) == text)
  }

  @Test func compactTypeSystem() throws {
    let text = """
      scalar A type B implements C & D @x { "f" f(a: Int = 1 b: In): [B!]! g: Int }
      union U = | A | B enum E { A B } directive @x(y: Int) repeatable on FIELD | OBJECT { a }
      """
    #expect(
      try compact(text)
        == #"scalar A type B implements C&D@x{"f"f(a:Int=1,b:In):[B!]!,g:Int}union U=A|B "#
        + "enum E{A,B}directive@x(y:Int)repeatable on FIELD|OBJECT query{a}")
  }

  @Test func aBlockStringOnSeveralLinesBecomesAQuotedOne() throws {
    #expect(try compact("{a(x:\"\"\"\n  one\n  two\n\"\"\")}") == #"{a(x:"one\ntwo")}"#)
    #expect(
      try compact("{a(x:\"\"\"one \"two\"\\n \"\"\")}") == "{a(x:\"\"\"one \"two\"\\n \"\"\")}")
  }

  @Test func prettyExecutable() throws {
    let text = """
      query Find($id: ID! = "1" @a, $x: Boolean) @b {
        one: two(x: {k: [1, 2], s: "q"}) @include(if: $x) {
          ...F @d
          ... on T {
            y
          }
          ... @include(if: $x) {
            z
          }
        }
        long(
          first: "0123456789012345678901234567890123456789"
          second: "012345678901234567890123456789"
        )
      }

      fragment F on T @d {
        __typename
      }

      {
        a
      }

      """
    #expect(try Document(parsing: Source(name: "", text: text)).printed(.pretty) == text)
  }

  @Test func prettyTypeSystem() throws {
    let text = #"""
      schema @a {
        query: Q
      }

      extend schema @a

      """
      A date
      on two lines
      """
      scalar Date @specifiedBy(url: "x")

      type Q implements A & B @a {
        "short"
        f(x: Int = 1, y: [In!]): [Q!]! @deprecated
        g(
          """
          An argument

          described
          """
          x: Int
        ): Int
      }

      union U @a = Q | M

      enum E {
        A @a
        B
      }

      input In @oneOf {
        a: Int = 3
      }

      directive @a(x: Int = 1) repeatable on FIELD | OBJECT

      """#
    #expect(try Document(parsing: Source(name: "", text: text)).printed(.pretty) == text)
  }
}

import BatonSchema
import Testing

/// The grammar of GraphQL September 2025, production by production, both ways.
@Suite struct GrammarTests {
  @Test(arguments: [
    // 2.1 Source text
    "\u{FEFF}{a}", "{\u{FEFF}a,,,b,}#end", "{a}\r#c\r\n,\t ", "{ a # } \n }",
    // 2.2 and 2.3 Operations
    "{a}", "query{a}", "query Q{a}", "mutation M{a}", "subscription S{a}", "query @d{a}",
    "query($a:Int){a}", "\"d\"query{a}", "\"\"\"d\"\"\"mutation M{a}", "\"d\" subscription{a}",
    "query query{query}", "query Q($ a : Int){ a(b: $ a) }",
    // 2.4 to 2.8 Selections, fields, arguments, aliases
    "{a b}", "{a,b}", "{a:b}", "{a{b{c}}}", "{a(b:1)}", "{a(b:1 c:2)}", "{on:on true null}",
    "{a @ b}", "{query mutation fragment type on}",
    // 2.9 Fragments
    "{...a}", "{...a@b}", "{...{a}}", "{...@b{a}}", "{...on A{a}}", "{... on on{a}}",
    "{...on A@b{a}}", "{...onA}", "fragment a on A{a}", "fragment fragment on on@b{a}",
    "\"d\"fragment a on A{a}", "{ ... a }",
    // 2.10 Values
    "{a(b:[1,1.0,\"\",true,null,E,{c:1}])}", "{a(b:[])}", "{a(b:{})}", "{a(b:[[],[{}]])}",
    "{a(b:$c)}", "{a(b:[$c,{d:$e}])}", "{a(b:on)}", "{a(b:truey nully:NULL)}",
    "{a(b:-0 c:0 d:10 e:-1)}", "{a(b:0.0 c:1.5e10 d:1E+2 e:-1e-2 f:0e0)}",
    "{a(b:{true:1 null:2 on:3})}",
    // 2.11 and 2.12 Variables and types
    "query($a:A){a}", "query($a:A!){a}", "query($a:[A]){a}", "query($a:[[A!]!]!){a}",
    "query($a:A=1,$b:B={c:[1]}){a}", "query($a:A@b$c:C=1@d@e){a}", "query($a:[A]@b(c:1)){a}",
    "query(\"d\"$a:A \"\"\"e\"\"\"$b:B){a}", "query($query:query){a}",
    // 2.13 Directives
    "{a@b@b(c:$d)}", "query@a(b:$c){a}", "fragment a on A@b(c:$d){a}",
    // 3.3 Schema
    "schema{query:A}", "\"d\"schema@a{query:A mutation:B,subscription:C}",
    "extend schema@a", "extend schema{mutation:A}", "extend schema@a(b:1){mutation:A}",
    // 3.5 to 3.10 Types
    "scalar A", "\"d\"scalar A@b", "extend scalar A@b", "type A", "type A@b", "type A implements B",
    "type A implements&B&C@d{a:A}", "type A implements B&C", "\"d\"type A{a:A}",
    "type A{\"d\"a(\"e\"b:B=1@c d:D):[A!]!@e b:B}", "extend type A implements B", "extend type A@b",
    "extend type A{a:A}", "type type{type:type}", "type A{input:A enum:B implements:C}",
    "type implements implements implements{a:A}", "interface A",
    "interface A implements B&C@d{a:A}",
    "extend interface A implements B", "extend interface A{a:A}", "union A", "union A=B",
    "union A=|B|C", "union A@b=|B", "extend union A=B", "extend union A@b", "enum A", "enum A{B}",
    "enum A@b{\"d\"C@e on type}", "extend enum A{B}", "extend enum A@b", "input A", "input A{b:B}",
    "input A@b{\"d\"c:C=[1]@e}", "extend input A{b:B}", "extend input A@b",
    // 3.13 Directives
    "directive@a on FIELD", "directive@a(b:B=1@c)repeatable on|FIELD|QUERY",
    "directive@repeatable on FIELD", "directive@on repeatable on FIELD",
    "\"d\"directive@a on SCHEMA",
    "directive@a on VARIABLE_DEFINITION|ARGUMENT_DEFINITION|INPUT_FIELD_DEFINITION|ENUM_VALUE",
    // Together
    "type A{a:A}{a}", "scalar A query{a}", "scalar A{b:B}", "union A{b:B}", "union A=B type C{a:A}",
  ])
  func isTaken(text: String) throws {
    let document = try Document(
      parsing: Source(name: "a", text: text), options: .withoutLocations)
    for style in [PrintStyle.compact, .pretty] {
      let printed = Source(name: "b", text: document.printed(style))
      #expect(
        try Document(parsing: printed, options: .withoutLocations).definitions
          == document.definitions)
    }
  }

  /// Each mark is the place of the report.
  @Test(arguments: [
    "«{}»", "query Q«{}»", "query Q«()»{a}", "{a«()»}", "{a«{}»}", "{...on A«{}»}", "query Q «A»",
    "query Q«»", "query«»", "query «$»a{b}", "query(«a»:A){b}", "query($a «A»){b}",
    "query($a:A=«$b»){b}", "query($a:A=[«$b»]){b}", "query($a:A={c:«$b»}){b}",
    "query($a:A@b(c:«$d»)){b}", "query($a:«»", "query($a:[A«)»{b}", "query($a:A!«!»){b}",
    "query($a:«!»A){b}", "query($a:[«]»){b}", "{a:«}»", "{a:b«:»c}", "{«:»a}", "{a(«}»",
    "{a(b«)»}", "{a(b:«)»}", "{a(«1»:1)}", "{a(b:1«}»", "{a@«}»", "{a@b«()»}", "{a @«}»", "{«1»}",
    "{«\"a\"»}", "{a «!»}", "{a «$»b}", "{...«}»", "{...on«}»", "{...on A«}»", "{«.».a}",
    "{...a«{»b}}", "fragment«»", "fragment «on» on A{a}", "fragment «{»a}", "fragment a«{»b}",
    "fragment a on«{»b}", "fragment a on A«»", "fragment a on A«{}»",
    "fragment a«(»$b:B) on A{a}", "{a(b:«00»)}", "{a(b:«-»a)}", "{a(b:«0x»1)}", "{a(b:«1_»)}",
    "{a(b:«1.»)}", "{a(b:«1.»a)}", "{a(b:«.»5)}", "{a(b:«+»1)}", "{a(b:«1e»)}", "{a(b:«1e+»)}",
    "{a(b:«1.5.»)}", "{a(b:«-01»)}", "{a(b:«1e1.»)}", "{a(b:«\"»\n\")}", "{a(b:«\"»\r\")}",
    "{a(b:«\"\"\"»)}", "{a(b:\"«\\'»\")}", "{a(b:\"«\\u12»\")}", "{a(b:[1«)»}", "{a(b:{c«}»)}",
    "{a(b:{«1»:1})}", "\"d\"«{»a}", "\"d\" «\"e\"» query{a}", "\"d\"«»", "{«\"d\"» a}",
    "{...«\"d\"»}", "schema«»", "schema«{}»", "schema{«»", "schema{query«}»", "schema{query:«}»",
    "schema{«a»:A}", "schema @a«»", "\"d\"«extend» schema@a", "extend schema«»",
    "extend schema«{}»", "extend«»", "extend «query» Q{a}", "extend «directive»@a on FIELD",
    "extend «{»a}", "extend «fragment» a on A{a}", "scalar«»",
    "extend scalar A«»", "type«»", "type A«{}»", "type A implements«{»a:A}",
    "type A implements&«&»B{a:A}", "type A implements B&«{»a:A}", "type A implements B «C»{a:A}",
    "type A{a«}»", "type A{a:«}»", "type A{a«()»:A}", "type A{a(b«)»:A}", "type A{a:A«=»1}",
    "type A{a(b:B=«$c»):A}", "type A{a:A@b(c:«$d»)}", "extend type A«»", "extend type A«{}»",
    "type A«=»B", "interface«»", "interface A«{}»", "extend interface A«»", "union«»",
    "union A=«»", "union A=|«|»B", "union A=B|«»", "extend union A«»",
    "union A=B «C»", "enum A«{}»", "enum A{«true»}", "enum A{«false»}", "enum A{«null»}",
    "enum A{A «:»B}", "enum A{A «=»1}", "extend enum A«»", "input A«{}»", "input A{b«}»",
    "input A{b«(»c:C):B}", "input A{b:B=«$c»}", "extend input A«»", "input A «implements» B{a:A}",
    "directive «a» on FIELD", "directive@«»", "directive@a«»", "directive@a on«»",
    "directive@a on|«|»FIELD", "directive@a on FIELD|«»", "directive@a on «field»",
    "directive@a«()»on FIELD", "directive@a «FIELD»", "directive@a on FIELD «repeatable»",
    "extend «directive» @a on FIELD", "«foo»", "«Query»{a}", "«on»", "«[»", "query{a}«}»",
    "type A{a:A}«&»", "«\\»", "{a«;»b}", "{a«-»}", "{a «%»}", "{a(b:«'»c')}", "«é»",
    "{a(b:«”»c”)}",
  ])
  func isRefused(marked: String) throws {
    let marked = Marked(marked)
    let failure = try #require(throws: Diagnostic.self) { try Document(parsing: marked.source) }
    #expect(failure.location.range.start == marked.ranges.first?.start, "\(failure)")
  }
}

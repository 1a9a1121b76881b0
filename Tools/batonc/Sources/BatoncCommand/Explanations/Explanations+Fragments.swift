// Written by ErrorPageTests from docs/errors.md.
// swift-format-ignore-file

extension Explanations {
  static let fragments: [(id: String, text: String)] = [
    ("known-fragment-names", #"""
      ### known-fragment-names

      Nothing in the module defines this fragment. Fragments of all its sources are known to each other, those of
      other modules are not: check the name, and that the file with the fragment is among the sources.

      ```graphql
      query Islands { islands { ...IslandRow_island } }
      fragment IslandRow_islnd on Island { name }
      ```

      ```text
      Documents.graphql:1:30: error: There is no fragment `IslandRow_island`. [known-fragment-names]
       1 | query Islands { islands { ...IslandRow_island } }
         |                              ^~~~~~~~~~~~~~~~
      Documents.graphql:1:30: note: Did you mean `IslandRow_islnd`?
      ```
      """#),
    ("unique-fragment-names", #"""
      ### unique-fragment-names

      Two fragments of the module have one name, so a spread would not say which one is meant. The note shows the
      first. `<View>_<property>` is a convention that keeps names apart.

      ```graphql
      query Islands { islands { ...Row } }
      fragment Row on Island { name }
      fragment Row on Island { climate }
      ```

      ```text
      Documents.graphql:3:10: error: There are two fragments named `Row`. [unique-fragment-names]
       3 | fragment Row on Island { climate }
         |          ^~~
      Documents.graphql:3:10: note: Give one of them another name, or remove it.
      Documents.graphql:2:10: note: The first one is here.
       2 | fragment Row on Island { name }
         |          ^~~
      ```
      """#),
    ("no-fragment-cycles", #"""
      ### no-fragment-cycles

      A fragment spreads itself, at once or through others, so its selection would never end. Select one level of
      fields in place of the spread that closes the circle.

      ```graphql
      query Islands { islands { ...Tree } }
      fragment Tree on Island { name neighbours { ...Branch } }
      fragment Branch on Island { neighbours { ...Tree } }
      ```

      ```text
      Documents.graphql:3:45: error: The fragment `Tree` spreads itself through `Branch`. [no-fragment-cycles]
       3 | fragment Branch on Island { neighbours { ...Tree } }
         |                                             ^~~~
      Documents.graphql:3:45: note: Select fields in place of this spread.
      ```
      """#),
    ("possible-fragment-spreads", #"""
      ### possible-fragment-spreads

      The object that is selected from can never be of the fragment's type, so the fragment would never give
      anything. Spread it below a field of its type, or make it a fragment on another type.

      ```graphql
      query Islands { islands { ...PeakRow_peak } }
      fragment PeakRow_peak on Peak { height }
      ```

      ```text
      Documents.graphql:1:30: error: The fragment `PeakRow_peak` is on `Peak`, which a `Island` can never be. [possible-fragment-spreads]
       1 | query Islands { islands { ...PeakRow_peak } }
         |                              ^~~~~~~~~~~~
      Documents.graphql:1:30: note: Move it below something that can be a `Peak`, or make it a fragment on `Island`.
      Documents.graphql:2:10: note: `PeakRow_peak` is defined here.
       2 | fragment PeakRow_peak on Peak { height }
         |          ^~~~~~~~~~~~
      ```
      """#),
    ("fragments-on-composite-types", #"""
      ### fragments-on-composite-types

      A fragment selects fields, which only objects, interfaces and unions have.

      ```graphql
      query Islands { islands { ... on Climate { name } } }
      ```

      ```text
      Documents.graphql:1:34: error: The fragment cannot be on `Climate`: an enum has no fields to select. [fragments-on-composite-types]
       1 | query Islands { islands { ... on Climate { name } } }
         |                                  ^~~~~~~
      Documents.graphql:1:34: note: Name an object type, an interface or a union.
      ```
      """#),
    ("no-unused-fragments", #"""
      ### no-unused-fragments

      A warning: no operation of the module reaches the fragment, so nothing is ever fetched for its lens. Spread it
      in the fragment or operation of the view around, or remove it.

      ```graphql
      query Islands { islands { name } }
      fragment Lonely_island on Island { name }
      ```

      ```text
      Documents.graphql:2:10: warning: No operation reaches the fragment `Lonely_island`. [no-unused-fragments]
       2 | fragment Lonely_island on Island { name }
         |          ^~~~~~~~~~~~~
      Documents.graphql:2:10: note: Spread it somewhere, or remove it.
      ```
      """#),
    ("spread-needs-alias", #"""
      ### spread-needs-alias

      Inside a condition on an interface or union, a spread would be read by an accessor that is there for some
      objects only, without the code saying so. `@alias` gives the accessor a name of its own; a fragment on the
      interface itself needs none.

      ```graphql
      query Found { find(by: {name: "Skye"}) { ... on Node { ...Row_node } } }
      fragment Row_node on Node { id }
      ```

      ```text
      Documents.graphql:1:56: error: A fragment spread inside `... on Node`, an abstract type, needs `@alias`. [spread-needs-alias]
       1 | query Found { find(by: {name: "Skye"}) { ... on Node { ...Row_node } } }
         |                                                        ^~~~~~~~~~~
      Documents.graphql:1:56: note: Write `@alias(as: "…")` behind it, or make it a fragment on `Node` and spread that instead.
      ```
      """#),
  ]
}

extension ValidationRules {
  /// 5.5.2.3: some object can be both what the fragment is on and what it is spread in.
  @Sendable static func possibleFragmentSpreads(_ context: inout ValidationContext) {
    for site in context.spreads {
      guard let index = context.fragments[site.spread.name.text],
        let fragment = context.owners[index].fragment, let parent = site.parent,
        let type = context.schema.type(fragment.typeCondition.text), type.isComposite,
        !context.schema.canOverlap(type, parent)
      else { continue }
      context.report(
        .impossibleSpread(fragment: fragment.name.text, type: type.name, parent: parent.name),
        site.owner, site.spread.name.range,
        context.note("`\(fragment.name)` is defined here.", index, fragment.name.range))
    }
    for site in context.inlines {
      guard let condition = site.inline.typeCondition, let parent = site.parent,
        let type = context.schema.type(condition.text), type.isComposite,
        !context.schema.canOverlap(type, parent)
      else { continue }
      context.report(
        .impossibleSpread(fragment: nil, type: type.name, parent: parent.name), site.owner,
        condition.range)
    }
  }
}

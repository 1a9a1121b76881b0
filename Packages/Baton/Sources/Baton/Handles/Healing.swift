/// What was done about slots that a root's lenses read and no response filled (B-17).
enum Healing {
  /// Nothing since the last fetch that was not for their sake.
  case none
  /// A fetch for their sake is due or in flight.
  case underWay
  /// That fetch has come to its end: what is missing still is not asked for again.
  case done
}

// Identity key paths of empty types hash and compare faster than `\Channel[5]`: two channels differ in
// their type, so a collision is decided without walking the path's components.

private struct Channel0 {}
private struct Channel1 {}
private struct Channel2 {}
private struct Channel3 {}
private struct Channel4 {}
private struct Channel5 {}
private struct Channel6 {}
private struct Channel7 {}
private struct Channel8 {}
private struct Channel9 {}
private struct Channel10 {}
private struct Channel11 {}
private struct Channel12 {}
private struct Channel13 {}
private struct Channel14 {}
private struct Channel15 {}
private struct Channel16 {}
private struct Channel17 {}
private struct Channel18 {}
private struct Channel19 {}
private struct Channel20 {}
private struct Channel21 {}
private struct Channel22 {}
private struct Channel23 {}
private struct Channel24 {}
private struct Channel25 {}
private struct Channel26 {}
private struct Channel27 {}
private struct Channel28 {}
private struct Channel29 {}
private struct Channel30 {}
private struct Channel31 {}
private struct Channel32 {}
private struct Channel33 {}
private struct Channel34 {}
private struct Channel35 {}
private struct Channel36 {}
private struct Channel37 {}
private struct Channel38 {}
private struct Channel39 {}
private struct Channel40 {}
private struct Channel41 {}
private struct Channel42 {}
private struct Channel43 {}
private struct Channel44 {}
private struct Channel45 {}
private struct Channel46 {}
private struct Channel47 {}
private struct Channel48 {}
private struct Channel49 {}
private struct Channel50 {}
private struct Channel51 {}
private struct Channel52 {}
private struct Channel53 {}
private struct Channel54 {}
private struct Channel55 {}
private struct Channel56 {}
private struct Channel57 {}
private struct Channel58 {}
private struct Channel59 {}
private struct Channel60 {}
private struct Channel61 {}
private struct Channel62 {}
private struct Channel63 {}

/// The identity key path of one of the first 64 channels; nil for any other.
func channelIdentity(_ channel: Int) -> AnyKeyPath? {
  switch channel {
  case 0: \Channel0.self
  case 1: \Channel1.self
  case 2: \Channel2.self
  case 3: \Channel3.self
  case 4: \Channel4.self
  case 5: \Channel5.self
  case 6: \Channel6.self
  case 7: \Channel7.self
  case 8: \Channel8.self
  case 9: \Channel9.self
  case 10: \Channel10.self
  case 11: \Channel11.self
  case 12: \Channel12.self
  case 13: \Channel13.self
  case 14: \Channel14.self
  case 15: \Channel15.self
  case 16: \Channel16.self
  case 17: \Channel17.self
  case 18: \Channel18.self
  case 19: \Channel19.self
  case 20: \Channel20.self
  case 21: \Channel21.self
  case 22: \Channel22.self
  case 23: \Channel23.self
  case 24: \Channel24.self
  case 25: \Channel25.self
  case 26: \Channel26.self
  case 27: \Channel27.self
  case 28: \Channel28.self
  case 29: \Channel29.self
  case 30: \Channel30.self
  case 31: \Channel31.self
  case 32: \Channel32.self
  case 33: \Channel33.self
  case 34: \Channel34.self
  case 35: \Channel35.self
  case 36: \Channel36.self
  case 37: \Channel37.self
  case 38: \Channel38.self
  case 39: \Channel39.self
  case 40: \Channel40.self
  case 41: \Channel41.self
  case 42: \Channel42.self
  case 43: \Channel43.self
  case 44: \Channel44.self
  case 45: \Channel45.self
  case 46: \Channel46.self
  case 47: \Channel47.self
  case 48: \Channel48.self
  case 49: \Channel49.self
  case 50: \Channel50.self
  case 51: \Channel51.self
  case 52: \Channel52.self
  case 53: \Channel53.self
  case 54: \Channel54.self
  case 55: \Channel55.self
  case 56: \Channel56.self
  case 57: \Channel57.self
  case 58: \Channel58.self
  case 59: \Channel59.self
  case 60: \Channel60.self
  case 61: \Channel61.self
  case 62: \Channel62.self
  case 63: \Channel63.self
  default: nil
  }
}

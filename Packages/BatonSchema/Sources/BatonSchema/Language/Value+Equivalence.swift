extension Value {
  /// Whether two values say the same: locations, the way strings are written and the order of an input
  /// object's fields apart.
  func isEquivalent(to other: Value) -> Bool {
    switch (self, other) {
    case (.variable(let name), .variable(let otherName)),
      (.enumeration(let name), .enumeration(let otherName)):
      name.text == otherName.text
    case (.int(let number), .int(let otherNumber)), (.float(let number), .float(let otherNumber)):
      number.digits == otherNumber.digits
    case (.string(let string), .string(let otherString)):
      string.text.utf8.elementsEqual(otherString.text.utf8)
    case (.boolean(let flag, _), .boolean(let otherFlag, _)): flag == otherFlag
    case (.null, .null): true
    case (.list(let values, _), .list(let otherValues, _)):
      values.count == otherValues.count
        && zip(values, otherValues).allSatisfy { $0.isEquivalent(to: $1) }
    case (.object(let fields, _), .object(let otherFields, _)):
      fields.count == otherFields.count
        && fields.allSatisfy { field in
          otherFields.contains {
            $0.name.text == field.name.text && $0.value.isEquivalent(to: field.value)
          }
        }
    default: false
    }
  }
}

extension Argument {
  /// Whether two lists give the same arguments, in whatever order.
  static func areEquivalent(_ list: [Argument], _ other: [Argument]) -> Bool {
    list.count == other.count
      && list.allSatisfy { argument in
        other.contains {
          $0.name.text == argument.name.text && $0.value.isEquivalent(to: argument.value)
        }
      }
  }
}

// Which names the code of each member mentions: what may matter to code can only be something that it names. A
// pure function of a file's facts.

/// A name that a member's code mentions.
struct Mention: Hashable, Sendable {
  /// What stands before the name.
  enum Form: UInt8, Sendable {
    /// Nothing, or `self`.
    case bare
    /// A value.
    case member
    /// A type that is named: `base` says which.
    case typeMember
    /// `.name`
    case implicit
  }

  private let rawValue: UInt64

  init(_ name: LocalName, _ form: Form, base: LocalName = .none, isCalled: Bool = false) {
    rawValue =
      UInt64(name.rawValue) << 32 | UInt64(base.rawValue) << 3 | UInt64(form.rawValue) << 1
      | (isCalled ? 1 : 0)
  }

  var name: LocalName { LocalName(Int(rawValue >> 32)) }
  var base: LocalName { LocalName(Int(rawValue >> 3 & 0x1fff_ffff)) }
  var form: Form { Form(rawValue: UInt8(truncatingIfNeeded: rawValue >> 1 & 3)) ?? .bare }
  var isCalled: Bool { rawValue & 1 == 1 }
  /// Form and call as one number below 8.
  fileprivate var shape: Int { Int(rawValue & 7) }

  /// The mention that a member access is.
  static func member(
    _ name: LocalName, of base: ExpressionID, isCalled: Bool, _ facts: FileFacts
  ) -> Mention {
    switch facts[base].kind {
    case .name(let type, _), .member(_, let type, _):
      if facts.names.spells(type, "self") { return Mention(name, .bare, isCalled: isCalled) }
      guard let first = facts.names.utf8(of: type).first,
        UInt8(ascii: "A")...UInt8(ascii: "Z") ~= first
      else { return Mention(name, .member, isCalled: isCalled) }
      return Mention(name, .typeMember, base: type, isCalled: isCalled)
    default: return Mention(name, .member, isCalled: isCalled)
    }
  }
}

/// The mentions of one file, by member. O(expressions + declarations · log declarations).
struct Mentions: Sendable {
  /// A member of a type, a global, or several that one declaration makes (`let a = 1, b = 2`).
  struct Unit: Sendable {
    var range: TextRange
    /// Its declarations, as a run of `declarations`.
    var declarations: Range<Int>
    /// What it mentions, as a run of `uses`; each name once or a few times.
    var uses: Range<Int> = 0..<0
    /// Where among the file's type references its own stand; others may be between them.
    var types: Range<Int> = 0..<0
  }

  private(set) var units: [Unit] = []
  private(set) var declarations: [DeclarationID] = []
  private(set) var uses: [Mention] = []

  /// Tests show nothing: what they mention is not asked for.
  init(_ facts: FileFacts) {
    if facts.importsTests { return }
    gatherUnits(facts)
    gatherUses(facts)
  }

  /// The unit at an offset.
  func unit(at offset: UInt32) -> Int? {
    var low = 0
    var high = units.count
    while low < high {
      let middle = (low + high) / 2
      if units[middle].range.end <= offset { low = middle + 1 } else { high = middle }
    }
    return low < units.count && units[low].range.start <= offset ? low : nil
  }

  private mutating func gatherUnits(_ facts: FileFacts) {
    var found: [DeclarationID] = []
    for position in facts.declarations.indices {
      let declaration = facts.declarations[position]
      switch declaration.kind {
      case .structure, .classType, .actor, .enumeration, .protocolType, .extensionOf, .other:
        continue
      case .function, .initializer, .deinitializer, .subscriptMember, .variable, .enumCase,
        .typeAlias, .associatedType, .macroExpansion:
        break
      }
      if declaration.parent.map({ Self.holdsMembers(facts[$0].kind) }) ?? true {
        found.append(DeclarationID(position))
      }
    }
    found.sort {
      (facts[$0].range.start, facts[$0].range.end, $0.rawValue)
        < (facts[$1].range.start, facts[$1].range.end, $1.rawValue)
    }
    for id in found {
      let range = facts[id].range
      declarations.append(id)
      if let last = units.last, range.start < last.range.end {
        units[units.count - 1].range = TextRange(
          start: last.range.start, end: max(last.range.end, range.end))
        units[units.count - 1].declarations = last.declarations.lowerBound..<declarations.count
      } else {
        units.append(Unit(range: range, declarations: declarations.count - 1..<declarations.count))
      }
    }
  }

  private static func holdsMembers(_ kind: Declaration.Kind) -> Bool {
    switch kind {
    case .structure, .classType, .actor, .enumeration, .protocolType, .extensionOf: true
    default: false
    }
  }

  private mutating func gatherUses(_ facts: FileFacts) {
    guard !units.isEmpty else { return }
    var found: [(unit: UInt32, mention: Mention)] = []
    found.reserveCapacity(facts.expressions.count / 2)
    // The last unit that a name was noted for: facts of one member stand together.
    var noted = [UInt32](repeating: .max, count: facts.names.count * 8)
    var current = 0
    func note(_ mention: Mention, at range: TextRange) {
      if range.start < units[current].range.start || range.start >= units[current].range.end {
        guard let next = unit(at: range.start) else { return }
        current = next
      }
      let number = UInt32(truncatingIfNeeded: current)
      if mention.base == .none {
        let slot = mention.name.index * 8 + mention.shape
        if noted[slot] == number { return }
        noted[slot] = number
      }
      found.append((number, mention))
    }
    var isCallee = [Bool](repeating: false, count: facts.expressions.count)
    for expression in facts.expressions {
      if case .call(let callee, _) = expression.kind { isCallee[callee.index] = true }
    }
    for (index, expression) in facts.expressions.enumerated() {
      switch expression.kind {
      case .name(let name, _):
        note(Mention(name, .bare, isCalled: isCallee[index]), at: expression.range)
      case .member(let base, let name, _):
        note(.member(name, of: base, isCalled: isCallee[index], facts), at: expression.range)
      case .implicitMember(let name, _):
        note(Mention(name, .implicit, isCalled: isCallee[index]), at: expression.range)
      case .keyPath(_, let names, _):
        for name in facts[names] { note(Mention(name, .member), at: expression.range) }
      case .binary(let name, _, _), .prefix(let name, _), .postfix(let name, _):
        note(Mention(name, .member, isCalled: true), at: expression.range)
      default: break
      }
    }
    for (index, type) in facts.types.enumerated() {
      guard case .named(let base, let name, _) = type.kind else { continue }
      var mention = Mention(name, .bare)
      if let base, case .named(_, let outer, _) = facts[base].kind {
        mention = Mention(name, .typeMember, base: outer)
      }
      note(mention, at: type.range)
      let known = units[current].types
      units[current].types =
        known.isEmpty ? index..<index + 1 : min(known.lowerBound, index)..<index + 1
    }
    order(found)
  }

  /// Puts what was found into the order of the units.
  private mutating func order(_ found: [(unit: UInt32, mention: Mention)]) {
    var ends = [Int](repeating: 0, count: units.count + 1)
    for item in found { ends[Int(item.unit) + 1] += 1 }
    for index in units.indices {
      ends[index + 1] += ends[index]
      units[index].uses = ends[index]..<ends[index + 1]
    }
    uses = [Mention](repeating: Mention(.none, .bare), count: found.count)
    for item in found {
      uses[ends[Int(item.unit)]] = item.mention
      ends[Int(item.unit)] += 1
    }
  }
}

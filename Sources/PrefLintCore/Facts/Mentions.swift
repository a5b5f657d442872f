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
      if facts.names.spells(type, .selfValue) { return Mention(name, .bare, isCalled: isCalled) }
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
    var declarations: FactList<DeclarationID>
    /// What it mentions, as a run of `uses`; each name once or a few times.
    var uses = FactList<Mention>.empty
    /// Where among the file's type references its own stand; others may be between them.
    var types = FactList<TypeReference>.empty
  }

  private(set) var units: [Unit] = []
  private(set) var declarations: [DeclarationID] = []
  private(set) var uses: [Mention] = []

  /// Memory that is used again from file to file.
  struct Memory: ~Copyable {
    fileprivate var declarations = Pool<DeclarationID>()
    fileprivate var units = Pool<Unit>()
    fileprivate var found = Pool<Found>()
    /// The last unit that a name was noted for, by the name and how it was mentioned.
    fileprivate var noted = Pool<UInt32>()
    fileprivate var isCallee = Pool<Bool>()
    fileprivate var ends = Pool<Int>()
    fileprivate var ordered = Pool<Mention>()
  }

  struct Found {
    var unit: UInt32
    var mention: Mention
  }

  init(_ facts: FileFacts) {
    var memory = Memory()
    self.init(facts, &memory)
  }

  /// Tests show nothing: what they mention is not asked for.
  init(_ facts: FileFacts, _ memory: inout Memory) {
    if facts.importsTests { return }
    gatherUnits(facts, &memory)
    gatherUses(facts, &memory)
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

  private mutating func gatherUnits(_ facts: FileFacts, _ memory: inout Memory) {
    memory.declarations.truncate(to: 0)
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
        memory.declarations.append(DeclarationID(position))
      }
    }
    declarations = memory.declarations.array()
    func precedes(_ left: DeclarationID, _ right: DeclarationID) -> Bool {
      (facts[left].range.start, facts[left].range.end, left.rawValue)
        < (facts[right].range.start, facts[right].range.end, right.rawValue)
    }
    // Most are declared in their order.
    let isOrdered = declarations.indices.dropFirst().allSatisfy {
      !precedes(declarations[$0], declarations[$0 - 1])
    }
    if !isOrdered { declarations.sort(by: precedes) }
    memory.units.truncate(to: 0)
    for (position, id) in declarations.enumerated() {
      let range = facts[id].range
      let last = memory.units.count - 1
      if last >= 0, range.start < memory.units[last].range.end {
        let known = memory.units[last]
        memory.units[last].range = TextRange(
          start: known.range.start, end: max(known.range.end, range.end))
        memory.units[last].declarations = FactList(
          start: Int(known.declarations.start), count: Int(known.declarations.count) + 1)
      } else {
        memory.units.append(Unit(range: range, declarations: FactList(start: position, count: 1)))
      }
    }
    units = memory.units.array()
  }

  private static func holdsMembers(_ kind: Declaration.Kind) -> Bool {
    switch kind {
    case .structure, .classType, .actor, .enumeration, .protocolType, .extensionOf: true
    default: false
    }
  }

  private mutating func gatherUses(_ facts: FileFacts, _ memory: inout Memory) {
    guard !units.isEmpty else { return }
    memory.found.truncate(to: 0)
    // Facts of one member stand together.
    memory.noted.fill(.max, count: facts.names.count * 8)
    var current = 0
    func note(_ mention: Mention, at range: TextRange) {
      if range.start < units[current].range.start || range.start >= units[current].range.end {
        guard let next = unit(at: range.start) else { return }
        current = next
      }
      let number = UInt32(truncatingIfNeeded: current)
      if mention.base == .none {
        let slot = mention.name.index * 8 + mention.shape
        if memory.noted[slot] == number { return }
        memory.noted[slot] = number
      }
      memory.found.append(Found(unit: number, mention: mention))
    }
    memory.isCallee.fill(false, count: facts.expressions.count)
    for expression in facts.expressions {
      if case .call(let callee, _) = expression.kind { memory.isCallee[callee.index] = true }
    }
    for (index, expression) in facts.expressions.enumerated() {
      switch expression.kind {
      case .name(let name, _):
        note(Mention(name, .bare, isCalled: memory.isCallee[index]), at: expression.range)
      case .member(let base, let name, _):
        note(.member(name, of: base, isCalled: memory.isCallee[index], facts), at: expression.range)
      case .implicitMember(let name, _):
        note(Mention(name, .implicit, isCalled: memory.isCallee[index]), at: expression.range)
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
      let first = known.isEmpty ? index : min(Int(known.start), index)
      units[current].types = FactList(start: first, count: index + 1 - first)
    }
    order(&memory)
  }

  /// Puts what was found into the order of the units.
  private mutating func order(_ memory: inout Memory) {
    let count = memory.found.count
    memory.ends.fill(0, count: units.count + 1)
    for index in 0..<count { memory.ends[Int(memory.found[index].unit) + 1] += 1 }
    for index in units.indices {
      memory.ends[index + 1] += memory.ends[index]
      units[index].uses = FactList(
        start: memory.ends[index], count: memory.ends[index + 1] - memory.ends[index])
    }
    memory.ordered.fill(Mention(.none, .bare), count: count)
    for index in 0..<count {
      let item = memory.found[index]
      let place = memory.ends[Int(item.unit)]
      memory.ordered[place] = item.mention
      memory.ends[Int(item.unit)] = place + 1
    }
    uses = memory.ordered.array()
  }
}

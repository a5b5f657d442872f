// Which cases of an enumeration a run-time value can be. A value that decides what is presented is one of
// the cases that somebody builds; where several properties hold such values, which of them holds which
// case is not known, unless the code around each of them puts the case into it.

/// What a project does with the cases of its enumerations. Files are read as names that stand in them are asked for.
final class PresentedCases {
  private let project: Project
  /// The variables that present values of a type, by the type's name.
  private var variables: [Name: [Holder]] = [:]
  /// Names of variables that arguments bind, of the files that were read for them.
  private var bound: Set<Name> = []
  private var unreadForBindings: UnreadFiles
  /// How names are used as members of types, not as patterns: cases that are built.
  private var built = InternTable<Use>()
  /// The numbers of each name's uses.
  private var usesOfName: [Name: [UInt32]] = [:]
  private var unreadForUses: UnreadFiles
  /// The names of all cases: what is none is not asked for.
  private lazy var cases = namesOfCases()
  private var aliases: [Name: Bool] = [:]
  private let comparisons: [Name]
  private let contains: Name?
  private let indices: [Name]

  /// A variable that presents.
  private struct Holder {
    var name: Name
    var file: Int
    /// The view whose state it is: nobody else's code names it.
    var owner: NominalID?
    /// The type that it holds, where the sources tell: two views may each have one of that name.
    var type: NominalID?
    /// The cases that the view's code puts into it.
    var given: Set<Name> = []
  }

  /// A name that is a member of a type.
  private struct Use: FastHashable {
    var name: Name
    /// The view of the files that use it.
    var view: UInt32
    /// The name of the type; none for the type that is expected.
    var type: Name
    /// The labels of the arguments that it is called with.
    var labels: [Name]
    /// Whether something is only compared with it.
    var isAsked: Bool

    @inline(__always) func mix(into mixer: inout HashMixer) {
      mixer.add(UInt64(name.rawValue) << 32 | UInt64(view))
      mixer.add(type)
      mixer.add(labels)
    }
  }

  init(project: Project) {
    self.project = project
    comparisons = ["==", "!="].compactMap(project.names.find)
    contains = project.names.find("contains")
    indices = ["firstIndex", "lastIndex"].compactMap(project.names.find)
    unreadForBindings = UnreadFiles(of: project)
    unreadForUses = UnreadFiles(of: project)
  }

  /// O(members of enumerations).
  private func namesOfCases() -> NameSet {
    var cases = NameSet()
    for nominal in project.nominals where nominal.kind == .enumeration {
      for member in nominal.orderedMembers { cases.insert(project.name(of: member.reference)) }
    }
    return cases
  }

  /// Optional variables that are bound somewhere (`item: $model.sheet`) and hold values of a type: items of presentations.
  /// Optionals that only carry data present nothing. Linear in the files that hold the type's name, and those that hold
  /// the variables'.
  private func holders(of type: Name) -> [Holder] {
    if let known = variables[type] { return known }
    var found: [Holder] = []
    for index in project.files(naming: type) where !project.files[index].isTest {
      let file = project.files[index]
      let facts = file.facts
      for declaration in facts.declarations {
        guard case .variable(let id) = declaration.kind, !facts[id].isLet,
          isStored(facts[id], facts), let written = facts[id].type,
          case .optional(let wrapped) = facts[written].kind,
          case .named(_, let name, _) = facts[wrapped].kind, file.name(name) == type,
          !isUnpresented(declaration, file), isBound(file.name(declaration.name))
        else { continue }
        found.append(
          Holder(
            name: file.name(declaration.name), file: index,
            owner: owner(of: declaration, file, index),
            type: heldType(wrapped, declaration, index)))
      }
    }
    if found.count > 1 { findGiven(&found) }
    variables[type] = found
    return found
  }

  private func heldType(
    _ written: TypeReferenceID, _ declaration: Declaration, _ file: Int
  ) -> NominalID? {
    guard let parent = declaration.parent else { return nil }
    let place = DeclarationReference(file: file, parent)
    let context = LexicalContext(reference: place, project: project)
    return project.types.nominal(project.resolveType(written, in: context))
  }

  private func isBound(_ name: Name) -> Bool {
    if bound.contains(name) { return true }
    for spelling in [name, project.names.find("$" + project.names[name])].compactMap(\.self) {
      while let index = unreadForBindings.next(naming: spelling, in: project) {
        Self.bind(project.files[index], project.names, &bound)
        if bound.contains(name) { return true }
      }
    }
    return false
  }

  /// Names of variables that arguments bind: `$sheet`, `$model.sheet`.
  private static func bind(_ file: ProjectFile, _ names: ProjectNames, _ bound: inout Set<Name>) {
    let facts = file.facts
    guard file.names.contains(where: { names.kind(of: $0) == .projection }) else { return }
    for expression in facts.expressions {
      guard case .call(_, let arguments) = expression.kind else { continue }
      for argument in facts[arguments] {
        var last: LocalName?
        var head = argument.value
        walk: while true {
          switch facts[head].kind {
          case .member(let base, let name, _):
            if last == nil { last = name }
            if names.kind(of: file.name(name)) == .projection { break walk }
            head = base
          case .optionalChain(let operand), .forceUnwrap(let operand): head = operand
          case .name(let name, _) where names.kind(of: file.name(name)) == .projection:
            if last == nil { last = name }
            break walk
          default:
            last = nil
            break walk
          }
        }
        guard let last else { continue }
        let name = file.name(last)
        if names.kind(of: name) != .projection {
          bound.insert(name)
        } else if let plain = names.withoutPrefix(name) {
          bound.insert(plain)
        }
      }
    }
  }

  private func readUses(inFile index: Int) {
    let file = project.files[index]
    let facts = file.facts
    let view = UInt32(truncatingIfNeeded: project.targets.view(of: index))
    let cases = cases
    func build(
      _ name: LocalName, of type: Name, _ arguments: ArgumentList?, at position: Int
    ) {
      let labels = arguments.map { $0.count == 0 ? [] : facts[$0].map { file.name($0.label) } }
      add(
        Use(
          name: file.name(name), view: view, type: type, labels: labels ?? [],
          isAsked: asked[position]))
    }
    // Patterns name cases without building them; what is called is read with its arguments.
    var isRead = [Bool](repeating: false, count: facts.expressions.count)
    for pattern in facts.patterns {
      if case .expression(let id) = pattern.kind { isRead[id.index] = true }
    }
    let asked = askedExpressions(file)
    for (position, expression) in facts.expressions.enumerated() {
      guard case .call(let callee, let arguments) = expression.kind else { continue }
      if !isRead[position], !isRead[callee.index],
        let used = usedCase(facts[callee].kind, file, cases)
      {
        build(used.name, of: used.type, arguments, at: position)
      }
      isRead[callee.index] = true
    }
    for (position, expression) in facts.expressions.enumerated() where !isRead[position] {
      if let used = usedCase(expression.kind, file, cases) {
        build(used.name, of: used.type, nil, at: position)
      }
    }
  }

  /// What questions compare with: `kind == .cart`, `kinds.contains(.cart)`, `[.cart, .home].contains(kind)`.
  private func askedExpressions(_ file: ProjectFile) -> [Bool] {
    let facts = file.facts
    var found = [Bool](repeating: false, count: facts.expressions.count)
    /// What a list holds, or a condition chooses, is compared, too.
    func ask(_ id: ExpressionID) {
      var waiting = [id]
      while let next = waiting.popLast() {
        found[next.index] = true
        switch facts[next].kind {
        case .array(let elements): waiting += facts[elements]
        case .ternary(_, let then, let otherwise): waiting += [then, otherwise]
        default: break
        }
      }
    }
    for expression in facts.expressions {
      switch expression.kind {
      case .binary(let name, let left, let right) where comparisons.contains(file.name(name)):
        ask(left)
        ask(right)
      case .call(let callee, let arguments):
        guard facts[arguments].count == 1, let only = facts[arguments].first,
          case .member(let base, let name, _) = facts[callee].kind
        else { continue }
        if file.name(name) == contains {
          ask(only.value)
          // A variable that holds the list may be worth it elsewhere.
          if case .array = facts[base].kind { ask(base) }
        } else if indices.contains(file.name(name)), facts[only.label] == "of" {
          ask(only.value)
        }
      default: continue
      }
    }
    return found
  }

  /// The case that an expression may be, by its name, with the name of the type that it is asked of.
  private func usedCase(
    _ kind: Expression.Kind, _ file: ProjectFile, _ cases: NameSet
  ) -> (name: LocalName, type: Name)? {
    switch kind {
    case .implicitMember(let name, _):
      return cases.contains(file.name(name)) ? (name, .none) : nil
    case .member(let base, let name, _):
      guard cases.contains(file.name(name)) else { return nil }
      return typeName(base, file).map { (name, $0) }
    default: return nil
    }
  }

  private func add(_ use: Use) {
    let (index, isNew) = built.intern(use)
    if isNew { usesOfName[use.name, default: []].append(index) }
  }

  /// The name of the type that an expression is, by its spelling.
  private func typeName(_ id: ExpressionID, _ file: ProjectFile) -> Name? {
    switch file.facts[id].kind {
    case .name(let local, _), .member(_, let local, _):
      switch project.names.kind(of: file.name(local)) {
      case .capitalised: return file.name(local)
      case .plain, .projection: return nil
      case .underscored:
        guard let first = file.facts[local].utf8.first(where: { $0 != UInt8(ascii: "_") }),
          first >= UInt8(ascii: "A"), first <= UInt8(ascii: "Z")
        else { return nil }
        return file.name(local)
      }
    default: return nil
    }
  }

  /// The type whose state a variable is.
  private func owner(
    of declaration: Declaration, _ file: ProjectFile, _ index: Int
  ) -> NominalID? {
    let isState = file.facts[declaration.attributes].contains {
      StandardTypes.owningWrappers.contains(file.facts[$0.name])
    }
    guard isState, let parent = declaration.parent else { return nil }
    return project.nominalOfDeclaration[DeclarationReference(file: index, parent)]
  }

  /// Finds the cases that views assign to their own state of a type: `sheet = .compose`. O(expressions of the files that name
  /// the state).
  private func findGiven(_ found: inout [Holder]) {
    guard found.contains(where: { $0.owner != nil }) else { return }
    for index in project.files(namingOneOf: Set(found.map(\.name))) {
      let file = project.files[index]
      for (position, expression) in file.facts.expressions.enumerated() {
        guard case .assignment(let target, let value) = expression.kind,
          let name = RepeatedConditions.property(target, file, project.language),
          found.contains(where: { $0.name == name }), !declaresLocal(name, file),
          let owner = project.owner(of: Site(file: index, ExpressionID(position)))
        else { continue }
        for holder in found.indices
        where found[holder].name == name && found[holder].owner == owner {
          found[holder].given.formUnion(cases(value, file))
        }
      }
    }
  }

  /// Whether code of a file has a variable of its own of a name.
  private func declaresLocal(_ name: Name, _ file: ProjectFile) -> Bool {
    file.facts.declarations.contains { declaration in
      guard file.name(declaration.name) == name, case .variable = declaration.kind,
        let parent = declaration.parent
      else { return false }
      switch file.facts[parent].kind {
      case .structure, .classType, .actor, .enumeration, .protocolType, .extensionOf: return false
      default: return true
      }
    }
  }

  /// The cases that a value which is assigned may be.
  private func cases(_ value: ExpressionID, _ file: ProjectFile) -> Set<Name> {
    switch file.facts[value].kind {
    case .implicitMember(let name, _), .member(_, let name, _): [file.name(name)]
    case .call(let callee, _): cases(callee, file)
    case .ternary(_, let then, let otherwise): cases(then, file).union(cases(otherwise, file))
    default: []
    }
  }

  private func isStored(_ variable: Variable, _ facts: FileFacts) -> Bool {
    !facts[variable.accessors].contains { $0.kind == .get || $0.kind == .set }
  }

  /// Whether a variable is another name of somebody's variable, or holds where the focus is.
  private func isUnpresented(_ declaration: Declaration, _ file: ProjectFile) -> Bool {
    file.facts[declaration.attributes].contains {
      StandardTypes.unpresentedWrappers.contains(file.facts[$0.name])
    }
  }

  /// Whether a value of the type that is only known at run time may be taken to be the case.
  func mayBe(_ name: Name, of nominal: Nominal) -> Bool {
    let place = nominal.reference
    let ofName = holders(of: nominal.name).filter {
      project.targets.isSeen(place.fileIndex, fromView: Int(project.targets.view(of: $0.file)))
    }
    if ofName.count > 1 {
      // Which enumeration of that name a case is built for is not told by the case.
      let ofType = ofName.filter { ($0.type ?? nominal.id) == nominal.id }
      return (ofType.isEmpty ? ofName : ofType).allSatisfy { $0.given.contains(name) }
    }
    // Raw values, decoding and `allCases` build cases without naming them.
    return isBuilt(name, of: nominal) || !nominal.inheritance.isEmpty && isBuiltByValue(nominal)
  }

  /// Whether a collection of the run may hold a case: somebody puts it somewhere, or nobody names any case but to ask for it.
  func mayHold(_ name: Name, of nominal: Nominal) -> Bool {
    let lists = project.names.find("allCases").map { !project.files(naming: $0).isEmpty } ?? false
    if !nominal.inheritance.isEmpty, isBuiltByValue(nominal, listsCases: lists) { return true }
    if isBuilt(name, of: nominal) { return true }
    return !nominal.orderedMembers.contains { member in
      guard case .enumCase = project.declaration(member.reference).kind else { return false }
      return isBuilt(project.name(of: member.reference), of: nominal)
    }
  }

  /// Whether somebody names a case as a value of its own enumeration, and not only to compare with it: nothing is worth what
  /// questions ask for because they do.
  private func isBuilt(_ name: Name, of nominal: Nominal) -> Bool {
    // Another enumeration's case of that name takes other arguments, as a rule.
    let labels = nominal.members(named: name).compactMap { project.labels(of: $0) }
    func mayMean(_ use: Use) -> Bool {
      if use.type != .none {
        return use.type == nominal.name || use.type == project.language.selfType
          || isAlias(use.type)
      }
      return labels.contains { use.labels.count <= $0.count && use.labels.allSatisfy($0.contains) }
    }
    var seen = 0
    while true {
      let uses = usesOfName[name] ?? []
      for index in uses[seen...] {
        let use = built[index]
        if mayMean(use), !use.isAsked,
          project.targets.isSeen(nominal.reference.fileIndex, fromView: Int(use.view))
        {
          return true
        }
      }
      seen = uses.count
      guard let file = unreadForUses.next(naming: name, in: project) else { return false }
      readUses(inFile: file)
    }
  }

  /// Whether some `typealias` has a name. O(declarations of the files that hold it).
  private func isAlias(_ name: Name) -> Bool {
    if let known = aliases[name] { return known }
    let isAlias = project.files(naming: name).contains { index in
      let file = project.files[index]
      return !file.isTest
        && file.facts.declarations.contains {
          if case .typeAlias = $0.kind { file.name($0.name) == name } else { false }
        }
    }
    aliases[name] = isAlias
    return isAlias
  }

  private func isBuiltByValue(_ nominal: Nominal, listsCases: Bool = true) -> Bool {
    project.conformance(of: nominal.id).externals.contains {
      let name = project.names[$0]
      return !["Identifiable", "Hashable", "Equatable", "Sendable"].contains(name)
        && (listsCases || name != "CaseIterable")
    }
  }
}

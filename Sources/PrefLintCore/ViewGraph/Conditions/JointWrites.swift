// Properties that code sets together: `container = Container(); state = .active`. What a way asks of one of them then says something
// about the other, and that both have the answers that it needs is not told by asking each alone.

/// What is set together in the objects and views of a project.
struct JointWrites {
  typealias Property = RepeatedConditions.Property

  private let project: Project
  /// The properties that conditions ask and code sets, by the names of their values.
  private let properties: [Name: Property]
  private var writes: PropertyWrites
  private var runs: CodeRuns
  private var known: [Pair: Bool] = [:]
  private var besideOthers: [Property: Bool] = [:]
  /// The names of the properties that are asked, with their owners.
  private let owners: [Name: Set<NominalID>]
  /// The names of functions that set one of them.
  private lazy var setters = settingFunctions()
  private var paths: [DeclarationReference: [ExpressionID: [CodePaths.Condition]]] = [:]

  /// What a way needs of a property.
  private struct Wanted: Hashable {
    var property: Property
    /// What is asked of it itself; nil for what is computed of it.
    var question: Question.Kind?
    var isSet: Bool
  }

  private struct Pair: Hashable {
    var one, other: Wanted
  }

  init(project: Project, asked: [Property: Name]) {
    self.project = project
    writes = PropertyWrites(project: project)
    runs = CodeRuns(project: project)
    var properties: [Name: Property] = [:]
    for (property, value) in asked.sorted(by: { $0.key < $1.key })
    where properties[value] == nil && writes.isKept(property) {
      properties[value] = property
    }
    self.properties = properties
    owners = properties.values.reduce(into: [:]) { $0[$1.name, default: []].insert($1.owner) }
  }

  /// Whether one of some values is such a property.
  func holds(oneOf values: Set<Name>) -> Bool { values.contains { properties[$0] != nil } }

  /// Whether two questions ask properties that are set together, and the code does not tell that these can have the answers together.
  ///
  /// - Complexity: O(expressions of the files that name the properties and what sets them), once for each of them.
  mutating func areJoint(
    _ one: Question, _ isSet: Bool, _ other: Question, _ isOtherSet: Bool
  ) -> Bool {
    let isOneObject = one.object == nil || other.object == nil || one.object == other.object
    let (first, second) = (wanted(by: one, isSet), wanted(by: other, isOtherSet))
    // Of what both depend on only the parts tell them apart.
    let common = Set(first.map(\.property)).intersection(second.map(\.property))
    for one in first where !common.contains(one.property) {
      for other in second where !common.contains(other.property) {
        // Members of two objects of a class are set apart.
        guard isOneObject || one.property.owner != other.property.owner else { continue }
        if !mayMeet(one, other) { return true }
      }
    }
    return false
  }

  /// Whether what sets a property may set properties of other owners, too, or goes by them: what it holds says something of them.
  ///
  /// - Complexity: O(expressions of the files that name the property and what sets it), once for each property.
  mutating func isSetBesideOthers(_ value: Name) -> Bool {
    guard let property = properties[value] else { return false }
    if let known = besideOthers[property] { return known }
    let found = codeWrites(of: property).contains { write in
      isOthers(namesAsked(before: write), property)
        || runs.runs(of: write.site).contains { run in
          isOthers(run.follows, property)
            || setNames(in: run.file, run.range).contains { isOthers([$0], property) }
        }
    }
    besideOthers[property] = found
    return found
  }

  /// Whether one of some names is that of a property of another owner, or of a function that sets one.
  private mutating func isOthers(_ names: Set<Name>, _ property: Property) -> Bool {
    names.contains { name in
      setters.contains(name) || owners[name].map { $0 != [property.owner] } ?? false
    }
  }

  /// The names of what a place of a file sets, and of what it calls.
  private func setNames(in index: Int, _ range: TextRange) -> Set<Name> {
    let file = project.files[index]
    var found: Set<Name> = []
    for expression in file.facts.expressions where range.contains(expression.range) {
      switch expression.kind {
      case .name(let name, _), .member(_, let name, _): found.insert(file.name(name))
      default: continue
      }
    }
    return found
  }

  /// The names of the functions in whose code a property is set. O(expressions of the files that name one).
  private func settingFunctions() -> Set<Name> {
    var found: Set<Name> = []
    for index in project.files(namingOneOf: owners.keys.sorted())
    where !project.files[index].isTest {
      let file = project.files[index]
      for expression in file.facts.expressions {
        let target: ExpressionID
        switch expression.kind {
        case .assignment(let set, _), .inOut(let set): target = set
        case .binary(let operation, let set, _) where file.facts.assigns(operation): target = set
        default: continue
        }
        guard let name = file.lastName(of: target), owners[name] != nil,
          let code = project.member(around: Site(file: index, target)),
          case .function = project.declaration(code).kind
        else { continue }
        found.insert(project.name(of: code))
      }
    }
    return found
  }

  private func wanted(by question: Question, _ isSet: Bool) -> [Wanted] {
    question.sources.compactMap { source in
      guard let property = properties[source] else { return nil }
      let isItself =
        question.trace == source
        || question.object != nil && question.sources.isSubset(of: [question.trace, source])
      switch question.kind {
      case .holds where isItself, .equals where isItself:
        return Wanted(property: property, question: question.kind, isSet: isSet)
      default: return Wanted(property: property, question: nil, isSet: isSet)
      }
    }.sorted { $0.property < $1.property }
  }

  private mutating func mayMeet(_ one: Wanted, _ other: Wanted) -> Bool {
    let pair = Pair(one: one, other: other)
    if let known = known[pair] { return known }
    let result =
      !areSetTogether(one.property, other.property) || beginTogether(one, other)
      || isReached(one, beside: other) || isReached(other, beside: one)
      || areSetSo(one, other)
    known[pair] = result
    return result
  }

  /// Whether some code sets both properties, or one where the other changes or has an answer.
  private mutating func areSetTogether(_ one: Property, _ other: Property) -> Bool {
    if one.owner == other.owner, areGivenTogether(one, other) { return true }
    let (first, second) = (codeWrites(of: one), codeWrites(of: other))
    let (firstRuns, secondRuns) = (
      first.flatMap { runs.runs(of: $0.site) }, second.flatMap { runs.runs(of: $0.site) }
    )
    if firstRuns.contains(where: { run in secondRuns.contains { runs.meet($0, run) } }) {
      return true
    }
    func follow(_ runs: [CodeRun], _ property: Property) -> Bool {
      let observer = writes.reference(of: property)
      return runs.contains { $0.code == observer || $0.follows.contains(property.name) }
    }
    return follow(firstRuns, other) || follow(secondRuns, one)
      || first.contains { isAsked(other, before: $0) }
      || second.contains { isAsked(one, before: $0) }
  }

  /// Whether whole values bring both parts: some are made with both, or by code that is not seen.
  private mutating func areGivenTogether(_ one: Property, _ other: Property) -> Bool {
    guard writes.isPart(one) else { return false }
    let made = writes.constructions(around: one)
    return made.isEmpty || project.isLoaded(one.owner)
      || made.contains { $0.given[one.name] != nil && $0.given[other.name] != nil }
  }

  /// What code writes: neither the value that a property is declared with, nor what is done by a binding.
  private mutating func codeWrites(of property: Property) -> [PropertyWrite] {
    let own = writes.reference(of: property)
    return writes.of(property).filter { !($0.isInitial && $0.code == own) && !$0.isBinding }
  }

  /// Whether a property is asked before something is written.
  private mutating func isAsked(_ property: Property, before write: PropertyWrite) -> Bool {
    namesAsked(before: write).contains(property.name)
  }

  private mutating func namesAsked(before write: PropertyWrite) -> Set<Name> {
    let asked = conditions(of: write).map(\.expression)
    return DecidingNames.names(in: asked, project.files[write.site.fileIndex], withBases: true)
  }

  /// Whether a new owner has both answers, or nothing is told of what it begins with.
  private mutating func beginTogether(_ one: Wanted, _ other: Wanted) -> Bool {
    guard one.property.owner == other.property.owner, writes.isPart(one.property) else {
      return mayBegin(one) && mayBegin(other)
    }
    let second = writes.of(other.property)
    let sites = Set(writes.constructions(around: one.property).map(\.site))
    for left in writes.of(one.property) where sites.contains(left.site) {
      for right in second where right.site == left.site {
        let answers = [answer(left, one), answer(right, other)]
        // Of two values that code computes it is not told how they go together.
        if !answers.contains(false) && answers.contains(true) { return true }
      }
    }
    return false
  }

  private mutating func mayBegin(_ wanted: Wanted) -> Bool {
    let initial = writes.of(wanted.property).filter(\.isInitial)
    guard !initial.isEmpty else { return true }
    let own = writes.reference(of: wanted.property)
    let inCode = initial.filter { $0.code != own }
    for write in inCode.isEmpty ? initial : inCode {
      // What is computed of a constant is not what the code waits for.
      if answer(write, wanted) ?? (write.constant == nil) { return true }
    }
    return false
  }

  /// Whether code gives one property its answer while the other one keeps the answer that it may have got.
  private mutating func isReached(_ one: Wanted, beside other: Wanted) -> Bool {
    let own = writes.of(one.property).filter { !$0.isInitial }
    let all = writes.of(other.property)
    var isGot = all.isEmpty
    for write in all where answer(write, other) ?? true { isGot = true }
    guard isGot else { return false }
    let others = all.filter { !$0.isInitial }
    let otherRuns = others.flatMap { runs.runs(of: $0.site) }
    let observer = writes.reference(of: other.property)
    // What changes with it is not left as it is.
    let observed = writes.reference(of: one.property)
    if otherRuns.contains(where: {
      $0.code == observed || $0.follows.contains(one.property.name)
    }) {
      return false
    }
    for write in own where !write.mayBeOther && answer(write, one) ?? true {
      guard permits(write, other) else { continue }
      let isAlone = runs.runs(of: write.site).contains { run in
        run.code != observer && !run.follows.contains(other.property.name)
          && !otherRuns.contains { runs.meet($0, run) }
      }
      if isAlone || isTakenBack(write, own, before: others) { return true }
    }
    return false
  }

  /// `isLoading = true; user = await load(); isLoading = false`: what is set and given back by one run is set to be seen between.
  private mutating func isTakenBack(
    _ write: PropertyWrite, _ own: [PropertyWrite], before others: [PropertyWrite]
  ) -> Bool {
    guard let constant = write.constant else { return false }
    let range = project.files[write.site.fileIndex].facts[write.site.id].range
    func isAfter(_ other: PropertyWrite) -> Bool {
      other.code == write.code
        && project.files[other.site.fileIndex].facts[other.site.id].range.start > range.start
    }
    return own.contains { back in
      back.constant == .flag(false) && constant == .flag(true) && isAfter(back)
    } && !others.contains { $0.code == write.code && !isAfter($0) }
  }

  /// Whether one run of code gives both properties constants that answer so, in one branch.
  private mutating func areSetSo(_ one: Wanted, _ other: Wanted) -> Bool {
    let first = writes.of(one.property).filter { Self.isTold($0) }
    let second = writes.of(other.property).filter { Self.isTold($0) }
    for left in first where answer(left, one) == true {
      for right in second where answer(right, other) == true && left.code == right.code {
        guard
          runs.runs(of: left.site).contains(where: { run in
            runs.runs(of: right.site).contains { runs.meet($0, run) }
          })
        else { continue }
        let (above, below) = (conditions(of: left), conditions(of: right))
        let isOneWay =
          above.count <= below.count
          ? below.suffix(above.count).elementsEqual(above, by: Self.isSame)
          : above.suffix(below.count).elementsEqual(below, by: Self.isSame)
        if isOneWay { return true }
      }
    }
    return false
  }

  private static func isTold(_ write: PropertyWrite) -> Bool {
    !write.isInitial && !write.mayBeOther && write.constant != nil
  }

  private static func isSame(_ one: CodePaths.Condition, _ other: CodePaths.Condition) -> Bool {
    switch (one, other) {
    case (.holds(let left), .holds(let right)), (.fails(let left), .fails(let right)):
      left == right
    default: false
    }
  }

  /// What a write makes of what is asked; nil where that is not told.
  private mutating func answer(_ write: PropertyWrite, _ wanted: Wanted) -> Bool? {
    guard let question = wanted.question else { return nil }
    // Of what holds something a part is changed.
    if write.isPart { return question == .holds ? wanted.isSet : nil }
    guard let constant = write.constant else {
      // What an optional is given is taken for something.
      let isOptional = writes.of(wanted.property).contains { $0.constant == .absent }
      return question == .holds && isOptional ? wanted.isSet : nil
    }
    switch (question, constant) {
    case (.holds, .flag(let flag)): return flag == wanted.isSet
    case (.holds, .absent): return !wanted.isSet
    case (.holds, .named): return wanted.isSet
    case (.equals(let name), .named(let given)): return (name == given) == wanted.isSet
    case (.equals, .absent): return !wanted.isSet
    default: return nil
    }
  }

  // MARK: Conditions

  /// Whether code that writes is reached while another property has the answer that is wanted of it.
  private mutating func permits(_ write: PropertyWrite, _ other: Wanted) -> Bool {
    let file = project.files[write.site.fileIndex]
    return conditions(of: write).allSatisfy { condition in
      let id = condition.expression
      let names = DecidingNames.names(in: [id], file, withBases: true)
      guard names.contains(other.property.name) else { return true }
      switch condition {
      case .holds: return isAsked(id, file, other, holds: true)
      case .fails: return isAsked(id, file, other, holds: false)
      case .unbound:
        return other.question == .holds && !other.isSet
          && RepeatedConditions.property(id, file, project.language) == other.property.name
      case .open: return false
      }
    }
  }

  /// Whether a condition asks just what is wanted: `isOpen`, `!isOpen`, `user != nil`.
  private func isAsked(
    _ id: ExpressionID, _ file: ProjectFile, _ wanted: Wanted, holds: Bool
  ) -> Bool {
    switch file.facts[id].kind {
    case .prefix(let name, let operand) where file.name(name) == project.language.not:
      return isAsked(operand, file, wanted, holds: !holds)
    case .binary(let name, let left, let right):
      let operation = file.name(name)
      guard operation == project.language.equal || operation == project.language.notEqual,
        RepeatedConditions.property(left, file, project.language) == wanted.property.name
      else { return false }
      let isEqual = (operation == project.language.equal) == holds
      switch (file.facts[right].kind, wanted.question) {
      case (.none, .holds?): return wanted.isSet != isEqual
      case (.boolean(let flag), .holds?): return (flag == isEqual) == wanted.isSet
      case (.implicitMember(let asked, _), .equals(let name)?):
        return file.name(asked) == name ? isEqual == wanted.isSet : !wanted.isSet && isEqual
      default: return false
      }
    default:
      guard RepeatedConditions.property(id, file, project.language) == wanted.property.name,
        wanted.question == .holds
      else { return false }
      return holds == wanted.isSet
    }
  }

  /// The conditions under which a write is reached, the innermost first.
  private mutating func conditions(of write: PropertyWrite) -> [CodePaths.Condition] {
    if let known = paths[write.code] { return known[write.site.id] ?? [] }
    var reader = NameUseReader(
      facts: project.files[write.code.fileIndex].facts, timing: { _, _, _ in .now })
    reader.member(write.code.id)
    var found: [ExpressionID: [CodePaths.Condition]] = [:]
    for use in reader.uses { found[use.site] = reader.paths.conditions(of: use.path) }
    paths[write.code] = found
    return found[write.site.id] ?? []
  }
}

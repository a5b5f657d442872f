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
  private var chains: [Name: Property?] = [:]
  private var besideOthers: [Property: Bool] = [:]
  private var never: [WantedAnswer: Bool] = [:]
  /// The names of the properties that are asked, with their owners.
  private let owners: [Name: Set<NominalID>]
  /// The names of functions that set one of them.
  private lazy var setters = settingFunctions()
  private var conditions: WriteConditions

  private struct Pair: Hashable {
    var one, other: WantedAnswer
  }

  init(project: Project, asked: [Property: Name]) {
    self.project = project
    writes = PropertyWrites(project: project)
    runs = CodeRuns(project: project)
    conditions = WriteConditions(project: project)
    var properties: [Name: Property] = [:]
    for (property, value) in asked.sorted(by: { $0.key < $1.key })
    where properties[value] == nil && writes.isKept(property) {
      properties[value] = property
    }
    self.properties = properties
    owners = properties.values.reduce(into: [:]) { $0[$1.name, default: []].insert($1.owner) }
  }

  /// Whether one of some values is such a property.
  mutating func holds(oneOf values: Set<Name>) -> Bool {
    values.contains { property(ofValue: $0) != nil }
  }

  /// The property that a value is: one that is asked, or the last of a chain that begins with a type, `Session.shared.user`.
  private mutating func property(ofValue value: Name) -> Property? {
    if let known = properties[value] { return known }
    if let known = chains[value] { return known }
    let found = propertyOfChain(project.names[value]).flatMap { writes.isKept($0) ? $0 : nil }
    chains[value] = .some(found)
    return found
  }

  private func propertyOfChain(_ text: String) -> Property? {
    let parts = text.split(separator: ".").compactMap { project.names.find(String($0)) }
    guard parts.count > 2, parts.count == text.split(separator: ".").count,
      project.names.kind(of: parts[0]) == .capitalised,
      case let holders = project.nominals.filter({ $0.name == parts[0] }), holders.count == 1,
      let holder = holders.first?.id,
      project.members(named: parts[1], of: holder).first?.isStatic == true,
      let type = SharedConditions(project: project).type(
        of: Array(parts[1..<(parts.count - 1)]), of: holder),
      project.members(named: parts[parts.count - 1], of: type).first?.isStatic == false
    else { return nil }
    return Property(owner: type, name: parts[parts.count - 1])
  }

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

  /// Whether a question asks a property that nothing gives the answer: neither what it begins with nor any code.
  ///
  /// - Complexity: O(expressions of the files that name the property), once for each answer.
  mutating func isNever(_ question: Question, _ isSet: Bool) -> Bool {
    wanted(by: question, isSet).contains { wanted in
      guard wanted.question != nil else { return false }
      if let known = never[wanted] { return known }
      let result = isClosed(wanted.property) && !mayBe(wanted)
      never[wanted] = result
      return result
    }
  }

  private mutating func mayBe(_ wanted: WantedAnswer) -> Bool {
    let all = live(writes.of(wanted.property))
    if all.contains(where: { !$0.isInitial && answer($0, wanted) ?? true }) { return true }
    let own = project.reference(of: wanted.property)
    // Who only declares a property leaves to others what it will be.
    guard all.contains(where: { $0.code != own && !$0.isDefault }) else { return true }
    let begun = all.filter { $0.isInitial && $0.code != own && isCertain($0) }
    // Where each initialiser sets it, nobody sees what it is declared with.
    let made = project.members(named: project.language.initializer, of: wanted.property.owner)
    let isAlwaysSet =
      !made.isEmpty
      && made.allSatisfy { member in
        begun.contains { $0.code == member.reference }
      }
    let initial = all.filter { $0.isInitial && !(isAlwaysSet && $0.code == own) }
    // A view's state may be given by whoever makes it; values are made where it is seen.
    if initial.isEmpty { return !writes.isPart(wanted.property) }
    return initial.contains { answer($0, wanted) ?? true }
  }

  /// Whether what is written in an initialiser is written whatever happens.
  private mutating func isCertain(_ write: PropertyWrite) -> Bool {
    conditions.around(write.site).isEmpty
  }

  /// Whether only code that is seen gives a property its values.
  private mutating func isClosed(_ property: Property) -> Bool {
    guard let own = project.reference(of: property), !project.isLoaded(property.owner),
      project.declaration(own).modifiers.isDisjoint(with: [.isPublic, .isOpen, .isPackage])
    else { return false }
    if writes.isPart(property) { return !writes.constructions(around: property).isEmpty }
    let facts = project.files[own.fileIndex].facts
    let holder = project[property.owner].reference
    let macros = project.files[holder.fileIndex].facts
    return facts[facts[own.id].attributes].allSatisfy {
      StandardObservation.publishing.contains(facts[$0.name])
        || StandardTypes.stateWrappers.contains(facts[$0.name])
    }
      && !macros[macros[holder.id].attributes].contains {
        StandardObservation.storing.contains(macros[$0.name])
      }
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

  private mutating func wanted(by question: Question, _ isSet: Bool) -> [WantedAnswer] {
    question.sources.compactMap { source in
      guard let property = property(ofValue: source) else { return nil }
      let isItself =
        question.trace == source
        || question.object != nil && question.sources.isSubset(of: [question.trace, source])
      switch question.kind {
      case .open, .either: return WantedAnswer(property: property, question: nil, isSet: isSet)
      default:
        return WantedAnswer(
          property: property, question: isItself ? question.kind : nil, isSet: isSet)
      }
    }.sorted { $0.property < $1.property }
  }

  private mutating func mayMeet(_ one: WantedAnswer, _ other: WantedAnswer) -> Bool {
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
      let observer = project.reference(of: property)
      return runs.contains { $0.code == observer || $0.follows.contains(property.name) }
    }
    return follow(firstRuns, other) || follow(secondRuns, one)
      || changes(of: one).contains { goes($0, by: other) }
      || changes(of: other).contains { goes($0, by: one) }
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
    let own = project.reference(of: property)
    return writes.of(property).filter { !($0.isInitial && $0.code == own) && !$0.isBinding }
  }

  /// What is written once there is an owner, also by bindings.
  private mutating func changes(of property: Property) -> [PropertyWrite] {
    writes.of(property).filter { !$0.isInitial }
  }

  /// Whether a property is asked for what is written, before it is, or for what writes it to be there.
  private mutating func goes(_ write: PropertyWrite, by property: Property) -> Bool {
    if let value = write.value, conditions.namesAsked([value], write.site).contains(property.name) {
      return true
    }
    return namesAsked(before: write).contains(property.name)
      || runs.runs(of: write.site).contains { run in
        conditions.ask(property, before: run)
      }
  }

  private mutating func namesAsked(before write: PropertyWrite) -> Set<Name> {
    conditions.namesAsked(before: write.site)
  }

  /// Whether a new owner has both answers, or nothing is told of what it begins with.
  private mutating func beginTogether(_ one: WantedAnswer, _ other: WantedAnswer) -> Bool {
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

  private mutating func mayBegin(_ wanted: WantedAnswer) -> Bool {
    let initial = writes.of(wanted.property).filter(\.isInitial)
    guard !initial.isEmpty else { return true }
    let own = project.reference(of: wanted.property)
    let inCode = initial.filter { $0.code != own }
    for write in inCode.isEmpty ? initial : inCode {
      // What is computed of a constant is not what the code waits for.
      if answer(write, wanted) ?? (write.constant == nil) { return true }
    }
    return false
  }

  /// Whether code gives one property its answer while the other one keeps the answer that it may have got.
  private mutating func isReached(_ one: WantedAnswer, beside other: WantedAnswer) -> Bool {
    let given = live(writes.of(one.property)).filter { !$0.isInitial }
    let all = live(writes.of(other.property))
    var isGot = all.isEmpty
    for write in all where answer(write, other) ?? true { isGot = true }
    guard isGot else { return false }
    let others = all.filter { !$0.isInitial }
    let otherRuns = others.flatMap { runs.runs(of: $0.site) }
    let observer = project.reference(of: other.property)
    // What changes with it is not left as it is.
    let observed = project.reference(of: one.property)
    if otherRuns.contains(where: {
      $0.code == observed || $0.follows.contains(one.property.name)
    }) {
      return false
    }
    for write in given where !write.mayBeOther && answer(write, one) ?? true {
      guard gives(write, one, beside: other) else { continue }
      let own = runs.runs(of: write.site).filter { conditions.permit($0, other) }
      guard !own.isEmpty else { continue }
      let isAlone = own.contains { run in
        run.code != observer && !run.follows.contains(other.property.name)
          && !otherRuns.contains { runs.meet($0, run) }
      }
      if isAlone || isTakenBack(write, given, before: others) { return true }
    }
    return false
  }

  /// The writes that the program does.
  private mutating func live(_ writes: [PropertyWrite]) -> [PropertyWrite] {
    writes.filter { $0.isInitial || !runs.runs(of: $0.site).isEmpty }
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

  /// Whether one run of code gives both properties what answers so, in one branch.
  private mutating func areSetSo(_ one: WantedAnswer, _ other: WantedAnswer) -> Bool {
    let first = writes.of(one.property).filter { Self.isCode($0) }
    let second = writes.of(other.property).filter { Self.isCode($0) }
    for left in first where answer(left, one) == true {
      for right in second where answer(right, other) == true && left.code == right.code {
        guard
          runs.runs(of: left.site).contains(where: { run in
            runs.runs(of: right.site).contains { runs.meet($0, run) }
          })
        else { continue }
        let (above, below) = (conditions.around(left.site), conditions.around(right.site))
        let isOneWay =
          above.count <= below.count
          ? below.suffix(above.count).elementsEqual(above, by: Self.isSame)
          : above.suffix(below.count).elementsEqual(below, by: Self.isSame)
        if isOneWay { return true }
      }
    }
    return false
  }

  private static func isCode(_ write: PropertyWrite) -> Bool {
    !write.isInitial && !write.mayBeOther
  }

  private static func isSame(_ one: CodePaths.Condition, _ other: CodePaths.Condition) -> Bool {
    switch (one, other) {
    case (.holds(let left), .holds(let right)), (.fails(let left), .fails(let right)):
      left == right
    default: false
    }
  }

  /// What a write makes of what is asked; nil where that is not told.
  private mutating func answer(_ write: PropertyWrite, _ wanted: WantedAnswer) -> Bool? {
    guard let question = wanted.question else { return nil }
    // Of what holds something a part is changed.
    if write.isPart { return question == .holds ? wanted.isSet : nil }
    let isOptional = project.isOptional(wanted.property)
    guard let constant = write.constant else {
      // What an optional is given is taken for something.
      return question == .holds && isOptional ? wanted.isSet : nil
    }
    return question.answer(of: constant, isOptional: isOptional, project.names).map {
      $0 == wanted.isSet
    }
  }

  /// Whether what is written gives one property its answer while another one has the answer that is wanted of it: not where it is
  /// computed of that one, and asks something else.
  private mutating func gives(
    _ write: PropertyWrite, _ one: WantedAnswer, beside other: WantedAnswer
  ) -> Bool {
    guard let value = write.value, one.question == .holds,
      conditions.namesAsked([value], write.site).contains(other.property.name)
    else { return true }
    return conditions.isAsked(value, write.site, other, holds: one.isSet)
  }
}

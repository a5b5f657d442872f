// Which variables of code the reader follows: those of which all that the code does is to read them, and to assign them one
// statement after the other. What closures, loops, methods, `&` or elements may change is not known.

/// The variables that one flow has asked about.
final class LayoutVariables {
  /// Code whose variables are its own.
  private enum Region: Equatable {
    case closure(ClosureID)
    case declaration(DeclarationID)
  }

  private struct Key: FastHashable {
    var file: Int
    var region: Region
    var name: LocalName
    var holdsObject: Bool

    func mix(into mixer: inout HashMixer) {
      mixer.add(file)
      switch region {
      case .closure(let id): mixer.add(UInt64(id.rawValue) << 1)
      case .declaration(let id): mixer.add(UInt64(id.rawValue) << 1 | 1)
      }
      mixer.add(UInt64(name.rawValue) << 1 | (holdsObject ? 1 : 0))
    }
  }

  /// A member of a type.
  fileprivate struct MemberKey: FastHashable {
    var member: DeclarationReference
    var nominal: NominalID

    @inline(__always) func mix(into mixer: inout HashMixer) {
      mixer.add(member)
      mixer.add(UInt64(nominal.rawValue))
    }
  }

  private let project: Project
  private var known: [Key: Bool] = [:]
  /// The innermost code around places that were asked for.
  private var regions: [UInt64: Region?] = [:]
  /// Whether all is followed that members do with what holds them.
  fileprivate var exact: [MemberKey: Bool] = [:]
  private var forms: [Int: ExpressionForms] = [:]
  private var uses: [Int: [NameUse]] = [:]
  private var mutating: [Name: Bool] = [:]
  private var mentions: [Name: [PropertyMention]] = [:]

  init(project: Project) { self.project = project }

  func forms(ofFile index: Int) -> ExpressionForms {
    if let known = forms[index] { return known }
    let file = project.files[index]
    let reading = StandardLayout.readingMethods.union(methodsOfNumbers)
      .compactMap(file.facts.names.firstName).filter { !isMutating(file.name($0)) }
    let made = ExpressionForms(file.facts, reading: Set(reading))
    forms[index] = made
    return made
  }

  /// The initialisers that the project declares, by each label of theirs.
  private(set) lazy var initializers: [Name: [DeclarationReference]] = {
    var result: [Name: [DeclarationReference]] = [:]
    for nominal in project.nominals {
      for member in project.members(named: project.language.initializer, of: nominal.id) {
        guard let function = project.function(of: member.reference) else { continue }
        let file = project.files[member.reference.fileIndex]
        for label in Set(file.facts[function.parameters].map { file.name($0.label) }) {
          result[label, default: []].append(member.reference)
        }
      }
    }
    return result
  }()

  /// Methods that the project adds to numbers, but for those of a name that changes one elsewhere.
  private lazy var methodsOfNumbers: Set<String> = {
    var result: Set<String> = []
    for type in StandardLayout.numberTypes.compactMap(project.names.find) {
      for (name, members) in project.externalMembers[type] ?? [:]
      where members.contains(where: { !$0.isStatic }) {
        result.insert(project.names[name])
      }
    }
    return result.subtracting(StandardLayout.changingMethods)
      .subtracting(StandardLayout.changingNumbers)
  }()

  /// The names that the code of a file uses without binding them itself. O(its code), once.
  func uses(ofFile index: Int) -> [NameUse] {
    if let known = uses[index] { return known }
    let facts = project.files[index].facts
    var reader = NameUseReader(facts: facts)
    for (position, declaration) in facts.declarations.enumerated() {
      guard declaration.parent == nil || facts.isInType(declaration) else { continue }
      reader.member(DeclarationID(position))
    }
    uses[index] = reader.uses
    return reader.uses
  }

  /// Where the project's code may name a property. O(code of the files that hold the name), once.
  func mentions(of name: Name) -> [PropertyMention] {
    if let known = mentions[name] { return known }
    let found = PropertyMention.all(of: name, in: project, self)
    mentions[name] = found
    return found
  }

  /// Whether the project declares a function by a name that changes what it is called on.
  func isMutating(_ name: Name) -> Bool {
    if let known = mutating[name] { return known }
    let result = project.files(naming: name).contains { index in
      let file = project.files[index]
      return file.facts.declarations.contains {
        $0.modifiers.contains(.isMutating) && file.name($0.name) == name
      }
    }
    mutating[name] = result
    return result
  }

  /// Whether a variable of the code around a place is followed; of one that holds an object, which object that is. O(the file) for
  /// each of them, and O(its declarations and closures) whenever it is asked for.
  func follows(
    _ name: LocalName, at place: UInt32, inFile index: Int, holdsObject: Bool = false
  ) -> Bool {
    let facts = project.files[index].facts
    guard let region = region(around: place, inFile: index, facts) else { return false }
    let key = Key(file: index, region: region, name: name, holdsObject: holdsObject)
    if let known = known[key] { return known }
    let result = isFollowed(name, in: region, facts, forms(ofFile: index), holdsObject)
    known[key] = result
    return result
  }

  private func isFollowed(
    _ name: LocalName, in region: Region, _ facts: FileFacts, _ forms: ExpressionForms,
    _ holdsObject: Bool
  ) -> Bool {
    let range = range(of: region, facts)
    let inOrder = plainAssignments(of: region, facts)
    var readInside: [UInt32] = []
    var lastAssigned: UInt32 = 0
    for position in facts.expressions.indices {
      let expression = facts.expressions[position]
      guard case .name(name, _) = expression.kind, range.start <= expression.range.start,
        expression.range.end <= range.end
      else { continue }
      switch forms.form(of: ExpressionID(position), holdsObject: holdsObject) {
      case .read:
        if self.region(around: expression.range.start, facts) != region {
          readInside.append(expression.range.start)
        }
      case .assigned(let assignment):
        guard inOrder.contains(assignment) else { return false }
        lastAssigned = max(lastAssigned, expression.range.start)
      case .other: return false
      }
    }
    // What a closure reads is what the variable holds when the closure runs.
    return readInside.allSatisfy { $0 > lastAssigned } && !isObserved(name, in: range, facts)
  }

  /// Whether a variable by the name has observers, or a type of its own that keeps what it is given.
  private func isObserved(_ name: LocalName, in range: TextRange, _ facts: FileFacts) -> Bool {
    facts.declarations.contains { declaration in
      guard declaration.name == name, range.start < declaration.range.start,
        declaration.range.end <= range.end, case .variable(let variable) = declaration.kind
      else { return false }
      return !facts[variable].accessors.isEmpty
        || !facts[declaration.attributes].allSatisfy {
          StandardLayout.stateWrappers[facts[$0.name]] == .observed
        }
    }
  }

  // MARK: Regions

  /// The innermost code around a place that runs as one. O(declarations and closures of the file), once for each place.
  private func region(around place: UInt32, inFile index: Int, _ facts: FileFacts) -> Region? {
    let key = UInt64(index) << 32 | UInt64(place)
    if let known = regions[key] { return known }
    let found = region(around: place, facts)
    regions[key] = .some(found)
    return found
  }

  private func region(around place: UInt32, _ facts: FileFacts) -> Region? {
    var best: (region: Region, start: UInt32)?
    func take(_ region: Region, _ range: TextRange) {
      guard range.start < place, place < range.end, best.map({ $0.start <= range.start }) ?? true
      else { return }
      best = (region, range.start)
    }
    for position in facts.declarations.indices {
      switch facts.declarations[position].kind {
      case .function, .initializer, .deinitializer, .subscriptMember: break
      case .variable(let variable):
        guard !facts[variable].accessors.isEmpty else { continue }
      default: continue
      }
      take(.declaration(DeclarationID(position)), facts.declarations[position].range)
    }
    for position in facts.closures.indices {
      take(.closure(ClosureID(position)), facts.closures[position].range)
    }
    return best?.region
  }

  private func range(of region: Region, _ facts: FileFacts) -> TextRange {
    switch region {
    case .closure(let id): facts[id].range
    case .declaration(let id): facts[id].range
    }
  }

  // MARK: Assignments

  /// Those that run one after the other, under conditions, or for each element of a collection.
  private func plainAssignments(of region: Region, _ facts: FileFacts) -> Set<ExpressionID> {
    var found: Set<ExpressionID> = []
    func add(_ block: Block) {
      for id in facts[block] {
        switch facts[id].kind {
        case .guarded(_, let otherwise): add(otherwise)
        case .forEach(_, _, _, let body): add(body)
        case .expression(let expression):
          switch facts[expression].kind {
          case .assignment, .binary: found.insert(expression)
          case .conditional(let conditional):
            add(facts[conditional].then)
            if let otherwise = facts[conditional].otherwise { add(otherwise) }
          default: break
          }
        default: break
        }
      }
    }
    switch region {
    case .closure(let id): add(facts[id].body)
    case .declaration(let id):
      switch facts[id].kind {
      case .function(let function), .initializer(let function, _), .deinitializer(let function):
        if let body = facts[function].body { add(body) }
      case .subscriptMember(let function, let list):
        if let body = facts[function].body { add(body) }
        for accessor in facts[list] { if let body = accessor.body { add(body) } }
      case .variable(let variable):
        for accessor in facts[facts[variable].accessors] {
          if let body = accessor.body { add(body) }
        }
      default: break
      }
    }
    return found
  }
}

extension LayoutReader {
  /// A variable with what it holds, as far as that is followed.
  func set(_ name: LocalName, to value: LayoutValue, at place: UInt32, _ frame: LayoutFrame) {
    let known = self.name(name, frame)
    frame.places.remove(known)
    let isFollowed = variables.follows(
      name, at: place, inFile: frame.file, holdsObject: isObject(value))
    guard isFollowed else {
      frame.blurred.insert(known)
      frame.locals[known] = blurred(value, frame)
      return
    }
    frame.blurred.remove(known)
    frame.locals[known] = value
  }

  /// Whether a value is an object that state holds: whoever has it in a variable changes the same one.
  func isObject(_ value: LayoutValue) -> Bool {
    if case .cell(_, _, let type?) = value { project.kind(of: type) == .classType } else { false }
  }

  /// Something that may depend on all that code knows.
  func blurred(_ value: LayoutValue, _ frame: LayoutFrame) -> LayoutValue {
    var all = sources(of: value)
    for local in frame.locals.values { all.formUnion(sources(of: local)) }
    if let trigger { all.formUnion(trigger.sources) }
    return .unknown(all)
  }
}

extension LayoutReader {
  /// Whether all that a member of a structure does with the structure, and with what that holds, is followed.
  ///
  /// - Complexity: O(its properties) names looked for in the file, once for each member.
  func isExact(_ member: DeclarationReference, _ body: Block, of nominal: NominalID) -> Bool {
    let key = LayoutVariables.MemberKey(member: member, nominal: nominal)
    if let known = variables.exact[key] { return known }
    let result = findExact(member, body, of: nominal)
    variables.exact[key] = result
    return result
  }

  private func findExact(
    _ member: DeclarationReference, _ body: Block, of nominal: NominalID
  ) -> Bool {
    let facts = project.files[member.fileIndex].facts
    guard let place = facts[body].first.map({ facts[$0].range.start }) else { return true }
    var names = [project.names[project.language.selfValue]]
    for item in project[nominal].orderedMembers where !item.isStatic {
      guard case .variable = project.declaration(item.reference).kind else { continue }
      names.append(text(project.name(of: item.reference)))
    }
    return names.allSatisfy { name in
      facts.names.firstName(of: name).map {
        variables.follows($0, at: place, inFile: member.fileIndex)
      } ?? true
    }
  }

  /// Whether a value is a structure or one of several cases, whose methods and observers may change it as they like.
  func plainType(of value: LayoutValue) -> NominalID? {
    let nominal: NominalID
    switch value {
    case .cell(_, _, let type?): nominal = type
    case .instance(let instance): nominal = instance.nominal
    default: return nil
    }
    switch project.kind(of: nominal) {
    case .structure, .enumeration: return isView(nominal) ? nil : nominal
    default: return nil
    }
  }
}

// Flags that open presentations, as code writes them: `@State private var isOpen = false`, `isOpen = true`, `.sheet(isPresented: $isOpen)`.
// Where each place that sets one stands in a branch that a view does not take, the view never opens what it binds to the flag.

/// Where the flags of views are set and bound, in the order of the sources. Only files that hold a flag's name are read for it.
final class PresentationFlags {
  /// A presentation that is bound to a flag.
  struct Presentation {
    /// What is called: `body.sheet`.
    var callee: ExpressionID
    var flag: Name
    /// The arguments that build what it shows.
    var contents: [TextRange]
  }

  /// A name that more files hold is one of many things.
  private static let fileLimit = 64

  /// Which flags code sets that views run.
  var opened: [OpenedFlag: Bool] = [:]
  /// Whether that is being asked: what code shows that is asked on the way is not.
  var isAsking = false
  private let project: Project
  private var sources: [DeclarationReference: [Site]?] = [:]
  private var presentations: [Int: [Presentation]] = [:]
  private var declared: [Name: Bool] = [:]
  private var callers: [DeclarationReference: [Site]?] = [:]

  init(project: Project) { self.project = project }

  /// The presentations of a file that are bound to a flag of the view whose code they stand in. O(facts of the file), once.
  func presentations(inFile index: Int) -> [Presentation] {
    if let known = presentations[index] { return known }
    let file = project.files[index]
    var found: [Presentation] = []
    for expression in file.facts.expressions {
      guard case .call(let callee, let arguments) = expression.kind,
        let flag = boundFlag(callee, arguments, file)
      else { continue }
      let contents = file.facts[arguments].compactMap { argument -> TextRange? in
        let value = file.facts[argument.value]
        if case .closure = value.kind { return value.range }
        return nil
      }
      found.append(Presentation(callee: callee, flag: flag, contents: contents))
    }
    presentations[index] = found
    return found
  }

  /// The flag that a call of a modifier of the library opens something by.
  private func boundFlag(
    _ callee: ExpressionID, _ arguments: ArgumentList, _ file: ProjectFile
  ) -> Name? {
    guard let called = file.lastName(of: callee),
      StandardTypes.flaggedPresentations.contains(project.names[called]),
      !isDeclared(called),
      let bound = file.facts[arguments].first(where: {
        file.facts[$0.label] == StandardTypes.presentedFlag
      }), let projected = own(bound.value, file)
    else { return nil }
    let text = project.names[projected]
    return text.first == "$" ? project.names.find(String(text.dropFirst())) : nil
  }

  /// Whether a function of the project has a modifier's name and takes a flag like it.
  private func isDeclared(_ name: Name) -> Bool {
    if let known = declared[name] { return known }
    let result = project.files(naming: name).contains { index in
      let file = project.files[index]
      return file.facts.declarations.contains { declaration in
        guard case .function(let id) = declaration.kind, file.name(declaration.name) == name else {
          return false
        }
        return file.facts[file.facts[id].parameters].contains {
          file.facts[$0.label] == StandardTypes.presentedFlag
        }
      }
    }
    declared[name] = result
    return result
  }

  /// The name in `isOpen` and `self.isOpen`.
  private func own(_ id: ExpressionID, _ file: ProjectFile) -> Name? {
    switch file.facts[id].kind {
    case .name(let local, _): return file.name(local)
    case .member(let base, let local, _):
      guard case .name(let own, _) = file.facts[base].kind,
        file.name(own) == project.language.selfValue
      else { return nil }
      return file.name(local)
    default: return nil
    }
  }

  // MARK: What sets a flag

  /// Where code sets a flag that a view begins without; nil where not all of it is seen, or where there is none.
  ///
  /// - Complexity: linear in the facts of the files that hold its name, once for each flag.
  func sources(of flag: Name, in owner: NominalID) -> [Site]? {
    guard let property = only(project.members(named: flag, of: owner)) else { return nil }
    if let known = sources[property] { return known }
    let found = findSources(of: flag, property, owner)
    sources[property] = .some(found)
    return found
  }

  private func only(_ members: [Member]) -> DeclarationReference? {
    members.count == 1 && !members[0].isStatic ? members[0].reference : nil
  }

  private func findSources(
    of flag: Name, _ property: DeclarationReference, _ owner: NominalID
  ) -> [Site]? {
    let facts = project.files[property.fileIndex].facts
    let attributes = facts[facts[property.id].attributes]
    let stateNames = StandardTypes.stateWrappers.compactMap(project.names.find)
    guard project.kind(of: owner) == .structure, attributes.count == 1,
      !stateNames.contains(where: { project.topLevelTypes[$0] != nil }),
      attributes.allSatisfy({ StandardTypes.stateWrappers.contains(facts[$0.name]) }),
      case .variable(let variable) = facts[property.id].kind,
      facts[facts[variable].accessors].isEmpty, let initial = facts[variable].initializer,
      case .boolean(false) = facts[initial].kind
    else { return nil }
    let text = project.names[flag]
    let names = [flag] + ["$", "_"].compactMap { project.names.find($0 + text) }
    let files = project.files(namingOneOf: Set(names))
    guard files.count <= Self.fileLimit else { return nil }
    var found: [Site] = []
    for index in files where !project.files[index].isTest {
      guard let own = sources(of: names, inFile: index, owner) else { return nil }
      found += own
    }
    return found.isEmpty ? nil : found
  }

  /// The same in one file; nil where it may be set by what names it otherwise.
  private func sources(of names: [Name], inFile index: Int, _ owner: NominalID) -> [Site]? {
    let file = project.files[index]
    let facts = file.facts
    let flag = names[0]
    /// What is bound to the flag and can only take it back.
    var bound: Set<ExpressionID> = []
    let presenting = Set(presentations(inFile: index).map(\.callee))
    for expression in facts.expressions {
      switch expression.kind {
      case .call(let callee, let arguments):
        for argument in facts[arguments] {
          // Whoever makes the view may open it.
          if file.name(argument.label) == flag, !makesAnother(callee, than: owner, inFile: index) {
            return nil
          }
          if presenting.contains(callee), facts[argument.label] == StandardTypes.presentedFlag {
            bound.insert(argument.value)
          }
        }
      case .keyPath(_, let components, _):
        if facts[components].contains(where: { names.contains(file.name($0)) }) { return nil }
      default: continue
      }
    }
    let forms = ExpressionForms(facts, reading: [])
    var found: [Site] = []
    for (position, expression) in facts.expressions.enumerated() {
      let id = ExpressionID(position)
      switch expression.kind {
      case .name(let local, _), .member(_, let local, _):
        guard names.contains(file.name(local)), !bound.contains(id) else { continue }
        // Somebody else's flag, or that of a value of the view; and code of what the view conforms to.
        guard own(id, file) != nil, let place = project.owner(of: Site(file: index, id)),
          project.kind(of: place) != .protocolType
        else { return nil }
        if place != owner { continue }
        guard file.name(local) == flag else { return nil }
        if mayOpen(forms.form(of: id), facts) { found.append(Site(file: index, id)) }
      default: continue
      }
    }
    return found
  }

  /// Whether what is done with a flag may open what is bound to it.
  private func mayOpen(_ form: ExpressionForms.Form, _ facts: FileFacts) -> Bool {
    switch form {
    case .read: return false
    case .assigned(let assignment):
      guard case .assignment(_, let value) = facts[assignment].kind,
        case .boolean(false) = facts[value].kind
      else { return true }
      return false
    case .other: return true
    }
  }

  /// Whether a call makes a value of another type, by its name.
  private func makesAnother(
    _ callee: ExpressionID, than owner: NominalID, inFile index: Int
  ) -> Bool {
    let file = project.files[index]
    guard case .name(let local, _) = file.facts[callee].kind,
      project.names.kind(of: file.name(local)) == .capitalised
    else { return false }
    let context = LexicalContext(
      project: project, file: index,
      declaration: project.enclosingDeclaration(of: Site(file: index, callee)))
    let type = project.namedType(file.name(local), arguments: [], in: context)
    guard let nominal = project.types.nominal(type) else { return false }
    return nominal != owner
  }

  // MARK: Callers

  /// Where code calls a function of a view; nil where others may, or nobody is seen to.
  ///
  /// - Complexity: linear in the facts of the files that hold its name, once for each function.
  func callers(of function: DeclarationReference, in owner: NominalID) -> [Site]? {
    if let known = callers[function] { return known }
    let found = findCallers(of: function, owner)
    callers[function] = .some(found)
    return found
  }

  private func findCallers(of function: DeclarationReference, _ owner: NominalID) -> [Site]? {
    let name = project.name(of: function)
    let files = project.files(naming: name)
    guard project.members(named: name, of: owner).count == 1, !project.requiredNames.contains(name),
      name != project.language.callAsFunction, name != project.language.dynamicallyCall,
      files.count <= Self.fileLimit
    else { return nil }
    var found: [Site] = []
    for index in files where !project.files[index].isTest {
      let file = project.files[index]
      for (position, expression) in file.facts.expressions.enumerated() {
        let id = ExpressionID(position)
        let site = Site(file: index, id)
        switch expression.kind {
        case .name(let local, _), .member(_, let local, _):
          guard file.name(local) == name else { continue }
          guard own(id, file) != nil, let place = project.owner(of: site),
            project.kind(of: place) != .protocolType
          else { return nil }
          if place == owner { found.append(site) }
        case .keyPath(_, let components, _):
          if file.facts[components].contains(where: { file.name($0) == name }) { return nil }
        default: continue
        }
      }
    }
    return found.isEmpty ? nil : found
  }
}

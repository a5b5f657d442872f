// Code of the project that writes objects for whoever names it: a member of a view (`var full: some View { inner.environmentObject(cart) }`),
// a function in an extension of `View` or of any type that is given views, a view or modifier whose code writes. A branch that names it writes objects as one does in
// which the write itself stands.

struct WritingHelpers {
  /// Members of views and modifiers that write, by name.
  private var members: [Name: Set<NominalID>] = [:]
  /// Functions of files, of extensions of types from outside, and those of types that are no views which are given views.
  private var functions: Set<Name> = []
  /// Modifiers, styles and views with content whose own code writes.
  private var types: Set<Name> = []
  /// Views whose own code writes for views that it names, with these: `var body: some View { Home().environmentObject(cart) }`.
  private var writers: [Name: Set<Name>] = [:]
  /// The names of all of them.
  private var known = NameSet()
  private let project: Project
  private let built = ViewsBuilt()
  /// Whether no other code counts than the members of views.
  private let isOfMembers: Bool

  /// How often members that name such members are looked for.
  private static let rounds = 3

  /// - Parameters:
  ///   - writes: the places of the calls that write, by file.
  ///   - isOfMembers: whether only views' own members count that stand around one.
  /// - Complexity: O(declarations) for each of them; linear in the expressions of the files that name a helper.
  init(project: Project, writes: [Int: [TextRange]], isOfMembers: Bool = false) {
    self.project = project
    self.isOfMembers = isOfMembers
    for (index, ranges) in writes.sorted(by: { $0.key < $1.key }) {
      for range in ranges { note(memberAround: range, index, isFirst: true) }
    }
    var named: Set<Name> = []
    for _ in 0..<Self.rounds {
      let new = names.subtracting(named)
      guard !new.isEmpty else { break }
      named.formUnion(new)
      for index in project.files(namingOneOf: new.sorted()) where !project.files[index].isTest {
        for range in mentions(inFile: index) { note(memberAround: range, index, isFirst: false) }
      }
    }
  }

  /// The names of all of them.
  var names: Set<Name> {
    Set(members.keys).union(functions).union(types).union(writers.keys)
  }

  /// The places of a file where one of them is named.
  func mentions(inFile index: Int) -> [TextRange] {
    let file = project.files[index]
    var found: [TextRange] = []
    let built = writers.isEmpty ? [:] : viewsBuilt(in: file, index)
    for (position, expression) in file.facts.expressions.enumerated() {
      let name: Name
      var isOwn = true
      switch expression.kind {
      case .name(let local, _): name = file.name(local)
      case .member(let base, let local, _):
        name = file.name(local)
        if case .name(let own, _) = file.facts[base].kind {
          isOwn = file.name(own) == project.language.selfValue
        } else {
          isOwn = false
        }
      default: continue
      }
      guard known.contains(name) else { continue }
      let isHelper =
        functions.contains(name) || types.contains(name)
        || isBesideItsViews(name, expression.range, built, file.facts)
        || isOwn && isMember(name, of: Site(file: index, ExpressionID(position)))
      if isHelper { found.append(expression.range) }
    }
    return found
  }

  private func isMember(_ name: Name, of site: Site) -> Bool {
    guard let owners = members[name] else { return false }
    return project.owner(of: site).map(owners.contains) ?? false
  }

  /// Notes whose code holds a place.
  private mutating func note(memberAround range: TextRange, _ index: Int, isFirst: Bool) {
    let facts = project.files[index].facts
    guard let member = project.member(around: range.start, inFile: index) else { return }
    let name = project.name(of: member)
    guard name != .none else { return }
    if let owner = project.owner(of: member) {
      guard project.isInstalled(owner) else {
        if !isOfMembers, wrapsViews(member, facts) { add(name, to: \.functions) }
        return
      }
      if name != project.language.body {
        members[name, default: []].insert(owner)
        known.insert(name)
      }
      guard !isOfMembers else { return }
      if isFirst, showsOthers(owner) {
        add(project[owner].name, to: \.types)
      } else if isFirst {
        let own = facts[member.id].range
        for (view, places) in viewsBuilt(in: project.files[index], index)
        where places.contains(where: { own.contains($0.place) }) {
          writers[project[owner].name, default: []].insert(view)
          known.insert(project[owner].name)
        }
      }
      if project.declaration(member).modifiers.contains(.isStatic) { add(name, to: \.functions) }
    } else if isOfMembers {
      return
    } else if case .function = facts[member.id].kind {
      add(name, to: \.functions)
    } else if case .variable = facts[member.id].kind, facts[member.id].parent != nil {
      add(name, to: \.functions)
    }
  }

  private mutating func add(_ name: Name, to names: WritableKeyPath<Self, Set<Name>>) {
    self[keyPath: names].insert(name)
    known.insert(name)
  }

  /// The views of the project that a file builds, by name, with where and in whose code. O(expressions of the file), once.
  private func viewsBuilt(
    in file: ProjectFile, _ index: Int
  ) -> [Name: [(place: TextRange, owner: NominalID?)]] {
    if let known = built.byFile[index] { return known }
    let found = findViewsBuilt(in: file, index)
    built.byFile[index] = found
    return found
  }

  private func findViewsBuilt(
    in file: ProjectFile, _ index: Int
  ) -> [Name: [(place: TextRange, owner: NominalID?)]] {
    var found: [Name: [(place: TextRange, owner: NominalID?)]] = [:]
    let context = LexicalContext(project: project, file: index, declaration: nil)
    for (position, expression) in file.facts.expressions.enumerated() {
      guard case .call(let callee, _) = expression.kind,
        case .name(let local, _) = file.facts[callee].kind,
        project.topLevelNominals(file.name(local), from: context).contains(
          where: project.isInstalled)
      else { continue }
      let owner = project.owner(of: Site(file: index, ExpressionID(position)))
      found[file.name(local), default: []].append((expression.range, owner))
    }
    return found
  }

  /// Whether a view writes for one that another branch of a condition around it builds by itself.
  private func isBesideItsViews(
    _ name: Name, _ place: TextRange, _ built: [Name: [(place: TextRange, owner: NominalID?)]],
    _ facts: FileFacts
  ) -> Bool {
    guard let shown = writers[name] else { return false }
    let others = shown.flatMap { view in
      (built[view] ?? []).filter { $0.owner.map { project[$0].name != name } ?? true }.map(\.place)
    }
    guard !others.isEmpty else { return false }
    return facts.expressions.contains { expression in
      switch expression.kind {
      case .conditional, .selection, .ternary: break
      default: return false
      }
      return expression.range.contains(place) && others.contains(where: expression.range.contains)
    }
  }

  /// Whether a type shows what somebody else builds: a modifier, a style, or a view with content.
  private func showsOthers(_ type: NominalID) -> Bool {
    if !project[type].genericParameters.isEmpty { return true }
    if !project.conforms(type, to: project.language.view) { return true }
    return project[type].orderedMembers.contains { member in
      let facts = project.files[member.reference.fileIndex].facts
      guard case .variable(let variable) = facts[member.reference.id].kind,
        facts.getter(of: variable) == nil, let written = facts[variable].type
      else { return false }
      return isView(written, member.reference, facts, generic: [])
    }
  }

  /// Whether a member of a type that is no view is a function that others give their views to.
  private func wrapsViews(_ member: DeclarationReference, _ facts: FileFacts) -> Bool {
    guard case .function(let function) = facts[member.id].kind else { return false }
    let generic = Set(facts[facts[member.id].genericParameters].map(\.name))
    return facts[facts[function].parameters].contains { parameter in
      parameter.type.map { isView($0, member, facts, generic: generic) } ?? false
    }
  }

  /// Whether a written type is a view, as far as its name tells, or code that makes one.
  private func isView(
    _ type: TypeReferenceID, _ place: DeclarationReference, _ facts: FileFacts,
    generic: Set<LocalName>
  ) -> Bool {
    switch facts[type].kind {
    case .some: return true
    case .optional(let inner), .function(_, let inner), .array(let inner):
      return isView(inner, place, facts, generic: generic)
    case .named(_, let name, _):
      if generic.contains(name) || facts[name] == project.names[project.language.anyView] {
        return true
      }
      let context = LexicalContext(reference: place, project: project)
      return project.types.nominal(project.resolveType(type, in: context)).map(
        project.isInstalled) ?? false
    default: return false
    }
  }
}

/// What files build, of those that were asked about.
private final class ViewsBuilt {
  var byFile: [Int: [Name: [(place: TextRange, owner: NominalID?)]]] = [:]
}

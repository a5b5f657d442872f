// Code of the project that writes objects for whoever names it: a member of a view (`var full: some View { inner.environmentObject(cart) }`),
// a function in an extension of `View`, a view or modifier whose code writes. A branch that names it writes objects as one does in
// which the write itself stands.

struct WritingHelpers {
  /// Members of views and modifiers that write, by name.
  private var members: [Name: Set<NominalID>] = [:]
  /// Functions of files, and of extensions of types from outside.
  private var functions: Set<Name> = []
  /// Modifiers, styles and views with content whose own code writes.
  private var types: Set<Name> = []
  private let project: Project

  /// How often members that name such members are looked for.
  private static let rounds = 3

  /// - Parameter writes: the places of the calls that write, by file.
  /// - Complexity: O(declarations) for each of them; linear in the expressions of the files that name a helper.
  init(project: Project, writes: [Int: [TextRange]]) {
    self.project = project
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
  var names: Set<Name> { Set(members.keys).union(functions).union(types) }

  /// The places of a file where one of them is named.
  func mentions(inFile index: Int) -> [TextRange] {
    let file = project.files[index]
    var found: [TextRange] = []
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
      let isHelper =
        functions.contains(name) || isOwn && types.contains(name)
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
      guard project.isInstalled(owner) else { return }
      if isFirst, showsOthers(owner) { types.insert(project[owner].name) }
      if name != project.language.body { members[name, default: []].insert(owner) }
    } else if case .function = facts[member.id].kind {
      functions.insert(name)
    } else if case .variable = facts[member.id].kind, facts[member.id].parent != nil {
      functions.insert(name)
    }
  }

  /// Whether a type shows what somebody else builds: a modifier, a style, or a view with content.
  private func showsOthers(_ type: NominalID) -> Bool {
    if !project[type].genericParameters.isEmpty { return true }
    return !project.conforms(type, to: project.language.view)
  }
}

// Where a project limits the lines of texts, or lets them be smaller: that goes down to all texts below, through the environment.

struct TextLimits {
  private let project: Project
  /// The types whose code limits more than one text.
  private var limiting: Set<NominalID> = []
  /// Whether that may be done to any view: by a helper, a modifier or a container.
  private var isAnywhere = false

  /// By some modifiers, or values of the environment. O(code of the files that mention them).
  init(project: Project, by modifiers: Set<String>) {
    self.project = project
    let views = MeasuringViews(project: project)
    let names = Set(modifiers.compactMap(project.names.find))
    for index in project.files(namingOneOf: names) where !project.files[index].isTest {
      let file = project.files[index]
      for position in file.facts.expressions.indices {
        let site = Site(file: index, ExpressionID(position))
        guard Self.limits(site.id, file, names) else { continue }
        if let owner = project.owner(of: site), views.isView(owner), !views.mayShowOthers(owner) {
          limiting.insert(owner)
        } else {
          isAnywhere = true
        }
      }
    }
  }

  /// Whether code limits something else than one text.
  private static func limits(
    _ id: ExpressionID, _ file: ProjectFile, _ names: Set<Name>
  ) -> Bool {
    switch file.facts[id].kind {
    case .keyPath(_, let components, _):
      return file.facts[components].contains { names.contains(file.name($0)) }
    case .call(let callee, let list):
      guard case .member(let base, let local, _) = file.facts[callee].kind,
        names.contains(file.name(local))
      else { return false }
      if let first = file.facts[list].first, case .none = file.facts[first.value].kind {
        return false
      }
      return !isText(base, file)
    default: return false
    }
  }

  private static func isText(_ id: ExpressionID, _ file: ProjectFile) -> Bool {
    var current = id
    while case .call(let callee, _) = file.facts[current].kind {
      switch file.facts[callee].kind {
      case .name(let local, _): return StandardLayout.behaviours[file.facts[local]] == .text
      case .member(let base, _, _): current = base
      default: return false
      }
    }
    return false
  }

  /// Whether texts in a view may be limited by what shows it, as far up as views are made by their names.
  func mayBeLimited(around roots: Set<NominalID>) -> Bool {
    if isAnywhere { return true }
    guard !limiting.isEmpty else { return false }
    let views = MeasuringViews(project: project)
    var found = roots
    var wanted = Set(roots.map { project[$0].name })
    var seen = wanted
    while !wanted.isEmpty {
      guard found.isDisjoint(with: limiting) else { return true }
      let users = views.users(of: wanted, areMeasuring: false)
      found.formUnion(users.types.keys)
      wanted = users.helpers.union(users.types.keys.map { project[$0].name }).subtracting(seen)
      seen.formUnion(wanted)
    }
    return !found.isDisjoint(with: limiting)
  }
}

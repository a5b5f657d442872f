// Which code of a view can say something about a measurement: what mentions, directly or through other members of the view,
// something that measures. The rest of a view's content need not be read to see what is written from a measurement.

/// What the code of a view uses.
private struct LayoutUses {
  struct Use {
    var name: Name
    var site: Site
    /// The number of the member that holds it.
    var member: Int
  }

  var all: [Use] = []
  /// The names that it reads.
  var read: Set<Name> = []

  /// O(code of the view).
  init(of nominal: Nominal, in project: Project) {
    for (index, member) in nominal.orderedMembers.enumerated() {
      let fileIndex = member.reference.fileIndex
      let file = project.files[fileIndex]
      var reader = NameUseReader(facts: file.facts)
      reader.member(member.reference.id)
      for use in reader.uses {
        let name = file.name(use.name)
        if !use.isAssigned { read.insert(name) }
        all.append(Use(name: name, site: Site(file: fileIndex, use.site), member: index))
      }
    }
  }
}

final class LayoutRelevance {
  private struct Part {
    /// Where code begins that mentions what measures, in order.
    var offsets: [UInt32] = []
    /// Members of which all code counts: they are given views, or keep some in a variable.
    var whole: [TextRange] = []
    /// All code of the view.
    var members: [TextRange] = []
  }

  private var parts: [Int: Part] = [:]
  /// The names that the code of the view reads.
  let read: Set<Name>

  /// Of a view, for the names of what measures. O(uses in the code of the view · how far its members go through each other).
  fileprivate init(
    of nominal: Nominal, _ uses: LayoutUses, in project: Project, measuring names: Set<Name>
  ) {
    read = uses.read
    let uses = uses.all
    let members = nominal.orderedMembers
    // What it is given to show may measure, too.
    var wanted = names
    for member in members where Self.isContent(member.reference, of: nominal, in: project) {
      wanted.insert(project.name(of: member.reference))
    }
    while true {
      let found = Set(uses.filter { wanted.contains($0.name) }.map(\.member))
      let next = wanted.union(found.map { project.name(of: members[$0].reference) })
      if next == wanted { break }
      wanted = next
    }
    for (index, member) in members.enumerated() {
      let file = project.files[member.reference.fileIndex]
      let range = file.facts[member.reference.id].range
      parts[member.reference.fileIndex, default: Part()].members.append(range)
      let own = uses.filter { $0.member == index && wanted.contains($0.name) }
      for use in own {
        parts[use.site.fileIndex]?.offsets.append(file.facts[use.site.id].range.start)
      }
      if Self.isGivenViews(member.reference, file)
        || own.contains(where: {
          project.enclosingDeclaration(of: $0.site) != member.reference.id
        })
      {
        parts[member.reference.fileIndex]?.whole.append(range)
      }
    }
    for file in parts.keys { parts[file]?.offsets.sort() }
  }

  private static func isGivenViews(_ member: DeclarationReference, _ file: ProjectFile) -> Bool {
    guard case .function(let function) = file.facts[member.id].kind else { return false }
    return file.facts[file.facts[function].parameters].contains { parameter in
      guard let type = parameter.type else { return true }
      switch file.facts[type].kind {
      case .named(_, let name, _): return !StandardLayout.plainTypes.contains(file.facts[name])
      default: return true
      }
    }
  }

  /// Whether a property holds views that somebody gives: it is marked as a builder, or of a type that users choose; or, where that
  /// counts, it is any view.
  static func isContent(
    _ member: DeclarationReference, of nominal: Nominal, in project: Project,
    isAnyCounted: Bool = false
  ) -> Bool {
    let file = project.files[member.fileIndex]
    guard case .variable(let id) = file.facts[member.id].kind, file.facts[id].initializer == nil
    else { return false }
    let isBuilder = file.facts[file.facts[member.id].attributes].contains {
      file.facts[$0.name].hasSuffix("Builder")
    }
    let isComputed = file.facts.getter(of: id) != nil
    guard !isComputed else { return false }
    func isChosen(_ type: TypeReferenceID) -> Bool {
      switch file.facts[type].kind {
      case .named(_, let name, _):
        nominal.genericParameters.contains(file.name(name))
          || isAnyCounted && file.facts[name] == StandardLayout.anyView
      case .optional(let inner): isChosen(inner)
      case .function(_, let result): isChosen(result)
      default: false
      }
    }
    return isBuilder || (file.facts[id].type.map(isChosen) ?? false)
  }

  /// Whether code counts; code of other types does.
  func holds(_ range: TextRange, in file: Int) -> Bool {
    guard let part = parts[file],
      part.members.contains(where: { $0.start <= range.start && range.end <= $0.end })
    else { return true }
    if part.whole.contains(where: { $0.start <= range.start && range.end <= $0.end }) {
      return true
    }
    var (low, high) = (0, part.offsets.count)
    while low < high {
      let middle = (low + high) / 2
      if part.offsets[middle] < range.start { low = middle + 1 } else { high = middle }
    }
    return low < part.offsets.count && part.offsets[low] < range.end
  }
}

/// The relevant code of the views of a project, found when first asked for.
final class LayoutRelevances {
  private let project: Project
  private var names: Set<Name> = []
  private var known: [NominalID: LayoutRelevance] = [:]
  private var uses: [NominalID: LayoutUses] = [:]

  init(project: Project) { self.project = project }

  /// Asks from now on for what mentions one of some names.
  func measure(_ names: Set<Name>) {
    self.names = names
    known = [:]
  }

  subscript(nominal: NominalID) -> LayoutRelevance {
    if let known = known[nominal] { return known }
    let code = uses[nominal] ?? LayoutUses(of: project[nominal], in: project)
    uses[nominal] = code
    let made = LayoutRelevance(of: project[nominal], code, in: project, measuring: names)
    known[nominal] = made
    return made
  }
}

// Writes of state in code that SwiftUI runs while it updates views: in the members that it calls then, in what these call of
// the view, of objects that it observes and of its coordinator, in functions that are given a binding, and in closures that run
// before they return. What runs later is not looked at.

/// A write of state during an update (E8, F5).
struct UpdateWrite {
  /// The state property, or the published property of an object.
  var property: DeclarationReference
  /// Whether it belongs to an object that views observe.
  var isPublished: Bool
  var site: Site
  /// The member that SwiftUI calls.
  var entry: DeclarationReference
  /// The call in it that leads to the write, if that stands in another member.
  var call: Site?
  /// Whether it stands in a closure that layout calls.
  var isInLayout: Bool
}

/// The writes of state during updates that a project has.
struct UpdateWrites {
  /// By type, in the order of the code.
  var told: [UpdateWrite] = []
  /// Writes through bindings of which it is not told whether they write state.
  var open: [UpdateWrite] = []

  static func all(in project: Project) -> UpdateWrites {
    let frames = UpdateFrames(project)
    guard frames.canBeAny else { return UpdateWrites() }
    var entries: [Name: [MemberRequirement]] = [:]
    for (text, members) in StandardLayout.updateMembers {
      guard let name = project.names.find(text) else { continue }
      entries[name] = members
    }
    var declared = DeclaredFunctions(of: project)
    declared.callbacks = UpdateCallbacks(of: project, updatedBy: entries)
    let forms = UpdateForms(project: project)
    let bindings = BindingSources(of: project)
    var (told, open): ([UpdateWrite], [UpdateWrite]) = ([], [])
    var sites: Set<Site> = []
    for nominal in project.nominals where nominal.kind == .structure && !nominal.isTest {
      let members = project.conformance(of: nominal.id).externals.flatMap { entries[$0] ?? [] }
      guard !members.isEmpty else { continue }
      let view = frames.view(nominal)
      guard !view.isEmpty else { continue }
      let coordinator = frames.coordinator(of: view)
      for requirement in members {
        for member in project.witnesses(of: requirement, in: nominal.id)
        where !member.isStatic && member.owner == nominal.id
          && isCalled(member, by: requirement, project)
        {
          var reader = UpdateReader(
            frames: frames, view: view, coordinator: coordinator, entry: member.reference,
            declared: declared, forms: forms)
          for var write in reader.writesOfEntry() where !sites.contains(write.site) {
            if !write.isPublished, frames.isBinding(write.property) {
              let sources = bindings.sources(of: write.property)
              // What a setter of one's own does is not ignored, and what is not told may have one.
              guard sources.isEmpty || !sources.isDisjoint(with: [.state, .published]) else {
                if sources.contains(.unknown) { open.append(write) }
                continue
              }
              write.isPublished = !sources.isEmpty && !sources.contains(.state)
            }
            sites.insert(write.site)
            told.append(write)
          }
        }
      }
    }
    return Self(told: told, open: open.filter { !sites.contains($0.site) })
  }

  /// Whether SwiftUI calls a method. What it asks for it finds, or nothing compiles; where it has a method of its own, one that takes or
  /// gives something else is never called: F1, `sizeThatFits(_:uiView:context:) -> CGSize?`.
  private static func isCalled(
    _ member: Member, by requirement: MemberRequirement, _ project: Project
  ) -> Bool {
    guard let given = StandardLayout.optionalMembers[requirement.name] else { return true }
    let facts = project.files[member.reference.fileIndex].facts
    guard let function = project.function(of: member.reference), let result = function.result,
      case .optional = facts[result].kind,
      let proposal = facts[function.parameters].first?.type,
      case .named(_, let type, _) = facts[proposal].kind, facts[type] == given
    else { return false }
    return facts[function.parameters].map { facts[$0.label] } == requirement.labels
  }
}

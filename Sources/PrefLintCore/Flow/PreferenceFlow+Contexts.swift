// What the places tell that build a view or apply a helper: a listener above content that the view is given hears what is
// given there. Where all such places are looked at, nothing else stands below it.

extension PreferenceFlow {
  /// Looks at the places that build the views of which the calls depend on what the view is given. What such a place hands
  /// on from whoever builds it in turn the places tell that build that one.
  func followContexts() {
    builtLocally = []
    applications = [:]
    var types: [Name: Set<NominalID>] = [:]
    for round in 0..<Self.contextRounds {
      var sites: [Name: [Site]] = [:]
      var helpers: Set<Name> = []
      for use in uses where use.isLocal && use.isDoubtful && use.role == .listens {
        guard let member = use.member, let name = appliedName(of: member), contexts[name] == nil,
          sites[name]?.contains(use.site) != true, round == 0 || isGivenContent(member)
        else { continue }
        sites[name, default: []].append(use.site)
        if helperName(of: member) != nil { helpers.insert(name) }
        if let owner = project.owner(of: member) { types[name, default: []].insert(owner) }
      }
      if sites.isEmpty { return }
      for name in sites.keys.sorted() {
        contexts[name] = followAll(
          naming: name, types[name] ?? [], sites[name] ?? [], areApplied: helpers.contains(name))
      }
    }
  }

  /// Whether a member is a helper, or its type has parameters: others are given no views.
  private func isGivenContent(_ member: DeclarationReference) -> Bool {
    if helperName(of: member) != nil { return true }
    return project.owner(of: member).map { !project[$0].genericParameters.isEmpty } ?? false
  }

  /// How many views content is followed through that is handed on.
  private static let contextRounds = 4

  /// Whether every place is looked at that may build the view, or apply the helper, in which a use was met.
  func knowsContexts(of use: PreferenceUse) -> Bool {
    guard let member = use.member, let name = appliedName(of: member) else { return false }
    return contexts[name] == true
  }

  /// The name by which other code uses what a member builds: its view's, or its helper's.
  private func appliedName(of member: DeclarationReference) -> Name? {
    if let name = helperName(of: member) { return name }
    guard let owner = project.owner(of: member), project.isInstalled(owner),
      project.kind(of: owner) != .protocolType
    else { return nil }
    return project[owner].name
  }

  private func followAll(
    naming name: Name, _ types: Set<NominalID>, _ sites: [Site], areApplied: Bool
  ) -> Bool {
    guard let all = uses(of: name) else { return false }
    let places = all.filter { !meansAnother($0, name, types) }
    var members: [DeclarationReference: [Site]] = [:]
    for place in places {
      guard let member = member(around: place.callee) else { return false }
      if isPreview(member) { continue }
      members[member, default: []].append(place.callee)
    }
    guard members.count <= Self.contextLimit else { return false }
    for member in members.keys.sorted() {
      // A value that is known from elsewhere would hide what it means here.
      forget()
      follow(member)
    }
    return members.allSatisfy { member, callees in
      if !areApplied, places.contains(where: { callees.contains($0.callee) && isBuilt($0) }) {
        return places.allSatisfy { !callees.contains($0.callee) || isBuilt($0) }
      }
      // A helper is applied to as many views as there are calls of it; a modifier that is only made somewhere is applied
      // elsewhere.
      return sites.allSatisfy {
        applications[Application(site: $0, member: member)]?.count == callees.count
      }
    }
  }

  /// Whether a place uses another type of that name.
  private func meansAnother(_ place: Place, _ name: Name, _ types: Set<NominalID>) -> Bool {
    let file = project.files[place.callee.fileIndex]
    guard case .name = file.facts[place.callee.id].kind, !types.isEmpty else { return false }
    let context = LexicalContext(
      project: project, file: place.callee.fileIndex,
      declaration: project.enclosingDeclaration(of: place.callee))
    guard
      let type = project.types.nominal(project.namedType(name, arguments: [], in: context))
    else { return false }
    return !types.contains(type)
  }

  private static let contextLimit = 64

  private func isBuilt(_ place: Place) -> Bool {
    builtLocally.contains(place.callee) || builtLocally.contains(place.call)
  }

  private struct Place {
    var callee: Site
    var call: Site
  }

  /// The calls that use a name, outside tests; nil if it is used in another way. O(expressions of the files that
  /// hold it).
  private func uses(of name: Name) -> [Place]? {
    var found: [Place] = []
    for index in project.files(naming: name) where !project.files[index].isTest {
      let file = project.files[index]
      var named: Set<Int> = []
      for position in file.facts.expressions.indices {
        switch file.facts.expressions[position].kind {
        case .name(let own, _), .member(_, let own, _), .implicitMember(let own, _):
          if file.name(own) == name { named.insert(position) }
        default: break
        }
      }
      for position in file.facts.expressions.indices {
        guard case .call(let callee, _) = file.facts.expressions[position].kind else { continue }
        guard named.remove(Int(callee.rawValue)) != nil else { continue }
        found.append(
          Place(
            callee: Site(file: index, callee), call: Site(file: index, ExpressionID(position))))
      }
      guard named.isEmpty else { return nil }
    }
    return found
  }
}

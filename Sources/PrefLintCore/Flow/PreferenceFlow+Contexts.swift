// What the places tell that build a view or apply a helper: a listener above content that the view is given hears what is
// given there. Where all such places are looked at, nothing else stands below it.

extension PreferenceFlow {
  /// Looks at the places that build the views of which the calls depend on what the view is given.
  func followContexts() {
    var sites: [Name: [Site]] = [:]
    for use in uses where use.isBare && use.isDoubtful && use.role == .listens {
      guard let member = member(around: use.site), let name = appliedName(of: member) else {
        continue
      }
      sites[name, default: []].append(use.site)
    }
    builtLocally = []
    applications = [:]
    for name in sites.keys.sorted() { contexts[name] = followAll(naming: name, sites[name] ?? []) }
  }

  /// Whether every place is looked at that may build the view, or apply the helper, whose code holds a call.
  func knowsContexts(of site: Site) -> Bool {
    guard let member = member(around: site), let name = appliedName(of: member) else {
      return false
    }
    return contexts[name] == true
  }

  /// The name by which other code uses what a member builds: its view's, or its helper's.
  private func appliedName(of member: DeclarationReference) -> Name? {
    if let name = helperName(of: member) { return name }
    guard let owner = project.owner(of: member), project.isInstalled(owner),
      project[owner].kind != .protocolType
    else { return nil }
    return project[owner].name
  }

  private func followAll(naming name: Name, _ sites: [Site]) -> Bool {
    guard let places = uses(of: name) else { return false }
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
      if places.contains(where: { callees.contains($0.callee) && isBuilt($0) }) {
        return places.allSatisfy { !callees.contains($0.callee) || isBuilt($0) }
      }
      // A helper is applied to as many views as there are calls of it.
      return sites.allSatisfy {
        applications[Application(site: $0, member: member)]?.count == callees.count
      }
    }
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

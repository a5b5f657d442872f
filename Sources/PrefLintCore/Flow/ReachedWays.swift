// Whether the flow has followed every way to views of some types: each expression that builds one, and the views
// around it. Only then does "no reader stands here" hold for what the flow has not met as well.

/// The expressions that build views, and which of them the flow has met.
struct ReachedWays {
  private let flow: EnvironmentFlow
  private let builders: Builders
  /// The names that several types have.
  private var sharedNames: Set<Name> = []
  /// The nodes that the flow has made for expressions.
  private var nodes: [Site: [Int32]] = [:]
  private let handed: HandedViews
  private let shown = ShownViews()
  private var project: Project { flow.project }

  private struct Builder {
    var call: Site
    var callee: Site
  }

  /// Expressions that build values of installed types outside tests and previews.
  private final class Builders {
    private let project: Project
    /// The names of installed types.
    private let names: NameSet
    private var known: [Name: [Builder]] = [:]
    private var previews: [Int: [TextRange]] = [:]

    init(of project: Project) {
      self.project = project
      names = NameSet(project.nominals.lazy.filter { project.isInstalled($0.id) }.map(\.name))
    }

    /// Those of values of a type, or of others of its name, in the order of files. O(code of the files that hold the name), once.
    func builders(of type: NominalID) -> [Builder] {
      let name = project[type].name
      guard names.contains(name) else { return [] }
      if let known = known[name] { return known }
      var found: [Builder] = []
      for index in project.files(naming: name) where !project.files[index].isTest {
        gather(name, inFile: index, &found)
      }
      known[name] = found
      return found
    }

    private func gather(_ name: Name, inFile index: Int, _ found: inout [Builder]) {
      let file = project.files[index]
      for position in file.facts.expressions.indices {
        let expression = file.facts.expressions[position]
        guard case .call(let callee, _) = expression.kind,
          project.mayBuild(name, by: callee, inFile: index),
          !isInPreview(expression.range, file, index)
        else { continue }
        found.append(
          Builder(
            call: Site(file: index, ExpressionID(position)), callee: Site(file: index, callee)))
      }
    }

    private func isInPreview(_ range: TextRange, _ file: ProjectFile, _ index: Int) -> Bool {
      let previews = self.previews[index] ?? ReachedWays.previews(in: file, project, index)
      self.previews[index] = previews
      return previews.contains { $0.start <= range.start && range.end <= $0.end }
    }
  }

  /// What is known of where views are shown.
  private final class ShownViews {
    /// Whether those that the flow has not reached may be, of those that were asked for.
    var views: [NominalID: Bool] = [:]
    private var product: Set<NominalID>?

    /// Whether the flow has come to a view from another root than a preview. O(nodes) once.
    func isInProduct(_ type: NominalID, _ flow: EnvironmentFlow) -> Bool {
      let types = product ?? Self.typesInProduct(flow)
      product = types
      return types.contains(type)
    }

    private static func typesInProduct(_ flow: EnvironmentFlow) -> Set<NominalID> {
      var found: Set<NominalID> = []
      for (index, node) in flow.nodes.enumerated() {
        guard case .builds(let type, _) = node.step,
          flow.roots[flow.root(of: Int32(truncatingIfNeeded: index))].kind != .preview
        else { continue }
        found.insert(type)
      }
      return found
    }
  }

  init(flow: EnvironmentFlow) {
    self.flow = flow
    builders = Builders(of: flow.project)
    handed = HandedViews(project: flow.project, evaluator: flow.evaluator)
    for (index, node) in flow.nodes.enumerated() {
      guard case .builds(let nominal, let site?) = node.step else { continue }
      nodes[site, default: []].append(Int32(truncatingIfNeeded: index))
      // A statement stands for what it builds: `Home().erased()`.
      if let head = head(of: site), isBuilt(nominal, by: head) {
        nodes[head, default: []].append(Int32(truncatingIfNeeded: index))
      }
    }
    for (site, node) in flow.modifierNodes { nodes[site, default: []].append(node) }
    var seen: Set<Name> = []
    for nominal in flow.project.nominals where !seen.insert(nominal.name).inserted {
      sharedNames.insert(nominal.name)
    }
  }

  /// The call with which a chain of members begins that an expression is; nil for other expressions.
  private func head(of site: Site) -> Site? {
    let facts = project.files[site.fileIndex].facts
    var current = site.id
    while case .call(let callee, _) = facts[current].kind,
      case .member(let base, _, _) = facts[callee].kind
    {
      current = base
    }
    guard current != site.id, case .call = facts[current].kind else { return nil }
    return Site(file: site.fileIndex, current)
  }

  private func isBuilt(_ type: NominalID, by call: Site) -> Bool {
    let file = project.files[call.fileIndex]
    guard case .call(let callee, _) = file.facts[call.id].kind else { return false }
    return project.mayBuild(project[type].name, by: callee, inFile: call.fileIndex)
  }

  static func previews(
    in file: ProjectFile, _ project: Project, _ index: Int
  ) -> [TextRange] {
    file.facts.declarations.indices.compactMap { position in
      let declaration = file.facts.declarations[position]
      if case .macroExpansion = declaration.kind {
        return file.facts[declaration.name] == StandardTypes.previewMacro ? declaration.range : nil
      }
      let reference = DeclarationReference(file: index, DeclarationID(position))
      guard let nominal = project.nominalOfDeclaration[reference],
        project.conformance(of: nominal).externals.contains(where: {
          project.catalogue.rootProtocols[project.names[$0]] != nil
        })
      else { return nil }
      return declaration.range
    }
  }

  /// Whether something outside tests and previews builds a value of a type.
  func isBuilt(_ type: NominalID) -> Bool { !builders.builders(of: type).isEmpty }

  /// Where code that is reached builds a value of a type that the flow has met nowhere, in the order of files: what keeps it
  /// may show it. Nil where there is no such place.
  func unmetBuilder(of type: NominalID) -> Site? {
    let own = builders.builders(of: type).filter { !builds($0, another: type) }
    return own.first { !isMet($0) && isReached($0.call) }?.callee
      ?? own.lazy.flatMap(handedUses).first(where: isReached)
  }

  /// A type, and if only previews show it the views around it that only previews show: a preview says nothing of what else shows
  /// them.
  ///
  /// - Complexity: linear in the expressions that build these views.
  func previewedViews(around type: NominalID) -> [NominalID] {
    var found = [type]
    var seen: Set<NominalID> = [type]
    var next = 0
    while next < found.count {
      let view = found[next]
      next += 1
      guard flow.isReached(view), !shown.isInProduct(view, flow) else { continue }
      for builder in builders.builders(of: view) where !builds(builder, another: view) {
        guard let owner = project.owner(of: builder.call), project.isInstalled(owner),
          flow.isReached(owner), seen.insert(owner).inserted
        else { continue }
        found.append(owner)
      }
    }
    return found
  }

  /// Where others are handed what the code around a builder makes. What is built where the flow has met nothing says so itself.
  private func handedUses(of builder: Builder) -> [Site] {
    isMet(builder) ? handed.uses(ofMakerAround: builder.call) : []
  }

  /// Whether code at a place may run: where something runs its member, and that of a view, if the view is reached, or where
  /// something is built of it of which it is not told what becomes.
  private func isReached(_ site: Site) -> Bool {
    if let member = project.member(around: site), flow.hosting.uncalled.contains(member) {
      return false
    }
    guard let owner = project.owner(of: site), project.isInstalled(owner) else { return true }
    return flow.isReached(owner) || mayBeShown(owner)
  }

  private func mayBeShown(_ type: NominalID) -> Bool {
    if let known = shown.views[type] { return known }
    // Views that only build each other are shown by none of them.
    shown.views[type] = false
    let isShown = unmetBuilder(of: type) != nil
    shown.views[type] = isShown
    return isShown
  }

  /// Where values of a type are built that the flow has met nowhere, in the order of files.
  func unmetBuilders(of type: NominalID) -> [Site] {
    let own = builders.builders(of: type).filter { !builds($0, another: type) }
    return own.filter { !isMet($0) }.map(\.call)
      + own.flatMap(handedUses)
  }

  /// Whether the flow has met what a call builds.
  func isMet(_ call: Site) -> Bool {
    guard case .call(let callee, _) = project.files[call.fileIndex].facts[call.id].kind else {
      return false
    }
    return isMet(Builder(call: call, callee: Site(file: call.fileIndex, callee)))
  }

  private func isMet(_ builder: Builder) -> Bool {
    nodes[builder.call] != nil || nodes[builder.callee] != nil
  }

  /// Whether all ways to the views are followed whose code is, or calls, what stands at a place.
  func followsAll(toCodeAt site: Site) -> Bool {
    if let owner = project.owner(of: site), project.isInstalled(owner) {
      return followsAll(to: [owner])
    }
    return callers(of: site).map { followsAll(to: Set($0)) } ?? false
  }

  /// Whether all ways to values of some types are followed. O(expressions that build views).
  func followsAll(to types: Set<NominalID>) -> Bool {
    var waiting = types.sorted()
    var seen = types
    while let type = waiting.popLast() {
      for builder in builders.builders(of: type) where !builds(builder, another: type) {
        let met = (nodes[builder.call] ?? []) + (nodes[builder.callee] ?? [])
        guard !met.isEmpty else { return false }
        if let owner = project.owner(of: builder.call), project.isInstalled(owner) {
          if seen.insert(owner).inserted { waiting.append(owner) }
        } else if !met.allSatisfy(isAtRoot) {
          // A function that is no view's is called by views, or by functions like it.
          guard let views = callers(of: builder.call) else { return false }
          for view in views where seen.insert(view).inserted { waiting.append(view) }
        }
      }
    }
    return true
  }

  /// Whether an expression certainly builds another type of the same name.
  private func builds(_ builder: Builder, another type: NominalID) -> Bool {
    if project[type].presence != .always, isAway(project[type].presence, from: builder.callee) {
      return true
    }
    guard sharedNames.contains(project[type].name) else { return false }
    let file = project.files[builder.callee.fileIndex]
    let context = LexicalContext(
      project: project, file: builder.callee.fileIndex,
      declaration: project.enclosingDeclaration(of: builder.callee))
    guard
      let built = project.types.nominal(
        project.type(named: builder.callee.id, file, context))
    else { return false }
    return built != type
  }

  /// Whether what has a presence does not exist where an expression stands.
  private func isAway(_ presence: PresenceID, from site: Site) -> Bool {
    let context = LexicalContext(
      project: project, file: site.fileIndex, declaration: project.enclosingDeclaration(of: site))
    return project.presences.and(presence, project.presence(at: context)) == .never
  }

  /// The views whose code calls the function that holds a place, through other functions, too; nil where that
  /// is not seen: another kind of declaration, or a function that is used as a value. O(expressions).
  private func callers(of site: Site) -> [NominalID]? {
    guard let function = function(at: site) else { return nil }
    var waiting = [function]
    var seen: Set<Name> = [function]
    var views: [NominalID] = []
    while let name = waiting.popLast() {
      for index in project.files(naming: name) where !project.files[index].isTest {
        let file = project.files[index]
        for position in file.facts.expressions.indices {
          guard isNamed(file.facts.expressions[position].kind, name, file) else { continue }
          let place = Site(file: index, ExpressionID(position))
          if let owner = project.owner(of: place), project.isInstalled(owner) {
            views.append(owner)
          } else if let next = self.function(at: place) {
            if seen.insert(next).inserted { waiting.append(next) }
          } else {
            return nil
          }
        }
      }
    }
    return views
  }

  private func isNamed(_ kind: Expression.Kind, _ name: Name, _ file: ProjectFile) -> Bool {
    switch kind {
    case .name(let own, _), .member(_, let own, _), .implicitMember(let own, _):
      file.name(own) == name
    default: false
    }
  }

  /// The name of the function or property around a place: a member of a type or an extension, or a global.
  private func function(at site: Site) -> Name? {
    guard let member = project.member(around: site) else { return nil }
    switch project.declaration(member).kind {
    case .function, .variable: return project.name(of: member)
    default: return nil
    }
  }

  /// Whether nothing is built between a node and its root.
  private func isAtRoot(_ node: Int32) -> Bool {
    var current = flow.nodes[Int(node)].parent
    while current >= 0 {
      switch flow.nodes[Int(current)].step {
      case .root: return true
      case .writes, .writesValue, .places, .joins, .stands, .assumes, .container: break
      default: return false
      }
      current = flow.nodes[Int(current)].parent
    }
    return true
  }
}

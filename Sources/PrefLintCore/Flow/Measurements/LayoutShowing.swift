// Whether views stand wherever the program makes them as long as what is around them stands: under no condition, and in nothing
// that may take them away. Only what is listed here counts as that.

final class LayoutShowing {
  private let project: Project
  private let evaluator: Evaluator
  private let tables: LayoutTables
  /// What is known, and what is being asked for.
  private var known: [NominalID: Bool] = [:]
  private var helpers: Set<DeclarationReference> = []

  init(project: Project, evaluator: Evaluator, tables: LayoutTables) {
    self.project = project
    self.evaluator = evaluator
    self.tables = tables
  }

  /// Whether each place of the program that makes a view shows it, previews aside; so are views that nobody makes. O(code of the
  /// files that name it, and the views around it), once for each view.
  func isKept(_ view: NominalID) -> Bool {
    if let known = known[view] { return known }
    known[view] = true
    let name = project[view].name
    let result = project.files(naming: name).allSatisfy { index in
      project.files[index].isTest
        || !isMadeUnnamed(name, project.files[index])
          && places(of: name, inFile: index).allSatisfy { place in
            place.map { isKept(Site(file: index, $0)) } ?? false
          }
    }
    known[view] = result
    return result
  }

  /// Whether code may make a value of a type without its name: by another name, or by `.init`.
  private func isMadeUnnamed(_ name: Name, _ file: ProjectFile) -> Bool {
    let isRenamed = file.facts.declarations.contains { declaration in
      guard case .typeAlias(let target) = declaration.kind,
        case .named(_, let local, _) = file.facts[target].kind
      else { return false }
      return file.name(local) == name
    }
    return isRenamed
      || file.facts.expressions.contains { expression in
        guard case .implicitMember(let local, _) = expression.kind else { return false }
        return file.name(local) == project.language.initializer
      }
        && file.facts.types.contains { type in
          guard case .named(_, let local, _) = type.kind else { return false }
          return file.name(local) == name
        }
  }

  /// The expressions that call a type by its name; nil for one that names it otherwise, and may make a value of it.
  private func places(of name: Name, inFile index: Int) -> [ExpressionID?] {
    let file = project.files[index]
    let forms = tables.variables.forms(ofFile: index)
    var found: [ExpressionID?] = []
    for position in file.facts.expressions.indices {
      let id = ExpressionID(position)
      switch file.facts[id].kind {
      case .name(let local, _), .member(_, let local, _):
        guard file.name(local) == name else { continue }
      default: continue
      }
      guard let parent = forms.parent(of: id) else {
        found.append(nil)
        continue
      }
      switch file.facts[parent].kind {
      case .call(let callee, _) where callee == id: found.append(parent)
      case .member(_, let member, _) where file.name(member) != project.language.initializer:
        continue
      default: found.append(nil)
      }
    }
    return found
  }

  /// Whether what an expression makes stands where the member does that holds the expression.
  private func isKept(_ place: Site) -> Bool {
    let file = project.files[place.fileIndex]
    let range = file.facts[place.id].range
    let previews = ReachedWays.previews(in: file, project, place.fileIndex)
    if previews.contains(where: { $0.start <= range.start && range.end <= $0.end }) { return true }
    guard let member = project.member(around: place), let owner = project.owner(of: member) else {
      return false
    }
    if project.kind(of: owner) == .classType { return decidesNothing(owner) }
    guard project.enclosingDeclaration(of: place) == member.id, isPlain(place, member) else {
      return false
    }
    let isBody = project.name(of: member) == project.language.body
    if conforms(owner, to: "App") || conforms(owner, to: "Scene") {
      return isBody || isKept(helper: member, of: owner)
    }
    guard project.conforms(owner, to: project.language.view) else { return false }
    return isBody ? isKept(owner) : isKept(helper: member, of: owner) && isKept(owner)
  }

  private func conforms(_ nominal: NominalID, to name: String) -> Bool {
    project.names.find(name).map { project.conforms(nominal, to: $0) } ?? false
  }

  /// Whether what a computed property or a function of a view shows stands where the view does.
  private func isKept(helper: DeclarationReference, of owner: NominalID) -> Bool {
    guard helpers.insert(helper).inserted else { return true }
    defer { helpers.remove(helper) }
    let mentions = tables.variables.mentions(of: project.name(of: helper))
    return mentions.allSatisfy { mention in
      guard let around = mention.around else { return false }
      guard mention.isOwn, project.owner(of: around) == owner else {
        // A member of another type by that name.
        return mention.isOwn && project.owner(of: around) != nil
      }
      guard project.enclosingDeclaration(of: mention.site) == around.id else { return false }
      return isPlain(mention.site, around)
        && (project.name(of: around) == project.language.body || isKept(helper: around, of: owner))
    }
  }

  // MARK: The way to the member

  /// Whether nothing between an expression and the member around it decides whether the expression is shown.
  private func isPlain(_ place: Site, _ member: DeclarationReference) -> Bool {
    let facts = project.files[place.fileIndex].facts
    let (range, outer) = (facts[place.id].range, facts[member.id].range)
    func holds(_ other: TextRange, _ inner: TextRange) -> Bool {
      other.start <= inner.start && inner.end <= other.end
    }
    let isShown = facts.expressions.indices.allSatisfy { position in
      let id = ExpressionID(position)
      let own = facts[id].range
      guard id != place.id, holds(outer, own), holds(own, range) else { return true }
      switch facts[id].kind {
      case .call(let callee, let list): return shows(place, callee, list, place.fileIndex)
      case .member, .closure, .configured: return true
      default: return false
      }
    }
    guard isShown else { return false }
    /// What ends the code that holds the expression, or repeats it.
    return facts.statementPool.allSatisfy { statement in
      guard holds(outer, statement.range) else { return true }
      switch statement.kind {
      case .forEach, .whileLoop, .repeatLoop: return !holds(statement.range, range)
      case .guarded, .returned, .thrown:
        guard statement.range.end <= range.start else { return true }
        return facts.closures.contains { closure in
          holds(outer, closure.range) && holds(closure.range, statement.range)
            && !holds(closure.range, range)
        }
      default: return true
      }
    }
  }

  /// Whether a call shows what stands in it.
  private func shows(
    _ place: Site, _ callee: ExpressionID, _ list: ArgumentList, _ index: Int
  ) -> Bool {
    let file = project.files[index]
    let facts = file.facts
    let range = facts[place.id].range
    if callee == place.id { return true }
    let isBase =
      facts[callee].range.start <= range.start && range.end <= facts[callee].range.end
    switch facts[callee].kind {
    case .member(_, let local, _):
      let name = file.name(local)
      guard let entry = evaluator.modifierEntries[name], entry.effect != .appliesModifier,
        !isExtended(name)
      else { return false }
      return isBase || StandardLayout.layers.contains(facts[local])
    case .name(let local, _):
      let text = facts[local]
      guard !isBase else { return true }
      let context = LexicalContext(
        project: project, file: index, declaration: project.enclosingDeclaration(of: place))
      if case .nominal = project.types[
        project.namedType(file.name(local), arguments: [], in: context)]
      {
        return false
      }
      if StandardLayout.showing.contains(text) { return true }
      switch StandardLayout.behaviours[text] {
      case .stack, .layers, .transparent, .scrolls, .measures: return true
      // Without rows that something else decides.
      case .rows: return facts[list].allSatisfy(\.isTrailing)
      default: return false
      }
    default: return false
    }
  }

  /// Whether the project adds a member by that name to all views.
  private func isExtended(_ name: Name) -> Bool {
    !(project.externalMembers[project.language.view]?[name] ?? []).isEmpty
  }

  // MARK: Classes

  /// Whether the code of a class that shows views, a controller, takes no decision, but to ask whether something is there.
  private func decidesNothing(_ owner: NominalID) -> Bool {
    project[owner].orderedMembers.allSatisfy { member in
      let facts = project.files[member.reference.fileIndex].facts
      let outer = facts[member.reference.id].range
      func isInside(_ range: TextRange) -> Bool {
        outer.start <= range.start && range.end <= outer.end
      }
      func asksForPresence(_ conditions: ConditionList) -> Bool {
        facts[conditions].allSatisfy {
          if case .optionalBinding = $0 { true } else { false }
        }
      }
      return facts.expressions.allSatisfy { expression in
        guard isInside(expression.range) else { return true }
        switch expression.kind {
        case .conditional(let id): return asksForPresence(facts[id].conditions)
        case .selection, .ternary: return false
        default: return true
        }
      }
        && facts.statementPool.allSatisfy { statement in
          guard isInside(statement.range) else { return true }
          switch statement.kind {
          case .guarded(let conditions, _): return asksForPresence(conditions)
          case .whileLoop, .repeatLoop: return false
          default: return true
          }
        }
    }
  }
}

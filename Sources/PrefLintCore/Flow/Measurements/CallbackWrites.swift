// Whether callbacks decide what the root of a tree is given: what nothing but measurements writes, and code that runs as views appear,
// holds as they leave it, whatever it begins with. The views that write it are not read; where it is written stands in the code.

struct CallbackWrites {
  let reader: LayoutReader
  var project: Project { reader.project }

  /// Who writes a property.
  private enum Writers {
    case none, callbacks, others
  }

  /// From how many views on a value is not followed to where it comes from.
  private static let reach = 4

  init(_ reader: LayoutReader) { self.reader = reader }

  /// Whether callbacks alone write what the root is given as a source.
  ///
  /// - Parameter asked: the answer that is asked for, if the source is what is true or not: who writes that begins what stands under it.
  /// - Complexity: linear in the code of the files that name the view, or the property.
  func decide(_ source: LayoutSource, _ asked: Bool?) -> Bool {
    switch source {
    case .symbol:
      guard let property = reader.givenToRoot[source] else { return false }
      return isGiven(property, asked)
    case .cell(let id, let path):
      let cell = reader.cells[Int(id)]
      guard cell.isGiven else { return false }
      guard let part = path.last else { return isGiven(cell.property, asked) }
      return cell.isShared && writers(of: part, in: nil, asked, 0) == .callbacks
    default: return false
    }
  }

  /// Whether each initialiser of its type gives an optional property of the root something.
  func isNeverNil(_ source: LayoutSource) -> Bool {
    guard let property = reader.givenToRoot[source], let owner = project.owner(of: property) else {
      return false
    }
    let initializers = project.members(named: project.language.initializer, of: owner)
    let mentions = reader.variables.mentions(of: project.name(of: property))
    return !initializers.isEmpty
      && initializers.allSatisfy { item in
        let own = mentions.filter { $0.isOwn && $0.around == item.reference }
        return !own.isEmpty && own.allSatisfy { isSomething($0, in: item.reference) }
      }
  }

  /// Whether code assigns a parameter that is never nil.
  private func isSomething(
    _ mention: PropertyMention, in initializer: DeclarationReference
  ) -> Bool {
    let facts = project.files[initializer.fileIndex].facts
    guard case .assigned(let assignment) = mention.form,
      case .assignment(_, let value) = facts[assignment].kind,
      case .name(let local, _) = facts[value].kind,
      reader.bindings(of: local, in: initializer) == 1,
      let function = project.function(of: initializer),
      let parameter = facts[function.parameters].first(where: { $0.name == local }),
      let type = parameter.type, case .named = facts[type].kind
    else { return false }
    return !project.types.isOptional(
      project.resolveType(type, in: LexicalContext(reference: initializer, project: project)))
  }

  // MARK: Where it comes from

  private func isGiven(_ property: DeclarationReference, _ asked: Bool?) -> Bool {
    guard let owner = project.owner(of: property) else { return false }
    return isGiven(project.name(of: property), of: owner, asked, 0)
  }

  /// Whether all places that make a view give a property of it what callbacks decide, previews aside.
  private func isGiven(_ name: Name, of view: NominalID, _ asked: Bool?, _ depth: Int) -> Bool {
    guard depth < Self.reach, project.kind(of: view) == .structure else { return false }
    if let key = environmentKey(name, of: view) { return isWritten(key, asked, depth) }
    guard !project.mayBeMadeUnnamed(view), let label = label(of: name, of: view) else {
      return false
    }
    let type = project[view].name
    var isMade = false
    for index in project.files(naming: type) where !project.files[index].isTest {
      let file = project.files[index]
      let previews = ReachedWays.previews(in: file, project, index)
      for (position, expression) in file.facts.expressions.enumerated() {
        guard case .call(let callee, let arguments) = expression.kind,
          case .name(let local, _) = file.facts[callee].kind, file.name(local) == type,
          !previews.contains(where: { $0.contains(expression.range) })
        else { continue }
        let site = Site(file: index, ExpressionID(position))
        guard let argument = file.facts[arguments].first(where: { file.name($0.label) == label }),
          let owner = project.owner(of: site),
          isDecided(argument.value, in: site.fileIndex, owner, asked, depth)
        else { return false }
        isMade = true
      }
    }
    return isMade
  }

  /// Whether callbacks decide something that an expression names, in the code of a type.
  func isDecided(
    _ id: ExpressionID, in index: Int, _ owner: NominalID, _ asked: Bool?, _ depth: Int
  ) -> Bool {
    let file = project.files[index]
    // What is made of it may be true where it is not.
    let asked = file.lastName(of: id) == nil ? nil : asked
    var reader = NameUseReader(facts: file.facts)
    reader.expression(id)
    if namesProxy(id, index) { return true }
    return reader.uses.contains { use in
      let name = file.name(use.name)
      let own = plain(name)
      switch use.base {
      case .bare, .ownSelf:
        switch writers(of: own, in: owner, asked, depth) {
        case .callbacks: return true
        case .others: return false
        case .none: return isGiven(own, of: owner, asked, depth + 1)
        }
      case .other: return writers(of: own, in: nil, asked, depth) == .callbacks
      case .implicit, .keyPath: return false
      }
    }
  }

  /// The property whose binding a name is, or what it names itself.
  private func plain(_ name: Name) -> Name {
    guard project.names.kind(of: name) == .projection else { return name }
    return project.names.withoutPrefix(name) ?? name
  }

  // MARK: Who writes it

  /// Who writes a property of a view, or, without one, of an object.
  private func writers(
    of name: Name, in view: NominalID?, _ asked: Bool?, _ depth: Int
  ) -> Writers {
    guard depth < Self.reach else { return .others }
    var result = Writers.none
    for mention in reader.variables.mentions(of: name) where !mention.isHeard {
      let owner = project.owner(of: mention.site)
      let isOfView = owner.map(reader.isView) ?? false
      if mention.isNamed, mention.form == .read { continue }
      if let view, !mention.isOwn || owner != view { continue }
      if view == nil, mention.isOwn, isOfView { continue }
      if isInitial(mention) { continue }
      switch mention.isNamed ? writer(mention, asked, depth) : holder(of: mention, asked, depth) {
      case .none: continue
      case .callbacks: result = .callbacks
      case .others: return .others
      }
    }
    return result
  }

  /// Whether an initialiser gives a property what it begins with.
  func isInitial(_ mention: PropertyMention) -> Bool {
    guard let around = mention.around, project.isInitialiser(around), mention.isNamed,
      case .assigned = mention.form
    else { return false }
    let facts = project.files[mention.site.fileIndex].facts
    return closures(around: facts[mention.site.id].range, facts).isEmpty
  }

  private func closures(around range: TextRange, _ facts: FileFacts) -> [TextRange] {
    facts.closures.lazy.map(\.range).filter { $0.contains(range) }
  }

  /// Who assigns a property at a place.
  private func writer(_ mention: PropertyMention, _ asked: Bool?, _ depth: Int) -> Writers {
    let facts = project.files[mention.site.fileIndex].facts
    guard case .assigned(let assignment) = mention.form,
      case .assignment(_, let value) = facts[assignment].kind,
      let run = run(of: mention.site, depth)
    else { return .others }
    // What makes the condition hold begins the loop.
    switch facts[value].kind {
    case .boolean(let constant): return asked == constant ? .others : .callbacks
    case .none: return asked == false ? .others : .callbacks
    case .number, .implicitMember: return .callbacks
    // What somebody has loaded may begin it, too.
    default:
      return run == .measured || namesProxy(value, mention.site.fileIndex) ? .callbacks : .others
    }
  }

  /// What a view does with a binding of the property that it is given.
  private func holder(of mention: PropertyMention, _ asked: Bool?, _ depth: Int) -> Writers {
    let (index, id) = (mention.site.fileIndex, mention.site.id)
    let file = project.files[index]
    guard let parent = reader.variables.forms(ofFile: index).parent(of: id),
      case .call(let callee, let arguments) = file.facts[parent].kind,
      case .name(let local, _) = file.facts[callee].kind,
      let argument = file.facts[arguments].first(where: { $0.value == id }),
      let view = view(file.name(local), at: mention.site),
      project.members(named: project.language.initializer, of: view).isEmpty,
      reader.property(named: file.name(argument.label), of: view) != nil
    else { return .others }
    return writers(of: file.name(argument.label), in: view, asked, depth + 1)
  }

  /// The view of the project that a name means at a place.
  func view(_ name: Name, at site: Site) -> NominalID? {
    let context = LexicalContext(
      project: project, file: site.fileIndex, declaration: project.enclosingDeclaration(of: site))
    let type = project.types.nominal(project.namedType(name, arguments: [], in: context))
    return type.flatMap { reader.isView($0) ? $0 : nil }
  }

  /// Why code runs that nothing else runs.
  enum Run {
    case measured, appearing
  }

  /// Why code runs, if that is because something was measured, or as a view appears, and for no other reason.
  func run(of site: Site, _ depth: Int) -> Run? {
    guard depth < Self.reach else { return nil }
    let file = project.files[site.fileIndex]
    let range = file.facts[site.id].range
    // The innermost closure that does not run with what is around it.
    let own = closures(around: range, file.facts).filter { !isPassing($0, file) }.min {
      $0.end - $0.start < $1.end - $1.start
    }
    for expression in file.facts.expressions where expression.range.contains(range) {
      guard case .call(let callee, let arguments) = expression.kind,
        case .member(_, let local, _) = file.facts[callee].kind,
        let callback = StandardLayout.callbacks[file.facts[local]],
        own.map({ holds($0, in: arguments, file) }) ?? false
      else { continue }
      switch callback {
      case .geometry, .preference: return .measured
      // The user scrolls.
      case .scrollGeometry: return nil
      case .appearance, .task: return isRepeated(range, in: own, file.facts) ? nil : .appearing
      case .value: return begins(arguments, site, depth)
      case .layout: return nil
      }
    }
    if let own { return run(ofGiven: own, site, depth) }
    // What only callbacks call.
    guard let function = project.member(around: site),
      project.function(of: function) != nil, !project.isInitialiser(function)
    else { return nil }
    let calls = reader.variables.mentions(of: project.name(of: function))
    var result: Run?
    for call in calls {
      guard call.isNamed, let next = run(of: call.site, depth + 1) else { return nil }
      result = result == .appearing ? result : next
    }
    return result
  }

  /// Whether a closure is one of the arguments of a call.
  func holds(_ closure: TextRange, in arguments: ArgumentList, _ file: ProjectFile) -> Bool {
    file.facts[arguments].contains { argument in
      guard case .closure(let id) = file.facts[argument.value].kind else { return false }
      return file.facts[id].range == closure
    }
  }

  /// Whether a closure runs once with the code around it: `withAnimation { … }`.
  private func isPassing(_ range: TextRange, _ file: ProjectFile) -> Bool {
    file.facts.expressions.contains { expression in
      guard case .call(let callee, let arguments) = expression.kind,
        expression.range.contains(range),
        holds(range, in: arguments, file)
      else { return false }
      switch file.facts[callee].kind {
      case .name(let local, _), .member(_, let local, _):
        return StandardLayout.passing.contains(file.facts[local])
      default: return false
      }
    }
  }

  /// Whether code stands in a loop within a closure: what that waits for comes when it likes.
  private func isRepeated(_ range: TextRange, in closure: TextRange?, _ facts: FileFacts) -> Bool {
    facts.statementPool.contains { statement in
      guard statement.range.contains(range), closure?.contains(statement.range) ?? true else {
        return false
      }
      switch statement.kind {
      case .forEach, .whileLoop, .repeatLoop: return true
      default: return false
      }
    }
  }

  /// Why a callback that watches a value runs, if that is as the view appears, or because callbacks write the value.
  private func begins(_ arguments: ArgumentList, _ site: Site, _ depth: Int) -> Run? {
    let file = project.files[site.fileIndex]
    var watched: ExpressionID?
    for argument in file.facts[arguments] {
      let label = file.facts[argument.label]
      if label == StandardLayout.initial, case .boolean(true) = file.facts[argument.value].kind {
        return .appearing
      }
      if StandardLayout.watched.contains(label) { watched = argument.value }
    }
    guard let watched, let owner = project.owner(of: site),
      isDecided(watched, in: site.fileIndex, owner, nil, depth + 1)
    else { return nil }
    return .measured
  }
}

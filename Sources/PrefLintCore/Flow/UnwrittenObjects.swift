// Objects that nothing in the project writes. What stands below a representable may inherit or not (C12), but code outside cannot
// name a type of the project: where nothing writes objects of a type, there is none (design, "what makes a step decided").

extension EnvironmentFlow {
  /// Whether what is not known of an environment is what the project itself writes around it, and an object is not among what is.
  func isHiddenByHost(_ type: TypeID, in environment: Environment) -> Bool {
    guard environment.rest == .undecided, !environment.isOpen,
      case .nominal = project.types[type]
    else { return false }
    return !environment.objects.contains { $0.type == type }
  }

  /// Tells what is missing of the objects of which it was not known, once all roots are followed.
  ///
  /// - Complexity: linear in the files that write objects, if something is not known.
  func settleHiddenObjects() {
    guard !hidden.isEmpty else { return }
    // Who looks again follows less, and meets fewer writes.
    let written = compared?.written ?? WrittenClasses(flow: self)
    self.written = written
    for object in hidden {
      if case .nominal(let id, _) = project.types[object.type], !written.mayHold(id),
        !mayBeFromOutside.contains(id)
      {
        missing.append(object)
      } else {
        readStates[object.read.property]?.leaveOpen(
          .init(node: object.node, type: object.type),
          inPreview: roots[root(of: object.node)].kind == .preview)
      }
    }
    hidden = []
  }
}

/// The classes of the project of which some code outside tests and previews may write objects.
struct WrittenClasses {
  /// Nil if some write may be of any class.
  private let classes: Set<NominalID>?

  /// O(expressions of the files that write objects, and what it takes to evaluate these).
  init(flow: EnvironmentFlow) {
    classes = flow.hasUndecidedWrites ? nil : WriteReader(flow: flow).classes
  }

  func mayHold(_ id: NominalID) -> Bool { classes?.contains(id) ?? true }
}

private struct WriteReader {
  /// Nil if some write may be of any class.
  private(set) var classes: Set<NominalID>?

  private let project: Project
  private let evaluator: Evaluator
  /// What was written where the flow has come by.
  private var met: [Site: [TypeID]] = [:]

  init(flow: EnvironmentFlow) {
    project = flow.project
    evaluator = flow.evaluator
    for (type, writes) in flow.writes {
      for write in writes { met[write.site, default: []].append(type) }
    }
    var found: Set<NominalID> = []
    let names = project.environmentWriters()
    for index in project.files(namingOneOf: names) where !project.files[index].isTest {
      guard let written = typesWritten(inFile: index, by: names) else { return }
      found.formUnion(written)
    }
    classes = found
  }

  /// Nil if some write may be of any class.
  private func typesWritten(inFile index: Int, by names: Set<Name>) -> [NominalID]? {
    let file = project.files[index]
    var found: [NominalID] = []
    var called: Set<ExpressionID> = []
    for (position, expression) in file.facts.expressions.enumerated() {
      guard case .call(let callee, let arguments) = expression.kind,
        let name = file.lastName(of: callee), names.contains(name)
      else { continue }
      called.insert(callee)
      let site = Site(file: index, ExpressionID(position))
      guard let entry = evaluator.modifierEntries[name] else { return nil }
      found += entry.injects.compactMap(project.names.find).flatMap(classes)
      guard entry.effect.writes, let first = file.facts[arguments].first,
        project.member(around: site).map({ !project.isPreviewCode($0) }) ?? true
      else { continue }
      // A value under a key is none of the objects, and what an environment hands on was written before.
      if case .keyPath = file.facts[first.value].kind { continue }
      guard let types = types(of: first.value, at: site, callee) else { return nil }
      found += types
    }
    // A modifier that is handed on as a function may write anything.
    let isHandedOn = file.facts.expressions.indices.contains { position in
      guard !called.contains(ExpressionID(position)) else { return false }
      switch file.facts.expressions[position].kind {
      case .member(_, let local, _), .implicitMember(let local, _), .name(let local, _):
        return isObjectWriter(file.name(local))
      default: return false
      }
    }
    return isHandedOn ? nil : found
  }

  private func isObjectWriter(_ name: Name) -> Bool {
    guard case .writesObject? = evaluator.modifierEntries[name]?.effect else { return false }
    return true
  }

  private func classes(named name: Name) -> [NominalID] {
    project.nominals.filter { $0.name == name }.map(\.id)
  }

  /// The classes of which an expression may be an object; nil if that may be any.
  private func types(of id: ExpressionID, at site: Site, _ callee: ExpressionID) -> [NominalID]? {
    if case .none = project.files[site.fileIndex].facts[id].kind { return [] }
    guard let code = project.member(around: site) else { return nil }
    let receiver = project.owner(of: code).map { evaluator.opaque(project.selfType(of: $0)) }
    let frame = evaluator.frame(ofCode: code, receiver: receiver)
    let value = evaluator.under(project.presence(of: code)) { evaluator.evaluate(id, frame) }
    let type = evaluator.type(of: value)
    if let known = classes(in: type) { return known }
    // What a variable holds whose type nobody writes is told where it is met, unless it is another one for each caller.
    guard type == .unknown, isSame(code) else { return nil }
    let written = (met[site] ?? []) + (met[Site(file: site.fileIndex, callee)] ?? [])
    guard !written.isEmpty else { return nil }
    var found: [NominalID] = []
    for type in written {
      guard let known = classes(in: type) else { return nil }
      found += known
    }
    return found
  }

  private func classes(in type: TypeID) -> [NominalID]? {
    switch project.types[project.types.unwrapped(type)] {
    case .nominal(let id, _):
      return project.kind(of: id) == .protocolType ? nil : [id]
    case .external(_, let arguments): return arguments.isEmpty ? [] : nil
    case .variants(let variants):
      var found: [NominalID] = []
      for variant in variants {
        guard let known = classes(in: variant.type) else { return nil }
        found += known
      }
      return found
    default: return nil
    }
  }

  /// Whether no generic parameter means another type for each use of some code.
  private func isSame(_ code: DeclarationReference) -> Bool {
    var current: DeclarationID? = code.id
    let facts = project.files[code.fileIndex].facts
    while let id = current {
      if !facts[id].genericParameters.isEmpty { return false }
      let place = DeclarationReference(file: code.fileIndex, id)
      if let nominal = project.nominal(holdingMembersOf: place),
        !project[nominal].genericParameters.isEmpty || project.kind(of: nominal) == .protocolType
      {
        return false
      }
      if case .extensionOf = facts[id].kind, project.nominal(holdingMembersOf: place) == nil,
        !facts[id].requirements.isEmpty
      {
        return false
      }
      current = facts[id].parent
    }
    return !facts.parameters.contains { parameter in
      guard let type = parameter.type, project.declaration(code).range.contains(parameter.range)
      else { return false }
      if case .some = facts[type].kind { return true }
      return false
    }
  }
}

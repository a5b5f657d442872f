// Where code writes the properties by which branches are decided, when that runs, and under which conditions.

/// A place that writes a property.
struct PropertyWrite {
  /// A constant as it is written.
  enum Constant: Hashable {
    case absent
    case flag(Bool)
    case named(Name)
  }

  /// What its target is written as.
  var site: Site
  /// The function, accessor or property whose code it is in.
  var code: DeclarationReference
  /// What is written; nil for anything but a constant.
  var constant: Constant?
  /// Whether only a part of the value is changed, or a method is called on it.
  var isPart = false
  /// Whether code is handed a binding to it here.
  var isBinding = false
  /// Whether it gives the property what an object or a view begins with.
  var isInitial = false
}

/// The writes of the properties of a project, each property read once.
struct PropertyWrites {
  typealias Property = RepeatedConditions.Property

  let project: Project
  private var known: [Property: [PropertyWrite]] = [:]

  init(project: Project) { self.project = project }

  /// All writes of a property, in the order of the sources.
  ///
  /// - Complexity: O(expressions of the files that name the property), once.
  mutating func of(_ property: Property) -> [PropertyWrite] {
    if let known = known[property] { return known }
    let found = find(property)
    known[property] = found
    return found
  }

  /// The declaration of a property.
  func reference(of property: Property) -> DeclarationReference? {
    project.members(named: property.name, of: property.owner).first?.reference
  }

  /// Whether a property keeps what code gives it, and nobody writes it but by its name: it is stored by an object, or a view's state.
  func isKept(_ property: Property) -> Bool {
    guard let own = reference(of: property), case .variable(let id) = project.declaration(own).kind
    else { return false }
    let facts = project.files[own.fileIndex].facts
    guard !facts[id].isLet, facts.getter(of: id) == nil else { return false }
    let wrappers = facts[facts[own.id].attributes].map { facts[$0.name] }
    if project.kind(of: property.owner) == .classType {
      return !wrappers.contains(where: StandardTypes.storageWrappers.contains)
    }
    return wrappers.contains(where: StandardTypes.stateWrappers.contains)
      && project.isInstalled(property.owner)
  }

  private func find(_ property: Property) -> [PropertyWrite] {
    var found: [PropertyWrite] = []
    if let own = reference(of: property), case .variable(let id) = project.declaration(own).kind {
      let file = project.files[own.fileIndex]
      if let initial = file.facts[id].initializer {
        found.append(
          PropertyWrite(
            site: Site(file: own.fileIndex, initial), code: own,
            constant: constant(initial, file), isInitial: true))
      } else if let type = file.facts[id].type, case .optional = file.facts[type].kind {
        let site = Site(file: own.fileIndex, ExpressionID(0))
        found.append(PropertyWrite(site: site, code: own, constant: .absent, isInitial: true))
      }
    }
    for index in project.files(naming: property.name) where !project.files[index].isTest {
      find(property, inFile: index, &found)
    }
    for index in files(projecting: property) { findBindings(to: property, inFile: index, &found) }
    return found
  }

  /// The files in which a binding to a property may be made.
  private func files(projecting property: Property) -> [Int] {
    // An object's `$name` is its publisher, and bindings to its members begin with the view's name of it.
    if project.kind(of: property.owner) == .classType {
      return project.files(naming: property.name).filter { !project.files[$0].isTest }
    }
    guard let name = project.names.find("$" + project.names[property.name]) else { return [] }
    return project.files(naming: name).filter { !project.files[$0].isTest }
  }

  /// `Toggle("", isOn: $isOn)`, `$session.isOn`; a presentation only takes back what its binding says.
  private func findBindings(
    to property: Property, inFile index: Int, _ found: inout [PropertyWrite]
  ) {
    let file = project.files[index]
    var closing: [ExpressionID: PropertyWrite.Constant] = [:]
    for expression in file.facts.expressions {
      guard case .call(let callee, let arguments) = expression.kind,
        let called = file.lastName(of: callee),
        StandardTypes.flaggedPresentations.contains(project.names[called])
      else { continue }
      for argument in file.facts[arguments] {
        switch file.facts[argument.label] {
        case StandardTypes.presentedFlag: closing[argument.value] = .flag(false)
        case StandardTypes.presentedItem: closing[argument.value] = PropertyWrite.Constant.absent
        default: continue
        }
      }
    }
    for position in file.facts.expressions.indices {
      let id = ExpressionID(position)
      guard isBinding(id, to: property, file, index),
        let code = project.member(around: Site(file: index, id))
      else { continue }
      found.append(
        PropertyWrite(
          site: Site(file: index, id), code: code, constant: closing[id], isBinding: true))
    }
  }

  private func isBinding(
    _ id: ExpressionID, to property: Property, _ file: ProjectFile, _ index: Int
  ) -> Bool {
    switch file.facts[id].kind {
    case .name(let name, _):
      let name = file.name(name)
      return project.kind(of: property.owner) != .classType
        && names(property, name)
        && holds(property, Site(file: index, id))
    case .member(let base, let name, _):
      guard file.name(name) == property.name, project.kind(of: property.owner) == .classType
      else { return false }
      var head = base
      while case .member(let inner, _, _) = file.facts[head].kind { head = inner }
      guard case .name(let root, _) = file.facts[head].kind else { return false }
      return project.names.isBinding(file.name(root))
    default: return false
    }
  }

  private func find(_ property: Property, inFile index: Int, _ found: inout [PropertyWrite]) {
    let file = project.files[index]
    let facts = file.facts
    func add(_ target: ExpressionID, _ constant: PropertyWrite.Constant?, isPart: Bool = false) {
      let site = Site(file: index, target)
      guard isMeant(property, by: target, at: site), let code = project.member(around: site) else {
        return
      }
      found.append(
        PropertyWrite(
          site: site, code: code, constant: constant, isPart: isPart,
          isInitial: isInitial(code, site)))
    }
    for expression in facts.expressions {
      switch expression.kind {
      case .assignment(let target, let value):
        // `(kit, stage) = (Kit(), .active)`
        if case .tuple(let targets) = facts[target].kind {
          let values: ArraySlice<Argument> =
            if case .tuple(let values) = facts[value].kind { facts[values] } else { [] }
          for (number, target) in facts[targets].enumerated() {
            let given =
              values.count == facts[targets].count ? values[values.startIndex + number] : nil
            add(target.value, given.flatMap { constant($0.value, file) })
          }
        } else {
          add(target, constant(value, file))
          addParts(of: target)
        }
      case .binary(let operation, let target, _) where facts.assigns(operation):
        add(target, nil)
        addParts(of: target)
      case .inOut(let target):
        add(target, nil)
        // `assign(to: &$user)`
        if case .name(let local, _) = facts[target].kind, names(property, file.name(local)),
          holds(property, Site(file: index, target)),
          let code = project.member(around: Site(file: index, target))
        {
          found.append(PropertyWrite(site: Site(file: index, target), code: code))
        }
      // `isOpen.toggle()`, `items.append(item)`
      case .call(let callee, _):
        guard case .member(let target, let name, _) = facts[callee].kind else { continue }
        add(target, nil, isPart: file.name(name) != project.language.toggle)
      default: continue
      }
    }

    /// `user.name = "a"`
    func addParts(of target: ExpressionID) {
      var current = target
      while true {
        switch facts[current].kind {
        case .member(let base, _, _), .subscripted(let base, _), .optionalChain(let base),
          .forceUnwrap(let base):
          current = base
          add(base, nil, isPart: true)
        default: return
        }
      }
    }
  }

  /// An initialiser sets what a new object begins with; closures in it run later.
  private func isInitial(_ code: DeclarationReference, _ site: Site) -> Bool {
    guard case .initializer = project.declaration(code).kind else { return false }
    let facts = project.files[site.fileIndex].facts
    let place = facts[site.id].range
    let own = facts[code.id].range
    return !facts.closures.contains {
      own.contains($0.range) && $0.range.contains(place)
    }
  }

  /// Whether the target of an assignment may be a property: in its own code, or of an object of its class.
  private func isMeant(_ property: Property, by target: ExpressionID, at site: Site) -> Bool {
    let file = project.files[site.fileIndex]
    switch file.facts[target].kind {
    case .name(let name, _):
      return file.name(name) == property.name && holds(property, site)
        && AskingCode(around: site, project).locals(property.name).isEmpty
    case .member(let base, let name, _):
      guard file.name(name) == property.name else { return false }
      guard case .name(let object, _) = file.facts[base].kind else {
        return project.kind(of: property.owner) == .classType
      }
      if file.name(object) == project.language.selfValue { return holds(property, site) }
      guard project.kind(of: property.owner) == .classType else { return false }
      guard let type = AskingCode(around: site, project).holder(file.name(object)) else {
        return true
      }
      return isOne(type, of: property)
    case .optionalChain(let inner), .forceUnwrap(let inner):
      return isMeant(property, by: inner, at: site)
    default: return false
    }
  }

  /// Whether a name is that of a property's binding or publisher.
  private func names(_ property: Property, _ name: Name) -> Bool {
    project.names.isBinding(name) && project.names.plain(name) == property.name
  }

  private func holds(_ property: Property, _ site: Site) -> Bool {
    guard let owner = AskingCode(around: site, project).owner else { return false }
    return isOne(owner, of: property)
  }

  private func isOne(_ type: NominalID, of property: Property) -> Bool {
    project.inherits(type, from: property.owner) || project.inherits(property.owner, from: type)
  }

  private func constant(_ value: ExpressionID, _ file: ProjectFile) -> PropertyWrite.Constant? {
    switch file.facts[value].kind {
    case .none: return PropertyWrite.Constant.absent
    case .boolean(let flag): return .flag(flag)
    case .implicitMember(let name, _): return .named(file.name(name))
    // `Stage.active`
    case .member(let base, let name, _):
      guard case .name(let type, _) = file.facts[base].kind,
        project.names.kind(of: file.name(type)) == .capitalised
      else { return nil }
      return .named(file.name(name))
    default: return nil
    }
  }
}

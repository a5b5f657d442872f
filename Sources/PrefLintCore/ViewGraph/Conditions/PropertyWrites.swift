// Where code writes the properties by which branches are decided, when that runs, and under which conditions.

/// A place that writes a property.
struct PropertyWrite {
  /// What its target is written as.
  var site: Site
  /// The function, accessor or property whose code it is in.
  var code: DeclarationReference
  /// What is written; nil for anything but a constant.
  var constant: WrittenConstant?
  /// What is written, where it is an expression that stands there.
  var value: ExpressionID?
  /// Whether only a part of the value is changed, or a method is called on it.
  var isPart = false
  /// Whether code is handed a binding to it here.
  var isBinding = false
  /// Whether it may be another type's property of the name: of what a closure is given.
  var mayBeOther = false
  /// Whether a value is made that has what the property is declared with.
  var isDefault = false
  /// Whether it gives the property what an object or a view begins with.
  var isInitial = false
}

/// The writes of the properties of a project, each property read once.
struct PropertyWrites {
  typealias Property = RepeatedConditions.Property

  let project: Project
  private(set) var constructions: ValueConstructions
  private var known: [Property: [PropertyWrite]] = [:]

  init(project: Project) {
    self.project = project
    constructions = ValueConstructions(project: project)
  }

  /// All writes of a property, in the order of the sources.
  ///
  /// - Complexity: O(expressions of the files that name the property), once.
  mutating func of(_ property: Property) -> [PropertyWrite] {
    if let known = known[property] { return known }
    // A view that hands itself its own binding adds nothing to what it does with it.
    known[property] = []
    let found = find(property)
    known[property] = found
    return found
  }

  /// Whether a property is a part of a value, which is copied: of a structure that SwiftUI keeps nothing for.
  func isPart(_ property: Property) -> Bool {
    project.kind(of: property.owner) == .structure && !project.isInstalled(property.owner)
  }

  /// The constructions of the values that a property is a part of.
  mutating func constructions(around property: Property) -> [ValueConstruction] {
    isPart(property) ? constructions.of(property.owner) : []
  }

  /// Whether a property keeps what code gives it, and nobody writes it but by its name: it is stored by an object or a value, or a
  /// view's state.
  func isKept(_ property: Property) -> Bool {
    guard let own = project.reference(of: property),
      case .variable(let id) = project.declaration(own).kind
    else { return false }
    let facts = project.files[own.fileIndex].facts
    guard facts.getter(of: id) == nil else { return false }
    if isPart(property) { return facts[facts[own.id].attributes].isEmpty }
    guard !facts[id].isLet else { return false }
    let wrappers = facts[facts[own.id].attributes].map { facts[$0.name] }
    if project.kind(of: property.owner) == .classType {
      return !wrappers.contains(where: StandardTypes.storageWrappers.contains)
    }
    return wrappers.contains(where: StandardTypes.stateWrappers.contains)
      && project.isInstalled(property.owner)
  }

  private mutating func find(_ property: Property) -> [PropertyWrite] {
    var found: [PropertyWrite] = []
    if let own = project.reference(of: property),
      case .variable(let id) = project.declaration(own).kind
    {
      let file = project.files[own.fileIndex]
      if let initial = file.facts[id].initializer {
        found.append(
          PropertyWrite(
            site: Site(file: own.fileIndex, initial), code: own,
            constant: constant(initial, file), isInitial: true))
      } else if !file.facts[id].isLet, project.isOptional(property) {
        let site = Site(file: own.fileIndex, ExpressionID(0))
        found.append(PropertyWrite(site: site, code: own, constant: .absent, isInitial: true))
      }
    }
    for index in project.files(naming: property.name) where !project.files[index].isTest {
      find(property, inFile: index, &found)
    }
    for index in files(projecting: property) { findBindings(to: property, inFile: index, &found) }
    found = found.flatMap { given(by: $0, property) }
    let initial = found.first { $0.isInitial }?.constant
    for made in constructions(around: property) {
      let file = project.files[made.site.fileIndex]
      let given = made.given[property.name].map { constant($0, file) }
      // What no label gives it begins with, unless an own initialiser does otherwise.
      found.append(
        PropertyWrite(
          site: made.site, code: made.code, constant: given ?? initial, isDefault: given == nil,
          isInitial: isInitial(made.code, made.site)))
    }
    return found
  }

  /// What an initialiser is given that only keeps it, `init(isOn: Bool = false) { self.isOn = isOn }`, by whoever makes an object.
  private mutating func given(by write: PropertyWrite, _ property: Property) -> [PropertyWrite] {
    let file = project.files[write.site.fileIndex]
    guard write.isInitial, let value = write.value,
      case .initializer(let function, _) = project.declaration(write.code).kind,
      case .name(let local, _) = file.facts[value].kind,
      let parameter = file.facts[file.facts[function].parameters].first(where: { $0.name == local })
    else { return [write] }
    // The parts of values are told by what makes these.
    if isPart(property) { return [] }
    let labels = Set(file.facts[file.facts[function].parameters].map { file.name($0.label) })
    let made = constructions.of(property.owner).filter { labels.isSuperset(of: $0.given.keys) }
    guard !made.isEmpty, made.count <= Self.makerLimit else { return [write] }
    return made.compactMap { construction in
      guard !project.isPreviewCode(construction.code) else { return nil }
      var own = write
      if let given = construction.given[file.name(parameter.label)] {
        own.constant = constant(given, project.files[construction.site.fileIndex])
      } else if let value = parameter.defaultValue {
        own.constant = constant(value, file)
      }
      return own
    }
  }

  /// How many places that make objects are told apart.
  private static let makerLimit = 64

  /// The files in which a binding to a property may be made.
  private func files(projecting property: Property) -> [Int] {
    // An object's `$name` is its publisher, and bindings to its members begin with the view's name of it.
    if isMember(property) {
      return project.files(naming: property.name).filter { !project.files[$0].isTest }
    }
    guard let name = project.names.find("$" + project.names[property.name]) else { return [] }
    return project.files(naming: name).filter { !project.files[$0].isTest }
  }

  /// `Toggle("", isOn: $isOn)`, `$session.isOn`; a presentation only takes back what its binding says.
  private mutating func findBindings(
    to property: Property, inFile index: Int, _ found: inout [PropertyWrite]
  ) {
    let file = project.files[index]
    var closing: [ExpressionID: WrittenConstant] = [:]
    var handed: [ExpressionID: Property] = [:]
    for expression in file.facts.expressions {
      guard case .call(let callee, let arguments) = expression.kind else { continue }
      let isPresentation =
        file.lastName(of: callee).map {
          StandardTypes.flaggedPresentations.contains(project.names[$0])
        } ?? false
      for argument in file.facts[arguments] {
        guard isPresentation else {
          if isBinding(argument.value, to: property, file, index),
            let own = bound(by: argument, of: callee, Site(file: index, argument.value))
          {
            handed[argument.value] = own
          }
          continue
        }
        switch file.facts[argument.label] {
        case StandardTypes.presentedFlag: closing[argument.value] = .flag(false)
        case StandardTypes.presentedItem: closing[argument.value] = WrittenConstant.absent
        default: continue
        }
      }
    }
    for position in file.facts.expressions.indices {
      let id = ExpressionID(position)
      guard isBinding(id, to: property, file, index),
        let code = project.member(around: Site(file: index, id))
      else { continue }
      if let own = handed[id] {
        found += of(own).filter { !$0.isInitial }
        continue
      }
      found.append(
        PropertyWrite(
          site: Site(file: index, id), code: code, constant: closing[id], isBinding: true))
    }
  }

  /// The binding of a view of the project that is all that gets an argument.
  private func bound(by argument: Argument, of callee: ExpressionID, _ site: Site) -> Property? {
    let file = project.files[site.fileIndex]
    guard let built = file.facts.builtType(by: callee), let code = project.member(around: site)
    else { return nil }
    let context = LexicalContext(reference: code, project: project)
    guard
      let type = project.types.nominal(
        project.namedType(file.name(built), arguments: [], in: context)),
      project.kind(of: type) == .structure,
      project.members(named: project.language.initializer, of: type).isEmpty
    else { return nil }
    let property = Property(owner: type, name: file.name(argument.label))
    guard let own = project.reference(of: property), case .variable = project.declaration(own).kind
    else {
      return nil
    }
    let target = project.files[own.fileIndex]
    let wrappers = target.facts[target.facts[own.id].attributes].map { target.name($0.name) }
    return wrappers == [project.language.binding] ? property : nil
  }

  private func isBinding(
    _ id: ExpressionID, to property: Property, _ file: ProjectFile, _ index: Int
  ) -> Bool {
    switch file.facts[id].kind {
    case .name(let name, _):
      let name = file.name(name)
      return !isMember(property) && names(property, name)
        && holds(property, Site(file: index, id))
    case .member(let base, let name, _):
      guard file.name(name) == property.name, isMember(property) else { return false }
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
    let isOneOfSeveral = project.nominals.count { $0.declares(property.name) } > 1
    func add(
      _ target: ExpressionID, _ constant: WrittenConstant?, value: ExpressionID? = nil,
      isPart: Bool = false
    ) {
      let site = Site(file: index, target)
      guard isMeant(property, by: target, at: site), let code = project.member(around: site) else {
        return
      }
      found.append(
        PropertyWrite(
          site: site, code: code, constant: constant, value: value, isPart: isPart,
          mayBeOther: isOneOfSeveral && isOfParameter(target, file),
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
            add(target.value, given.flatMap { constant($0.value, file) }, value: given?.value)
          }
        } else if let value = wrapped(value, by: target) {
          guard let code = project.member(around: Site(file: index, target)) else { continue }
          let site = Site(file: index, target)
          found.append(
            PropertyWrite(
              site: site, code: code, constant: constant(value, file), value: value,
              isInitial: isInitial(code, site)))
        } else {
          add(target, constant(value, file), value: value)
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
      case .call(let callee, let arguments):
        guard case .member(let target, let name, _) = facts[callee].kind else { continue }
        let method = file.name(name)
        if method == project.language.toggle {
          add(target, nil)
        } else if let result = filling(project.names[method], facts[arguments], facts) {
          add(target, result)
        } else if project.declares(method)
          || CollectionEffect(ofMethod: project.names[method]) != .none
        {
          add(target, nil, isPart: true)
        }
      default: continue
      }
    }

    /// `_isOn = State(initialValue: isOn)`
    func wrapped(_ value: ExpressionID, by target: ExpressionID) -> ExpressionID? {
      guard let name = RepeatedConditions.property(target, file, project.language),
        project.names.kind(of: name) == .underscored,
        project.names.withoutPrefix(name) == property.name,
        holds(property, Site(file: index, target)),
        case .call(let callee, let arguments) = facts[value].kind, facts[arguments].count == 1,
        let wrapper = file.lastName(of: callee),
        StandardTypes.stateWrappers.contains(project.names[wrapper])
      else { return nil }
      return facts[arguments].first?.value
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

  /// What is left of a list by a method that fills it, or takes everything away.
  private func filling(
    _ method: String, _ arguments: ArraySlice<Argument>, _ facts: FileFacts
  ) -> WrittenConstant? {
    if method == StandardTypes.emptying {
      let takesAll = arguments.allSatisfy {
        if case .boolean = facts[$0.value].kind { true } else { false }
      }
      return takesAll ? .collection(isEmpty: true) : nil
    }
    return StandardTypes.filling.contains(method) ? .collection(isEmpty: false) : nil
  }

  /// An initialiser sets what a new object begins with, and so does the value that a property is declared with; closures in it run
  /// later.
  private func isInitial(_ code: DeclarationReference, _ site: Site) -> Bool {
    let facts = project.files[site.fileIndex].facts
    let place = facts[site.id].range
    switch project.declaration(code).kind {
    case .initializer: break
    case .variable(let variable):
      guard let value = facts[variable].initializer, facts[value].range.contains(place) else {
        return false
      }
    default: return false
    }
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
      guard case .name(let object, _) = file.facts[base].kind else { return isMember(property) }
      if file.name(object) == project.language.selfValue { return holds(property, site) }
      guard isMember(property) else { return false }
      guard let type = AskingCode(around: site, project).holder(file.name(object)) else {
        return true
      }
      return isOne(type, of: property)
    case .optionalChain(let inner), .forceUnwrap(let inner):
      return isMeant(property, by: inner, at: site)
    default: return false
    }
  }

  /// `$0.stage`, `item.stage` where a closure around it is given an item.
  private func isOfParameter(_ target: ExpressionID, _ file: ProjectFile) -> Bool {
    guard case .member(let base, _, _) = file.facts[target].kind,
      case .name(let local, _) = file.facts[base].kind
    else { return false }
    if file.name(local) == project.language.dollar0 { return true }
    let place = file.facts[target].range
    return file.facts.closures.contains { closure in
      closure.range.contains(place)
        && file.facts[closure.parameters].contains { $0.name == local && $0.type == nil }
    }
  }

  /// Whether a property is one of an object or a value, which other code may have a name for.
  private func isMember(_ property: Property) -> Bool {
    project.kind(of: property.owner) == .classType || isPart(property)
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
    project.areRelated(type, property.owner)
  }

  private func constant(_ value: ExpressionID, _ file: ProjectFile) -> WrittenConstant? {
    project.writtenConstant(value, file)
  }
}

extension Project {
  /// The declaration of a property.
  func reference(of property: RepeatedConditions.Property) -> DeclarationReference? {
    members(named: property.name, of: property.owner).first?.reference
  }

  /// Whether a property is written as one that may hold nothing.
  func isOptional(_ property: RepeatedConditions.Property) -> Bool {
    guard let own = reference(of: property), case .variable(let id) = declaration(own).kind
    else {
      return false
    }
    let facts = files[own.fileIndex].facts
    return facts[id].type.map { if case .optional = facts[$0].kind { true } else { false } }
      ?? false
  }
}

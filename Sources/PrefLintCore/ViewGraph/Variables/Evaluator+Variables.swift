// Local variables that change where evaluation does not follow: in a closure or local function that
// captures them, through `&`, in a mutating method, in a loop. From there on their values are not decided,
// so that no path through an old value is taken for proved.

/// The locals at the end of one of several ways through statements.
struct LocalsAtEnd {
  var locals: [Scope.Local]
  var presence = PresenceID.always
  var isDecided = true
  /// Whether they are worth that whatever happens.
  var isCertain = false
}

/// The code of a `defer`, with what held where it stands: it runs also where a guard behind it ends the block.
struct DeferredBlock {
  var body: Block
  var presence: PresenceID
  var assumed: PresenceID
}

extension Evaluator {
  /// Goes on after several ways: a local is worth what each has made of it. Locals that only some of them
  /// know are left as they are.
  func join(_ ends: [LocalsAtEnd], _ frame: Frame) {
    guard let first = ends.first else { return }
    let count = ends.reduce(frame.locals.count) { min($0, $1.locals.count) }
    for index in 0..<count {
      let value = first.locals[index].value
      if ends.allSatisfy({ $0.locals[index].value == value }) {
        frame.locals[index].value = value
        continue
      }
      if let open = leftOpen(ends.map { $0.locals[index].value }) {
        frame.locals[index].value = open
        continue
      }
      frame.locals[index].value = union(
        ends.map {
          Alternative(
            presence: $0.presence, value: $0.locals[index].value, isDecided: $0.isDecided)
        })
    }
  }

  func putOff(_ body: Block, _ frame: Frame) {
    frame.deferred.append(DeferredBlock(body: body, presence: place, assumed: frame.assumed))
  }

  /// Runs what `defer` has put off until a block is left, the last first: what is returned then is not changed by it.
  func runDeferred(from first: Int, _ frame: Frame) {
    while frame.deferred.count > first {
      var ignored: [ValueID] = []
      let block = frame.deferred.removeLast()
      let (around, assumed) = (place, frame.assumed)
      (place, frame.assumed) = (block.presence, block.assumed)
      _ = runStatements(block.body, frame, .unknown, &ignored)
      (place, frame.assumed) = (around, assumed)
    }
  }

  /// A value that may have been replaced by one that is not known; its type stays. Whether a branch that a
  /// constant decided is taken cannot be told, but after a loop it is left to run time.
  func doubted(_ id: ValueID, inLoop: Bool = false) -> ValueID {
    switch store[core(id)] {
    // What conditions have asked of a value of the run says nothing about another one.
    case .opaque(let type):
      let other = trace(of: id) == nil ? id : opaque(self.type(of: id))
      // Code may have put constants into it.
      guard !inLoop, let nominal = project.types.nominal(project.types.unwrapped(type)),
        project.kind(of: nominal) == .structure, !isViewLike(type)
      else { return other }
      return store.intern(.someConstant(type))
    case .unknown, .undecided: return id
    case .none where isViewLike(unwrappedType(of: id)):
      return union([Alternative(presence: .always, value: id, isDecided: false)])
    // What a loop has counted to has bounds, and may depend on what else is asked of its elements.
    case .literal, .someConstant: return store.intern(.someConstant(type(of: id)))
    case .boolean, .none, .enumCase:
      return inLoop ? opaque(type(of: id)) : store.intern(.someConstant(type(of: id)))
    case .dictionary:
      // It may hold others.
      let held = changing(id) { content in
        guard case .dictionary(let key, let value) = project.types[type(of: id)], isData(value)
        else { return nil }
        var new = content.opened(isFilled: false)
        let any = [key, value].map { store.intern(.someConstant($0)) }
        if !new.elements.contains(any[1]) { new.elements += any }
        return new
      }
      return union([Alternative(presence: .always, value: held ?? id, isDecided: false)])
    case .instance(let type, _) where isToldStructure(id):
      // Its properties may have any other values.
      let other = isViewLike(type) ? opaque(type) : store.intern(.someConstant(type))
      return union(
        [id, other].map {
          Alternative(presence: .always, value: $0, isDecided: false)
        })
    case .array:
      let held = changing(id) { content in
        var new = content
        new.elements = new.elements.map { isToldStructure($0) ? doubted($0) : $0 }
        return new
      }
      return union([Alternative(presence: .always, value: held ?? id, isDecided: false)])
    default: return union([Alternative(presence: .always, value: id, isDecided: false)])
    }
  }

  func doubt(_ name: Name, inLoop: Bool = false, _ frame: Frame) {
    guard frame.variables.contains(name), let old = frame.local(name) else { return }
    _ = frame.assign(name, doubted(old, inLoop: inLoop))
  }

  /// The variable of the frame whose storage an expression such as `v`, `v.a.b` or `v[0]` is a part of.
  private func variable(holding id: ExpressionID, _ frame: Frame) -> Name? {
    guard frame.hasVariables else { return nil }
    var current = id
    while true {
      switch frame.file.facts[current].kind {
      case .name(let local, _):
        let name = frame.file.name(local)
        if frame.variables.contains(name) { return name }
        return frame.changesSelf && isOwnProperty(name, frame) ? language.selfValue : nil
      case .member(let base, _, _), .subscripted(let base, _), .forceUnwrap(let base),
        .optionalChain(let base):
        current = base
      default: return nil
      }
    }
  }

  /// `&v` has been given away, or a mutating method of `v` has been called.
  func doubt(holderOf id: ExpressionID, _ frame: Frame) {
    if let name = variable(holding: id, frame), let old = frame.local(name), !isReference(old) {
      if doubt(partOf: id, of: old, frame) { return }
      doubt(name, frame)
    }
  }

  /// A part of a variable has been assigned that evaluation does not keep: `v.a.b = x`, `v[0] = x`.
  func doubt(partAssigned target: ExpressionID, _ frame: Frame) {
    guard let name = variable(holding: target, frame), let old = frame.local(name) else {
      return doubt(changed: target, frame)
    }
    switch store[core(old)] {
    case .instance, .tuple, .array, .dictionary, .union, .opaque:
      if !isReference(old), !doubt(partOf: target, of: old, frame) { doubt(name, frame) }
    default: break
    }
  }

  func isReference(_ id: ValueID) -> Bool {
    guard let nominal = self.nominal(of: id) else { return false }
    return project.kind(of: nominal) == .classType || project.kind(of: nominal) == .actor
  }

  /// Whether a method of the project changes the value that it is called on.
  func isMutating(_ name: Name, of base: ValueID) -> Bool {
    members(named: name, of: type(of: base)).contains {
      project.declaration($0.reference).modifiers.contains(.isMutating)
    }
  }

  /// Whether asking a value for a property of the project changes the value.
  func isMutatingGetter(_ name: Name, of base: ValueID) -> Bool {
    mutatingGetters.contains(name)
      && members(named: name, of: type(of: base)).contains { member in
        accessors(of: member).map { project.files[member.reference.fileIndex].facts[$0] }?
          .contains { $0.kind != .set && $0.isMutating } ?? false
      }
  }

  /// The properties, and `subscript`, that some type of the project has with a getter that changes it.
  func findMutatingGetters() -> Set<Name> {
    var names: Set<Name> = []
    for file in project.files where file.facts.accessors.contains(where: \.isMutating) {
      for declaration in file.facts.declarations {
        switch declaration.kind {
        case .variable(let id)
        where file.facts[file.facts[id].accessors].contains(where: \.isMutating):
          names.insert(file.name(declaration.name))
        case .subscriptMember: names.insert(language.subscripted)
        default: continue
        }
      }
    }
    return names
  }

  /// Leaves open the variables that an operator of the project changes: `box += row`.
  func doubt(changedBy name: Name, _ operands: [ExpressionID], _ values: [ValueID], _ frame: Frame)
  {
    guard frame.hasVariables || frame.fields != nil else { return }
    for member in operators(named: name, values, frame) {
      guard let function = project.function(of: member.reference) else { continue }
      let parameters = project.files[member.reference.fileIndex].facts[function.parameters]
      for (operand, parameter) in zip(operands, parameters) where parameter.isInOut {
        doubt(holderOf: operand, frame)
        doubt(changed: operand, frame)
      }
    }
  }

  /// What is called for its effect alone may have changed the variable that it is called on: `flag.toggle()`.
  func change(
    _ target: ExpressionID, by method: Name, _ arguments: ArgumentList, _ frame: Frame
  ) {
    if memberTypings[method] != .visit { loosen(target, frame) }
    if changesCollection(method), let place = place(target, frame),
      let old = content(of: place, frame),
      let new = changedOptions(old, by: method, sources(arguments, frame))
    {
      let isTold = frame.branchDepth == 0 && frame.loopDepth == 0
      return isTold ? put(new, at: place, frame) : doubt(place, frame)
    }
    guard let name = variable(holding: target, frame), let old = frame.local(name) else {
      if !keepsElements(method) || method == language.toggle {
        doubt(changed: target, frame)
      }
      return
    }
    if method == language.toggle, frame.branchDepth == 0, let place = place(target, frame),
      !place.path.isEmpty, let flag = content(of: place, frame),
      case .boolean(let value) = store[core(flag)]
    {
      return put(store.intern(.boolean(!value)), at: place, frame)
    }
    let isOwn = frame.changesSelf && name == language.selfValue
    let isWhole =
      if case .name = frame.file.facts[target].kind { !isOwn } else { false }
    switch store[core(old)] {
    case .boolean(let value) where isWhole && method == language.toggle && frame.branchDepth == 0:
      _ = frame.assign(name, store.intern(.boolean(!value)))
    case .boolean, .literal: doubt(name, frame)
    case .opaque where method == language.toggle || changesCollection(method):
      if !doubt(partOf: target, of: old, frame) { doubt(name, frame) }
    case .array, .dictionary: if !keepsElements(method) { doubt(name, frame) }
    case .instance where !isWhole && !isReference(old):
      // `title.append("a")`
      if let place = place(target, frame), !place.path.isEmpty,
        let held = content(of: place, frame), case .literal = store[core(held)]
      {
        return doubt(place, frame)
      }
      if method == language.toggle || effect(of: method) == .removes,
        !doubt(partOf: target, of: old, frame)
      {
        doubt(name, frame)
      }
    default: break
    }
  }

  /// Something other than a local variable has been changed: a property of what is being initialised.
  func doubt(changed target: ExpressionID, _ frame: Frame) {
    guard frame.fields != nil else { return }
    if case .name(let local, _) = frame.file.facts[target].kind,
      frame.file.name(local) == language.selfValue
    {
      return doubtProperties(frame)
    }
    guard let place = holder(of: target, frame), case .property = place.root else { return }
    doubt(place, frame)
  }

  /// A mutating method of what is being initialised may have changed any property.
  func doubtProperties(_ frame: Frame) {
    guard let receiver = frame.receiver, let nominal = owner(of: type(of: receiver)) else { return }
    for member in storedProperties(of: nominal) {
      let name = project.name(of: member.reference)
      if let old = frame.fields?[name] ?? initialValue(name, receiver) {
        frame.fields?[name] = doubted(old)
      }
    }
  }

  /// Whether a method of a collection leaves in it what it held.
  private func keepsElements(_ method: Name) -> Bool {
    switch effect(of: method) {
    case .removes, .forms: false
    case .changes, .none: true
    }
  }

  /// `list.removeAll()`, `options.list.append(x)`, `list += more`: what is called for its effect may change the arrays
  /// that it is called on.
  func loosen(_ target: ExpressionID, _ frame: Frame) {
    var current = target
    var path: [Name] = []
    while true {
      switch frame.file.facts[current].kind {
      case .name(let local, _):
        let name = frame.file.name(local)
        if let old = frame.local(name) {
          _ = frame.assign(name, loosened(old, path[...]))
        } else if name == language.selfValue, let property = path.last,
          let old = frame.fields?[property]
        {
          frame.fields?[property] = loosened(old, path.dropLast())
        } else if let old = frame.fields?[name] {
          frame.fields?[name] = loosened(old, path[...])
        }
        return
      case .member(let inner, let local, _):
        path.append(frame.file.name(local))
        current = inner
      case .subscripted(let inner, _), .forceUnwrap(let inner), .optionalChain(let inner):
        current = inner
      default: return
      }
    }
  }

  /// A value in which an array at the end of a path, whose first name stands last, may hold other elements.
  private func loosened(_ id: ValueID, _ path: ArraySlice<Name>) -> ValueID {
    guard let property = path.last else {
      return changing(id) { content in
        if case .ofRun = content.amount { return content }
        return content.opened(isFilled: false)
      } ?? id
    }
    guard case .instance(let type, var fields) = store[core(id)],
      let nominal = project.types.nominal(type), project.kind(of: nominal) == .structure
    else { return id }
    guard let index = fields.firstIndex(where: { $0.name == property }) else {
      guard path.count == 1, let initial = initialValue(property, id) else { return doubted(id) }
      let new = loosened(initial, [])
      return new == initial ? id : replacing(property, of: id, by: new)
    }
    let new = loosened(fields[index].value, path.dropLast())
    guard new != fields[index].value else { return id }
    fields[index].value = new
    return rebuilt(id, store.intern(.instance(type, fields)))
  }

  // MARK: Captured variables

  /// A closure may change what it captures whenever it is called.
  func doubt(changedIn closure: ClosureID, _ frame: Frame) {
    guard frame.hasVariables else { return }
    var reader = NameUseReader(facts: frame.file.facts)
    reader.closure(closure)
    doubt(reader.uses, inLoop: false, frame)
    leaveOpen(reader.uses, frame)
  }

  func doubt(changedIn function: DeclarationID, _ frame: Frame) {
    guard frame.hasVariables else { return }
    var reader = NameUseReader(facts: frame.file.facts)
    reader.member(function)
    doubt(reader.uses, inLoop: false, frame)
    leaveOpen(reader.uses, frame)
  }

  /// A loop runs any number of times, also none; what it appends to a collection is followed.
  func doubt(changedInLoop body: Block, isTold: Bool, _ frame: Frame) {
    guard frame.hasVariables else { return }
    var reader = NameUseReader(facts: frame.file.facts)
    reader.block(body)
    doubt(keeping(reader.uses, frame), inLoop: true, isTold: isTold, frame)
  }

  /// The constants that a loop changes each time.
  func doubt(countedIn body: Block, isTold: Bool, _ frame: Frame) {
    doubt(changedIn: body, isTold: isTold, frame) { isCounted($0) }
  }

  /// The collections that further rounds of a loop change.
  func doubt(collectedIn body: Block, isTold: Bool, _ frame: Frame) {
    doubt(changedIn: body, isTold: isTold, frame) { changing($0) { $0 } != nil }
  }

  private func doubt(
    changedIn body: Block, isTold: Bool, _ frame: Frame, where isMeant: (ValueID) -> Bool
  ) {
    guard frame.hasVariables else { return }
    var reader = NameUseReader(facts: frame.file.facts)
    reader.block(body)
    let uses = reader.uses.filter { frame.local(frame.file.name($0.name)).map(isMeant) ?? false }
    doubt(uses, inLoop: true, isTold: isTold, frame)
  }

  private func doubt(
    _ uses: [NameUse], inLoop: Bool, isTold: Bool = false, _ frame: Frame
  ) {
    for use in uses {
      guard case .bare = use.base else { continue }
      let name = frame.file.name(use.name)
      guard frame.variables.contains(name), let old = frame.local(name) else { continue }
      if inLoop, !use.isAssigned, use.isChanged || use.isUpdated || isChanged(by: use, old, frame),
        let new = ofAnyRound(old, isTold: isTold)
      {
        _ = frame.assign(name, new)
      } else if use.isChanged && (use.isAssigned || !isReference(old)) {
        doubt(name, inLoop: inLoop && !isTold, frame)
      } else if use.isUpdated, isCounted(old) {
        _ = frame.assign(name, store.intern(.someConstant(type(of: old))))
      } else if !inLoop && (use.isReceiver || use.isUpdated) {
        switch store[core(old)] {
        case .array, .dictionary: doubt(name, frame)
        case .instance: if !isReference(old), mayChange(use, old, frame) { doubt(name, frame) }
        default: break
        }
      }
    }
  }

  /// Whether a use in code whose calls are not followed may change a structure, or a part of it: a method of the project says so.
  private func mayChange(_ use: NameUse, _ old: ValueID, _ frame: Frame) -> Bool {
    let method = frame.file.name(use.method)
    if use.isUpdated || method == language.toggle || changesCollection(method) { return true }
    if use.isPart { return isMutatingSomewhere(method) }
    return members(named: method, of: type(of: old)).isEmpty || isMutating(method, of: old)
  }

  /// Whether a method that is called on a collection, or on a part of one, changes it.
  private func isChanged(by use: NameUse, _ old: ValueID, _ frame: Frame) -> Bool {
    guard use.isReceiver else { return false }
    let method = frame.file.name(use.method)
    return changesCollection(method) || isMutating(method, of: old)
  }
}

// Reads the code that an update runs, beginning with a member that SwiftUI calls, and follows the calls in it.

/// Reads the code of one member that SwiftUI calls, and what it calls.
struct UpdateReader {
  let frames: UpdateFrames
  let view: UpdateFrame
  let coordinator: UpdateFrame?
  let entry: DeclarationReference
  let declared: DeclaredFunctions
  let forms: UpdateForms
  private var writes: [UpdateWrite] = []
  private var seen: Set<Visit> = []
  private var call: Site?
  /// What the conditions of the calls have asked.
  private var known = UpdateAnswers()

  /// Code that is read, and what its names stand for.
  struct Code {
    let member: DeclarationReference
    let file: ProjectFile
    /// The type of `self`; nil in a function that has none that matters.
    let frame: UpdateFrame?
    /// The type that `Self` is.
    let owner: NominalID?
    var parameters: [Name: UpdateValue]
    var paths = CodePaths()
    /// What a setter or an observer names the value that the property was given.
    var given: Set<Name> = []

    func site(of use: NameUse) -> Site { Site(file: member.fileIndex, use.site) }
  }

  private struct Visit: Hashable {
    var member: DeclarationReference
    var role: UpdateValue?
    var parameters: [Name: UpdateValue]
    var known: UpdateAnswers
  }

  /// How many members are read for one that SwiftUI calls, at most.
  private static let reach = 500

  init(
    frames: UpdateFrames, view: UpdateFrame, coordinator: UpdateFrame?,
    entry: DeclarationReference, declared: DeclaredFunctions, forms: UpdateForms
  ) {
    self.forms = forms
    self.frames = frames
    self.view = view
    self.coordinator = coordinator
    self.entry = entry
    self.declared = declared
  }

  private var project: Project { frames.project }
  private var values: UpdateValues {
    UpdateValues(frames: frames, view: view, coordinator: coordinator)
  }

  // MARK: Members

  mutating func writesOfEntry() -> [UpdateWrite] {
    var parameters: [Name: UpdateValue] = [:]
    let file = project.files[entry.fileIndex]
    if coordinator != nil, let function = project.function(of: entry) {
      // `makeUIView(context:)`, `updateUIView(_:context:)`
      for parameter in file.facts[function.parameters]
      where file.facts[parameter.label] == StandardLayout.contextLabel {
        parameters[file.name(parameter.name)] = .context
      }
    }
    read(entry, [.get], in: view, owner: view.nominal.id, parameters)
    return writes
  }

  private mutating func read(
    _ member: DeclarationReference, _ kinds: [Accessor.Kind], in frame: UpdateFrame?,
    owner: NominalID?, _ parameters: [Name: UpdateValue]
  ) {
    let visit = Visit(
      member: member, role: frame?.role, parameters: parameters, known: known)
    guard seen.count < Self.reach, seen.insert(visit).inserted else { return }
    let file = project.files[member.fileIndex]
    let timing = UpdateTiming(
      project: project, index: member.fileIndex, declared: declared, forms: forms)
    var reader = NameUseReader(facts: file.facts, timing: timing.timing)
    switch file.facts[member.id].kind {
    case .function: reader.member(member.id)
    case .variable(let variable):
      for accessor in file.facts[file.facts[variable].accessors]
      where kinds.contains(accessor.kind) {
        reader.accessor(accessor)
      }
    default: return
    }
    var code = Code(
      member: member, file: file, frame: frame, owner: owner, parameters: parameters)
    code.paths = reader.paths
    if kinds.contains(where: { $0 != .get }) {
      code.given = Set(
        [project.name(of: member), project.names.find("newValue")].compactMap(\.self))
    }
    // A closure with a capture list is made to run later.
    for use in reader.uses where use.timing != .later && !use.isDeferred { note(use, code) }
  }

  // MARK: Uses

  private mutating func note(_ use: NameUse, _ code: Code) {
    let name = code.file.name(use.name)
    switch use.base {
    case .bare, .ownSelf:
      if let frame = code.frame, note(use, name, of: frame, code) { return }
      guard use.isCalled, case .bare = use.base else { return }
      callFunction(name, use, code)
    case .other(let base, _):
      switch values.value(of: base, in: code) {
      case .view?: _ = note(use, name, of: view, code)
      case .coordinator?: if let coordinator { _ = note(use, name, of: coordinator, code) }
      case .object(let id)?: _ = note(use, name, of: frames.object(id), code)
      case .binding(let property)?:
        guard name == project.language.wrappedValue, !values.isProjection(base, in: code) else {
          return
        }
        write(property, use, isPublished: false, code)
      case .context?, .constant?, .present?: return
      case nil:
        guard use.isCalled, let owner = values.type(named: base, in: code) else { return }
        follow(project.members(named: name, of: owner), use, nil, owner, code)
      }
    case .implicit, .keyPath: return
    }
  }

  /// A member of a type that matters is named; false where the type has none of the name.
  private mutating func note(
    _ use: NameUse, _ name: Name, of frame: UpdateFrame, _ code: Code
  ) -> Bool {
    if let property = frame.property(name, project.names) {
      // `_text = text` takes another binding, and writes nothing through it.
      if project.names.kind(of: name) == .underscored, use.isAssigned, !use.isPart { return true }
      write(property, use, isPublished: frame.isPublished, code)
      return true
    }
    if frame.bindings[name] != nil { return true }
    let members = project.members(named: name, of: frame.nominal.id)
    guard !members.isEmpty else { return false }
    follow(members, use, frame, frame.nominal.id, code)
    return true
  }

  /// State is named: whether that writes it.
  private mutating func write(
    _ property: DeclarationReference, _ use: NameUse, isPublished: Bool, _ code: Code
  ) {
    let parts = UpdateParts(project: project)
    guard parts.isWritten(property, by: use, code.file),
      !conditions.exclude(use, code, known: known), isBuilt(use, code)
    else {
      return
    }
    writes.append(
      UpdateWrite(
        property: property, isPublished: isPublished, site: code.site(of: use), entry: entry,
        call: call,
        isInLayout: use.timing == .layout))
  }

  /// Whether some build has both what begins the update and the write.
  private func isBuilt(_ use: NameUse, _ code: Code) -> Bool {
    let place = project.presence(
      of: use.site, at: LexicalContext(reference: code.member, project: project))
    return project.presences.and(project.presence(of: entry), place) != .never
  }

  private var conditions: UpdateConditions { UpdateConditions(values: values) }

  // MARK: Calls

  /// A function that belongs to no value: of the type around it, or of none.
  private mutating func callFunction(_ name: Name, _ use: NameUse, _ code: Code) {
    if code.frame == nil, let owner = code.owner {
      let members = project.members(named: name, of: owner)
      if !members.isEmpty { return follow(members, use, nil, owner, code) }
    }
    guard let globals = project.globals[name], let list = code.paths.arguments[use.site] else {
      return
    }
    // The nearest of those that take what is given: another overload may stand in the same file.
    let fitting = globals.filter { project.takes(code.file.facts[list], code.file, $0) }
    let context = LexicalContext(reference: code.member, project: project)
    let visible = project.nearest(fitting.map(\.reference), from: context).map { fitting[$0] }
    follow(visible, use, nil, nil, code)
  }

  /// Goes on in a member that is called, read or set.
  private mutating func follow(
    _ members: [Member], _ use: NameUse, _ frame: UpdateFrame?, _ owner: NominalID?, _ code: Code
  ) {
    let list = use.isCalled ? code.paths.arguments[use.site] : nil
    let candidates = members.filter { member in
      guard member.isStatic == (frame == nil) else { return false }
      // What a protocol gives is not about this type's state.
      if let owner = member.owner, project.kind(of: owner) == .protocolType { return false }
      guard member.owner != nil || owner == nil else { return false }
      guard let list else { return project.function(of: member.reference) == nil }
      return project.takes(code.file.facts[list], code.file, member)
    }
    guard candidates.count == 1, !isReplaced(candidates[0], in: frame) else { return }
    let member = candidates[0].reference
    let parameters = list.map { given($0, to: member, code) } ?? [:]
    // Without `self`, only what it is given can matter.
    guard frame != nil || parameters.values.contains(where: \.isState) else { return }
    let kinds = list == nil ? accessors(of: member, use) : []
    guard list != nil || !kinds.isEmpty, !conditions.exclude(use, code, known: known) else {
      return
    }
    let outer = (call, known)
    known.add(conditions.answers(at: use, code))
    if call == nil { call = code.site(of: use) }
    read(member, kinds, in: frame, owner: owner, parameters)
    (call, known) = outer
  }

  /// Whether a class that inherits from an object's has a member of its own in the place of one.
  private func isReplaced(_ member: Member, in frame: UpdateFrame?) -> Bool {
    guard let frame, frame.isPublished, let heirs = project.heirs[frame.nominal.id] else {
      return false
    }
    let name = project.name(of: member.reference)
    return heirs.contains { project[$0].members(named: name).contains { !$0.isStatic } }
  }

  /// Which code of a property runs when it is named.
  private func accessors(of member: DeclarationReference, _ use: NameUse) -> [Accessor.Kind] {
    let facts = project.files[member.fileIndex].facts
    guard case .variable(let variable) = facts[member.id].kind else { return [] }
    var kinds: [Accessor.Kind] = use.isAssigned ? [] : [.get]
    // A part may be an object's, whose change sets nothing here.
    if use.isChanged || use.isUpdated, !use.isPart { kinds += [.set, .willSet, .didSet] }
    return kinds.filter { kind in facts[facts[variable].accessors].contains { $0.kind == kind } }
  }

  /// The parameters of a function to which a call gives what matters.
  private func given(
    _ list: ArgumentList, to member: DeclarationReference, _ code: Code
  ) -> [Name: UpdateValue] {
    guard let function = project.function(of: member) else { return [:] }
    let target = project.files[member.fileIndex]
    var found: [Name: UpdateValue] = [:]
    var parameters = Array(target.facts[function.parameters])[...]
    for argument in code.file.facts[list] {
      // Parameters with defaults may be left out.
      let label = code.file.name(argument.label)
      guard
        let index = parameters.firstIndex(where: {
          argument.isTrailing || target.name($0.label) == label
        })
      else { break }
      for left in parameters[..<index] {
        found[target.name(left.name)] = values.literal(left.defaultValue, target.facts)
      }
      found[target.name(parameters[index].name)] = values.value(of: argument.value, in: code)
      parameters = parameters[(index + 1)...]
    }
    for left in parameters where left.defaultValue != nil {
      found[target.name(left.name)] = values.literal(left.defaultValue, target.facts)
    }
    return found
  }
}

extension UpdateValue {
  /// Whether code that is given it may write state.
  var isState: Bool {
    switch self {
    case .constant, .present: false
    case .view, .coordinator, .context, .binding, .object: true
    }
  }
}

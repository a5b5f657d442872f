// environment-read-in-init: a wrapper that is read in `init`, before SwiftUI fills it (A19), there or in a
// member that `init` calls.

extension Rule {
  static let environmentReadInInit = Rule(id: "environment-read-in-init") { context in
    var wrappers: [NominalID: [Name: EnvironmentWrapper]] = [:]
    for wrapper in context.environment.wrappers where !wrapper.isStatic && !wrapper.isLocal {
      guard let owner = wrapper.owner, context.project.kind(of: owner) == .structure,
        context.project.installation(of: owner) == .installed
      else { continue }
      wrappers[owner, default: [:]][context.project.name(of: wrapper.reference)] = wrapper
    }
    return wrappers.sorted { $0.key < $1.key }.flatMap { owner, properties in
      InitializerReads(owner: owner, wrappers: properties, context: context).findings()
    }
  }
}

/// The reads of a type's wrappers in its initialisers.
private struct InitializerReads {
  let owner: NominalID
  let wrappers: [Name: EnvironmentWrapper]
  let context: RuleContext
  private var project: Project { context.project }

  /// A read, and the use in the initialiser that leads to it.
  private struct Read {
    var wrapper: EnvironmentWrapper
    var entry: EnvironmentDeclarations.MemberUse
    var use: EnvironmentDeclarations.MemberUse
  }

  init(owner: NominalID, wrappers: [Name: EnvironmentWrapper], context: RuleContext) {
    self.owner = owner
    self.wrappers = wrappers
    self.context = context
  }

  func findings() -> [Finding] {
    let initializers = project[owner].members(named: project.language.initializer)
    guard !initializers.isEmpty else { return [] }
    var uses: [DeclarationReference: [EnvironmentDeclarations.MemberUse]] = [:]
    for item in context.environment.uses(in: owner) { uses[item.member, default: []].append(item) }
    return initializers.flatMap { initializer in
      reads(in: initializer.reference, uses).map { finding($0, initializer.reference) }
    }
  }

  /// The first read of each wrapper, through the members that run.
  private func reads(
    in initializer: DeclarationReference,
    _ uses: [DeclarationReference: [EnvironmentDeclarations.MemberUse]]
  ) -> [Read] {
    var found: [DeclarationReference: Read] = [:]
    var order: [DeclarationReference] = []
    var seen: Set<DeclarationReference> = [initializer]
    var waiting: [(DeclarationReference, EnvironmentDeclarations.MemberUse?)] = [(initializer, nil)]
    var next = 0
    while next < waiting.count {
      let (member, entry) = waiting[next]
      next += 1
      for item in uses[member] ?? [] where !item.use.isDeferred {
        if let wrapper = wrapper(readBy: item) {
          if found[wrapper.reference] == nil {
            order.append(wrapper.reference)
            found[wrapper.reference] = Read(wrapper: wrapper, entry: entry ?? item, use: item)
          }
          continue
        }
        for reference in members(runBy: item) where seen.insert(reference).inserted {
          waiting.append((reference, entry ?? item))
        }
      }
    }
    return order.compactMap { found[$0] }
  }

  private func isOwn(_ use: NameUse) -> Bool {
    switch use.base {
    case .bare, .ownSelf: true
    default: false
    }
  }

  private func wrapper(readBy item: EnvironmentDeclarations.MemberUse) -> EnvironmentWrapper? {
    if case .other(let base, isLocal: false) = item.use.base,
      item.name == project.language.wrappedValue
    {
      // `_cart.wrappedValue`
      let file = project.files[item.member.fileIndex]
      guard case .name(let storage, _) = file.facts[base].kind else { return nil }
      return wrapper(named: file.name(storage), after: "_")
    }
    guard isOwn(item.use), !item.use.isAssigned else { return nil }
    if let wrapper = wrappers[item.name] { return wrapper }
    // `$cart` reads the object, too (A7).
    guard let wrapper = wrapper(named: item.name, after: "$"), case .object = wrapper.kind else {
      return nil
    }
    return wrapper
  }

  private func wrapper(named name: Name, after prefix: Character) -> EnvironmentWrapper? {
    let text = project.names[name]
    guard text.first == prefix, let plain = project.names.find(String(text.dropFirst())) else {
      return nil
    }
    return wrappers[plain]
  }

  /// Methods that are called and computed properties that are read.
  private func members(runBy item: EnvironmentDeclarations.MemberUse) -> [DeclarationReference] {
    guard isOwn(item.use) else { return [] }
    let members = project[owner].members(named: item.name)
    let methods = members.filter { member in
      guard !member.isStatic else { return false }
      switch project.declaration(member.reference).kind {
      case .function: return item.use.isCalled
      case .variable(let variable):
        let facts = project.files[member.reference.fileIndex].facts
        return !item.use.isAssigned && facts.getter(of: variable) != nil
      default: return false
      }
    }
    // Which of several methods of a name is called is not looked up.
    return methods.count == 1 && members.count == 1 ? methods.map(\.reference) : []
  }

  private func finding(_ read: Read, _ initializer: DeclarationReference) -> Finding {
    let subject = context.subject(of: read.wrapper)
    let name = context.name(of: read.wrapper.reference)
    let (reason, effect): (String, String)
    switch read.wrapper.kind {
    case .object:
      (reason, effect) = ("uninstalled-object", "the app ends as if '\(subject)' were missing")
    case .observable where context.isOptional(read.wrapper):
      (reason, effect) = ("default-value", "it is always nil")
    case .observable:
      (reason, effect) = ("uninstalled-object", "the app ends as if '\(subject)' were missing")
    case .value: (reason, effect) = ("default-value", "it always is the key's default value")
    }
    func range(_ item: EnvironmentDeclarations.MemberUse) -> SourceRange {
      context.flow.nameRange(Site(file: item.member.fileIndex, item.use.site))
    }
    var trace: [TraceStep] = []
    if read.entry.member != read.use.member {
      trace.append(
        TraceStep(
          kind: .read, range: range(read.use),
          message: "'\(context.name(of: read.use.member))' reads '\(name)'"))
    }
    trace.append(
      TraceStep(
        kind: .step, range: context.flow.propertyRange(read.wrapper.reference),
        message: "'\(name)' is filled when the view is installed, after 'init'"))
    return Finding(
      rule: "environment-read-in-init", severity: .warning,
      message: "'init' reads '\(name)' before SwiftUI fills it: \(effect)", subject: subject,
      reason: reason, range: range(read.entry), trace: trace,
      help: "read '\(name)' in 'body' or 'onAppear', or pass the value to 'init'",
      anchor: context.anchor(initializer) + "." + name)
  }
}

// unread-environment-object: an injection that no view below it reads. Off unless it is configured: an injection
// at the root may serve a view that is yet to be written.

extension Rule {
  static let unreadEnvironmentObject = Rule(id: "unread-environment-object") { context in
    UnreadInjections(context: context).findings()
  }
}

private struct UnreadInjections {
  let context: RuleContext
  /// The types of objects that views of a type read; nil if one is not known.
  private var reads: [NominalID: Set<TypeID>?] = [:]
  /// Types that something else than a placed view reads, so that where is not seen.
  private var elsewhere: Set<TypeID> = []
  private var flow: EnvironmentFlow { context.flow }
  private var project: Project { context.project }

  init(context: RuleContext) {
    self.context = context
    let unseen = findReads()
    elsewhere = unseen
  }

  /// Reads what views read, and gives the types that are read where it is not seen.
  private mutating func findReads() -> Set<TypeID> {
    var unseen: Set<TypeID> = []
    for wrapper in context.environment.wrappers {
      guard let owner = wrapper.owner, let type = objectType(of: wrapper) else { continue }
      let names = project.conformance(of: owner).externals.map { project.names[$0] }
      if !names.contains("View"), !names.contains("ViewModifier") { unseen.insert(type) }
      guard flow.isDecidedObject(type), let known = reads[owner, default: []] else {
        reads[owner] = .some(nil)
        continue
      }
      reads[owner] = known.union([type])
    }
    return unseen
  }

  private func objectType(of wrapper: EnvironmentWrapper) -> TypeID? {
    let evaluator = flow.evaluator
    let frame = evaluator.frame(for: wrapper.reference, receiver: nil)
    switch wrapper.kind {
    case .value: return nil
    case .object: return evaluator.objectType(of: wrapper.reference, in: frame) ?? .unknown
    case .observable(let metatype):
      guard
        case .metatype(let type) = evaluator.store[
          evaluator.core(evaluator.evaluate(metatype, frame))]
      else { return .unknown }
      return type
    }
  }

  func findings() -> [Finding] {
    var writes: [Write: [Int32]] = [:]
    var order: [Write] = []
    for (index, node) in flow.nodes.enumerated() {
      let id = Int32(truncatingIfNeeded: index)
      guard case .writes(let type, let site) = node.step else { continue }
      let write = Write(type: type, site: site)
      if writes[write] == nil { order.append(write) }
      writes[write, default: []].append(id)
    }
    return order.compactMap { write in
      isUnread(write, at: writes[write] ?? []) ? finding(write) : nil
    }
  }

  private struct Write: Hashable {
    var type: TypeID
    var site: Site
  }

  private func isUnread(_ write: Write, at nodes: [Int32]) -> Bool {
    guard !elsewhere.contains(write.type), !elsewhere.contains(.unknown),
      let nominal = project.types.nominal(write.type),
      !context.isPublished(project[nominal].reference),
      !flow.published.mayBeUsedOutside(write.site), !isSubscripted(nominal),
      !nodes.isEmpty, nodes.allSatisfy({ !isPreview($0) })
    else { return false }
    let isEverywhere = nodes.allSatisfy { node in
      let reach = context.scope.reach(
        below: node, isWanted: { mayRead($0, write.type) },
        isEnd: { other in
          guard case .writes(write.type, _) = flow.nodes[Int(other)].step else { return false }
          let environment = flow.environments[flow.nodes[Int(other)].environment]
          return environment.supply(of: write.type) == .present
        })
      if case .nothing = reach { return true }
      return false
    }
    return isEverywhere && context.ways.followsAll(to: readers(of: write.type))
  }

  private func readers(of type: TypeID) -> Set<NominalID> {
    Set(reads.filter { $0.value?.contains(type) ?? true }.keys)
  }

  /// Contained hosts may inherit (C12): a representable may hold a reader.
  private func mayRead(_ step: PathNode.Step, _ type: TypeID) -> Bool {
    switch step {
    case .builds(let nominal, _):
      if flow.hosting.contained.types.contains(nominal) { return true }
      guard let types = reads[nominal, default: []] else { return true }
      return types.contains(type)
    case .writesValue(project.language.selfValue, _): return true
    default: return false
    }
  }

  /// Whether some code reads the type as `values[T.self]`.
  private func isSubscripted(_ id: NominalID) -> Bool {
    let name = project[id].name
    return project.files(naming: name).contains { index in
      let file = project.files[index]
      return file.facts.expressions.contains { expression in
        guard case .subscripted(_, let arguments) = expression.kind,
          let first = file.facts[arguments].first,
          case .member(let base, let last, _) = file.facts[first.value].kind,
          file.name(last) == project.language.selfValue
        else { return false }
        switch file.facts[base].kind {
        case .name(let local, _), .member(_, let local, _): return file.name(local) == name
        default: return false
        }
      }
    }
  }

  private func isPreview(_ node: Int32) -> Bool {
    guard case .root(let index) = flow.nodes[Int(flow.top(of: node))].step else { return false }
    return flow.roots[index].kind == .preview
  }

  private func finding(_ write: Write) -> Finding {
    let subject = flow.describe(write.type)
    return Finding(
      rule: "unread-environment-object", severity: .warning,
      message: "no view below '\(flow.sourceText(of: write.site))' reads '\(subject)'",
      subject: subject, reason: "no-reader-below", range: flow.nameRange(write.site),
      help: "remove the injection", anchor: flow.enclosing(write.site) + ".\(subject)")
  }
}

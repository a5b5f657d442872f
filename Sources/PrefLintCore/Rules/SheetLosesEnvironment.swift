// sheet-loses-environment: a sheet whose content reads an object that is there outside the sheet, in a project
// that runs on iOS 13: there a sheet does not inherit (C1). It stands at the sheet, like a missing object.

extension Rule {
  static let sheetLosesEnvironment = Rule(id: "sheet-loses-environment") { context in
    SheetLosses(context: context).findings()
  }
}

private struct SheetLosses {
  let context: RuleContext
  private var flow: EnvironmentFlow { context.flow }
  private var project: Project { context.project }

  /// Reads that one change mends.
  private struct Cause: Hashable {
    var sheet: Site
    var type: TypeID
  }

  /// A read, with the nodes from it up to the sheet.
  private struct Loss {
    var read: MissingObject
    var trail: [Int32]
  }

  init(context: RuleContext) { self.context = context }

  func findings() -> [Finding] {
    var order: [Cause] = []
    var losses: [Cause: [Loss]] = [:]
    var guards = AvailabilityGuards(project: project)
    for lost in flow.lost {
      for (site, trail) in sheets(above: lost.node, lost.presence, lost.type, &guards) {
        let cause = Cause(sheet: site, type: lost.type)
        if losses[cause] == nil { order.append(cause) }
        losses[cause, default: []].append(Loss(read: lost, trail: trail))
      }
    }
    return order.compactMap { cause in losses[cause].map { finding(cause, $0) } }
  }

  /// The nearest sheets on the ways to a node, for ways that iOS 13 takes and that do not contradict
  /// themselves.
  private func sheets(
    above node: Int32, _ presence: PresenceID, _ type: TypeID, _ guards: inout AvailabilityGuards
  ) -> [(Site, [Int32])] {
    var found: [(Site, [Int32])] = []
    var waiting: [(node: Int32, assumed: PresenceID, trail: [Int32])] = [(node, presence, [])]
    var seen: Set<Int32> = [node]
    var next = 0
    while next < waiting.count, next < Self.wayLimit {
      let way = waiting[next]
      next += 1
      for other in flow.alternates[way.node] ?? [] where seen.insert(other).inserted {
        waiting.append((other, way.assumed, way.trail))
      }
      let step = flow.nodes[Int(way.node)].step
      guard let assumed = flow.assuming(way.node, way.assumed, missing: type) else {
        continue
      }
      if let site = step.site, guards.isGuarded(site) { continue }
      if case .content(let name, let site, _) = step,
        let entry = flow.evaluator.modifierEntries[name], flow.cuts(entry, site)
      {
        if isTaken(above: way.node, &guards), flow.isFeasible(way.node, assumed, missing: type) {
          found.append((site, way.trail))
        }
        continue
      }
      let parent = flow.nodes[Int(way.node)].parent
      if parent >= 0, seen.insert(parent).inserted {
        waiting.append((parent, assumed, way.trail + [way.node]))
      }
    }
    return found
  }

  /// How many nodes are looked at for one read.
  private static let wayLimit = 2_000

  /// Whether iOS 13 gets to a node, by the way that was found first.
  private func isTaken(above node: Int32, _ guards: inout AvailabilityGuards) -> Bool {
    var current = node
    while current >= 0 {
      let step = flow.nodes[Int(current)].step
      if case .root(let index) = step, flow.roots[index].kind == .preview { return false }
      if let site = step.site, guards.isGuarded(site) { return false }
      current = flow.nodes[Int(current)].parent
    }
    return true
  }

  private func finding(_ cause: Cause, _ losses: [Loss]) -> Finding {
    let sorted = losses.enumerated().sorted {
      ($0.element.trail.count, $0.offset) < ($1.element.trail.count, $1.offset)
    }.map(\.element)
    let first = sorted[0]
    let subject = flow.typeText(of: first.read)
    var readers: [String] = []
    var ranges: [SourceRange] = []
    for loss in sorted {
      let range = flow.propertyRange(loss.read.read.property)
      guard !ranges.contains(range) else { continue }
      ranges.append(range)
      readers.append(project.names[project[loss.read.reader].name])
    }
    let reader = project.names[project[first.read.reader].name]
    let range = flow.nameRange(cause.sheet)
    var trace: [TraceStep] = []
    for node in first.trail.reversed() {
      guard case .builds(let view, let site?) = flow.nodes[Int(node)].step else { continue }
      trace.append(
        TraceStep(
          kind: .step, range: flow.calleeRange(site),
          message: "builds '\(project.names[project[view].name])' here"))
    }
    trace.append(
      TraceStep(
        kind: .read, range: flow.propertyRange(first.read.read.property),
        message: "'\(reader)' reads '\(subject)'"))
    let root = rootName(of: first.trail.last ?? first.read.node)
    return Finding(
      rule: "sheet-loses-environment", severity: .error,
      message: "'\(subject)' does not reach '\(reader)' on iOS 13, where a sheet does not inherit",
      subject: subject, reason: "sheet-on-ios-13", root: root, range: range, trace: trace,
      readers: readers, readerRanges: ranges,
      help: "write '\(isObservable(first.read) ? ".environment" : ".environmentObject")(…)' inside "
        + "the content on line \(flow.line(range))",
      anchor: flow.enclosing(cause.sheet) + ".sheet")
  }

  private func rootName(of node: Int32) -> String { flow.roots[flow.root(of: node)].name }

  private func isObservable(_ read: MissingObject) -> Bool {
    if case .environmentObservable = flow.evaluator.wrapper(of: read.read.property) { return true }
    return false
  }
}

/// Code that does not run on the oldest systems: behind `#available`, or in declarations that say since when
/// they are available.
private struct AvailabilityGuards {
  private let project: Project
  private var ranges: [Int: [TextRange]] = [:]

  init(project: Project) { self.project = project }

  mutating func isGuarded(_ site: Site) -> Bool {
    let range = project.files[site.fileIndex].facts[site.id].range
    return guarded(site.fileIndex).contains { $0.start <= range.start && range.end <= $0.end }
  }

  private mutating func guarded(_ index: Int) -> [TextRange] {
    if let known = ranges[index] { return known }
    let facts = project.files[index].facts
    var found: [TextRange] = []
    for declaration in facts.declarations
    where facts[declaration.attributes].contains(where: { facts[$0.name] == "available" }) {
      found.append(declaration.range)
    }
    for expression in facts.expressions {
      if case .conditional(let id) = expression.kind, isAvailability(facts[id].conditions, facts) {
        found.append(expression.range)
      }
    }
    for statement in facts.statementPool {
      guard case .guarded(let conditions, _) = statement.kind, isAvailability(conditions, facts)
      else { continue }
      // It guards the rest of its body: of the innermost declaration around it.
      let around = facts.declarations.filter {
        $0.range.start <= statement.range.start && statement.range.end <= $0.range.end
      }
      if let inner = around.min(by: {
        $0.range.end - $0.range.start < $1.range.end - $1.range.start
      }) {
        found.append(inner.range)
      }
    }
    ranges[index] = found
    return found
  }

  private func isAvailability(_ conditions: ConditionList, _ facts: FileFacts) -> Bool {
    facts[conditions].contains {
      if case .availability = $0 { true } else { false }
    }
  }
}

// Conditions cost time to follow, so that only those are compared along every way under which something is written. What is missing
// is looked at once more, with the conditions compared that stand on the ways to it: no run takes a way that asks one
// value for one thing here and for its opposite there.

/// What is looked at again.
struct ComparedCode {
  /// The views, apps and widgets that are followed; nil for all.
  var types: Set<NominalID>?
  /// The steps of ways: the conditions around them are compared.
  var steps: Set<Site> = []
  /// Types of views that stand within others of their own type, where a property has other values on one way.
  var nestedTypes: NestedTypes?
  /// Of which classes code writes objects, as far as that was asked.
  var written: WrittenClasses?
  /// What hosts asked of the code.
  var hosting: HostingAnswers?
}

struct ComparedWays {
  let context: RuleContext
  private let rule: MissingEnvironmentObject
  private var flow: EnvironmentFlow { context.flow }

  /// How often ways are looked at again: each time others may take the place of those that are none.
  private static let rounds = 3
  /// From how many views on that were entered nothing is looked at again: it would take as long again.
  private static let entryLimit = 10_000
  /// How many nodes are asked for their steps when all ways are.
  private static let nodeLimit = 1_000

  init(context: RuleContext) {
    self.context = context
    rule = MissingEnvironmentObject(context: context)
  }

  /// What is found missing, notes aside. What code hosts that runs once may ask for something else later than the code did.
  private var failures: [(cause: MissingEnvironmentObject.Cause, failures: [Failure])] {
    context.failures.filter { cause, failures in
      !rule.isNote(cause, failures) && !failures.contains { $0.explanation.root.kind == .host }
    }
  }

  private typealias Failure = MissingEnvironmentObject.Failure

  /// The causes of some failures, with the ways that are told.
  private func toldWays(
    _ failures: [(cause: MissingEnvironmentObject.Cause, failures: [Failure])]
  ) -> [MissingEnvironmentObject.Cause: [Site]] {
    Dictionary(uniqueKeysWithValues: failures.map { ($0.cause, way(of: $0.failures[0])) })
  }

  private func way(of failure: Failure) -> [Site] {
    failure.explanation.nodes.compactMap { flow.nodes[Int($0)].step.site }
      + [failure.missing.read.site].compactMap(\.self)
  }

  /// Drops what no way leads to that can be taken, and leaves its reads open.
  ///
  /// - Parameter follow: follows the code anew.
  /// - Complexity: that of following the views on the ways, for each round.
  func drop(_ follow: (ComparedCode) -> RuleContext) {
    let first = toldWays(failures)
    guard !first.isEmpty, flow.entries < Self.entryLimit else { return }
    var compared = ComparedCode(
      types: types(), nestedTypes: flow.nestedTypes, written: flow.written,
      hosting: flow.hosting)
    var (latest, told) = (self, first)
    for round in 0..<Self.rounds {
      // Mostly the way that is told is one that can be taken.
      let steps = latest.steps(ofAllWays: round > 0)
      guard !steps.isSubset(of: compared.steps) else { break }
      compared.steps.formUnion(steps)
      let again = ComparedWays(context: follow(compared))
      var ways = again.toldWays(again.context.failures).filter { first[$0.key] != nil }
      // What was proved stands where looking again leaves something out.
      guard !again.flow.evaluator.isCutShort, !again.flow.leavesWaysOut else { break }
      for (cause, failures) in failures where ways[cause] == nil && again.leavesOpen(failures) {
        ways[cause] = told[cause]
      }
      let isSettled = ways == told
      (latest, told) = (again, ways)
      if isSettled { break }
    }
    leaveOpen { told[$0] == nil }
    context.failures.removeAll { first[$0.cause] != nil && told[$0.cause] == nil }
    let changed = Set(told.filter { first[$0.key] != $0.value }.keys)
    guard !changed.isEmpty else { return }
    // Why an object is missing on another way tells only a flow that is whole.
    compared.types = nil
    let whole = follow(compared)
    whole.failures.removeAll { !changed.contains($0.cause) }
    let retold = Set(whole.failures.map(\.cause))
    context.failures.removeAll { retold.contains($0.cause) }
    context.retold = whole
  }

  /// Whether it is not told here whether some of what is missing is read.
  private func leavesOpen(_ failures: [Failure]) -> Bool {
    failures.contains { flow.readStates[$0.missing.read.property]?.isUndecided ?? false }
  }

  /// The types on the ways to what is found missing, and below the views that read it: what these hand on may read for them.
  ///
  /// - Complexity: O(nodes).
  private func types() -> Set<NominalID> {
    var found: Set<NominalID> = []
    var seen: Set<Int32> = []
    let reading = failures.flatMap(\.failures).map(\.missing)
    found.formUnion(reading.map(\.reader))
    for node in reading.flatMap({ around($0.node, &seen) }) + below(reading.map(\.node)) {
      switch flow.nodes[Int(node)].step {
      case .builds(let type, _): found.insert(type)
      case .root(let root): found.formUnion(types(shownBy: root))
      default: break
      }
    }
    return found
  }

  /// The nodes below some.
  private func below(_ nodes: [Int32]) -> [Int32] {
    // The steps down from a node are a list, of which the node has the first and each step the next.
    var first = [Int32](repeating: -1, count: flow.nodes.count)
    var steps: [(child: Int32, next: Int32)] = []
    func add(_ child: Int32, below parent: Int32) {
      guard parent >= 0 else { return }
      steps.append((child, first[Int(parent)]))
      first[Int(parent)] = Int32(truncatingIfNeeded: steps.count - 1)
    }
    for (index, node) in flow.nodes.enumerated() {
      let own = Int32(truncatingIfNeeded: index)
      add(own, below: node.parent)
      for other in flow.alternates[own] ?? [] { add(own, below: other) }
    }
    var isSeen = [Bool](repeating: false, count: flow.nodes.count)
    var found: [Int32] = []
    func go(to node: Int32) {
      guard !isSeen[Int(node)] else { return }
      isSeen[Int(node)] = true
      found.append(node)
    }
    for node in nodes { go(to: node) }
    var next = 0
    while next < found.count {
      var step = first[Int(found[next])]
      while step >= 0 {
        go(to: steps[Int(step)].child)
        step = steps[Int(step)].next
      }
      next += 1
    }
    return found
  }

  private func types(shownBy root: Int) -> [NominalID] {
    flow.rootContents.filter { $0.root == root }.compactMap {
      context.project.types.nominal(flow.evaluator.type(of: $0.value))
    }
  }

  /// The steps of the ways to what is found missing, from the root to the read. O(steps of the ways).
  ///
  /// - Parameter ofAllWays: whether those of all ways are wanted; else of the one that is told.
  private func steps(ofAllWays: Bool) -> Set<Site> {
    var found: Set<Site> = []
    var seen: Set<Int32> = []
    for failure in failures.flatMap(\.failures) {
      if let read = failure.missing.read.site { found.insert(read) }
      let told = failure.explanation.nodes
      let nodes =
        ofAllWays
        ? around(failure.missing.node, limit: Self.nodeLimit, &seen) : told + above(told.first)
      found.formUnion(nodes.compactMap { flow.nodes[Int($0)].step.site })
    }
    return found
  }

  /// The nodes of all ways to one that are not seen yet, the nearest first.
  private func around(
    _ node: Int32, limit: Int = .max, _ seen: inout Set<Int32>
  ) -> [Int32] {
    var found: [Int32] = []
    func go(to next: Int32) {
      if next >= 0, seen.count < limit, seen.insert(next).inserted { found.append(next) }
    }
    go(to: node)
    var next = 0
    while next < found.count {
      let current = found[next]
      next += 1
      go(to: flow.nodes[Int(current)].parent)
      go(to: flow.outerNodes[current] ?? -1)
      for other in flow.alternates[current] ?? [] { go(to: other) }
    }
    return found
  }

  /// The nodes above one, up to the root.
  private func above(_ node: Int32?) -> [Int32] {
    guard var current = node else { return [] }
    var found: [Int32] = []
    while true {
      let parent = flow.nodes[Int(current)].parent
      current = parent >= 0 ? parent : flow.outerNodes[current] ?? -1
      guard current >= 0 else { return found }
      found.append(current)
    }
  }

  /// Leaves the reads open of what is missing for some causes.
  private func leaveOpen(_ isOpen: (MissingEnvironmentObject.Cause) -> Bool) {
    for (cause, failures) in failures where isOpen(cause) {
      for failure in failures {
        flow.readStates[failure.missing.read.property]?.leaveOpen(
          .init(node: failure.missing.node, type: nil), inPreview: false)
      }
    }
  }
}

extension EnvironmentFlow {
  /// Whether a view, an app or a widget is followed.
  func isFollowed(_ value: ValueID) -> Bool {
    guard let types = compared?.types, let type = project.types.nominal(evaluator.type(of: value))
    else { return true }
    return types.contains(type)
  }
}

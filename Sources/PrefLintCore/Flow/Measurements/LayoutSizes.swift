// Sizes and places of a layout tree as functions of state: a small model of how SwiftUI proposes sizes downwards and
// reports them upwards. What the model does not know of a view is a constant as long as nothing that moves goes into
// it, and else undecided.

/// What is proposed to a view; nil along an axis: its ideal size.
struct LayoutProposal: FastHashable {
  var horizontal: LayoutTerm?
  var vertical: LayoutTerm?

  func mix(into mixer: inout HashMixer) {
    mixer.add(horizontal)
    mixer.add(vertical)
  }

  subscript(axis: LayoutAxis) -> LayoutTerm? {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }

  /// What in it changes with state.
  var moving: Set<LayoutSource> {
    Set([horizontal, vertical].compactMap { $0 }.flatMap(\.moving))
  }
}

extension LayoutTerm {
  /// Its sources that change.
  var moving: Set<LayoutSource> { sources.filter { !$0.isConstant } }
}

final class LayoutSizes {
  let reader: LayoutReader
  private var symbols: [SymbolKey: Int32] = [:]
  private var known: [SizeKey: LayoutTerm] = [:]
  var proposals: [Int32: LayoutProposal] = [:]
  private var contents: [Int32: Set<LayoutSource>] = [:]
  /// Whether the project declares styles, by their protocols.
  private var ownStyles: [Name: Bool] = [:]
  private var steps = 0
  private(set) var isCut = false
  /// Whether a size rests on a text that has the height of its font.
  var hasFontHeight = false

  private struct SymbolKey: FastHashable {
    var node: Int32
    var axis: LayoutAxis
    var use: UInt8

    @inline(__always) func mix(into mixer: inout HashMixer) {
      mixer.add(UInt64(UInt32(bitPattern: node)) << 16 | UInt64(axis.rawValue) << 8 | UInt64(use))
    }
  }

  private struct SizeKey: FastHashable {
    var node: Int32
    var axis: LayoutAxis
    var proposal: LayoutProposal

    func mix(into mixer: inout HashMixer) {
      mixer.add(UInt64(UInt32(bitPattern: node)) << 1 | UInt64(axis.rawValue))
      mixer.add(proposal)
    }
  }

  init(_ reader: LayoutReader) { self.reader = reader }

  func node(_ id: Int32) -> LayoutNode { reader.nodes[Int(id)] }

  /// The constant of a node. Numbers above those of the reader's own symbols.
  func index(_ id: Int32, _ axis: LayoutAxis, _ use: UInt8) -> Int32 {
    let key = SymbolKey(node: id, axis: axis, use: use)
    if let known = symbols[key] { return known }
    let next = Int32(truncatingIfNeeded: symbols.count) + 1_000_000
    symbols[key] = next
    return next
  }

  func symbol(
    _ id: Int32, _ axis: LayoutAxis, _ sign: LayoutSign, use: UInt8 = 0
  ) -> LayoutTerm {
    .source(.symbol(index(id, axis, use), sign))
  }

  /// Undecided, or a constant where nothing moves.
  func some(
    _ id: Int32, _ axis: LayoutAxis, of sources: Set<LayoutSource>, use: UInt8 = 0,
    sign: LayoutSign = .nonNegative
  ) -> LayoutTerm {
    let moving = sources.filter { !$0.isConstant && !reader.staysInRow($0) }
    return moving.isEmpty ? symbol(id, axis, sign, use: use) : .opaque(moving)
  }

  /// Whether there are steps left.
  func step() -> Bool {
    steps += 1
    if steps >= 40_000 { isCut = true }
    return !isCut
  }

  // MARK: Sizes

  func size(_ id: Int32, _ axis: LayoutAxis, _ proposal: LayoutProposal) -> LayoutTerm {
    guard step() else { return .opaque([]) }
    let key = SizeKey(node: id, axis: axis, proposal: proposal)
    if let term = known[key] { return term }
    let term = find(id, axis, proposal).asSize
    known[key] = term
    return term
  }

  private func find(_ id: Int32, _ axis: LayoutAxis, _ proposal: LayoutProposal) -> LayoutTerm {
    let node = node(id)
    switch node.kind {
    case .unknown(let sources): return some(id, axis, of: sources.union(proposal.moving))
    case .inlined: return size(node.children[0], axis, proposal)
    case .group:
      return node.children.count == 1
        ? size(node.children[0], axis, proposal) : some(id, axis, of: all(id, axis, proposal))
    case .branch(let guards):
      return LayoutTerm(
        ways: zip(guards, node.children).flatMap { guards, child in
          size(child, axis, proposal).under(guards).ways
        })
    case .component(_, let behaviour):
      return component(id, node, behaviour, axis, proposal)
    case .modified(let base, _, let effect, _):
      let term = modified(id, node, base, effect, axis, proposal)
      // Modifiers of no view at all are applied to nothing.
      let arms = flattened(id).isEmpty ? [([], [])] : arms(of: id)
      guard arms.contains(where: \.rows.isEmpty) else { return term }
      return LayoutTerm(
        ways: arms.flatMap { ($0.rows.isEmpty ? .zero : term).under($0.guards).ways })
    }
  }

  /// What moves of all that can have an effect on a node.
  func all(_ id: Int32, _ axis: LayoutAxis, _ proposal: LayoutProposal) -> Set<LayoutSource> {
    let own = content(of: id)
    return own.isEmpty ? proposal.moving : own.union(proposal.moving)
  }

  /// What moves of the arguments and conditions of a node and of all below it that bear on its size.
  func content(of id: Int32) -> Set<LayoutSource> {
    if let known = contents[id] { return known }
    let node = node(id)
    var sources: Set<LayoutSource> = []
    func add(_ more: Set<LayoutSource>) {
      for source in more where !source.isConstant && !reader.staysInRow(source) {
        sources.insert(source)
      }
    }
    var children = node.children
    var hasArguments = true
    switch node.kind {
    case .branch(let guards):
      for item in guards.joined() { add(reader.conditions[Int(item.condition)].sources) }
    case .unknown(let own): add(own)
    case .modified(let base, _, let effect, _):
      // What is drawn, moved or shown in layers leaves the size as it is (E.2).
      switch effect {
      case .none, .moves, .transforms, .namesSpace: (children, hasArguments) = ([base], false)
      case .frames, .pads, .fixes, .metrics: children = [base]
      case .positions, .resizes, .sizesHost, .other: break
      }
    case .component(_, .fills?), .component(_, .measures?): (children, hasArguments) = ([], false)
    default: break
    }
    if hasArguments {
      for argument in node.arguments { add(reader.sources(of: argument.value)) }
    }
    for child in children { sources.formUnion(content(of: child)) }
    contents[id] = sources
    return sources
  }

  private func component(
    _ id: Int32, _ node: LayoutNode, _ behaviour: LayoutBehaviour?, _ axis: LayoutAxis,
    _ proposal: LayoutProposal
  ) -> LayoutTerm {
    switch behaviour {
    case .fills, .measures, .rows:
      return proposal[axis] ?? some(id, axis, of: all(id, axis, proposal))
    case .scrolls:
      if scrolls(node, axis) {
        return proposal[axis] ?? some(id, axis, of: all(id, axis, proposal))
      }
      return node.children.count == 1
        ? size(node.children[0], axis, inside(node, proposal))
        : some(id, axis, of: all(id, axis, proposal))
    case .text:
      // However a text wraps, it has the size of some of its lines.
      let own = content(of: id)
      guard own.allSatisfy(isSettled) else { return .opaque(own) }
      let sign =
        node.arguments.first.map { isWritten($0.value) } ?? false
        ? LayoutSign.positive : .nonNegative
      let size =
        proposal.moving.isEmpty
        ? symbol(id, axis, sign) : .source(.bounded(index(id, axis, 0), sign))
      // No letter is smaller than a point.
      return sign == .positive ? size + .number(1) : size
    case .image: return symbol(id, axis, .nonNegative)
    case .empty: return .zero
    case .spacer:
      guard let stack = container(of: id).flatMap({ self.stackAxis($0.container) }) else {
        return proposal[axis] ?? symbol(id, axis, .nonNegative)
      }
      guard stack == axis else { return .zero }
      let least = node.arguments.first { $0.label == StandardLayout.leastLength }?.value
      guard let length = least.flatMap({ reader.number($0) }) else {
        return proposal[axis] ?? symbol(id, axis, .nonNegative)
      }
      return proposal[axis].map { $0.largest(length) } ?? length
    case .divider:
      guard let stack = container(of: id).flatMap({ self.stackAxis($0.container) }) else {
        return some(id, axis, of: proposal.moving)
      }
      return stack == axis ? symbol(id, axis, .positive) : proposal[axis] ?? .zero
    case .hugs:
      guard let child = rows(of: id).first, rows(of: id).count == 1, !mayHaveOwnStyle(id) else {
        return some(id, axis, of: all(id, axis, proposal))
      }
      return size(child, axis, proposal) + symbol(id, axis, .nonNegative)
    case .layers, .transparent:
      if behaviour == .transparent, rows(of: id).count > 1 {
        return some(id, axis, of: all(id, axis, proposal))
      }
      return each(rows(of: id)) { largest($0, axis, proposal) }
    case .single:
      guard let child = rows(of: id).first, rows(of: id).count == 1, !isRepeated(child) else {
        return some(id, axis, of: all(id, axis, proposal))
      }
      return size(child, axis, proposal)
    case .control: return control(id, axis, proposal)
    case .grid where axis == .vertical:
      return along(id, axis, proposal)
    case .gridRow where axis == .vertical: return across(id, axis, proposal)
    case .apart: return .zero
    case .repeats, .grid, .gridRow: return some(id, axis, of: all(id, axis, proposal))
    case .stack(let own):
      let inner = self.proposal(proposal, within: id)
      return own == axis ? along(id, axis, inner) : across(id, axis, inner)
    case nil: return some(id, axis, of: all(id, axis, proposal))
    }
  }

  /// A control: some height, whatever is proposed, as long as no measurement moves what it shows.
  private func control(
    _ id: Int32, _ axis: LayoutAxis, _ proposal: LayoutProposal
  ) -> LayoutTerm {
    let own = content(of: id)
    guard axis == .vertical, !own.contains(where: isMeasured), !mayHaveOwnStyle(id) else {
      return some(id, axis, of: all(id, axis, proposal))
    }
    if own.isEmpty, proposal.horizontal?.moving.isEmpty ?? true {
      return symbol(id, axis, .positive)
    }
    return .source(.bounded(index(id, axis, 0), .positive))
  }

  /// Whether a style of the project may lay a control out.
  private func mayHaveOwnStyle(_ id: Int32) -> Bool {
    guard case .component(let name, _) = node(id).kind, let style = StandardLayout.styles[name],
      let style = reader.project.names.find(style)
    else { return false }
    if let known = ownStyles[style] { return known }
    let project = reader.project
    let isOwn = project.nominals.indices.contains {
      project.conforms(NominalID(rawValue: UInt32(truncatingIfNeeded: $0)), to: style)
    }
    ownStyles[style] = isOwn
    return isOwn
  }

  /// Whether a source is measured, or is written by what measures.
  func isMeasured(_ source: LayoutSource) -> Bool {
    guard case .cell(let id, _) = source else { return !source.isConstant }
    return (reader.writes + reader.relays).contains { $0.cell == id }
  }

  /// Whether a text has letters, whatever decides which.
  private func isWritten(_ text: LayoutValue) -> Bool {
    switch text {
    case .symbol: true
    case .choice(let ways): ways.allSatisfy { isWritten($0.value) }
    default: false
    }
  }

  /// Whether nothing that is measured, or that follows it, changes a source: while a measurement goes round it stays what it is.
  func isSettled(_ source: LayoutSource) -> Bool {
    guard case .cell(let id, let path) = source else { return source.isConstant }
    let cell = reader.cells[Int(id)]
    guard !reader.isForeign(LayoutCellPart(cell: id, path: path)), !cell.isGiven, !cell.isShared,
      cell.holder == nil
    else { return false }
    return !reader.writes.contains { $0.cell == id } && !reader.relays.contains { $0.cell == id }
  }

  private func scrolls(_ node: LayoutNode, _ axis: LayoutAxis) -> Bool {
    guard let first = node.arguments.first(where: { $0.label == "" }) else {
      return axis == .vertical
    }
    func names(_ value: LayoutValue) -> [String] {
      switch value {
      case .symbol(let name): [reader.text(name)]
      case .list(let values): values.flatMap(names)
      default: ["horizontal", "vertical"]
      }
    }
    return names(first.value).contains(axis == .horizontal ? "horizontal" : "vertical")
  }

  /// What a scroll view proposes to its content.
  func inside(_ node: LayoutNode, _ proposal: LayoutProposal) -> LayoutProposal {
    var inner = proposal
    for axis in LayoutAxis.allCases where scrolls(node, axis) { inner[axis] = nil }
    return inner
  }
}

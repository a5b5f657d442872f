// Collections that state holds, or that a callback is given: the elements that rows show, how many there are, the largest of them, and
// what code makes of all that are told.

/// How code uses collections that state holds.
struct CollectionUses {
  /// A name for the largest element, and for how many there are: parts of a collection that have no key.
  static let largest = "max"
  static let count = "count"

  /// Collections of which the largest element is read.
  var largest: Set<LayoutCellPart> = []
  /// Objects in collections that views observe.
  var observed: Set<LayoutCellPart> = []
}

extension LayoutReader {
  /// A collection as it is declared.
  struct HeldCollection {
    var isArray: Bool
    /// The type of the project that its elements have.
    var element: NominalID?
  }

  /// The collection that a part of state is declared to hold; nil for what is none, or not told.
  func collection(_ id: Int32, _ path: [Name]) -> HeldCollection? {
    property(of: id, path).flatMap(collection)
  }

  /// The property that declares a part of state; nil for an element, which has none.
  func property(of id: Int32, _ path: [Name]) -> DeclarationReference? {
    var property = cells[Int(id)].property
    var isElement = false
    for name in path {
      if text(name).hasPrefix("[") {
        guard !isElement else { return nil }
        isElement = true
        continue
      }
      let owner = isElement ? collection(property)?.element : type(of: property)
      guard let owner, let part = self.property(named: name, of: owner) else { return nil }
      (property, isElement) = (part, false)
    }
    return isElement ? nil : property
  }

  /// The names on a path under which code may change what it leads to: a part of a size, or of insets, is changed by way of the
  /// property that holds these.
  func propertyNames(of id: Int32, _ path: [Name]) -> [Name] {
    path.indices.filter { place in
      guard LayoutMentions.isProperty(text(path[place])) else { return false }
      return place == 0
        || !(writtenType(id, Array(path[..<place])).map(StandardLayout.plainTypes.contains) ?? false)
    }.map { path[$0] }
  }

  private func collection(_ property: DeclarationReference) -> HeldCollection? {
    let facts = project.files[property.fileIndex].facts
    guard case .variable(let variable) = facts[property.id].kind else { return nil }
    let context = LexicalContext(reference: property, project: project)
    if let type = facts[variable].type {
      func nominal(_ element: TypeReferenceID) -> NominalID? {
        project.types.nominal(project.types.unwrapped(project.resolveType(element, in: context)))
      }
      switch facts[type].kind {
      case .array(let element): return HeldCollection(isArray: true, element: nominal(element))
      case .dictionary(_, let value): return HeldCollection(isArray: false, element: nominal(value))
      default: return nil
      }
    }
    guard let initializer = facts[variable].initializer else { return nil }
    func built(_ callee: ExpressionID) -> NominalID? {
      guard case .name(let local, _) = facts[callee].kind else { return nil }
      let name = project.files[property.fileIndex].name(local)
      return project.types.nominal(project.namedType(name, arguments: [], in: context))
    }
    switch facts[initializer].kind {
    case .array(let elements):
      var types: Set<NominalID?> = []
      for element in facts[elements] {
        guard case .call(let callee, _) = facts[element].kind else {
          types.insert(nil)
          continue
        }
        types.insert(built(callee))
      }
      return HeldCollection(isArray: true, element: types.count == 1 ? types.first ?? nil : nil)
    case .dictionary: return HeldCollection(isArray: false)
    // `[Item]()`
    case .call(let callee, _):
      switch facts[callee].kind {
      case .array(let elements):
        return HeldCollection(isArray: true, element: facts[elements].first.flatMap(built))
      case .dictionary: return HeldCollection(isArray: false)
      default: return nil
      }
    default: return nil
    }
  }

  // MARK: Rows

  /// What a collection gives for each of its elements: the same in one row, and another in each. Of state it is the element itself, where
  /// code may write it: by a binding, or as an object.
  func element(of node: Int32, in data: LayoutArgument?) -> LayoutValue {
    let key = project.names.intern("#\(node)")
    guard let data, data.label == .none else { return .element(key) }
    let path = [project.names.intern("[" + text(key) + "]")]
    switch data.value {
    case .binding(.cell(let id, let outer, nil)):
      guard let held = collection(id, outer), held.isArray else { break }
      return .binding(.cell(id, outer + path, held.element))
    case .cell(let id, let outer, nil):
      guard let held = collection(id, outer), held.isArray, let type = held.element,
        project.kind(of: type) == .classType
      else { break }
      return .cell(id, outer + path, type)
    default: break
    }
    return .element(key)
  }

  func isRowKey(_ name: Name) -> Bool { text(name).hasPrefix("[#") }

  /// Whether rows are given bindings of the elements of state, of which the way is followed.
  func gives(
    _ value: LayoutValue, toRowsOf behaviour: LayoutBehaviour?, _ labels: [String]
  ) -> Bool {
    guard behaviour == .repeats || behaviour == .rows,
      !labels.contains(StandardLayout.editing), case .binding(let inner) = value,
      case .cell(let id, let path, nil) = inner, collection(id, path)?.isArray ?? false
    else { return false }
    follow(inner)
    return true
  }

  /// What decides how many rows there are, and which: of an array in state its elements do not.
  func counting(_ rows: LayoutValue, _ arguments: [LayoutArgument]) -> Set<LayoutSource> {
    let data = if case .binding(let inner) = rows { inner } else { rows }
    guard case .cell(let id, let path, nil) = data, collection(id, path)?.isArray ?? false,
      // Rows of which each is known by what it shows are others as it changes.
      !arguments.contains(where: { isWhole($0.value) })
    else { return sources(of: data) }
    return [.cell(id, path + [special(CollectionUses.count)])]
  }

  /// `\.self`
  private func isWhole(_ value: LayoutValue) -> Bool {
    guard case .keyPath(let path) = value else { return false }
    return path.allSatisfy { $0 == project.language.selfValue }
  }

  /// Whether a source is a part of a row's element that no callback writes: it stays what it is while others move.
  func staysInRow(_ source: LayoutSource) -> Bool {
    guard case .cell(let id, let path) = source, path.contains(where: isRowKey),
      !isForeign(LayoutCellPart(cell: id, path: path))
    else { return false }
    return !(writes + relays).contains { $0.cell == id && mayOverlap(path, $0.path) }
      && !reactions.contains { $0.cell == id && mayOverlap(path, $0.path) }
  }

  func observeElement(_ id: Int32, _ path: [Name]) {
    guard path.contains(where: isRowKey) else { return }
    collections.observed.insert(LayoutCellPart(cell: id, path: path))
  }

  // MARK: Parts

  func special(_ part: String) -> Name { project.names.intern("[" + part + "]") }

  /// A part of a collection in state that is no element by a key.
  func collectionPart(_ name: String, _ id: Int32, _ path: [Name]) -> LayoutValue? {
    let isCount = StandardLayout.countMembers.contains(name)
    guard isCount || name == StandardLayout.firstElement || name == StandardLayout.values,
      let held = collection(id, path)
    else { return nil }
    guard held.isArray else { return name == StandardLayout.values ? .cell(id, path, nil) : nil }
    if name == StandardLayout.firstElement {
      return element(of: .cell(id, path, nil), [(.none, .number(.zero))])
    }
    guard isCount else { return nil }
    let count = LayoutSource.cell(id, path + [special(CollectionUses.count)])
    return name == CollectionUses.count ? .number(.source(count)) : .unknown([count])
  }

  /// The largest element of a collection in state.
  func largest(_ id: Int32, _ path: [Name]) -> LayoutValue? {
    guard let held = collection(id, path), held.element == nil else { return nil }
    collections.largest.insert(LayoutCellPart(cell: id, path: path))
    return .cell(id, path + [special(CollectionUses.largest)], nil)
  }

  /// `heights.updateValue(height, forKey: id)`
  func updates(
    _ base: LayoutValue, _ method: String, _ arguments: [LayoutArgument], _ site: Site
  ) -> Bool {
    guard trigger != nil, method == StandardLayout.keyedUpdate,
      arguments.map({ text($0.label) }) == StandardLayout.keyedUpdateLabels, case .cell = base,
      let place = element(of: base, [(.none, arguments[1].value)])
    else { return false }
    record(arguments[0].value, into: place, site)
    return true
  }

  /// Whether something of the project runs when a property is written, which may take elements out again.
  func hasObservers(_ property: DeclarationReference) -> Bool {
    let facts = project.files[property.fileIndex].facts
    guard case .variable(let id) = facts[property.id].kind else { return true }
    return !facts[facts[id].accessors].isEmpty
  }

  /// Whether a method puts one more element into an array in state, so that it is never what it was.
  /// Behind a binding or a wrapper somebody else's code may take elements out again.
  func isLonger(
    _ base: LayoutValue, by method: String, _ arguments: [LayoutArgument], _ frame: LayoutFrame
  ) -> Bool {
    guard method == StandardLayout.appending, arguments.count == 1, arguments[0].label == .none,
      case .cell(let id, let path, nil) = base, path.isEmpty,
      case .instance(let own)? = frame.receiver, own.id == cells[Int(id)].instance,
      !hasObservers(cells[Int(id)].property),
      !(project.names.find(method).map(addedNames.contains) ?? false)
    else { return false }
    return collection(id, path)?.isArray ?? false
  }

  /// What is written into an element is the largest one, or another is.
  func gatherLargest() {
    guard !collections.largest.isEmpty else { return }
    for write in writes {
      if let term = largest(given: write) {
        var gathered = write
        gathered.path.append(special(CollectionUses.largest))
        gathered.value = .number(term)
        relay(gathered)
      }
      guard let key = write.path.last, text(key).hasPrefix("["),
        collections.largest.contains(
          LayoutCellPart(cell: write.cell, path: Array(write.path.dropLast()))),
        let term = number(write.value)
      else { continue }
      var gathered = write
      gathered.path = write.path.dropLast() + [special(CollectionUses.largest)]
      gathered.value = .number(term.largest(.source(freshSymbol())))
      relay(gathered)
    }
  }

  /// The largest element of a collection that is written as a whole, where that is read; nil of others.
  private func largest(given write: LayoutWrite) -> LayoutTerm? {
    guard collections.largest.contains(write.part) else { return nil }
    let values: [LayoutValue]
    var hasRows = false
    switch write.value {
    case .list(let elements): values = elements
    case .record(let parts) where isDictionary(parts):
      values = parts.map(\.value)
      hasRows = parts.contains { isRowKey($0.label) }
    default: return nil
    }
    let terms = values.compactMap { number($0) }
    guard terms.count == values.count, let first = terms.first else { return nil }
    let largest = terms.dropFirst().reduce(first) { $0.largest($1) }
    // Of rows another one may be larger.
    return hasRows ? largest.largest(.source(freshSymbol())) : largest
  }

  /// A collection that is written as a whole, with its elements as those of their type that they are.
  func elementsCased(
    _ value: LayoutValue, heldBy id: Int32, _ path: [Name]
  ) -> LayoutValue {
    switch value {
    case .list(let values):
      guard let element = collection(id, path)?.element else { return value }
      return .list(values.map { cased($0, as: element) })
    case .record(let parts) where isDictionary(parts):
      guard let element = collection(id, path)?.element else { return value }
      return .record(parts.map { ($0.label, cased($0.value, as: element)) })
    default: return value
    }
  }

  /// Whether two parts of one property may be one: one holds the other, or both are elements of which one is a row's.
  func mayOverlap(_ left: [Name], _ right: [Name]) -> Bool {
    zip(left, right).allSatisfy { one, other in
      one == other || isRowKey(one) && isKey(other) || isRowKey(other) && isKey(one)
    }
  }

  private func isKey(_ name: Name) -> Bool {
    text(name).hasPrefix("[") && name != special(CollectionUses.count)
      && name != special(CollectionUses.largest)
  }
}

// MARK: Collections that are told

extension LayoutReader {
  /// The elements of a collection that is told, and those of rows twice; nil of others.
  func elements(of value: LayoutValue) -> [LayoutValue]? {
    switch value {
    case .list(let values): return values
    case .record(let parts):
      if isDictionary(parts) {
        return parts.flatMap { part -> [LayoutValue] in
          let element = LayoutValue.record([
            (project.names.intern("key"), keyValue(part.label)),
            (project.names.intern("value"), part.value),
          ])
          return isRowKey(part.label) ? [element, element] : [element]
        }
      }
      // `1...3`
      guard parts.map({ text($0.label) }) == StandardLayout.bounds,
        let low = number(parts[0].value)?.number.flatMap(Int.init(exactly:)),
        let high = number(parts[1].value)?.number.flatMap(Int.init(exactly:)),
        low <= high, high - low <= 100
      else { return nil }
      return (low...high).map { .number(.number(Double($0))) }
    default: return nil
    }
  }

  func isDictionary(_ parts: [(label: Name, value: LayoutValue)]) -> Bool {
    !parts.isEmpty && parts.allSatisfy { text($0.label).hasPrefix("[") }
  }

  /// What an element is looked up with.
  private func keyValue(_ label: Name) -> LayoutValue {
    let key = project.names.intern(String(text(label).dropFirst().dropLast()))
    if isRowKey(label) { return .element(key) }
    return Double(text(key)).map { .number(.number($0)) } ?? .symbol(key)
  }

  /// What a dictionary that is told has under a key: of one that is written out the element.
  func found(
    _ key: LayoutValue, among parts: [(label: Name, value: LayoutValue)]
  ) -> LayoutValue? {
    guard isDictionary(parts) else { return nil }
    if let label = self.key(key).map({ "[" + $0 + "]" }),
      let part = parts.first(where: { text($0.label) == label })
    {
      return part.value
    }
    // Of rows it is not told which one is meant, nor whether that one differs from the others.
    return nil
  }

  /// The only one of some values that are made of the same numbers; nil of others.
  func only(of values: [LayoutValue]) -> LayoutValue? {
    guard let first = values.first,
      values.dropFirst().allSatisfy({ isSame($0, first) })
    else { return nil }
    return first
  }

  private func isSame(_ left: LayoutValue, _ right: LayoutValue) -> Bool {
    let terms = OtherWriters.terms(left, [], self)
    return !terms.isEmpty && terms == OtherWriters.terms(right, [], self)
  }

  /// What a collection gathers of several emitters: the elements of each; of rows, which are alike, those of one, twice, and so of
  /// what may be missing.
  func gathered(_ found: [Emission]) -> LayoutValue? {
    var elements: [LayoutValue] = []
    var parts: [(label: Name, value: LayoutValue)] = []
    for item in found {
      switch item.value {
      case .list(let own):
        elements += own
        if item.repeats || !item.guards.isEmpty { elements += own }
      case .record(let own):
        // Each row has a key of its own, and each view that is there once.
        let isOnce = !item.repeats && item.guards.isEmpty
        guard
          own.allSatisfy({ part in
            (isOwnKey(part.label) || isOnce && !isRowKey(part.label))
              && !parts.contains { $0.label == part.label }
          })
        else { return nil }
        parts += own
      default: return nil
      }
    }
    if parts.isEmpty { return .list(elements) }
    return elements.isEmpty ? .record(parts) : nil
  }

  /// `values.reduce(0, max)`, `values.forEach { … }`: what code makes of all elements of a collection that is told; nil for others.
  func gone(
    through base: LayoutValue, _ method: String, _ list: ArgumentList, _ frame: LayoutFrame,
    _ site: Site
  ) -> LayoutValue? {
    let arguments = facts(frame)[list]
    switch (method, arguments.count) {
    case (StandardLayout.visiting, 1):
      guard let values = elements(of: base), let only = arguments.first else { return nil }
      let code = value(only.value, frame)
      visit(values, frame) { _ = invoke(code, [$0], site) }
      return LayoutValue.none
    case (StandardLayout.folding, 2):
      guard let values = elements(of: base), let first = arguments.first,
        let second = arguments.dropFirst().first, facts(frame)[first.label].isEmpty
      else { return nil }
      return folded(values, from: value(first.value, frame), by: second.value, frame, site)
    default: return nil
    }
  }

  /// Reads code for some values one after the other. Where some come twice, of rows of which it is not told how many there are, the code
  /// counts only if it leaves everything as it was when it runs for all of them once more.
  func visit(_ values: [LayoutValue], _ frame: LayoutFrame, _ body: (LayoutValue) -> Void) {
    let once = values.indices.filter { index in
      !values[..<index].contains { isSame($0, values[index]) }
    }.map { values[$0] }
    let start = writes.count
    for item in once { body(item) }
    guard once.count < values.count else { return }
    let (middle, locals) = (writes.count, frame.locals)
    for item in once { body(item) }
    let (first, second) = (writes[start..<middle], writes[middle...])
    let isKept =
      first.count == second.count
      && zip(first, second).allSatisfy { $0.part == $1.part && isSame($0.value, $1.value) }
    if !isKept { hasHiddenCode = true }
    for name in frame.changed.sorted(by: { $0.index < $1.index }) {
      guard let old = locals[name], let new = frame.locals[name], !isSame(old, new) else {
        continue
      }
      frame.locals[name] = blurred(new, frame)
    }
  }

  /// What a function makes of some values one after the other; of those that come twice only if that does not matter.
  private func folded(
    _ values: [LayoutValue], from start: LayoutValue, by code: ExpressionID, _ frame: LayoutFrame,
    _ site: Site
  ) -> LayoutValue? {
    let combine: (LayoutValue, LayoutValue) -> LayoutValue?
    if case .name(let local, _) = facts(frame)[code].kind, frame.locals[name(local, frame)] == nil {
      let word = facts(frame)[local]
      guard !project.declares(name(local, frame)) else { return nil }
      combine = { left, right in
        guard let left = self.number(left), let right = self.number(right) else { return nil }
        switch word {
        case "max": return .number(left.largest(right))
        case "min": return .number(left.smallest(right))
        case "+": return .number(left + right)
        default: return nil
        }
      }
    } else {
      let function = value(code, frame)
      guard isCode(function) else { return nil }
      combine = { self.invoke(function, [$0, $1], site) }
    }
    var result = start
    for item in values {
      guard let next = combine(result, item) else { return nil }
      result = next
    }
    let isOnce = values.indices.allSatisfy { index in
      !values[..<index].contains { isSame($0, values[index]) }
    }
    if isOnce { return result }
    for item in values {
      guard let again = combine(result, item), isSame(again, result) else { return nil }
    }
    return result
  }
}

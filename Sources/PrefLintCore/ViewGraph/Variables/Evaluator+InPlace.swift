// Collections that are changed in place: `list.append(x)`, `list += more`, `table[key] = value`. What is told of the change is
// taken over; what is not leaves the collection open, as its first elements would decide branches.

/// How much is told of how many elements a collection has.
enum CollectionAmount {
  /// It holds what is known of it and nothing else.
  case told
  /// Constants decide it, in a way that is not followed.
  case open(isFilled: Bool)
  /// A value of the run decides it.
  case ofRun
}

/// What is known of a list or of a dictionary, whose keys and values stand in turns.
struct CollectionContent {
  var elements: [ValueID]
  var isDictionary: Bool
  var amount: CollectionAmount

  var isTold: Bool {
    if case .told = amount { return true }
    return false
  }

  var isOpen: Bool {
    if case .open = amount { return true }
    return false
  }

  /// Whether it certainly holds something.
  var isFilled: Bool {
    switch amount {
    case .told: !elements.isEmpty
    case .open(let isFilled): isFilled
    case .ofRun: false
    }
  }

  /// The same elements, of which it is not told how many there are.
  func opened(isFilled: Bool) -> CollectionContent {
    CollectionContent(
      elements: elements, isDictionary: isDictionary, amount: .open(isFilled: isFilled))
  }
}

extension Evaluator {
  func collectionContent(_ id: ValueID) -> CollectionContent? {
    var current = id
    var amount = CollectionAmount.ofRun
    while true {
      switch store[current] {
      case .exact(let inner): (amount, current) = (.told, inner)
      case .open(let inner, let isFilled): (amount, current) = (.open(isFilled: isFilled), inner)
      case .built(let inner, _), .typed(let inner, _), .traced(let inner, _), .seen(let inner, _):
        current = inner
      case .array(let elements):
        return CollectionContent(elements: elements, isDictionary: false, amount: amount)
      case .dictionary(let elements):
        return CollectionContent(elements: elements, isDictionary: true, amount: amount)
      default: return nil
      }
    }
  }

  func collection(_ content: CollectionContent) -> ValueID {
    let plain = store.intern(
      content.isDictionary ? .dictionary(content.elements) : .array(content.elements))
    switch content.amount {
    case .told: return store.intern(.exact(plain))
    case .open(let isFilled): return store.intern(.open(plain, isFilled: isFilled))
    case .ofRun: return plain
    }
  }

  /// A collection with other content, of the same declared type.
  func collection(_ old: ValueID, with content: CollectionContent) -> ValueID {
    let new = replacing(old, by: collection(content))
    if case .typed = store[new] { return new }
    guard case .typed(_, let declared) = store[old] else { return new }
    return store.intern(.typed(new, declared))
  }

  /// Changes each of the collections that a value may be; nil where one of them is something else.
  func changing(
    _ id: ValueID, _ change: (CollectionContent) -> CollectionContent?
  ) -> ValueID? {
    guard case .union(let alternatives) = store[core(id)] else {
      return collectionContent(id).flatMap(change).map { collection(id, with: $0) }
    }
    if alternatives.count > Self.collectionLimit {
      return collected(alternatives).flatMap { changing($0, change) }
    }
    var results: [Alternative] = []
    for alternative in alternatives {
      guard let new = changing(alternative.value, change) else { return nil }
      results.append(alternative.holding(new))
    }
    return union(results)
  }

  /// What a collection says of how much it holds: `isEmpty`, `count`.
  func constantMember(_ name: Name, of id: ValueID) -> ValueID? {
    guard name == language.isEmpty || name == language.count else { return nil }
    if case .union(let alternatives) = store[core(id)], !alternatives.isEmpty,
      alternatives.allSatisfy({ !$0.isDecided && collectionContent($0.value) != nil })
    {
      return openAmount(name)
    }
    if case .someConstant(let type) = store[core(id)] {
      switch project.types[type] {
      case .array, .dictionary: return openAmount(name)
      default: return nil
      }
    }
    if case .union(let alternatives) = store[core(id)],
      alternatives.contains(where: { collectionContent($0.value)?.isOpen == true })
    {
      return openAmount(name)
    }
    guard let content = collectionContent(id) else { return nil }
    switch content.amount {
    case .told:
      if name == language.isEmpty { return store.intern(.boolean(content.elements.isEmpty)) }
      // Of equal elements a set keeps one.
      if content.elements.count > 1, case .external = project.types[type(of: id)] {
        return openAmount(name)
      }
      let count = content.isDictionary ? content.elements.count / 2 : content.elements.count
      return store.intern(.literal(project.names.intern(String(count)), intType))
    case .open(isFilled: true) where name == language.isEmpty:
      return store.intern(.boolean(false))
    case .open: return openAmount(name)
    case .ofRun: return nil
    }
  }

  private var intType: TypeID { project.types.intern(.external(language.int, [])) }

  private func openAmount(_ name: Name) -> ValueID {
    store.intern(.someConstant(name == language.isEmpty ? boolType : intType))
  }

  // MARK: Adding

  /// What `list += more` makes of a list.
  func extend(_ target: ExpressionID, by more: ExpressionID, _ frame: Frame) -> Bool {
    guard let place = place(target, frame), let list = content(of: place, frame),
      isChangeable(place, frame), changing(list, { $0.isDictionary ? nil : $0 }) != nil
    else { return false }
    let added = evaluate(more, frame, expected: type(of: list))
    guard let new = changing(list, { adding(allOf: added, to: $0, inLoop: frame.loopDepth > 0) })
    else { return false }
    replace(new, at: place, frame)
    return true
  }

  /// A list with one element more.
  private func adding(
    _ element: ValueID, to list: CollectionContent, inLoop: Bool
  ) -> CollectionContent {
    var new = list
    new.elements.append(element)
    switch list.amount {
    case .told: break
    case .open: new.amount = .open(isFilled: true)
    // What a loop of run-time rounds leaves is a number of the run.
    case .ofRun: if !inLoop { new.amount = .open(isFilled: true) }
    }
    return new
  }

  /// A list with all that another one holds.
  private func adding(
    allOf more: ValueID, to list: CollectionContent, inLoop: Bool
  ) -> CollectionContent? {
    guard !list.isDictionary else { return nil }
    var new = list
    guard let added = collectionContent(more), !added.isDictionary else {
      let element = element(of: more)
      new.elements.append(element)
      let isOfRun = if case .opaque = store[core(more)] { true } else { false }
      new.amount =
        isOfRun && list.isTold && list.elements.isEmpty ? .ofRun : .open(isFilled: list.isFilled)
      return new
    }
    new.elements += added.elements
    switch (list.amount, added.amount) {
    case (.told, .told): break
    case (.told, .ofRun) where list.elements.isEmpty: new.amount = .ofRun
    case (.ofRun, .ofRun): break
    case (.ofRun, .told) where inLoop: break
    default: new.amount = .open(isFilled: list.isFilled || added.isFilled)
    }
    return new
  }

  /// A set with one element more, which it may hold already.
  private func inserting(_ element: ValueID, into set: CollectionContent) -> CollectionContent {
    var new = set
    if !set.elements.contains(element) { new.elements.append(element) }
    guard set.isTold else { return new.opened(isFilled: true) }
    let answers = set.elements.map { $0 == element ? true : equality(core($0), core(element)) }
    if answers.contains(true) { return set }
    return answers.allSatisfy { $0 == false } ? new : new.opened(isFilled: true)
  }

  // MARK: Methods

  /// The type of what a list takes: `hosts.append(.init(rootView: Page()))`.
  func taken(_ argument: ArgumentSource, by method: Name, of list: ValueID) -> TypeID? {
    guard method == language.append || method == language.insert, argument.label == .none,
      case .array(let element) = project.types[type(of: list)], element != .unknown
    else { return nil }
    return element
  }

  /// A collection that a method is called on for its effect: on a local one, or on one of a local structure.
  struct ChangedCollection {
    var place: ValuePlace
    var old: ValueID
    var method: Name
    var arguments: ArgumentList
  }

  /// The collection that a call changes in a way that is followed.
  func changedCollection(
    _ callee: ExpressionID, _ arguments: ArgumentList, _ frame: Frame
  ) -> ChangedCollection? {
    let facts = frame.file.facts
    guard case .member(let base, let local, _) = facts[callee].kind else { return nil }
    let method = frame.file.name(local)
    guard changesCollection(method), let place = place(base, frame),
      let old = content(of: place, frame), isChangeable(place, frame),
      changing(old, { $0 }) != nil, members(named: method, of: type(of: old)).isEmpty
    else { return nil }
    return ChangedCollection(place: place, old: old, method: method, arguments: arguments)
  }

  /// Takes over what a method makes of a collection.
  func change(_ changed: ChangedCollection, _ frame: Frame) {
    let arguments = sources(changed.arguments, frame)
    let isSet = isSet(changed.old)
    let values = asking {
      arguments.map { argument in
        isClosure(argument)
          ? ValueID.unknown
          : value(
            of: argument, expected: taken(argument, by: changed.method, of: changed.old) ?? .unknown
          )
      }
    }
    let labels = arguments.map { project.names[$0.label] }
    let new = changing(changed.old) {
      content($0, after: changed.method, labels, values, isSet: isSet, frame)
    }
    replace(new ?? doubted(changed.old), at: changed.place, frame)
  }

  private func isSet(_ id: ValueID) -> Bool {
    guard case .external(let name, _) = project.types[type(of: id)] else { return false }
    return project.names[name] == "Set"
  }

  /// Whether a method of the standard library changes the collection that it is called on.
  func changesCollection(_ method: Name) -> Bool {
    effect(of: method) != .none
  }

  /// What the name of a method says that it does to the collection that it is called on.
  func effect(of method: Name) -> CollectionEffect {
    if let known = collectionEffects[method] { return known }
    let effect = CollectionEffect(ofMethod: project.names[method])
    collectionEffects[method] = effect
    return effect
  }

  private func content(
    _ old: CollectionContent, after method: Name, _ labels: [String], _ values: [ValueID],
    isSet: Bool, _ frame: Frame
  ) -> CollectionContent? {
    if old.isDictionary { return dictionary(old, after: method, labels, values) }
    var new = old
    let isTold = old.isTold && !isSet
    switch (project.names[method], labels) {
    case ("append", [""]): return adding(values[0], to: old, inLoop: frame.loopDepth > 0)
    case ("append", ["contentsOf"]):
      return adding(allOf: values[0], to: old, inLoop: frame.loopDepth > 0)
    case ("insert", [""]): return inserting(values[0], into: old)
    case ("insert", ["", "at"]):
      new = adding(values[0], to: old, inLoop: frame.loopDepth > 0)
      guard old.isTold, !old.elements.isEmpty else { return new }
      guard let index = number(values[1]), 0...old.elements.count ~= index else {
        return new.opened(isFilled: true)
      }
      new.elements = old.elements
      new.elements.insert(values[0], at: index)
      return new
    case ("removeAll", []), ("removeAll", ["keepingCapacity"]):
      return CollectionContent(elements: [], isDictionary: false, amount: .told)
    case ("removeFirst", []) where isTold && !old.elements.isEmpty: new.elements.removeFirst()
    case ("removeLast", []) where isTold && !old.elements.isEmpty: new.elements.removeLast()
    case ("popLast", []) where isTold: _ = new.elements.popLast()
    case ("remove", [""]) where isSet && old.isTold:
      let answers = old.elements.map { equality(core($0), core(values[0])) }
      guard answers.allSatisfy({ $0 != nil }) else { return old.opened(isFilled: false) }
      new.elements = zip(old.elements, answers).filter { $0.1 == false }.map(\.0)
    case ("remove", ["at"]) where isTold:
      guard let index = number(values[0]), old.elements.indices.contains(index) else {
        return old.opened(isFilled: old.elements.count > 1)
      }
      new.elements.remove(at: index)
    case ("swapAt", ["", ""]) where isTold:
      guard let first = number(values[0]), let second = number(values[1]),
        old.elements.indices.contains(first), old.elements.indices.contains(second)
      else { return old.opened(isFilled: true) }
      new.elements.swapAt(first, second)
    case ("reverse", []) where isTold: new.elements.reverse()
    case ("reverse", _), ("sort", _), ("shuffle", _), ("swapAt", _), ("partition", _):
      return old.isTold && old.elements.count <= 1 ? old : opened(old)
    default:
      guard !project.names[method].hasPrefix("with") else { return nil }
      // What is put in stands among the arguments.
      let further = isSet ? [] : values.filter { $0 != .unknown }.map { element(of: $0) }
      new.elements += further.filter { $0 != .unknown }
      if effect(of: method) == .removes {
        if case .ofRun = old.amount { return new }
        return mayHold(new)
      }
      return new.opened(isFilled: false)
    }
    return new
  }

  /// A collection of which any element may have been taken away.
  func mayHold(_ old: CollectionContent) -> CollectionContent {
    var new = old.opened(isFilled: false)
    for index in new.elements.indices where !old.isDictionary || index % 2 == 1 {
      new.elements[index] = union([
        Alternative(presence: .always, value: new.elements[index], isDecided: false)
      ])
    }
    return new
  }

  /// The same elements in another order.
  private func opened(_ old: CollectionContent) -> CollectionContent {
    if case .ofRun = old.amount { return old }
    return old.opened(isFilled: old.isFilled)
  }

  private func dictionary(
    _ old: CollectionContent, after method: Name, _ labels: [String], _ values: [ValueID]
  ) -> CollectionContent? {
    switch (project.names[method], labels) {
    case ("removeAll", []), ("removeAll", ["keepingCapacity"]):
      return CollectionContent(elements: [], isDictionary: true, amount: .told)
    case ("updateValue", ["", "forKey"]): return storing(values[0], for: values[1], in: old)
    case ("removeValue", ["forKey"]): return removing(values[0], from: old)
    default: return nil
    }
  }

  // MARK: Elements

  /// What stands in a collection at an index or for a key, if it is told; `.none` where there is none.
  func element(_ index: ValueID, of content: CollectionContent) -> ValueID? {
    guard content.isTold else { return nil }
    guard content.isDictionary else {
      guard let position = number(index), content.elements.indices.contains(position) else {
        return nil
      }
      return content.elements[position]
    }
    switch position(of: index, in: content) {
    case .at(let position): return content.elements[position + 1]
    case .absent: return ValueID.none
    case .untold: return nil
    }
  }

  /// A collection with another element at an index or for a key.
  func storing(
    _ value: ValueID, for index: ValueID, in content: CollectionContent
  ) -> CollectionContent? {
    var new = content
    guard content.isDictionary else {
      // `list[0..<2] = []`
      if case .external(_, let bounds) = project.types[type(of: index)], !bounds.isEmpty {
        return nil
      }
      if content.isTold, let position = number(index) {
        guard content.elements.indices.contains(position) else { return nil }
        new.elements[position] = value
        return new
      }
      if isRuntime(core(index)) {
        // Which one it replaces the run says; a loop replaces all of them.
        new.elements = content.elements.map { element in
          mayCarry(type(of: element))
            ? union([Alternative(presence: .always, value: element, isDecided: false)]) : element
        }
        new.elements.append(value)
      } else {
        let any = (content.elements + [value]).map {
          Alternative(presence: .always, value: $0, isDecided: false)
        }
        new.elements = [union(any)]
      }
      if case .ofRun = content.amount { return new }
      return new.opened(isFilled: true)
    }
    if value == .none { return removing(index, from: content) }
    switch position(of: index, in: content) {
    case .at(let position): new.elements[position + 1] = value
    case .absent: new.elements += [index, value]
    case .untold:
      new.elements += [index, value]
      // For a run-time key it stands where run-time values ask for it.
      if isRuntime(core(index)), !content.isOpen {
        new.amount = .ofRun
        return new
      }
      return new.opened(isFilled: true)
    }
    if case .open = content.amount { return new.opened(isFilled: true) }
    return new
  }

  /// A dictionary without what it holds for a key.
  private func removing(_ key: ValueID, from content: CollectionContent) -> CollectionContent? {
    guard content.isDictionary else { return nil }
    var new = content
    switch position(of: key, in: content) {
    case .at(let position): new.elements.removeSubrange(position...position + 1)
    case .absent: return content
    case .untold: return nil
    }
    if case .open = content.amount { return new.opened(isFilled: false) }
    return new
  }

  private enum KeyPosition {
    case at(Int)
    case absent
    case untold
  }

  private func position(of key: ValueID, in content: CollectionContent) -> KeyPosition {
    let wanted = core(key)
    for position in stride(from: 0, to: content.elements.count - 1, by: 2) {
      switch equality(core(content.elements[position]), wanted) {
      case true?: return .at(position)
      case false?: continue
      case nil: return .untold
      }
    }
    return .absent
  }

  func number(_ id: ValueID) -> Int? {
    guard case .literal(let text, _) = store[core(id)] else { return nil }
    return Int(project.names[text])
  }

  func isRuntime(_ id: ValueID) -> Bool {
    if case .opaque = store[id] { return true }
    return false
  }

  // MARK: Loops

  /// What a collection is at the beginning of any round of a loop that changes it.
  func ofAnyRound(_ id: ValueID, isTold: Bool) -> ValueID? {
    changing(id) { content in
      // Whether a list holds something then, what else is asked of the elements may tell.
      if isTold || !content.isDictionary { return content.opened(isFilled: false) }
      var new = content
      if content.isDictionary {
        guard case .dictionary(let key, let value) = project.types[type(of: id)],
          key != .unknown, isData(value)
        else { return content.opened(isFilled: false) }
        new.elements += [opaque(key), opaque(value)]
      }
      new.amount = .ofRun
      return new
    }
  }
}

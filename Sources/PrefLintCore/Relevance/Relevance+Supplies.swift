// What code may ask of the environment: objects by their types, values by their keys. Where views of equal values stand in
// environments that differ only in what nothing below them asks for, one of them tells of all.

extension Relevance {
  /// What a property may read whose type is written with these names, of which one is the type's own.
  func supplies(named names: [Name]) -> Interest {
    guard !names.isEmpty, !names.contains(where: openNames.contains) else { return .allSupplies }
    return names.reduce(into: []) { $0.formUnion(.supply(number(of: $1))) }
  }

  /// The number of a type of objects, or of a key. What nobody names, only code asks for that may ask for anything.
  func number(of name: Name) -> Int {
    if let known = supplyNumbers[name] { return known }
    supplyNumbers[name] = supplyNumbers.count
    return supplyNumbers.count - 1
  }

  /// What those ask for who read objects of a type.
  func supplies(of type: TypeID) -> Interest {
    switch project.types[type] {
    case .nominal(let id, _): .supply(number(of: project[id].name))
    case .external(let name, _): .supply(number(of: lastPart(of: name)))
    default: .allSupplies
    }
  }

  /// Of a type that is nested in one from outside the project, as which code names it part by part.
  private func lastPart(of name: Name) -> Name {
    let text = project.names[name]
    guard let dot = text.lastIndex(of: ".") else { return name }
    return project.names.intern(String(text[text.index(after: dot)...]))
  }

  /// What those ask for who read the value of a key.
  func supplies(of key: Name) -> Interest { .supply(number(of: key)) }
}

/// Numbers in the order in which they came, each once until its turn.
struct WaitingNumbers {
  private var numbers: [Int] = []
  private var first = 0
  private var isWaiting: [Bool] = []

  mutating func add(_ number: Int) {
    while isWaiting.count <= number { isWaiting.append(false) }
    guard !isWaiting[number] else { return }
    isWaiting[number] = true
    numbers.append(number)
  }

  mutating func next() -> Int? {
    guard first < numbers.count else {
      numbers.removeAll(keepingCapacity: true)
      first = 0
      return nil
    }
    first += 1
    isWaiting[numbers[first - 1]] = false
    return numbers[first - 1]
  }
}

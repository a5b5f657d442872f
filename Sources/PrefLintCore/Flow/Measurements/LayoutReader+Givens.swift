// What a view is given wherever the project makes one: what is the same literal in all places is that.

extension LayoutReader {
  /// The properties of a view that have one value wherever it is made. O(expressions of the files that name the type).
  func givens(of nominal: NominalID) -> [Name: LayoutValue] {
    let item = project[nominal]
    let modifiers = project.declaration(item.reference).modifiers
    guard item.kind == .structure, !modifiers.contains(.isPublic),
      project.members(named: project.language.initializer, of: nominal).isEmpty
    else { return [:] }
    let wanted = plainProperties(of: item)
    guard !wanted.isEmpty, let calls = calls(of: item.name), let first = calls.first else {
      return [:]
    }
    var result: [Name: LayoutValue] = [:]
    for (name, initial) in wanted {
      guard let literal = literal(name, initial, in: first),
        calls.dropFirst().allSatisfy({ self.literal(name, initial, in: $0) == literal }),
        let value = value(of: literal)
      else { continue }
      result[name] = value
    }
    return result
  }

  private struct Call {
    var file: Int
    var arguments: ArgumentList
  }

  /// A literal as it is written.
  private enum Literal: Equatable {
    case boolean(Bool)
    case number(String)
    case none
  }

  private func value(of literal: Literal) -> LayoutValue? {
    switch literal {
    case .boolean(let constant): .boolean(constant)
    case .number(let text): Double(text).map { .number(.number($0)) }
    case .none: LayoutValue.none
    }
  }

  /// Stored properties without a wrapper, with what they start with.
  private func plainProperties(of item: Nominal) -> [(name: Name, initial: Site?)] {
    item.orderedMembers.compactMap { member in
      let file = project.files[member.reference.fileIndex]
      guard !member.isStatic, !isComputed(member.reference),
        case .variable(let id) = file.facts[member.reference.id].kind,
        file.facts[file.facts[member.reference.id].attributes].isEmpty,
        !(file.facts[id].isLet && file.facts[id].initializer != nil)
      else { return nil }
      return (
        project.name(of: member.reference),
        file.facts[id].initializer.map { Site(file: member.reference.fileIndex, $0) }
      )
    }
  }

  /// The calls of a type's initialiser; nil where it is used in another way.
  private func calls(of type: Name) -> [Call]? {
    var calls: [Call] = []
    for index in project.files(namingOneOf: [type]) where !project.files[index].isTest {
      let file = project.files[index]
      var uses = 0
      for expression in file.facts.expressions {
        switch expression.kind {
        case .name(let local, _): if file.name(local) == type { uses += 1 }
        case .call(let callee, let arguments):
          if case .name(let local, _) = file.facts[callee].kind, file.name(local) == type {
            uses -= 1
            calls.append(Call(file: index, arguments: arguments))
          }
        default: break
        }
      }
      guard uses == 0 else { return nil }
    }
    return calls
  }

  private func literal(_ name: Name, _ initial: Site?, in call: Call) -> Literal? {
    let file = project.files[call.file]
    guard
      let argument = file.facts[call.arguments].first(where: { file.name($0.label) == name })
    else { return initial.flatMap { literal($0.id, project.files[$0.fileIndex]) } }
    return literal(argument.value, file)
  }

  private func literal(_ id: ExpressionID, _ file: ProjectFile) -> Literal? {
    switch file.facts[id].kind {
    case .boolean(let constant): .boolean(constant)
    case .number(let text): .number(file.facts[text])
    case .none: Literal.none
    // There is nothing to see of it, either.
    case .call(let callee, let arguments):
      file.facts[arguments].isEmpty && isEmptyView(callee, file) ? Literal.none : nil
    default: nil
    }
  }

  private func isEmptyView(_ callee: ExpressionID, _ file: ProjectFile) -> Bool {
    guard case .name(let local, _) = file.facts[callee].kind else { return false }
    return StandardLayout.behaviours[file.facts[local]] == .empty
      && !project.declares(file.name(local))
  }
}

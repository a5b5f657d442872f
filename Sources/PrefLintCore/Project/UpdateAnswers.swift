// What conditions on the way to code have asked: `if isShown { … } else { coordinator.dismiss() }` calls nothing that
// `dismiss()` does where `isShown`. Answers are kept by the member that is asked.

/// What the conditions of the calls that lead to code have said of members.
struct UpdateAnswers: Hashable {
  /// True or false; nil where the condition asks in a way that is not told.
  private var answers: [DeclarationReference: Bool?] = [:]

  /// Whether both can be so.
  func agrees(with other: Self) -> Bool {
    other.answers.allSatisfy { member, answer in
      guard let known = answers[member] else { return true }
      return known != nil && known == answer
    }
  }

  mutating func add(_ other: Self) {
    answers.merge(other.answers) { $0 == $1 ? $0 : nil }
  }

  fileprivate mutating func add(_ member: DeclarationReference, _ answer: Bool?) {
    if let known = answers[member], known != answer {
      answers[member] = .some(nil)
    } else {
      answers[member] = .some(answer)
    }
  }
}

extension UpdateConditions {
  /// What is so of members where a use is reached.
  func answers(at use: NameUse, _ code: UpdateReader.Code) -> UpdateAnswers {
    var found = UpdateAnswers()
    for condition in code.paths.conditions(of: use.path) {
      switch condition {
      case .holds(let id): answer(id, true, code, &found, Self.nesting)
      case .fails(let id): answer(id, false, code, &found, Self.nesting)
      case .open(let id), .unbound(let id): ask(id, code, &found)
      }
    }
    return found
  }

  private func answer(
    _ id: ExpressionID, _ isTrue: Bool, _ code: UpdateReader.Code, _ found: inout UpdateAnswers,
    _ nesting: Int
  ) {
    let facts = code.file.facts
    guard nesting > 0 else { return ask(id, code, &found) }
    switch facts[id].kind {
    case .prefix(let operation, let operand) where facts[operation] == "!":
      answer(operand, !isTrue, code, &found, nesting - 1)
    case .binary(let operation, let left, let right)
    where facts[operation] == (isTrue ? "&&" : "||"):
      answer(left, isTrue, code, &found, nesting - 1)
      answer(right, isTrue, code, &found, nesting - 1)
    case .name(let local, _):
      switch code.paths.origins[id] {
      case .value(let origin)?: answer(origin, isTrue, code, &found, nesting - 1)
      case nil:
        if let frame = code.frame, let member = member(code.file.name(local), of: frame) {
          found.add(member, isTrue)
        }
      default: break
      }
    case .member(let base, let local, _):
      let name = code.file.name(local)
      if name == project.language.wrappedValue,
        case .binding(let property)? = values.value(of: base, in: code)
      {
        found.add(property, isTrue)
      } else if let frame = values.frame(of: base, in: code), let member = member(name, of: frame) {
        found.add(member, isTrue)
      } else {
        ask(id, code, &found)
      }
    default: ask(id, code, &found)
    }
  }

  /// Notes all that an expression names, whatever it asks of it.
  private func ask(_ id: ExpressionID, _ code: UpdateReader.Code, _ found: inout UpdateAnswers) {
    var waiting = [id]
    var steps = Self.nesting
    while let next = waiting.popLast(), steps > 0 {
      steps -= 1
      var reader = NameUseReader(facts: code.file.facts)
      reader.expression(next)
      for use in reader.uses {
        let name = code.file.name(use.name)
        switch use.base {
        case .bare:
          if case .value(let origin)? = code.paths.origins[use.site] {
            waiting.append(origin)
          } else if code.paths.origins[use.site] == nil, let frame = code.frame,
            let member = member(name, of: frame)
          {
            found.add(member, nil)
          }
        case .ownSelf:
          if let frame = code.frame, let member = member(name, of: frame) {
            found.add(member, nil)
          }
        case .other(let base, _):
          if case .binding(let property)? = values.value(of: base, in: code) {
            found.add(property, nil)
          } else if let frame = values.frame(of: base, in: code),
            let member = member(name, of: frame)
          {
            found.add(member, nil)
          }
        case .implicit, .keyPath: break
        }
      }
    }
  }

  /// The member that a name means; what holds the view or an object is only on the way to one.
  private func member(_ name: Name, of frame: UpdateFrame) -> DeclarationReference? {
    if let state = frame.property(name, project.names) ?? frame.bindings[name] { return state }
    guard !frame.views.contains(name), frame.objects[name] == nil else { return nil }
    return project.members(named: name, of: frame.nominal.id).first { !$0.isStatic }?.reference
  }
}

extension UpdateValues {
  /// The type whose members an expression has, if it matters.
  func frame(of id: ExpressionID, in code: UpdateReader.Code) -> UpdateFrame? {
    switch value(of: id, in: code) {
    case .view?: view
    case .coordinator?: coordinator
    case .object(let object)?: frames.object(object)
    default: nil
    }
  }
}

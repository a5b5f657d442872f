// Keys of preferences and of the environment that code from outside is given otherwise than as `Key.self` in an argument: it may write
// them and read them.

extension Project {
  /// Whether code that the project does not declare is given a key: as an argument of a type (`Emitter<Key>()`), by an attribute
  /// (`@Heard(Key.self)`), or as what has one of its members (`Key._delay { }`).
  ///
  /// - Complexity: linear in what the files hold that name the key, and in those of generic types that are given it.
  func isGivenToOthers(_ key: NominalID) -> Bool {
    let name = self[key].name
    return files(naming: name).contains { index in
      let file = files[index]
      return !file.isTest
        && (file.facts.expressions.contains { isAsking($0, key, name, file) }
          || file.facts.types.contains { isArgument(name, of: $0, file) }
          || file.facts.declarations.contains { isInAttribute(name, of: $0, file) })
    }
  }

  private func isAsking(
    _ expression: Expression, _ key: NominalID, _ name: Name, _ file: ProjectFile
  ) -> Bool {
    switch expression.kind {
    case .name(let type, let arguments):
      return isGiven(name, to: type, arguments, file)
    case .member(let base, let member, let arguments):
      if isGiven(name, to: member, arguments, file) { return true }
      guard file.lastName(of: base) == name else { return false }
      let asked = file.name(member)
      return asked != language.selfValue && asked != language.type
        && !StandardPreferences.keyMembers.contains(names[asked])
        && members(named: asked, of: key).isEmpty && self[key].nested[asked] == nil
        && !externalMembers.values.contains { $0[asked] != nil }
    default: return false
    }
  }

  private func isArgument(_ name: Name, of type: TypeReference, _ file: ProjectFile) -> Bool {
    guard case .named(_, let local, let arguments) = type.kind else { return false }
    return isGiven(name, to: local, arguments, file)
  }

  /// Whether a type from outside is given a type of a name, or one of the project's that gives it to such a one.
  private func isGiven(
    _ name: Name, to type: LocalName, _ arguments: TypeReferenceList, _ file: ProjectFile,
    depth: Int = 0
  ) -> Bool {
    guard !arguments.isEmpty, depth < 3,
      !StandardTypes.genericContainers.contains(file.facts[type]),
      !StandardTypes.valueWrappers.contains(file.facts[type])
    else { return false }
    let places = file.facts[arguments].enumerated().filter { _, argument in
      guard case .named(_, let local, _) = file.facts[argument].kind else { return false }
      return file.name(local) == name
    }.map(\.offset)
    guard !places.isEmpty else { return false }
    let given = file.name(type)
    guard declares(given) else { return true }
    return nominals.contains { nominal in
      nominal.name == given
        && places.contains { place in
          place < nominal.genericParameters.count
            && isHandedOn(nominal.genericParameters[place], by: nominal, depth)
        }
    }
  }

  /// Whether the code of a type gives one of its generic parameters to a type from outside.
  private func isHandedOn(_ parameter: Name, by owner: Nominal, _ depth: Int) -> Bool {
    let file = files[owner.reference.fileIndex]
    let code = file.facts[owner.reference.id].range
    return file.facts.expressions.contains { expression in
      guard code.contains(expression.range) else { return false }
      switch expression.kind {
      case .name(let type, let arguments), .member(_, let type, let arguments):
        return isGiven(parameter, to: type, arguments, file, depth: depth + 1)
      default: return false
      }
    }
      || file.facts.types.contains { type in
        guard code.contains(type.range), case .named(_, let local, let arguments) = type.kind else {
          return false
        }
        return isGiven(parameter, to: local, arguments, file, depth: depth + 1)
      }
  }

  private func isInAttribute(_ name: Name, of declaration: Declaration, _ file: ProjectFile) -> Bool
  {
    file.facts[declaration.attributes].contains { attribute in
      !declares(file.name(attribute.name))
        && file.facts[attribute.arguments].contains { argument in
          guard case .member(let base, _, _) = file.facts[argument.value].kind else { return false }
          return file.lastName(of: base) == name
        }
    }
  }
}

// Whether SwiftUI installs the values of a type, so that property wrappers in them work (A16, A18): three
// answers, because a conformance that the sources do not explain may be one that installs.

/// What SwiftUI does with the dynamic properties of a type.
enum Installation {
  case installed
  /// It never fills them.
  case never
  /// It may use the values without filling them (A18).
  case unreliable
  /// What the type inherits is not known.
  case undecided
}

extension Project {
  /// Whether SwiftUI installs values of a type. O(inherited types).
  func installation(of id: NominalID) -> Installation {
    if isInstalled(id) { return .installed }
    let nominal = self[id]
    guard nominal.kind != .protocolType, isInheritanceDecided(of: id) else { return .undecided }
    let externals = conformance(of: id).externals
    if externals.contains(where: { catalogue.valueProtocols.contains(names[$0]) }) {
      return .unreliable
    }
    return .never
  }

  /// Whether views hold values of a type that SwiftUI installs with them (A16).
  func isDynamicProperty(_ id: NominalID) -> Bool {
    names.find(StandardTypes.dynamicProperty).map { conforms(id, to: $0) } ?? false
  }

  /// Whether everything that a type inherits is declared in the project, or is known not to matter to
  /// SwiftUI.
  func isInheritanceDecided(of id: NominalID) -> Bool {
    let isClass = self[id].kind == .classType || self[id].kind == .actor
    var seen: Set<NominalID> = [id]
    var waiting = [id]
    while let next = waiting.popLast() {
      if hasUnknownMacro(self[next].reference) { return false }
      for (reference, written) in self[next].inheritance {
        let context = LexicalContext(reference: reference, project: self)
        var bounds = [resolveType(written, in: context.outer)]
        if case .existential(let parts) = types[bounds[0]] { bounds = parts }
        for bound in bounds {
          switch types[bound] {
          case .nominal(let parent, _):
            // A framework that declares views of its own installs them itself.
            if !isClass, isOwnInstallingProtocol(parent) { return false }
            if seen.insert(parent).inserted { waiting.append(parent) }
          case .external(let name, _):
            // None of Apple's classes, and no class with Apple's protocols, is installed.
            let isApples = isClass && !files[reference.fileIndex].importsThirdParty
            guard isApples || isKnownToInstallOrNot(name) else { return false }
          default: return false
          }
        }
      }
    }
    return true
  }

  /// Whether a protocol of the project is called like one of SwiftUI's, and asks for the same member.
  private func isOwnInstallingProtocol(_ id: NominalID) -> Bool {
    guard self[id].kind == .protocolType,
      case .some(.some(let requirement)) = catalogue.installingProtocols[names[self[id].name]],
      let name = names.find(requirement.name)
    else { return false }
    return !members(named: name, of: id).isEmpty
  }

  private func isKnownToInstallOrNot(_ name: Name) -> Bool {
    let text = names[name]
    return catalogue.plainTypes.contains(text) || catalogue.valueProtocols.contains(text)
      || catalogue.installingProtocols[text] != nil
  }

  /// Whether a macro that is not known is attached to a type: it may add conformances and members.
  func hasUnknownMacro(_ reference: DeclarationReference) -> Bool {
    let file = files[reference.fileIndex]
    return file.facts[file.facts[reference.id].attributes].contains { attribute in
      let text = names[file.name(attribute.name)]
      guard let first = text.utf8.first, (65...90).contains(first) else { return false }
      if catalogue.plainTypeAttributes.contains(text) { return false }
      let context = LexicalContext(reference: reference, project: self)
      // A global actor or a result builder of the project.
      if case .nominal = types[resolveType(attribute.type, in: context)] { return false }
      return true
    }
  }
}

// Result builders that the project declares. One that puts views together is as SwiftUI's; what another one makes of them is not
// followed.

extension Evaluator {
  /// Whether a result builder of the project stands before a parameter that does more with views than put them
  /// together: what it makes of a closure is not followed.
  func isChanged(byBuilderOf parameter: Parameter, _ frame: Frame) -> Bool {
    isChanged(byBuilderAmong: parameter.attributes, context(frame))
  }

  /// The same of a function, or a property with a getter: of what its body builds.
  func isChanged(byBuilderOf reference: DeclarationReference) -> Bool {
    let attributes = project.declaration(reference).attributes
    guard attributes.count > 0 else { return false }
    return isChanged(
      byBuilderAmong: attributes, LexicalContext(reference: reference, project: project))
  }

  private func isChanged(
    byBuilderAmong attributes: AttributeList, _ context: LexicalContext
  ) -> Bool {
    project.files[context.file].facts[attributes].contains { attribute in
      let type = project.types[project.resolveType(attribute.type, in: context)]
      guard case .nominal(let nominal, _) = type, isResultBuilder(nominal) else { return false }
      if let known = changingBuilders[nominal] { return known }
      let isChanging = project[nominal].orderedMembers.contains {
        isFunction($0) && ($0.isStatic && drops($0) || changesViews($0))
      }
      changingBuilders[nominal] = isChanging
      return isChanging
    }
  }

  /// Whether a function does not name all that it is given. O(expressions of its file).
  private func drops(_ member: Member) -> Bool {
    guard let function = project.function(of: member.reference), function.body != nil else {
      return false
    }
    let facts = project.files[member.reference.fileIndex].facts
    let range = project.declaration(member.reference).range
    let named = Set(
      facts.expressions.compactMap { expression -> LocalName? in
        guard case .name(let name, _) = expression.kind, range.start <= expression.range.start,
          expression.range.end <= range.end
        else { return nil }
        return name
      })
    return facts[function.parameters].contains { !named.contains($0.name) }
  }

  /// Whether the code of a function applies modifiers, or makes values of the project's types. O(expressions of its file).
  private func changesViews(_ member: Member) -> Bool {
    let file = project.files[member.reference.fileIndex]
    let range = project.declaration(member.reference).range
    return file.facts.expressions.contains { expression in
      guard case .call(let callee, _) = expression.kind, range.start <= expression.range.start,
        expression.range.end <= range.end
      else { return false }
      switch file.facts[callee].kind {
      case .member(_, let local, _):
        let name = file.name(local)
        return modifierEntries[name] != nil
          || project.externalMembers[language.view]?[name] != nil
      case .name(let local, _): return project.topLevelTypes[file.name(local)] != nil
      default: return false
      }
    }
  }
}

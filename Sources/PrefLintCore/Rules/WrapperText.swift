// How messages call a property that reads the environment, and what it reads.

extension RuleContext {
  /// What a wrapper reads, as written: the object's type with a leading type alias resolved, or the last
  /// component of the key path.
  func subject(of wrapper: EnvironmentWrapper) -> String {
    let file = project.files[wrapper.reference.fileIndex]
    guard case .variable(let variable) = project.declaration(wrapper.reference).kind else {
      return ""
    }
    switch wrapper.kind {
    case .value(let expression):
      guard case .keyPath(_, let names, _) = file.facts[expression].kind,
        let last = file.facts[names].last
      else { return file.facts[file.facts[wrapper.reference.id].name] }
      return file.facts[last]
    case .object(let argument):
      if let written = file.facts[variable].type ?? argument {
        return text(ofType: written, wrapper)
      }
      let frame = flow.evaluator.frame(for: wrapper.reference, receiver: nil)
      return flow.evaluator.objectType(of: wrapper.reference, in: frame).map(flow.describe) ?? "_"
    case .observable(let metatype):
      if let type = file.facts[variable].type { return text(ofType: type, wrapper) }
      guard case .member(let base, _, _) = file.facts[metatype].kind else { return "_" }
      let context = LexicalContext(reference: wrapper.reference, project: project)
      if case .name(let local, _) = file.facts[base].kind,
        let alias = project.alias(file.name(local), in: context),
        case .typeAlias(let target) = project.declaration(alias).kind
      {
        return written(target, in: alias)
      }
      return flow.text(file.facts[base].range, file: wrapper.reference.fileIndex)
    }
  }

  private func text(ofType type: TypeReferenceID, _ wrapper: EnvironmentWrapper) -> String {
    let facts = project.files[wrapper.reference.fileIndex].facts
    if case .optional(let wrapped) = facts[type].kind { return text(ofType: wrapped, wrapper) }
    return written(type, in: wrapper.reference)
  }

  private func written(_ type: TypeReferenceID, in reference: DeclarationReference) -> String {
    flow.writtenText(of: type, file: reference.fileIndex, in: reference)
      ?? flow.describe(
        project.resolveType(type, in: LexicalContext(reference: reference, project: project)))
  }

  /// The attribute with which a wrapper is written, for messages.
  func attribute(of wrapper: EnvironmentWrapper) -> String {
    let facts = project.files[wrapper.reference.fileIndex].facts
    switch wrapper.kind {
    case .object: return "@EnvironmentObject"
    case .observable(let expression), .value(let expression):
      return
        "@Environment(\(flow.text(facts[expression].range, file: wrapper.reference.fileIndex)))"
    }
  }
}

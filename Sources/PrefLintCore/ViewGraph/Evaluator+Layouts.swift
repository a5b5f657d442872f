// The project's own layouts, which are called with their content: `FlowLayout(spacing: 8) { … }`.

extension Evaluator {
  /// What a layout that is called with content shows: the content alone, since a layout only places it (C9). Nil
  /// where the type is none, or is called with something else.
  func layoutContent(_ type: TypeID, _ arguments: [ArgumentSource], _ frame: Frame) -> ValueID? {
    guard let last = arguments.last, last.isTrailing, isClosure(last),
      let nominal = project.types.nominal(project.types.unwrapped(type)),
      project.kind(of: nominal) != .protocolType, !project.isInstalled(nominal),
      project.conformance(of: nominal).externals.contains(where: {
        project.catalogue.containerProtocols[project.names[$0]] != nil
      })
    else { return nil }
    for argument in arguments.dropLast() { touch(value(of: argument), frame) }
    return invoke(value(of: last), [], frame, nil)
  }
}

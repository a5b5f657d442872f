// What a tree begins with: the root, views that stand side by side, and what comes from around the root.

extension LayoutReader {
  func isView(_ nominal: NominalID) -> Bool {
    project.conforms(nominal, to: project.language.view)
  }

  /// Whether values of a type are views, or platform views that stand for one.
  func isShown(_ nominal: NominalID) -> Bool {
    isView(nominal)
      || project.conformance(of: nominal).externals.contains {
        StandardPreferences.bridges.contains(text($0))
      }
  }

  func isScene(_ nominal: NominalID) -> Bool { project.isScene(nominal) }

  /// What a style makes of a control of which nothing is known.
  func styled(
    _ style: LayoutValue, _ nominal: NominalID, _ configuration: [LayoutValue] = []
  ) -> LayoutValue {
    let found = evaluator.contentMember(of: nominal).map { name in
      project.members(named: name, of: nominal).ofValues.filter {
        evaluator.isFunction($0) && !project.isRequirement($0)
      }
    }
    guard let found, found.count == 1, let function = project.function(of: found[0].reference),
      let body = function.body
    else { return .undecided }
    let reference = found[0].reference
    let frame = LayoutFrame(file: reference.fileIndex, declaration: reference.id, receiver: style)
    bind(
      function.parameters, project.files[reference.fileIndex],
      configuration.indices.map { Optional($0) }, configuration, frame)
    return acting(as: style) { bodyValue(body, frame) }
  }

  /// Whether somebody gives it to the root; nobody gives anything to an app.
  func isGiven(_ source: LayoutSource) -> Bool { !isOfScene && givenToRoot[source] != nil }

  /// Whether what somebody gives the root stands in what it shows: views, or how they are laid out.
  var showsWhatIsGiven: Bool {
    nodes.contains { node in
      if case .unknown(let sources) = node.kind, sources.contains(where: isGiven) { return true }
      return node.arguments.contains { sources(of: $0.value).contains(where: isGiven) }
    }
  }

  func isStatic(_ source: LayoutSource) -> Bool { statics.contains(source) }

  var sizeThatFits: Name { project.names.intern("sizeThatFits") }

  /// What a view that is not followed may read under keys of the environment.
  var sourcesAround: Set<LayoutSource> {
    environmentValues.isEmpty ? [] : Set(environmentValues.values.flatMap { reached(by: $0) })
  }

  /// A view that is not followed may write the bindings that it holds, or finds in the environment.
  func hide(_ instance: LayoutInstance) {
    for value in instance.fields.values { escape(value) }
    for value in environmentValues.values { escape(value) }
  }

  // MARK: Groups

  func group(_ values: [LayoutValue]) -> Int32 {
    let children = values.filter { !isNothing($0) }.map { node(of: $0) }
    if children.count == 1 { return children[0] }
    return add(LayoutNode(kind: .group, children: children))
  }

  private func isNothing(_ value: LayoutValue) -> Bool {
    switch value {
    case .none, .number, .boolean, .condition: true
    default: false
    }
  }
}

extension Evaluator {
  /// Whether a type is a structure that builds controls out of other views: SwiftUI keeps the state of each control for it.
  func isStyle(_ id: NominalID) -> Bool {
    project.kind(of: id) == .structure
      && contentMember(of: id).map {
        StandardPreferences.styleMembers.contains(project.names[$0])
      } ?? false
  }
}

extension Project {
  /// Whether some of it is a program for a watch, of which the windows are small.
  var isForWatch: Bool {
    files.contains { file in
      file.facts.imports.contains {
        file.facts.names.spells($0.module, StandardLayout.watchModule)
      }
    }
  }
}

// What a tree begins with: the root, views that stand side by side, and what comes from around the root.

extension LayoutReader {
  /// Whether it has scenes: an app, or a scene of its own.
  func isScene(_ nominal: NominalID) -> Bool {
    StandardLayout.sceneProtocols.contains { name in
      project.names.find(name).map { project.conforms(nominal, to: $0) } ?? false
    }
  }

  /// Whether somebody gives it to the root; nobody gives anything to an app.
  func isGiven(_ source: LayoutSource) -> Bool { !isOfScene && givenToRoot.contains(source) }

  func isStatic(_ source: LayoutSource) -> Bool { statics.contains(source) }

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

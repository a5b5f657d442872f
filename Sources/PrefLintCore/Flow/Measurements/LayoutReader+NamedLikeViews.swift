// Types and functions of the project that have the name of one of SwiftUI's views: which of them a call means its arguments tell.

extension LayoutReader {
  /// The labels of arguments as they are written.
  func labels(of list: ArgumentList, _ frame: LayoutFrame) -> [ArgumentSource] {
    facts(frame)[list].map {
      ArgumentSource(
        label: name($0.label, frame), origin: .value(.unknown), isTrailing: $0.isTrailing)
    }
  }

  /// Whether a call is one of SwiftUI's views though the project has a type of its name: that is no view, and nothing makes a value of
  /// it with such arguments.
  func meansComponent(
    _ name: Name, _ list: ArgumentList, _ nominal: NominalID, _ frame: LayoutFrame
  ) -> Bool {
    guard components[name]?.behaviour != nil, !isView(nominal),
      facts(frame)[list].contains(where: \.isTrailing)
    else { return false }
    let labels = labels(of: list, frame)
    let fits = project.members(named: project.language.initializer, of: nominal).contains {
      evaluator.match(labels, to: $0.reference) != nil
    }
    // The initialiser that the compiler makes takes code for a property of such a type.
    let takesCode = project[nominal].orderedMembers.contains { member in
      guard !member.isStatic,
        case .variable(let id) = project.declaration(member.reference).kind,
        let type = project.files[member.reference.fileIndex].facts[id].type
      else { return false }
      if case .function = project.files[member.reference.fileIndex].facts[type].kind { return true }
      return false
    }
    return !fits && !takesCode
  }
}

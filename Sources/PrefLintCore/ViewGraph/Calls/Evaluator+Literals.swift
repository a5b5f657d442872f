// Literals of types of the project: `"Title" as Heading` makes a view where the type is one, and a list of elements what an
// initialiser makes of them.

extension Evaluator {
  /// The view that a literal makes where one of the project's is expected, or what a type of the project makes of a list; nil
  /// for other expressions.
  func literalView(_ id: ExpressionID, _ frame: Frame, _ expected: TypeID) -> ValueID? {
    let kinds: [String]
    switch frame.file.facts[id].kind {
    case .array(let elements) where !isViewLike(project.types.unwrapped(expected)):
      return listed(elements, frame, expected, Site(file: frame.fileIndex, id))
    case .string(_, let parts): kinds = parts.isEmpty ? Self.texts : ["StringInterpolation"]
    case .number(let text):
      kinds = frame.file.facts[text].contains(".") ? ["Float"] : ["Integer", "Float"]
    case .boolean: kinds = ["Boolean"]
    case .none: kinds = ["Nil"]
    case .array: kinds = ["Array"]
    case .dictionary: kinds = ["Dictionary"]
    default: return nil
    }
    let type = project.types.unwrapped(expected)
    guard isViewLike(type), let nominal = project.types.nominal(type),
      project.kind(of: nominal) != .protocolType
    else { return nil }
    let externals = project.conformance(of: nominal).externals
    let kind = kinds.first { kind in
      externals.contains { protocols(kind).contains(project.names[$0]) }
    }
    guard let kind, kind != "Nil" || type == expected else { return nil }
    let first = kind.prefix(1).lowercased() + kind.dropFirst()
    let label = project.names.intern(kind == "StringInterpolation" ? first : first + "Literal")
    let site = Site(file: frame.fileIndex, id)
    return construct(type, [source(.unknown, label: label)], frame, site, expected)
  }

  /// What an initialiser of the project makes of the elements of a literal.
  private func listed(
    _ elements: ExpressionList, _ frame: Frame, _ expected: TypeID, _ site: Site
  ) -> ValueID? {
    let type = project.types.unwrapped(expected)
    guard let nominal = project.types.nominal(type), elements.count > 0,
      elements.count <= Self.elementLimit
    else { return nil }
    let label = project.names.intern("arrayLiteral")
    guard
      project.members(named: language.initializer, of: nominal).contains(where: {
        project.labels(of: $0) == [label] && !project.isRequirement($0)
      })
    else { return nil }
    let sources = frame.file.facts[elements].enumerated().map { index, element in
      ArgumentSource(
        label: index == 0 ? label : .none, origin: .expression(element, frame), isTrailing: false)
    }
    return construct(type, sources, frame, site, expected)
  }

  private func protocols(_ kind: String) -> [String] {
    kind == "StringInterpolation"
      ? ["ExpressibleByStringInterpolation"]
      : kind == "String"
        ? ["ExpressibleByStringLiteral", "ExpressibleByStringInterpolation"]
        : ["ExpressibleBy\(kind)Literal"]
  }

  private static let texts = ["String", "ExtendedGraphemeCluster", "UnicodeScalar"]
}

// What only previews and tests build: a conformer of a protocol that stands for others there stands nowhere else (C17, C18).

extension Evaluator {
  /// Where a value of a protocol's type may be a conformer of it.
  func presence(ofConformer id: NominalID) -> PresenceID {
    let presence = project[id].presence
    guard isOnlyInPreviews(id) else { return presence }
    return project.presences.and(
      presence, project.presences.assuming(project.names.intern("#preview"), true))
  }

  /// What holds of all that no preview shows.
  var outsidePreviews: PresenceID {
    previewTypes.values.contains(true)
      ? project.presences.assuming(project.names.intern("#preview"), false) : .always
  }

  /// Whether a type is named in previews or tests, and by no other code than its own. O(expressions and types of the files that
  /// name it) once.
  private func isOnlyInPreviews(_ id: NominalID) -> Bool {
    if let known = previewTypes[id] { return known }
    let result = findIsOnlyInPreviews(project[id])
    previewTypes[id] = result
    return result
  }

  private func findIsOnlyInPreviews(_ nominal: Nominal) -> Bool {
    guard nominal.kind != .enumeration, nominal.kind != .protocolType else { return false }
    let modifiers = project.declaration(nominal.reference).modifiers
    guard modifiers.isDisjoint(with: [.isPublic, .isOpen, .isPackage]) else { return false }
    var isFound = false
    for index in project.files(naming: nominal.name) {
      let file = project.files[index]
      // What tests put in its place stands in no program.
      if file.isTest {
        isFound = true
        continue
      }
      var places: [TextRange] = []
      for expression in file.facts.expressions {
        switch expression.kind {
        case .name(let name, _), .member(_, let name, _):
          if file.name(name) == nominal.name { places.append(expression.range) }
        default: continue
        }
      }
      for type in file.facts.types {
        guard case .named(_, let name, _) = type.kind, file.name(name) == nominal.name else {
          continue
        }
        places.append(type.range)
      }
      let own = ownRanges(of: nominal, index)
      let previews = ReachedWays.previews(in: file, project, index)
      for place in places where !own.contains(where: { Self.holds($0, place) }) {
        guard previews.contains(where: { Self.holds($0, place) }) else { return false }
        isFound = true
      }
    }
    return isFound
  }

  /// The declaration of a type and its extensions in a file.
  private func ownRanges(of nominal: Nominal, _ file: Int) -> [TextRange] {
    let facts = project.files[file].facts
    return facts.declarations.enumerated().compactMap { position, declaration in
      let reference = DeclarationReference(file: file, DeclarationID(position))
      if reference == nominal.reference { return declaration.range }
      guard let type = project.extendedTypes[reference],
        case .nominal(nominal.id, _) = project.types[type]
      else { return nil }
      return declaration.range
    }
  }

  private static func holds(_ range: TextRange, _ place: TextRange) -> Bool {
    range.start <= place.start && place.end <= range.end
  }
}

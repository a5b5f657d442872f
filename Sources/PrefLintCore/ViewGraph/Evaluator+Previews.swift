// What only previews and tests build: a conformer of a protocol that stands for others there stands nowhere else (C17, C18).

extension Evaluator {
  /// Where a value of a protocol's type may be a conformer of it.
  func presence(ofConformer id: NominalID) -> PresenceID {
    let presence = project[id].presence
    guard isOnlyInPreviews(id) else { return presence }
    return project.presences.and(
      presence, project.presences.assuming(project.names.intern("#preview"), true))
  }

  /// Where the receiver of a requirement may be one of several conformers: which one an environment holds, that says (A10). O(1).
  func presence(
    ofConformer id: NominalID, of several: [NominalID], as receiver: ValueID?
  ) -> PresenceID {
    let presence = presence(ofConformer: id)
    guard several.count > 1, let trace = receiver.flatMap(trace),
      let known = environmentTraces[trace.name],
      case .value(let key, nil) = known.subject
    else { return presence }
    let type = typeCase(id)
    let literal = project.names.intern(
      "\(project.names[trace.name])==\(project.names[type])")
    environmentTraces[literal] = EnvironmentTrace(
      owner: known.owner, subject: .value(key: key, isCase: type))
    return project.presences.and(presence, project.presences.assuming(literal, true))
  }

  /// What a value of a type is called among the cases of a protocol's values; no case of an enumeration is.
  func typeCase(_ id: NominalID) -> Name { project.names.intern("#\(id.rawValue)") }

  /// What holds of all that no preview shows.
  var outsidePreviews: PresenceID {
    conformerNamings.values.contains(.inPreviews)
      ? project.presences.assuming(project.names.intern("#preview"), false) : .always
  }

  /// Whether a type is named in previews or tests, and by no other code than its own.
  private func isOnlyInPreviews(_ id: NominalID) -> Bool { naming(of: id) == .inPreviews }

  /// Whether no code but its own names a type, so that nothing makes a value of it. A runtime makes objects of classes that
  /// inherit from its own.
  func isUnnamed(_ id: NominalID) -> Bool {
    guard naming(of: id) == .nowhere else { return false }
    return project.kind(of: id) == .structure || project.conformance(of: id).superclass == nil
  }

  /// Whether nothing makes an object of a class that inherits from another one: no code names it, and all that it inherits is known to
  /// be the project's, or a protocol by which nothing is made. O(classes above it), besides looking for its name once.
  func isUnmadeHeir(_ id: NominalID) -> Bool {
    guard naming(of: id) == .nowhere else { return false }
    var current = id
    for _ in 0..<Self.inheritanceLimit {
      let conformance = project.conformance(of: current)
      guard
        conformance.externals.allSatisfy({
          StandardTypes.modelProtocols.contains(project.names[$0])
        })
      else { return false }
      guard let superclass = conformance.superclass else { return true }
      guard let next = project.types.nominal(superclass) else { return false }
      current = next
    }
    return false
  }

  /// Where code names a type besides its own. O(expressions and types of the files that name it) once.
  private func naming(of id: NominalID) -> ConformerNaming {
    if let known = conformerNamings[id] { return known }
    let result = findNaming(of: project[id])
    conformerNamings[id] = result
    return result
  }

  private func findNaming(of nominal: Nominal) -> ConformerNaming {
    guard nominal.kind != .enumeration, nominal.kind != .protocolType else { return .anywhere }
    let declaration = project.declaration(nominal.reference)
    let facts = project.files[nominal.reference.fileIndex].facts
    guard !project.isShown(nominal.reference) else { return .anywhere }
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
        guard previews.contains(where: { Self.holds($0, place) }) else { return .anywhere }
        isFound = true
      }
    }
    if isFound { return .inPreviews }
    // What an attribute stands before may be made by what that stands for.
    return declaration.attributes.count == 0
      || facts[declaration.attributes].allSatisfy({
        StandardTypes.plainTypeAttributes.contains(facts[$0.name])
      })
      ? .nowhere : .anywhere
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

/// Where code names a type besides its own.
enum ConformerNaming {
  case nowhere, inPreviews, anywhere
}

// Which declaration a type name means, where it is used: the nearest scope wins, then the file, then the
// module, then the only one; a tie is undecided. Declarations under `#if`s that exclude each other are
// variants, not ties.

extension Project {
  /// The type that is written at a place; generic parameters stay parameters.
  func resolveType(_ id: TypeReferenceID, in context: LexicalContext) -> TypeID {
    let key = PlacedType(context, id)
    if let known = resolvedTypes[key] { return known }
    guard resolutionDepth < Self.maximumResolutionDepth else { return .unknown }
    resolutionDepth += 1
    let type = readType(id, in: context)
    resolutionDepth -= 1
    // While extensions are still being read a nested type may be unknown, so only answers are kept.
    if type != .unknown { resolvedTypes[key] = type }
    return type
  }

  private func readType(_ id: TypeReferenceID, in context: LexicalContext) -> TypeID {
    let facts = files[context.file].facts
    switch facts[id].kind {
    case .named(let base, let local, let arguments):
      let resolved = facts[arguments].map { resolveType($0, in: context) }
      let name = files[context.file].name(local)
      if let base {
        return member(named: name, of: resolveType(base, in: context), arguments: resolved)
      }
      return namedType(name, arguments: resolved, in: context)
    case .optional(let wrapped): return types.intern(.optional(resolveType(wrapped, in: context)))
    case .array(let element): return types.intern(.array(resolveType(element, in: context)))
    case .dictionary(let key, let value):
      return types.intern(
        .dictionary(resolveType(key, in: context), resolveType(value, in: context)))
    case .tuple(let elements):
      let list = facts[elements]
      return types.intern(
        .tuple(
          list.map { files[context.file].name($0.label) },
          list.map { resolveType($0.type, in: context) }))
    case .function(let parameters, let result):
      return types.intern(
        .function(
          facts[parameters].map { resolveType($0.type, in: context) },
          resolveType(result, in: context)))
    case .some(let bound): return types.intern(.opaque(bounds(bound, in: context)))
    case .any(let bound): return existential(bounds(bound, in: context))
    case .composition: return existential(bounds(id, in: context))
    case .metatype(let type): return types.intern(.metatype(resolveType(type, in: context)))
    case .other: return .unknown
    }
  }

  /// `any P` is what `P` alone means as the type of a value, and the order of several says nothing.
  private func existential(_ bounds: [TypeID]) -> TypeID {
    if bounds.count == 1, let nominal = types.nominal(bounds[0]),
      self[nominal].kind == .protocolType
    {
      return bounds[0]
    }
    return types.intern(.existential(bounds.sorted()))
  }

  private func bounds(_ id: TypeReferenceID, in context: LexicalContext) -> [TypeID] {
    let facts = files[context.file].facts
    if case .composition(let parts) = facts[id].kind {
      return facts[parts].flatMap { bounds($0, in: context) }
    }
    let type = resolveType(id, in: context)
    if case .existential(let bounds) = types[type] { return bounds }
    return [type]
  }

  /// The type that a bare name means at a place; an undeclared one is external.
  func namedType(_ name: Name, arguments: [TypeID], in context: LexicalContext) -> TypeID {
    guard isLinked, arguments.isEmpty, !context.isInheritance, !context.isRequirement else {
      return findNamedType(name, arguments: arguments, in: context)
    }
    let key = PlacedName(context, name)
    if let known = namedTypes[key] { return known }
    let type = findNamedType(name, arguments: [], in: context)
    namedTypes[key] = type
    return type
  }

  private func findNamedType(
    _ name: Name, arguments: [TypeID], in context: LexicalContext
  ) -> TypeID {
    let declared = keepingApart(arguments) { arguments in
      var hiding: [[Name]] = []
      var place: LexicalContext? = context
      while let current = place, let id = current.declaration {
        if let found = type(named: name, arguments: arguments, declaredIn: current) {
          return hiding.reversed().reduce(found) { hidden($0, by: $1) }
        }
        let own = ownParameters(of: DeclarationReference(file: current.file, id))
        if !own.isEmpty { hiding.append(own) }
        place = current.outer
      }
      return nil
    }
    if let declared { return declared }
    if name == language.selfType { return .unknown }
    if let entities = topLevelTypes[name],
      let found = visibleType(entities, arguments: arguments, from: context)
        ?? unimportedType(entities, arguments: arguments, from: context)
    {
      return found
    }
    return externalType(name, arguments)
  }

  /// The class of another module that a file names without importing that, as a bridging header does it for all files of a program;
  /// unknown where a module that the file does import may have one of the name, and nil where no class can be meant.
  private func unimportedType(
    _ entities: [TypeEntity], arguments: [TypeID], from context: LexicalContext
  ) -> TypeID? {
    let classes = entities.filter { entity in
      guard case .nominal(let id) = entity, self[id].kind == .classType else { return false }
      let place = self[id].reference
      return isShown(place) && targets.reach(from: context.file, to: place.fileIndex) == .linked
    }
    guard let only = classes.first else { return nil }
    let facts = files[context.file].facts
    let isPlain = facts.imports.allSatisfy { StandardTypes.plainModules.contains(facts[$0.module]) }
    return isPlain && classes.count == 1 ? type(of: only, arguments: arguments) : .unknown
  }

  func externalType(_ name: Name, _ arguments: [TypeID]) -> TypeID {
    switch (name, arguments.count) {
    case (language.optional, 1): types.intern(.optional(arguments[0]))
    case (language.array, 1): types.intern(.array(arguments[0]))
    case (language.dictionary, 2): types.intern(.dictionary(arguments[0], arguments[1]))
    case (language.void, 0): types.intern(.tuple([], []))
    default: types.intern(.external(name, arguments))
    }
  }

  private func type(
    named name: Name, arguments: [TypeID], declaredIn context: LexicalContext
  ) -> TypeID? {
    guard let id = context.declaration else { return nil }
    let reference = DeclarationReference(file: context.file, id)
    let file = files[context.file]
    let declaration = file.facts[id]
    if !declaration.genericParameters.isEmpty,
      file.facts[declaration.genericParameters].contains(where: { file.name($0.name) == name })
    {
      return types.intern(.parameter(name))
    }
    if name == language.selfType, !context.isRequirement, let fixed = fixedSelf(in: reference) {
      return fixed
    }
    if context.isInheritance {
      let isOwn =
        nominal(extendedBy: reference).map { self[$0].genericParameters.contains(name) } ?? false
      return isOwn ? types.intern(.parameter(name)) : nil
    }
    if let nominal = nominalOfDeclaration[reference] {
      return type(named: name, arguments: arguments, inNominal: nominal, from: context)
    }
    if case .extensionOf = declaration.kind {
      guard let extended = extendedTypes[reference] else { return nil }
      switch types[extended] {
      case .nominal(let nominal, _):
        // An extension sees what the type holds, not what stands around it: neither its neighbours nor itself.
        if name == self[nominal].name, isNested(nominal) {
          return nestedType(name, arguments: arguments, of: nominal, from: context)
        }
        if !context.isRequirement, self[nominal].genericParameters.contains(name),
          let fixed = fixedParameter(name, in: reference)
        {
          return fixed
        }
        return type(named: name, arguments: arguments, inNominal: nominal, from: context)
      case .external(let outer, _):
        if name == language.selfType { return extended }
        if let entities = externalNested[outer]?[name] {
          return visibleType(entities, arguments: arguments, from: context)
        }
        return heldType(name, of: outer)
      default: return name == language.selfType ? extended : nil
      }
    }
    if let entities = localTypes[reference]?[name] {
      return type(choosing: entities, arguments: arguments, from: context)
    }
    return nil
  }

  private func type(
    named name: Name, arguments: [TypeID], inNominal id: NominalID, from context: LexicalContext
  ) -> TypeID? {
    let nominal = self[id]
    if name == language.selfType {
      // Below a class that others inherit from, `Self` is the class of the value.
      return nominal.kind == .protocolType || nominal.kind == .classType && heirs[id] != nil
        ? types.intern(.parameter(name)) : selfType(of: id)
    }
    if nominal.genericParameters.contains(name) { return types.intern(.parameter(name)) }
    if name == nominal.name, arguments.isEmpty, nominal.nested[name] == nil {
      return selfType(of: id)
    }
    return nestedType(name, arguments: arguments, of: id, from: context)
  }

  /// Whether a type is declared in another one, or in an extension of it.
  private func isNested(_ id: NominalID) -> Bool {
    declaration(self[id].reference).parent != nil
  }

  /// A type nested in a nominal type, in what it inherits, or an associated type.
  private func nestedType(
    _ name: Name, arguments: [TypeID], of id: NominalID, from context: LexicalContext?
  ) -> TypeID? {
    let nominal = self[id]
    if let entities = nominal.nested[name] {
      return type(choosing: entities, arguments: arguments, from: context)
    }
    if nominal.associatedTypes.contains(name) { return types.intern(.parameter(name)) }
    guard !nominal.inheritance.isEmpty else { return nil }
    let conformance = conformance(of: id)
    if let superclass = conformance.superclass,
      case .nominal(let parent, let inherited) = types[superclass], parent != id,
      let found = keepingApart(
        arguments,
        {
          nestedType(name, arguments: $0, of: parent, from: context).map {
            types.substitute($0, TypeBindings(self[parent].genericParameters, inherited))
          }
        })
    {
      return found
    }
    for parent in conformance.protocols where parent != id {
      if let entities = self[parent].nested[name] {
        // What the associated types are says nothing of what the alias is given.
        let own = bind(type(choosing: entities, arguments: [], from: context), of: parent, to: id)
        guard case .alias(let alias)? = entities.first, entities.count == 1, !arguments.isEmpty
        else { return own }
        return types.substitute(own, TypeBindings(parameters(of: alias), arguments))
      }
    }
    return nil
  }

  /// The nominal type over its own generic parameters.
  func selfType(of id: NominalID) -> TypeID {
    let nominal = self[id]
    if let known = nominal.selfType { return known }
    let parameters = nominal.genericParameters.map { types.intern(.parameter($0)) }
    let type = types.intern(.nominal(id, parameters))
    nominal.selfType = type
    return type
  }

  /// `Base.Name`
  func member(named name: Name, of base: TypeID, arguments: [TypeID]) -> TypeID {
    switch types[base] {
    case .nominal(let nominal, let baseArguments):
      let bindings = TypeBindings(self[nominal].genericParameters, baseArguments)
      return keepingApart(arguments) {
        nestedType(name, arguments: $0, of: nominal, from: nil).map {
          types.substitute($0, bindings)
        }
      } ?? .unknown
    case .external(let outer, _):
      if let entities = externalNested[outer]?[name] {
        return type(choosing: entities, arguments: arguments, from: nil)
      }
      if let held = heldType(name, of: outer) { return held }
      // `SwiftUI.Form` is Apple's, whatever the project calls so.
      if catalogue.modulePlatforms[names[outer]] != nil { return externalType(name, arguments) }
      // `Module.Type`: a module's name before a type of the project or of a library.
      if isModule(outer), let entities = topLevelTypes[name].map({ of(module: outer, $0) }),
        !entities.isEmpty
      {
        return type(choosing: entities, arguments: arguments, from: nil)
      }
      if isModule(outer) { return externalType(name, arguments) }
      return types.intern(.external(names.intern(names[outer] + "." + names[name]), arguments))
    case .variants(let variants):
      return variantType(
        variants.map { ($0.presence, member(named: name, of: $0.type, arguments: arguments)) })
    default: return .unknown
    }
  }

  /// `Element` in an extension of a collection: a parameter, which the value that is extended binds.
  private func heldType(_ name: Name, of external: Name) -> TypeID? {
    StandardTypes.heldTypes[names[external]]?.contains(names[name]) == true
      ? types.intern(.parameter(name)) : nil
  }

  private func isModule(_ name: Name) -> Bool {
    let text = names[name]
    if catalogue.modulePlatforms[text] != nil || importedModules.contains(name) { return true }
    return targets.isModule(text)
  }

  /// The declarations in a module, where its files are known. `typealias Row = Module.Row` does not mean itself.
  private func of(module: Name, _ entities: [TypeEntity]) -> [TypeEntity] {
    entities.filter {
      if case .alias(let alias) = $0, resolvingAliases.contains(alias) { return false }
      // Of a module that no target is, no file is that imports it.
      let file = files[reference(of: $0).fileIndex]
      return targets.isFile(reference(of: $0).fileIndex, inModule: names[module])
        ?? !file.facts.imports.contains { file.name($0.module) == module }
    }
  }

  /// The type alias that a bare name means at a place, if it means one.
  func alias(_ name: Name, in context: LexicalContext) -> DeclarationReference? {
    var place: LexicalContext? = context
    while let current = place, let id = current.declaration {
      let reference = DeclarationReference(file: current.file, id)
      var entities = localTypes[reference]?[name] ?? []
      if let nominal = nominalOfDeclaration[reference] {
        entities = self[nominal].nested[name] ?? []
      }
      if !entities.isEmpty { return onlyAlias(entities, context) }
      place = current.outer
    }
    let entities = topLevelTypes[name] ?? []
    let visible = nearest(entities.map { reference(of: $0) }, from: context)
    return onlyAlias(visible.map { entities[$0] }, context)
  }

  private func onlyAlias(_ entities: [TypeEntity], _ context: LexicalContext)
    -> DeclarationReference?
  {
    guard case .alias(let reference)? = nearest(entities, from: context).first else { return nil }
    return reference
  }

  // MARK: Choosing among declarations

  /// The type that is meant, nil where none of the declarations can be.
  private func visibleType(
    _ entities: [TypeEntity], arguments: [TypeID], from context: LexicalContext
  ) -> TypeID? {
    // What an imported module keeps to itself is not named where it is imported.
    func isNamed(_ place: DeclarationReference) -> Bool {
      targets.reach(from: context.file, to: place.fileIndex) != .imported || isShown(place)
    }
    if entities.count == 1 {
      let only = reference(of: entities[0])
      return isNamed(only) && canMean(only, from: context)
        ? type(of: entities[0], arguments: arguments) : nil
    }
    let named = entities.filter { isNamed(reference(of: $0)) }
    let chosen = nearest(named.map { reference(of: $0) }, from: context).map { named[$0] }
    return chosen.isEmpty ? nil : type(among: chosen, arguments: arguments, from: context)
  }

  func type(
    choosing entities: [TypeEntity], arguments: [TypeID], from context: LexicalContext?
  ) -> TypeID {
    let chosen = nearest(entities, from: context)
    // Types within a type are found through it, also where nobody imports their module by name.
    return type(among: chosen.isEmpty ? entities : chosen, arguments: arguments, from: context)
  }

  private func type(
    among chosen: [TypeEntity], arguments: [TypeID], from context: LexicalContext?
  ) -> TypeID {
    if chosen.count == 1 { return type(of: chosen[0], arguments: arguments) }
    let places = chosen.map { presence(of: reference(of: $0), from: context) }
    guard areVariants(places) else { return .unknown }
    return variantType(zip(places, chosen).map { ($0, type(of: $1, arguments: arguments)) })
  }

  /// What of a type's variants exists under a condition.
  func narrowed(_ type: TypeID, to presence: PresenceID) -> TypeID {
    guard case .variants(let variants) = types[type] else { return type }
    let left = variants.filter { presences.and($0.presence, presence) != .never }
    return left.isEmpty || left.count == variants.count
      ? type : variantType(left.map { ($0.presence, $0.type) })
  }

  func variantType(_ variants: [(PresenceID, TypeID)]) -> TypeID {
    if let first = variants.first, variants.allSatisfy({ $0.1 == first.1 }) { return first.1 }
    return types.intern(.variants(variants.map { .init(presence: $0.0, type: $0.1) }))
  }

  /// Whether no two of some declarations exist together.
  private func areVariants(_ places: [PresenceID]) -> Bool {
    guard places.count > 1, places.count <= 12 else { return false }
    for (index, left) in places.enumerated() {
      for right in places[(index + 1)...] where presences.and(left, right) != .never {
        return false
      }
    }
    return true
  }

  private func reference(of entity: TypeEntity) -> DeclarationReference {
    switch entity {
    case .nominal(let id): self[id].reference
    case .alias(let reference): reference
    }
  }

  private func nearest(_ entities: [TypeEntity], from context: LexicalContext?) -> [TypeEntity] {
    guard entities.count > 1 else { return entities }
    let indices = nearest(entities.map { reference(of: $0) }, from: context)
    return indices.map { entities[$0] }
  }

  /// The types that a bare name can mean at a place, aliases aside.
  func topLevelNominals(_ name: Name, from context: LexicalContext) -> [NominalID] {
    guard let entities = topLevelTypes[name] else { return [] }
    return nearest(entities.map { reference(of: $0) }, from: context).compactMap {
      if case .nominal(let nominal) = entities[$0] { nominal } else { nil }
    }
  }

  /// The positions of the declarations that a use at a place can mean.
  func nearest(_ references: [DeclarationReference], from context: LexicalContext?) -> [Int] {
    if let context, references.count == 1 {
      return canMean(references[0], from: context) ? [0] : []
    }
    var candidates = Array(references.indices)
    if let context {
      let place = presence(at: context)
      candidates.removeAll { !mayExist(references[$0], place) }
      if candidates.isEmpty { return [] }
      let own = candidates.filter { references[$0].fileIndex == context.file }
      if !own.isEmpty { return own }
    }
    candidates.removeAll { !isVisible(references[$0], from: context) }
    if candidates.isEmpty { return context == nil ? Array(references.indices) : [] }
    guard let context else { return candidates }
    let user = files[context.file]
    if !user.isTest {
      let product = candidates.filter { !files[references[$0].fileIndex].isTest }
      if !product.isEmpty { candidates = product }
    }
    let reach = targets.best(
      among: &candidates, from: context.file, files: references.map(\.fileIndex))
    if candidates.count < 2 { return candidates }
    if reach == .imported {
      // Modules show what is public; two modules that show one name leave it undecided.
      let shown = candidates.filter { isShown(references[$0]) }
      if !shown.isEmpty { candidates = shown }
      let place = presence(at: context)
      let present = candidates.filter {
        presences.and(presence(of: references[$0], from: context), place) != .never
      }
      return present.isEmpty ? candidates : present
    }
    if areVariants(candidates.map { presence(of: references[$0]) }) { return candidates }
    let distances = candidates.map {
      targets.sharedFolders(references[$0].fileIndex, context.file)
    }
    let best = distances.max() ?? 0
    return zip(candidates, distances).filter { $0.1 == best }.map(\.0)
  }

  private func parameters(of alias: DeclarationReference) -> [Name] {
    let file = files[alias.fileIndex]
    return file.facts[declaration(alias).genericParameters].map { file.name($0.name) }
  }

  private func type(of entity: TypeEntity, arguments: [TypeID]) -> TypeID {
    switch entity {
    case .nominal(let id):
      // The parameters of the types around it are bound where the outer type is.
      let outer = self[id].parametersAround.map { types.intern(.parameter($0)) }
      let own = self[id].genericParameters.count - outer.count
      let inner = arguments.count == own ? arguments : [TypeID](repeating: .unknown, count: own)
      return types.intern(.nominal(id, outer + inner))
    case .alias(let reference):
      guard case .typeAlias(let target) = declaration(reference).kind,
        resolvingAliases.insert(reference).inserted
      else { return .unknown }
      defer { resolvingAliases.remove(reference) }
      let context = LexicalContext(reference: reference, project: self)
      let parameters = parameters(of: reference)
      guard parameters.count == arguments.count, !parameters.isEmpty else {
        return resolveType(target, in: context)
      }
      // An alias may name another one with the same arguments more than once, and so on.
      let use = AliasUse(alias: reference, arguments: arguments)
      if let known = resolvedAliasUses[use] { return known }
      let bound = Dictionary(zip(parameters, arguments)) { first, _ in first }
      let type = resolveAlias(target, in: context, bound)
      if type != .unknown { resolvedAliasUses[use] = type }
      return type
    }
  }
}

/// A generic alias with the types that it is given.
struct AliasUse: Hashable {
  var alias: DeclarationReference
  var arguments: [TypeID]
}

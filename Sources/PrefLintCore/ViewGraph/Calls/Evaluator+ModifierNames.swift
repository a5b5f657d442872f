// Methods of the project's types that have the name of a modifier: `card.tint(.red)` is the card's own method where code knows that
// it is a card. What is seen as `some View`, as a generic parameter, an `AnyView`, an optional or one of several branches has the
// modifier of the library, or of the project's extensions of `View`.

extension Evaluator {
  /// What is known of a view of which only that is known.
  var anyKindOfView: TypeID { project.types.intern(.external(language.view, [])) }

  /// Whether code that sees a value by protocols alone means by a name a modifier of views.
  func isModifier(_ name: Name, of protocols: [TypeID]) -> Bool {
    modifierEntries[name] != nil && protocols.contains(where: isViewProtocol)
  }

  /// Whether a member is what a call by its name means where its type is known: a function, or a property that holds one.
  func isCallable(_ member: Member) -> Bool {
    isFunction(member) || project.callability(of: declaredType(of: member)) == .yes
  }

  /// The members of a name that code means of a value: none that a type declares whose value is held as an `AnyView`.
  func known(_ found: [Member], named name: Name, ofErased base: ValueID) -> [Member] {
    guard !found.isEmpty, modifierEntries[name] != nil, isErased(base) else { return found }
    return found.filter { $0.owner == nil }
  }

  /// Whether a method is called on an optional itself, which has none of its type: `card.tint(.red)` where `card` is a `Card?`.
  func isOfOptional(
    _ name: Name, _ found: [Member], _ site: Site, _ frame: Frame
  ) -> Bool {
    guard modifierEntries[name] != nil, found.contains(where: { $0.owner != nil }),
      project.externalMembers[language.optional]?[name] == nil,
      let base = receiver(of: site, frame), let type = writtenType(of: base, frame)
    else { return false }
    return project.types.isOptional(type)
  }

  /// The expression that a member of a site is called on.
  private func receiver(of site: Site, _ frame: Frame) -> ExpressionID? {
    guard site.fileIndex == frame.fileIndex, site.id.index < frame.file.facts.expressions.count,
      case .member(let base, _, _) = frame.file.facts[site.id].kind
    else { return nil }
    return base
  }

  /// Whether a method of a name is called on each of several values: a modifier of the library stands around all of them, but
  /// a type's own method of its name knows which it is called on, and may change a copy of it. It is called only where the type
  /// is seen: on what its initialisers make, and on what its methods say that they give.
  func isOfEach(
    _ name: Name, _ alternatives: [Alternative], _ site: Site, _ frame: Frame
  ) -> Bool {
    guard modifierEntries[name] != nil else { return true }
    guard let base = receiver(of: site, frame) else { return false }
    return alternatives.allSatisfy { alternative in
      let type = type(of: alternative.value)
      guard let nominal = project.types.nominal(type),
        hasOwnMethod(name, alternative.value, type, frame)
      else { return false }
      return isSeen(base, as: nominal, alternative.value, type, frame)
    }
  }

  private func hasOwnMethod(
    _ name: Name, _ value: ValueID, _ type: TypeID, _ frame: Frame
  ) -> Bool {
    instanceMembers(named: name, of: value, type, from: frame)
      .contains { $0.owner != nil && isFunction($0) && !isHidden($0, from: frame.fileIndex) }
  }

  /// Whether an expression has a type by what is written: `Card(…)`, `Card(…).titled("a")` where the method gives a `Card`.
  private func isSeen(
    _ id: ExpressionID, as nominal: NominalID, _ value: ValueID, _ type: TypeID, _ frame: Frame
  ) -> Bool {
    let facts = frame.file.facts
    guard case .call(let callee, _) = facts[id].kind else { return false }
    switch facts[callee].kind {
    case .name(let name, _): return frame.file.name(name) == project[nominal].name
    case .member(let base, let name, _):
      // A property of the name is not called.
      let found = instanceMembers(
        named: frame.file.name(name), of: value, type, from: frame
      ).filter(isFunction)
      let gives = found.allSatisfy { member in
        guard member.owner != nil, let result = project.function(of: member.reference)?.result
        else { return false }
        return project.types.nominal(resolve(result, of: member.reference, receiver: value))
          == nominal
      }
      return !found.isEmpty && gives && isSeen(base, as: nominal, value, type, frame)
    default: return false
    }
  }
}

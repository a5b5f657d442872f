// Which declarations a place sees at all: by what they say of themselves, by the modules, and by the builds that have both.

extension Project {
  /// Whether a top-level declaration can be meant at a place: other files do not see what is private, and
  /// only tests see what is declared next to an import of a test module, which no product can link.
  func isVisible(
    _ reference: DeclarationReference, from context: LexicalContext?
  ) -> Bool {
    if let context {
      if reference.fileIndex == context.file { return true }
      if files[reference.fileIndex].isTestOnly, !files[context.file].isTest { return false }
    }
    let modifiers = declaration(reference).modifiers
    return !modifiers.contains(.isPrivate) && !modifiers.contains(.isFilePrivate)
  }

  /// Whether a use at a place can mean the only declaration of its name.
  func canMean(_ only: DeclarationReference, from context: LexicalContext) -> Bool {
    guard mayExist(only, presence(at: context)) else { return false }
    if only.fileIndex == context.file { return true }
    guard isVisible(only, from: context) else { return false }
    let reach = targets.reach(from: context.file, to: only.fileIndex)
    return reach != .none && reach != .linked
  }

  /// Whether other modules see a declaration.
  func isShown(_ reference: DeclarationReference) -> Bool {
    !declaration(reference).modifiers.isDisjoint(with: [.isPublic, .isOpen, .isPackage])
  }

  /// Where a declaration is seen at a place: in what builds have it, and under the `#if`s of the imports through which the place sees it.
  ///
  /// - Complexity: linear in the file's imports.
  func presence(of reference: DeclarationReference, from context: LexicalContext?) -> PresenceID {
    let own = presence(of: reference)
    guard let context, targets.reach(from: context.file, to: reference.fileIndex) == .imported
    else { return own }
    let file = files[context.file]
    var seen = PresenceID.never
    for (position, item) in file.facts.imports.enumerated()
    where targets.isOwnModule(import: position, of: context.file) {
      let module = names[file.name(item.module)]
      guard targets.isFile(reference.fileIndex, inModule: module) == true else { continue }
      let place = file.presence(item.condition)
      // Which modules of the project a build can import is not told.
      guard presences[place].literals.isEmpty else { return own }
      guard let both = seen == .never ? place : presences.union(seen, place) else { return own }
      seen = both
    }
    // Without an import of its own another module brings it.
    return seen == .never ? own : presences.and(own, seen)
  }

  /// Whether a declaration is in some build together with a place: what never is, is not meant there.
  func mayExist(_ reference: DeclarationReference, _ place: PresenceID) -> Bool {
    if place == .always || place == .never { return true }
    let own = presence(of: reference)
    return own == .always || presences.and(own, place) != .never
  }
}

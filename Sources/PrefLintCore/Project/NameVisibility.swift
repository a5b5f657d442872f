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

  /// Whether a declaration is in some build together with a place: what never is, is not meant there.
  func mayExist(_ reference: DeclarationReference, _ place: PresenceID) -> Bool {
    if place == .always || place == .never { return true }
    let own = presence(of: reference)
    return own == .always || presences.and(own, place) != .never
  }
}

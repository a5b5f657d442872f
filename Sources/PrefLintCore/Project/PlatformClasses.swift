// Classes of UIKit and AppKit by what they are for: views and cells, controllers, and what feeds cells to lists.

extension Project {
  /// Whether a class of the project is a view or a cell of a platform.
  func isPlatformView(_ id: NominalID) -> Bool {
    isClass(id) { Self.isPlatformView(named: $0) }
  }

  /// Whether a class of the project is a view, a cell or a controller of a platform.
  func isPlatformPart(_ id: NominalID) -> Bool {
    isClass(id) { Self.isPlatformView(named: $0) || self.isController(named: $0) }
  }

  /// Whether objects of a class of the project give a list or a pager of a platform what it shows.
  func isPlatformSource(_ id: NominalID) -> Bool {
    isClass(id) { $0.hasSuffix("DataSource") || StandardTypes.platformSources.contains($0) }
  }

  private func isClass(_ id: NominalID, _ isWanted: (String) -> Bool) -> Bool {
    guard self[id].kind == .classType else { return false }
    if conformance(of: id).externals.contains(where: { isWanted(names[$0]) }) { return true }
    // What a project's own aliases make of a platform's name on other platforms, nobody needs to know here.
    return self[id].inheritance.contains { reference, written in
      let facts = files[reference.fileIndex].facts
      guard case .named(_, let name, _) = facts[written].kind else { return false }
      return isWanted(facts[name])
    }
  }

  /// What values of a written type are to a platform; nil for what it does not show.
  func platformPart(_ written: TypeReferenceID, in context: LexicalContext) -> PlatformPart? {
    if let known = platformPart(resolveType(written, in: context)) { return known }
    let facts = files[context.file].facts
    guard case .named(_, let name, _) = facts[written].kind else { return nil }
    return platformPart(named: facts[name])
  }

  /// What values of a type are to a platform; nil for what it does not show.
  private func platformPart(_ type: TypeID) -> PlatformPart? {
    switch types[type] {
    case .optional(let inner), .array(let inner): return platformPart(inner)
    case .tuple(_, let elements): return elements.lazy.compactMap { self.platformPart($0) }.first
    case .variants(let variants):
      return variants.lazy.compactMap { self.platformPart($0.type) }.first
    case .opaque(let bounds), .existential(let bounds):
      return bounds.lazy.compactMap { self.platformPart($0) }.first
    case .nominal(let id, _):
      guard self[id].kind == .classType else { return nil }
      return isPlatformView(id) ? .view : isPlatformPart(id) ? .controller : nil
    case .external(let name, _): return platformPart(named: names[name])
    default: return nil
    }
  }

  /// What a platform's class of a name is to it.
  func platformPart(named text: String) -> PlatformPart? {
    isController(named: text) ? .controller : Self.isPlatformView(named: text) ? .view : nil
  }

  private func isController(named text: String) -> Bool {
    text.hasSuffix("ViewController") || StandardTypes.platformControllers.contains(text)
      || catalogue.hostClasses[text]?.label == "rootView"
  }

  private static func isPlatformView(named text: String) -> Bool {
    StandardTypes.platformViews.contains(text)
  }
}

enum PlatformPart {
  case view, controller
}

// environment-wrapper-outside-view: a wrapper in a type that SwiftUI never installs (A16, A18). Nothing fills
// it: an object ends the app when it is read, a key path gives the default value for ever.

extension Rule {
  static let environmentWrapperOutsideView = Rule(id: "environment-wrapper-outside-view") {
    context in
    context.environment.wrappers.compactMap { wrapper in
      UninstalledPlace(wrapper, context).map { context.outsideFinding(wrapper, $0) }
    }
  }
}

/// Where a wrapper stands that nothing fills; the raw values are the `reason` of a finding.
private enum UninstalledPlace: String {
  case classType = "class"
  case actor
  case structure = "struct"
  case enumeration = "enum"
  case propertyWrapper = "property-wrapper"
  case staticMember = "static-member"
  case localVariable = "local-variable"
  /// Shapes and styles of shapes, which other views draw with (A18).
  case drawnValue = "drawn-value"

  init?(_ wrapper: EnvironmentWrapper, _ context: RuleContext) {
    if wrapper.isLocal {
      // The macro makes it a property of the view that it generates.
      guard !context.isPreviewable(wrapper) else { return nil }
      self = .localVariable
      return
    }
    if wrapper.isStatic {
      self = .staticMember
      return
    }
    guard let owner = wrapper.owner else { return nil }
    let project = context.project
    switch project.installation(of: owner) {
    case .installed, .undecided: return nil
    case .unreliable: self = .drawnValue
    case .never:
      guard !context.environment.mayBeExtendedUnseen(owner), !context.mayBeForeign(wrapper) else {
        return nil
      }
      switch project.kind(of: owner) {
      case .classType: self = .classType
      case .actor: self = .actor
      case .enumeration: self = .enumeration
      case .structure:
        self = project.hasAttribute("propertyWrapper", owner) ? .propertyWrapper : .structure
      case .protocolType: return nil
      }
    }
  }
}

extension RuleContext {
  /// Whether the file may know a library's wrapper of the name in place of SwiftUI's: it imports libraries, and neither SwiftUI nor what
  /// may bring it along.
  fileprivate func mayBeForeign(_ wrapper: EnvironmentWrapper) -> Bool {
    let file = project.files[wrapper.reference.fileIndex]
    return file.importsThirdParty
      && !file.facts.imports.contains { bringsViews(file.facts[$0.module]) }
  }

  private func bringsViews(_ module: String) -> Bool {
    StandardTypes.viewModules.contains(module)
      || project.catalogue.modulePlatforms[module] != nil
        && !StandardTypes.plainModules.contains(module)
  }

  /// `@Previewable @Environment(…) var`: a variable of a preview.
  fileprivate func isPreviewable(_ wrapper: EnvironmentWrapper) -> Bool {
    let facts = project.files[wrapper.reference.fileIndex].facts
    return facts[facts[wrapper.reference.id].attributes].contains {
      facts[$0.name] == StandardTypes.previewable
    }
  }

  fileprivate func outsideFinding(
    _ wrapper: EnvironmentWrapper, _ place: UninstalledPlace
  ) -> Finding {
    let owner = wrapper.owner.map { project.names[project[$0].name] } ?? ""
    let subject = subject(of: wrapper)
    let value: String
    if case .value = wrapper.kind {
      value = "'\(attribute(of: wrapper))' always has the default value"
    } else {
      value = "'\(attribute(of: wrapper))' never receives its '\(subject)'"
    }
    let (phrase, help): (String, String)
    switch place {
    case .classType:
      (phrase, help) = ("in the class '\(owner)'", "read it in a view and pass the value on")
    case .actor:
      (phrase, help) = ("in the actor '\(owner)'", "read it in a view and pass the value on")
    case .enumeration:
      (phrase, help) = ("in the enum '\(owner)'", "read it in a view and pass the value on")
    case .structure:
      (phrase, help) = (
        "in '\(owner)', which SwiftUI does not install",
        "read it in a view and pass the value on, or make '\(owner)' a 'DynamicProperty' of a view"
      )
    case .propertyWrapper:
      (phrase, help) = (
        "in the property wrapper '\(owner)', which is no 'DynamicProperty'",
        "conform '\(owner)' to 'DynamicProperty'"
      )
    case .staticMember:
      (phrase, help) = ("in a static property", "make it a property of the view's instances")
    case .localVariable:
      (phrase, help) = ("in a local variable", "make it a property of the view")
    case .drawnValue:
      (phrase, help) = (
        "in '\(owner)' where other views draw with it", "read it in a view and pass the value on"
      )
    }
    return Finding(
      rule: "environment-wrapper-outside-view",
      severity: place == .drawnValue ? .note : .warning,
      message: place == .drawnValue
        ? "'\(attribute(of: wrapper))' may not be filled \(phrase)" : "\(value) \(phrase)",
      subject: subject, reason: place.rawValue, range: flow.propertyRange(wrapper.reference),
      help: help, anchor: anchor(wrapper.reference))
  }
}

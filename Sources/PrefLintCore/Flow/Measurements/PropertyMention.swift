// Where code names a property, whatever it is a property of, and what it does with it there.

/// A place where code may name a property.
struct PropertyMention {
  var site: Site
  /// The member of a type, or of a file, around it.
  var around: DeclarationReference?
  var form: ExpressionForms.Form
  /// Whether it is `name` or `self.name`.
  var isOwn: Bool
  /// Whether it is a name or a member; not so a component of a key path, a binding, or a text.
  var isNamed: Bool
  /// Whether it is a publisher that gives its values to others: `$height.sink { … }`.
  var isHeard = false
  /// What it is a member of, where that is not `self`.
  var base: ExpressionID?
  /// The method that is called on it.
  var method: Name = .none

  /// All of a project's, but for variables and parameters by that name. O(code of the files that hold the name).
  static func all(
    of name: Name, in project: Project, _ variables: LayoutVariables
  ) -> [PropertyMention] {
    let text = project.names[name]
    let others = ["$" + text, "_" + text].compactMap(project.names.find)
    var found: [PropertyMention] = []
    for index in project.files(namingOneOf: [name] + others) where !project.files[index].isTest {
      let file = project.files[index]
      let forms = variables.forms(ofFile: index)
      var known: Set<ExpressionID> = []
      for use in variables.uses(ofFile: index) {
        let used = file.name(use.name)
        guard used == name || others.contains(used) else { continue }
        known.insert(use.site)
        var mention = PropertyMention(
          site: Site(file: index, use.site),
          around: project.member(around: Site(file: index, use.site)),
          form: forms.form(of: use.site), isOwn: false,
          isNamed: used == name)
        switch use.base {
        case .bare, .ownSelf: mention.isOwn = true
        case .other(let base, _):
          mention.base = base
          if !isPlain(base, file, project) { mention.isNamed = false }
        case .implicit, .keyPath: mention.isNamed = false
        }
        if use.isReceiver {
          mention.method = file.name(use.method)
          mention.isHeard =
            used != name && StandardLayout.publisherOperators[file.facts[use.method]] != nil
        }
        found.append(mention)
      }
      let isKeyed = file.facts.names.firstName(of: "setValue") != nil
      for position in file.facts.expressions.indices
      where isKeyed || !file.facts.statements.isEmpty {
        switch file.facts.expressions[position].kind {
        case .string(let literal, _): guard isKeyed, file.name(literal) == name else { continue }
        // The code of a script.
        case .name(let local, _), .member(_, let local, _):
          guard file.name(local) == name, !known.contains(ExpressionID(position)) else { continue }
        default: continue
        }
        found.append(
          PropertyMention(
            site: Site(file: index, ExpressionID(position)),
            around: project.member(around: Site(file: index, ExpressionID(position))), form: .other,
            isOwn: false,
            isNamed: false))
      }
    }
    return found
  }

  /// Whether a member of an expression is a value, and no binding of one.
  private static func isPlain(
    _ base: ExpressionID, _ file: ProjectFile, _ project: Project
  ) -> Bool {
    var current = base
    while true {
      switch file.facts[current].kind {
      case .name(let local, _):
        let kind = project.names.kind(of: file.name(local))
        return kind == .plain || file.facts[local].hasPrefix("$0") || kind == .capitalised
      case .member(let inner, let local, _):
        guard project.names.kind(of: file.name(local)) == .plain else { return false }
        current = inner
      case .optionalChain(let inner), .forceUnwrap(let inner), .subscripted(let inner, _),
        .cast(let inner, _, _):
        current = inner
      case .call(let callee, _):
        // `Bindable(model).height`
        if case .name(let local, _) = file.facts[callee].kind,
          project.names.kind(of: file.name(local)) != .plain
        {
          return false
        }
        current = callee
      default: return false
      }
    }
  }
}

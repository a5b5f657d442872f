// Other names of SwiftUI's wrappers: `typealias Shared = EnvironmentObject`. An attribute by such a name is the wrapper
// (A1, A8): type aliases are transparent.

/// Which names of the project stand for a wrapper of the environment and nothing else.
struct WrapperAliases {
  private var targets: [Name: Name] = [:]

  /// Linear in the declarations of the files that name a wrapper.
  init(project: Project) {
    let language = project.language
    var found = [language.environment, language.environmentObject]
    var others: Set<Name> = []
    // Aliases of aliases.
    for _ in 0..<4 {
      var new: [Name] = []
      for index in project.files(namingOneOf: found) where !project.files[index].isTest {
        let file = project.files[index]
        for declaration in file.facts.declarations {
          guard case .typeAlias(let type) = declaration.kind,
            case .named(_, let local, _) = file.facts[type].kind
          else { continue }
          let (name, target) = (file.name(declaration.name), file.name(local))
          guard found.contains(target), let meaning = Self.meaning(of: target, language, targets)
          else { continue }
          if let known = targets[name] {
            if known != meaning { others.insert(name) }
          } else {
            targets[name] = meaning
            new.append(name)
          }
        }
      }
      if new.isEmpty { break }
      found = new
    }
    for nominal in project.nominals where targets[nominal.name] != nil {
      others.insert(nominal.name)
    }
    for name in others { targets[name] = nil }
  }

  private static func meaning(
    of name: Name, _ language: LanguageNames, _ targets: [Name: Name]
  ) -> Name? {
    name == language.environment || name == language.environmentObject ? name : targets[name]
  }

  /// The wrapper that a name stands for, or the name itself.
  func wrapper(_ name: Name) -> Name { targets.isEmpty ? name : targets[name] ?? name }

  /// The names that stand for a wrapper.
  var names: some Sequence<Name> { targets.keys }
}

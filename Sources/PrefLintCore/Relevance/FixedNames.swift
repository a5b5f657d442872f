// Names of generic parameters that an extension fixes: in `extension Screen where Content == Home` code that names `Content` names
// `Home`.

struct FixedNames {
  private struct Fixed {
    var range: TextRange
    var parameter: Name
    var types: [Name]
  }

  private var byFile: [Int: [Fixed]] = [:]

  /// Linear in the declarations.
  init(project: Project) {
    for (index, file) in project.files.enumerated() where !file.isTest {
      for declaration in file.facts.declarations {
        guard case .extensionOf = declaration.kind else { continue }
        for requirement in file.facts[declaration.requirements] where requirement.isSameType {
          guard case .named(nil, let parameter, _) = file.facts[requirement.subject].kind else {
            continue
          }
          let fixed = Fixed(
            range: declaration.range, parameter: file.name(parameter),
            types: Self.names(in: requirement.bound, file))
          byFile[index, default: []].append(fixed)
        }
      }
    }
  }

  /// The types that a name certainly is one of at a place; none for most.
  func types(_ name: Name, inFile file: Int, at offset: UInt32) -> [Name] {
    guard let known = byFile[file] else { return [] }
    return known.filter {
      $0.parameter == name && $0.range.start <= offset && offset < $0.range.end
    }.flatMap(\.types)
  }

  func isEmpty(inFile file: Int) -> Bool { byFile[file] == nil }

  private static func names(in type: TypeReferenceID, _ file: ProjectFile) -> [Name] {
    switch file.facts[type].kind {
    case .named(_, let name, let arguments):
      [file.name(name)] + file.facts[arguments].flatMap { names(in: $0, file) }
    case .optional(let inner), .array(let inner): names(in: inner, file)
    default: []
    }
  }
}

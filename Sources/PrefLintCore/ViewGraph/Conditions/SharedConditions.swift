// Values that are the same wherever a path asks for them: what the app stores under one key, and what the only object of a
// class holds. A view that writes an object under `if isPro` and one that reads it under `if isPro` agree.

/// Properties of different types that decide by one value.
struct SharedConditions {
  private let project: Project

  init(project: Project) { self.project = project }

  // MARK: Storage

  /// The properties with `@AppStorage` or `@SceneStorage`, by what they are stored under. O(declarations of the files that
  /// name these).
  func storedProperties() -> [Name: [RepeatedConditions.Property]] {
    let wrappers = Set(StandardTypes.storageWrappers.compactMap { project.names.find($0) })
    var found: [Name: [RepeatedConditions.Property]] = [:]
    guard !wrappers.isEmpty else { return found }
    for index in project.files(namingOneOf: wrappers) where !project.files[index].isTest {
      let file = project.files[index]
      for position in file.facts.declarations.indices {
        let reference = DeclarationReference(file: index, DeclarationID(position))
        let declaration = file.facts[reference.id]
        guard
          let attribute = file.facts[declaration.attributes].first(where: {
            wrappers.contains(file.name($0.name))
          }), let key = key(of: attribute, index), let parent = declaration.parent,
          let owner = project.nominalOfDeclaration[.init(file: index, parent)]
        else { continue }
        found[key, default: []].append(.init(owner: owner, name: project.name(of: reference)))
      }
    }
    return found
  }

  /// What a value is stored under: `"pro"`, and `Keys.pro` if that is a constant of this text, or as it is written; nil for what is
  /// computed.
  private func key(of attribute: Attribute, _ index: Int) -> Name? {
    let file = project.files[index]
    var texts = [file.facts[attribute.name]]
    for argument in file.facts[attribute.arguments] {
      guard let text = constantText(of: argument.value, index) ?? text(of: argument.value, file)
      else { return nil }
      texts.append(text)
    }
    return texts.count > 1 ? project.names.intern(texts.joined(separator: "#")) : nil
  }

  /// The text that a constant of a file or a type holds.
  private func constantText(of id: ExpressionID, _ index: Int) -> String? {
    let constants = GlobalConstants(project: project).references(in: id, index)
    guard constants.count == 1, let constant = constants.first,
      case .variable(let variable) = project.declaration(constant).kind,
      names(constant, id, project.files[index])
    else { return nil }
    let file = project.files[constant.fileIndex]
    guard let value = file.facts[variable].initializer, case .string = file.facts[value].kind
    else { return nil }
    return text(of: value, file)
  }

  /// Whether an expression is the name of a constant itself: of `Keys.pro.rawValue` it is not.
  private func names(
    _ constant: DeclarationReference, _ id: ExpressionID, _ file: ProjectFile
  ) -> Bool {
    switch file.facts[id].kind {
    case .name(let name, _), .member(_, let name, _):
      file.name(name) == project.name(of: constant)
    default: false
    }
  }

  private func text(of id: ExpressionID, _ file: ProjectFile) -> String? {
    switch file.facts[id].kind {
    case .string(let literal, let parts): return parts.isEmpty ? "\"\(file.facts[literal])" : nil
    case .name(let name, _): return file.facts[name]
    case .implicitMember(let name, _): return ".\(file.facts[name])"
    case .member(let base, let name, _):
      return text(of: base, file).map { "\($0).\(file.facts[name])" }
    default: return nil
    }
  }

  // MARK: Objects

  /// The values of objects by which a branch is decided that writes, where only one object of the class is ever made.
  /// O(expressions of the files that write).
  ///
  /// - Parameter writes: the places of what writes, by file.
  func objectValues(writes: [Int: [TextRange]]) -> [RepeatedConditions.Property: Name] {
    var found: [RepeatedConditions.Property: Name] = [:]
    var isOne: [NominalID: Bool] = [:]
    for (index, places) in writes.sorted(by: { $0.key < $1.key }) {
      let file = project.files[index]
      for (position, expression) in file.facts.expressions.enumerated() {
        var values: [(LocalName, LocalName)] = []
        switch expression.kind {
        case .conditional(let id):
          for condition in file.facts[file.facts[id].conditions] {
            switch condition {
            case .expression(let asked), .optionalBinding(_, _, let asked), .match(_, let asked):
              collect(asked, file, &values)
            case .availability: break
            }
          }
        case .ternary(let condition, _, _): collect(condition, file, &values)
        case .selection(let id): collect(file.facts[id].subject, file, &values)
        default: continue
        }
        guard !values.isEmpty,
          places.contains(where: {
            expression.range.start <= $0.start && $0.end <= expression.range.end
          }), let owner = project.owner(of: Site(file: index, ExpressionID(position)))
        else { continue }
        for (object, value) in values {
          guard let type = objectClass(file.name(object), of: owner),
            let member = project.members(named: file.name(value), of: type).first,
            !member.isStatic, let declaring = member.owner
          else { continue }
          let one = isOne[type] ?? isMadeOnce(project[type])
          isOne[type] = one
          guard one else { continue }
          found[.init(owner: declaring, name: file.name(value))] = project.names.intern(
            "\(project.names[project[type].name])#\(type.rawValue).\(file.facts[value])")
        }
      }
    }
    return found
  }

  /// `session.isOpen` and what is asked of it: `!session.isOpen`, `session.items.isEmpty`, `session.user != nil`.
  private func collect(
    _ id: ExpressionID, _ file: ProjectFile, _ found: inout [(LocalName, LocalName)]
  ) {
    switch file.facts[id].kind {
    case .prefix(_, let operand): collect(operand, file, &found)
    case .binary(_, let left, let right):
      collect(left, file, &found)
      collect(right, file, &found)
    case .member(let base, let value, _):
      switch file.facts[base].kind {
      case .name(let object, _): found.append((object, value))
      case .member(let own, let object, _):
        if case .name(let name, _) = file.facts[own].kind,
          file.name(name) == project.language.selfValue
        {
          found.append((object, value))
        } else {
          collect(base, file, &found)
        }
      default: return
      }
    default: return
    }
  }

  /// The class of the object that a property of a type holds, or may hold.
  func objectClass(_ name: Name, of owner: NominalID, orStructure: Bool = false) -> NominalID? {
    guard let member = project.members(named: name, of: owner).first,
      case .variable(let id) = project.declaration(member.reference).kind
    else { return nil }
    let file = project.files[member.reference.fileIndex]
    let context = LexicalContext(reference: member.reference, project: project)
    var type = TypeID.unknown
    if let written = file.facts[id].type {
      type = project.resolveType(written, in: context)
    } else if let initial = file.facts[id].initializer {
      switch file.facts[initial].kind {
      case .call(let callee, _):
        if case .name(let called, _) = file.facts[callee].kind {
          type = project.namedType(file.name(called), arguments: [], in: context)
        }
      // `Session.shared`
      case .member(let base, let shared, _):
        guard case .name(let named, _) = file.facts[base].kind,
          let holder = project.types.nominal(
            project.namedType(file.name(named), arguments: [], in: context)), holder != owner,
          project.members(named: file.name(shared), of: holder).first?.isStatic == true
        else { return nil }
        return objectClass(file.name(shared), of: holder, orStructure: orStructure)
      default: break
      }
    } else if let named = typeOfWrapper(member.reference, file) {
      type = project.namedType(named, arguments: [], in: context)
    }
    guard let nominal = project.types.nominal(project.types.unwrapped(type)),
      project.kind(of: nominal) == .classType
        || orStructure && project.kind(of: nominal) == .structure
    else { return nil }
    return nominal
  }

  /// The type at the end of a chain of properties.
  func type(of path: [Name], of owner: NominalID) -> NominalID? {
    path.reduce(Optional(owner)) { type, name in
      type.flatMap { objectClass(name, of: $0, orStructure: true) }
    }
  }

  /// `@Environment(Store.self)`
  private func typeOfWrapper(_ reference: DeclarationReference, _ file: ProjectFile) -> Name? {
    for attribute in file.facts[file.facts[reference.id].attributes] {
      guard file.name(attribute.name) == project.language.environment,
        let argument = file.facts[attribute.arguments].first,
        case .member(let base, let own, _) = file.facts[argument.value].kind,
        file.name(own) == project.language.selfValue,
        case .name(let type, _) = file.facts[base].kind
      else { continue }
      return file.name(type)
    }
    return nil
  }

  /// Whether one expression outside tests and previews makes objects of a class, and it is the first value of a variable:
  /// then all that a path meets are one. O(expressions of the files that name the class).
  private func isMadeOnce(_ nominal: Nominal) -> Bool {
    guard project.heirs[nominal.id] == nil else { return false }
    var made = 0
    for index in project.files(naming: nominal.name) where !project.files[index].isTest {
      let file = project.files[index]
      let previews = ReachedWays.previews(in: file, project, index)
      for (position, expression) in file.facts.expressions.enumerated() {
        guard case .call(let callee, _) = expression.kind,
          calls(nominal.name, callee, file)
            || isImplicit(callee, ExpressionID(position), of: nominal.name, file),
          !previews.contains(where: {
            $0.start <= expression.range.start && expression.range.end <= $0.end
          })
        else { continue }
        made += 1
        guard made == 1, isFirstValue(ExpressionID(position), file) else { return false }
      }
    }
    return made == 1
  }

  private func calls(_ name: Name, _ callee: ExpressionID, _ file: ProjectFile) -> Bool {
    switch file.facts[callee].kind {
    case .name(let called, _): return file.name(called) == name
    case .member(let base, let member, _):
      guard file.facts[member] == "init" else { return file.name(member) == name }
      return calls(name, base, file)
    default: return false
    }
  }

  /// `var session: Session = .init()`
  private func isImplicit(
    _ callee: ExpressionID, _ id: ExpressionID, of name: Name, _ file: ProjectFile
  ) -> Bool {
    guard case .implicitMember(let member, _) = file.facts[callee].kind,
      file.facts[member] == "init"
    else { return false }
    return file.facts.declarations.contains { declaration in
      guard case .variable(let variable) = declaration.kind,
        file.facts[variable].initializer == id, let written = file.facts[variable].type,
        case .named(_, let type, _) = file.facts[written].kind
      else { return false }
      return file.name(type) == name
    }
  }

  /// Whether an expression is the first value of a property or a global variable, bare or in its wrapper's initialiser.
  private func isFirstValue(_ id: ExpressionID, _ file: ProjectFile) -> Bool {
    file.facts.declarations.contains { declaration in
      guard case .variable(let variable) = declaration.kind else { return false }
      return file.facts[variable].initializer == id
    }
      || file.facts.expressions.contains { expression in
        guard case .call(let callee, let arguments) = expression.kind,
          file.facts[arguments].count == 1, let only = file.facts[arguments].first,
          only.value == id, file.facts[only.label] == "wrappedValue"
        else { return false }
        if case .name = file.facts[callee].kind { return true }
        return false
      }
  }
}

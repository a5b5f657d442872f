// Values of the environment by which views decide what they show: properties that the project adds to
// `EnvironmentValues`, where every write stands in the view tree and nothing but the value itself is stored (A10). Their
// value at a place is the nearest one that is written above it, or the default.

/// Properties of `EnvironmentValues` whose values are known wherever the environment is.
final class DecidingKeys {
  /// Where the default value of a property stands.
  enum Default {
    /// The initial value of an `@Entry` property.
    case entry(DeclarationReference)
    /// The `defaultValue` of a key.
    case key(NominalID)
  }

  private(set) var defaults: [Name: Default] = [:]

  /// O(expressions of the files that name one of the properties).
  init(project: Project) {
    let members = project.externalMembers[project.language.environmentValues] ?? [:]
    guard !members.isEmpty else { return }
    for property in EnvironmentKeys(project: project).properties
    where !property.isTest && !property.isIndirect && members[property.name]?.count == 1 {
      if property.isEntry {
        defaults[property.name] = .entry(property.reference)
      } else if let key = Self.key(of: property, project) {
        defaults[property.name] = .key(key)
      }
    }
    dropSharedKeys()
    guard !defaults.isEmpty else { return }
    for index in project.files(namingOneOf: Array(defaults.keys)) {
      dropWrittenOtherwise(project, index)
    }
  }

  /// What is written under one property of a key stands under the others, too.
  private func dropSharedKeys() {
    var properties: [NominalID: [Name]] = [:]
    for case (let name, .key(let key)) in defaults { properties[key, default: []].append(name) }
    for shared in properties.values where shared.count > 1 {
      for name in shared { defaults[name] = nil }
    }
  }

  /// The key whose value a property hands out and takes as it is.
  private static func key(of property: EnvironmentProperty, _ project: Project) -> NominalID? {
    let file = project.files[property.reference.fileIndex]
    guard let key = property.readKeys.first?.key, property.readKeys.count == 1,
      property.writtenKeys.allSatisfy({ $0.key == key }), property.writtenKeys.count <= 1,
      // UIKit's traits may bring others in.
      project.conformance(of: key).externals.count == 1,
      case .variable(let id) = file.facts[property.reference.id].kind
    else { return nil }
    let isPlain = file.facts[file.facts[id].accessors].allSatisfy { accessor in
      guard let body = accessor.body, file.facts[body].count == 1,
        let only = file.facts[body].first
      else { return false }
      let expression: ExpressionID
      switch file.facts[only].kind {
      case .expression(let id), .returned(let id?): expression = id
      default: return false
      }
      switch file.facts[expression].kind {
      case .subscripted: return accessor.kind == .get
      case .assignment(let target, let value):
        guard accessor.kind == .set, case .subscripted = file.facts[target].kind,
          case .name = file.facts[value].kind
        else { return false }
        return true
      default: return false
      }
    }
    return isPlain ? key : nil
  }

  /// Properties that anything else than a modifier in the view tree may write are not known.
  private func dropWrittenOtherwise(_ project: Project, _ index: Int) {
    let file = project.files[index]
    let facts = file.facts
    var isPlain = [Bool](repeating: false, count: facts.expressions.count)
    for attribute in facts.attributes {
      if let first = facts[attribute.arguments].first { isPlain[first.value.index] = true }
    }
    for expression in facts.expressions {
      guard case .call(let callee, let arguments) = expression.kind,
        let first = facts[arguments].first, first.label == .none
      else { continue }
      switch facts[callee].kind {
      case .member(_, let name, _), .name(let name, _):
        guard project.listed.modifiers[file.name(name)]?.effect == .writesEnvironment else {
          continue
        }
        isPlain[first.value.index] = true
      default: continue
      }
    }
    let values = facts.declarations.filter { declaration in
      guard case .extensionOf = declaration.kind else { return false }
      return file.name(declaration.name) == project.language.environmentValues
    }.map(\.range)
    for (position, expression) in facts.expressions.enumerated() {
      switch expression.kind {
      case .keyPath(_, let names, _) where !isPlain[position]:
        for name in facts[names] { defaults[file.name(name)] = nil }
      case .assignment(let target, _), .inOut(let target):
        switch facts[target].kind {
        case .member(_, let name, _): defaults[file.name(name)] = nil
        // `set { other = newValue }`
        case .name(let name, _) where values.contains { $0.contains(expression.range) }:
          defaults[file.name(name)] = nil
        default: continue
        }
      default: continue
      }
    }
  }
}

extension Project {
  /// A key of the environment, and those of which its value is computed.
  func environmentKeys(behind key: Name) -> [Name] {
    let members = externalMembers[language.environmentValues] ?? [:]
    var found = [key]
    for member in members[key] ?? [] {
      let file = files[member.reference.fileIndex]
      guard case .variable(let id) = file.facts[member.reference.id].kind else { continue }
      var reader = NameUseReader(facts: file.facts)
      for accessor in file.facts[file.facts[id].accessors] where accessor.kind == .get {
        reader.accessor(accessor)
      }
      for use in reader.uses {
        switch use.base {
        case .bare, .ownSelf:
          let name = file.name(use.name)
          if members[name] != nil, !found.contains(name) { found.append(name) }
        default: break
        }
      }
    }
    return found
  }
}

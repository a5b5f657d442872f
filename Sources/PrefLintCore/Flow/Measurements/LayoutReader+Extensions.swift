// Members of values of types from outside: those that SwiftUI's geometry has, and those that the project adds in extensions.

extension LayoutReader {
  func hasMember(_ name: Name, _ receiver: LayoutValue) -> Bool {
    switch receiver {
    case .instance(let instance):
      return !project.members(named: name, of: instance.nominal).isEmpty
    case .cell(_, _, let nominal?): return !project.members(named: name, of: nominal).isEmpty
    case .binding:
      return name == project.language.wrappedValue || name == project.language.projectedValue
        || !extensionMembers(name, of: receiver).isEmpty
    case .view, .proxy, .size, .frame, .record, .number, .cell:
      return isGeometry(name, of: receiver) || !extensionMembers(name, of: receiver).isEmpty
    default: return false
    }
  }

  /// Whether SwiftUI has a member of geometry by that name.
  private func isGeometry(_ name: Name, of receiver: LayoutValue) -> Bool {
    switch receiver {
    case .proxy: return StandardLayout.proxyMembers.contains(text(name))
    case .record(let parts): return parts.contains { $0.label == name }
    case .size, .frame, .cell:
      let members = outerTypes(of: receiver).compactMap { StandardLayout.membersOfGeometry[$0] }
      return members.contains { $0.contains(text(name)) }
    default: return false
    }
  }

  /// Members that the project adds to a type from outside.
  func extensionMembers(_ name: Name, of value: LayoutValue) -> [Member] {
    outerTypes(of: value).flatMap { type in
      project.names.find(type).flatMap { project.externalMembers[$0]?[name] } ?? []
    }
  }

  /// What the only property gives that the project adds to a value by that name; nil where it adds none.
  func addedProperty(_ name: Name, of value: LayoutValue) -> LayoutValue? {
    let own = extensionMembers(name, of: value).filter { member in
      guard !member.isStatic, case .variable = project.declaration(member.reference).kind else {
        return false
      }
      return true
    }
    guard !own.isEmpty else { return nil }
    return (own.count == 1 ? getter(own[0].reference, value) : nil) ?? .unknown(reached(by: value))
  }

  /// The type from outside that a value is of, as far as that is known, and what its extensions may stand at.
  func outerTypes(of value: LayoutValue) -> [String] {
    switch value {
    case .proxy: ["GeometryProxy"]
    case .size: ["CGSize"]
    case .frame: ["CGRect"]
    case .view, .unknown: ["View"]
    case .binding: ["Binding"]
    case .number: StandardLayout.numberTypes
    case .cell(let id, let path, nil): outerTypes(ofCell: id, path)
    case .record(let parts):
      StandardLayout.parts.first { $0.value == parts.map { text($0.label) } }.map { [$0.key] } ?? []
    default: []
    }
  }

  private func outerTypes(ofCell id: Int32, _ path: [Name]) -> [String] {
    guard collection(id, path) == nil else { return [] }
    // A part of one is a number.
    guard path.isEmpty else { return StandardLayout.numberTypes }
    let type = project.types.unwrapped(staticType(of: cells[Int(id)].property))
    guard case .external(let name, _) = project.types[type] else {
      return StandardLayout.numberTypes
    }
    let word = text(name)
    guard StandardLayout.membersOfGeometry[word] == nil else { return [word] }
    return [word] + StandardLayout.numberTypes.filter { $0 != word }
  }
}

// Members that SwiftUI calls, told from overloads of their names by what they take.

/// A requirement of one of SwiftUI's protocols, as it is written in documentation: `body`, `makeBody(configuration:)`.
public struct MemberRequirement: Hashable, Sendable {
  public var name: String
  /// The labels of a method's parameters, empty for one without; nil for a property.
  public var labels: [String]?
}

extension MemberRequirement {
  /// What views show.
  static let body: MemberRequirement = "body"
  /// What modifiers show around their content.
  static let modifierBody: MemberRequirement = "body(content:)"
}

extension MemberRequirement: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) {
    let parts = text.split(separator: "(", omittingEmptySubsequences: false)
    name = String(parts[0])
    guard parts.count > 1 else { return }
    labels = parts[1].dropLast().split(separator: ":").map { $0 == "_" ? "" : String($0) }
  }
}

extension Project {
  /// The members of a type that satisfy a requirement: those that take what it takes, and of methods, where none does, all of
  /// the name. O(members of the name).
  func witnesses(of requirement: MemberRequirement, in id: NominalID) -> [Member] {
    guard let name = names.find(requirement.name) else { return [] }
    let members = members(named: name, of: id).filter { !isRequirement($0) }
    guard let wanted = requirement.labels else {
      return members.filter { labels(of: $0) == nil }
    }
    let methods = members.filter { labels(of: $0) != nil }
    let exact = methods.filter { labels(of: $0)?.map { names[$0] } == wanted }
    return exact.isEmpty ? methods : exact
  }
}

// Chains of members that branches ask: `Device.isPad`.

/// Chains that conditions ask at more than one place of a project.
final class RepeatedChains {
  private var counts: [Name: Int] = [:]
  /// The names of chains, by what they are longer than by one name.
  private var chains: [Link: Name] = [:]
  private let names: ProjectNames

  private struct Link: FastHashable {
    var chain: Name
    var name: Name

    @inline(__always) func mix(into mixer: inout HashMixer) {
      mixer.add(UInt64(chain.rawValue) << 32 | UInt64(name.rawValue))
    }
  }

  /// Linear in the conditions of the project.
  init(project: Project) {
    names = project.names
    for file in project.files where !file.isTest {
      for conditional in file.facts.conditionals {
        for condition in file.facts[conditional.conditions] {
          if case .expression(let id) = condition { count(id, file) }
        }
      }
      for expression in file.facts.expressions {
        if case .ternary(let condition, _, _) = expression.kind { count(condition, file) }
      }
    }
  }

  private func count(_ id: ExpressionID, _ file: ProjectFile) {
    switch file.facts[id].kind {
    case .prefix(_, let operand): count(operand, file)
    case .binary(_, let left, let right):
      count(left, file)
      count(right, file)
    default:
      if let name = chain(id, file) { counts[name, default: 0] += 1 }
    }
  }

  /// The name of a chain that a condition asks which occurs again; nil for others.
  func name(of id: ExpressionID, _ file: ProjectFile) -> Name? {
    guard let name = chain(id, file), counts[name, default: 0] > 1 else { return nil }
    return name
  }

  /// `A.b.c` as one name, which no compilation flag can have.
  private func chain(_ id: ExpressionID, _ file: ProjectFile) -> Name? {
    var parts: [Name] = []
    var head = id
    while case .member(let base, let name, _) = file.facts[head].kind {
      parts.append(file.name(name))
      head = base
    }
    guard case .name(let name, _) = file.facts[head].kind else { return nil }
    return parts.reversed().reduce(file.name(name)) { member($1, of: $0) }
  }

  private func member(_ name: Name, of chain: Name) -> Name {
    let key = Link(chain: chain, name: name)
    if let known = chains[key] { return known }
    let longer = names.intern("\(names[chain]).\(names[name])")
    chains[key] = longer
    return longer
  }
}

// Closures that a constant holds: they run where they are called, on the variables around them.

extension ReduceRun {
  mutating func follow(_ closure: Closure, _ arguments: [Argument]) -> ReduceOrigin {
    let given = arguments.map { origin($0.value) }
    let parameters = facts[closure.parameters].map { name($0.name) }
    guard depth < Self.depthLimit, parameters.isEmpty || parameters.count == given.count else {
      return run(closure, .undecided)
    }
    let own = parameters.isEmpty ? given.indices.map { project.names.intern("$\($0)") } : parameters
    var inner = self
    inner.depth += 1
    inner.exits = []
    for (name, value) in zip(own, given) {
      inner.locals[name] = value
      inner.constants.insert(name)
      inner.closures[name] = nil
    }
    var returned: ReduceOrigin?
    var ended = false
    if facts[closure.body].count == 1, let only = facts[closure.body].first,
      case .expression(let id) = facts[only].kind, !Self.isBranching(facts[id].kind)
    {
      returned = inner.origin(id)
    } else {
      ended = inner.run(closure.body)
      for exit in inner.exits.reversed() {
        let value = exit.returned ?? .constant
        returned = returned.map { join(value, $0, exit.condition) } ?? value
      }
    }
    for variable in locals.keys where !own.contains(variable) {
      locals[variable] = inner.left(in: variable, ended: ended)
    }
    return returned ?? .constant
  }
}

// Writes facts as text that reads like Swift with its structure made plain, so that a test is a snippet
// and one line: operators in parentheses, trailing closures behind `;`, bodies on one line.

@testable import PrefLintCore

struct FactsDumper {
  let facts: FileFacts

  /// Imports, declarations and statements of a file, one each line.
  static func dump(_ source: String) -> String {
    dump(FactsBuilder.facts(of: Array(source.utf8)))
  }

  static func dump(_ facts: FileFacts) -> String {
    let dumper = FactsDumper(facts: facts)
    var lines = facts.imports.map {
      "import \(dumper.text($0.module))\(dumper.suffix($0.condition))"
    }
    lines += facts.topLevel.map { dumper.text($0) }
    lines += facts.statements.map { dumper.text($0) }
    return lines.joined(separator: "\n")
  }

  func text(_ name: LocalName) -> String { name == .none ? "_" : facts[name] }

  private func list<S: Sequence>(
    _ items: S, _ separator: String = ", ", _ text: (S.Element) -> String
  )
    -> String
  {
    items.map(text).joined(separator: separator)
  }

  // MARK: Conditions of builds

  func text(_ id: BuildConditionID) -> String {
    switch facts[id] {
    case .always: "always"
    case .never: "never"
    case .platform(let name): "os(\(text(name)))"
    case .canImport(let name): "canImport(\(text(name)))"
    case .environment(let name): "environment(\(text(name)))"
    case .flag(let name): text(name)
    case .other: "other"
    case .not(let operand): "!\(text(operand))"
    case .and(let lhs, let rhs): "(\(text(lhs)) && \(text(rhs)))"
    case .or(let lhs, let rhs): "(\(text(lhs)) || \(text(rhs)))"
    }
  }

  private func suffix(_ id: BuildConditionID) -> String {
    id.index == 0 ? "" : " #[\(text(id))]"
  }

  // MARK: Declarations

  func text(_ id: DeclarationID) -> String {
    let declaration = facts[id]
    let name = text(declaration.name)
    var head = list(facts[declaration.attributes], "") { text($0) + " " }
    head += text(declaration.modifiers)
    let generics = text(declaration.genericParameters)
    var tail = ""
    if !declaration.inheritance.isEmpty {
      tail += ": " + list(facts[declaration.inheritance]) { text($0) }
    }
    if !declaration.requirements.isEmpty {
      tail +=
        " where "
        + list(facts[declaration.requirements]) {
          text($0.subject) + ($0.isSameType ? " == " : ": ") + text($0.bound)
        }
    }
    let members = "{ " + list(facts[declaration.members], "; ") { text($0) } + " }"
    let body: String
    switch declaration.kind {
    case .structure: body = "struct \(name)\(generics)\(tail) \(members)"
    case .classType: body = "class \(name)\(generics)\(tail) \(members)"
    case .actor: body = "actor \(name)\(generics)\(tail) \(members)"
    case .enumeration: body = "enum \(name)\(generics)\(tail) \(members)"
    case .protocolType: body = "protocol \(name)\(generics)\(tail) \(members)"
    case .extensionOf(let type): body = "extension[\(name)] \(text(type))\(tail) \(members)"
    case .function(let function): body = "func \(name)\(generics)" + text(function, tail)
    case .initializer(let function, let isFailable):
      body = "\(name)\(isFailable ? "?" : "")\(generics)" + text(function, tail)
    case .deinitializer(let function): body = "\(name)" + text(function, tail)
    case .subscriptMember(let function, let accessors):
      body = "\(name)\(generics)" + text(function, tail) + text(accessors)
    case .variable(let variable): body = text(facts[variable], name)
    case .enumCase(let function, let rawValue):
      let payload = facts[facts[function].parameters]
      body =
        "case \(name)" + (payload.isEmpty ? "" : "(" + list(payload) { text($0) } + ")")
        + (rawValue.map { " = \(text($0))" } ?? "")
    case .typeAlias(let type): body = "typealias \(name)\(generics) = \(text(type))\(tail)"
    case .associatedType(let type):
      body = "associatedtype \(name)\(tail)" + (type.map { " = \(text($0))" } ?? "")
    case .macroExpansion(let arguments): body = "#\(name)\(text(arguments))"
    case .other: body = "other \(name)"
    }
    return head + body + suffix(declaration.condition)
  }

  private func text(_ variable: Variable, _ name: String) -> String {
    (variable.isLet ? "let " : "var ") + name
      + (variable.type.map { ": \(text($0))" } ?? "")
      + (variable.initializer.map { " = \(text($0))" } ?? "")
      + text(variable.accessors)
  }

  private func text(_ accessors: AccessorList) -> String {
    guard !accessors.isEmpty else { return "" }
    return " { "
      + list(facts[accessors], " ") { "\($0.kind)" + ($0.body.map { " " + text($0) } ?? "") } + " }"
  }

  private func text(_ id: FunctionID, _ tail: String) -> String {
    let function = facts[id]
    return "(" + list(facts[function.parameters]) { text($0) } + ")"
      + (function.result.map { " -> \(text($0))" } ?? "") + tail
      + (function.body.map { " " + text($0) } ?? "")
  }

  private func text(_ parameter: Parameter) -> String {
    list(facts[parameter.attributes], "") { text($0) + " " } + text(parameter.label) + " "
      + text(parameter.name) + (parameter.type.map { ": \(text($0))" } ?? "")
      + (parameter.isVariadic ? "..." : "")
      + (parameter.defaultValue.map { " = \(text($0))" } ?? "")
  }

  private func text(_ attribute: Attribute) -> String {
    "@" + text(attribute.type) + (attribute.hasArguments ? text(attribute.arguments) : "")
  }

  private func text(_ generics: GenericParameterList) -> String {
    generics.isEmpty
      ? ""
      : "<"
        + list(facts[generics]) { text($0.name) + ($0.constraint.map { ": \(text($0))" } ?? "") }
        + ">"
  }

  private func text(_ modifiers: DeclarationModifiers) -> String {
    let names: [(DeclarationModifiers, String)] = [
      (.isStatic, "static"), (.isPrivate, "private"), (.isFilePrivate, "fileprivate"),
      (.isPublic, "public"), (.isOpen, "open"), (.isOverride, "override"), (.isLazy, "lazy"),
      (.isWeak, "weak"), (.isMutating, "mutating"), (.isConvenience, "convenience"),
      (.isFinal, "final"), (.isIndirect, "indirect"), (.hasPrivateSetter, "private(set)"),
      (.isPackage, "package"),
    ]
    return names.filter { modifiers.contains($0.0) }.map { $0.1 + " " }.joined()
  }

  // MARK: Types

  func text(_ id: TypeReferenceID) -> String {
    switch facts[id].kind {
    case .named(let base, let name, let arguments):
      (base.map { text($0) + "." } ?? "") + text(name) + text(arguments)
    case .optional(let type): text(type) + "?"
    case .array(let type): "[\(text(type))]"
    case .dictionary(let key, let value): "[\(text(key)): \(text(value))]"
    case .tuple(let elements): "(" + list(facts[elements]) { text($0) } + ")"
    case .function(let parameters, let result):
      "((" + list(facts[parameters]) { text($0) } + ") -> \(text(result)))"
    case .some(let type): "some \(text(type))"
    case .any(let type): "any \(text(type))"
    case .metatype(let type): "\(text(type)).Type"
    case .composition(let types): "(" + list(facts[types], " & ") { text($0) } + ")"
    case .other: "<other>"
    }
  }

  private func text(_ element: TypeElement) -> String {
    (element.label == .none ? "" : "\(text(element.label)): ") + (element.isBuilder ? "@B " : "")
      + text(element.type) + (element.isVariadic ? "..." : "")
  }

  private func text(_ arguments: TypeReferenceList) -> String {
    arguments.isEmpty ? "" : "<" + list(facts[arguments]) { text($0) } + ">"
  }

  // MARK: Statements

  func text(_ block: Block) -> String {
    block.isEmpty ? "{ }" : "{ " + list(facts[block], "; ") { text($0) } + " }"
  }

  func text(_ id: StatementID) -> String {
    switch facts[id].kind {
    case .expression(let expression): text(expression)
    case .declaration(let declaration): text(declaration)
    case .returned(let value): "return" + (value.map { " " + text($0) } ?? "")
    case .thrown(let value): "throw \(text(value))"
    case .guarded(let conditions, let otherwise):
      "guard \(text(conditions)) else \(text(otherwise))"
    case .forEach(let pattern, let sequence, let condition, let body):
      "for \(text(pattern)) in \(text(sequence))"
        + (condition.map { " where \(text($0))" } ?? "") + " \(text(body))"
    case .whileLoop(let conditions, let body): "while \(text(conditions)) \(text(body))"
    case .repeatLoop(let body, let condition): "repeat \(text(body)) while \(text(condition))"
    case .deferred(let body): "defer \(text(body))"
    case .configured(let clauses):
      "#if(" + list(facts[clauses], " ") { "[\(text($0.condition))] \(text($0.body))" } + ")"
    case .destructured(let pattern, let value):
      "let \(text(pattern))" + (value.map { " = \(text($0))" } ?? "")
    case .jump(let jump): (jump.continues ? "continue" : "break") + " \(jump.target)"
    case .other: "other"
    }
  }

  private func text(_ conditions: ConditionList) -> String {
    list(facts[conditions]) { condition in
      switch condition {
      case .expression(let expression): text(expression)
      case .optionalBinding(let pattern, let type, let value):
        "let \(text(pattern))" + (type.map { ": \(text($0))" } ?? "") + " = \(text(value))"
      case .match(let pattern, let value): "case \(text(pattern)) = \(text(value))"
      case .availability: "#available"
      }
    }
  }

  func text(_ id: PatternID) -> String {
    switch facts[id].kind {
    case .wildcard: "_"
    case .identifier(let name): "let:\(text(name))"
    case .tuple(let elements): "(" + list(facts[elements]) { text($0) } + ")"
    case .enumCase(let type, let name, let payload):
      (type.map { text($0) } ?? "") + ".\(text(name))"
        + (payload.isEmpty ? "" : "(" + list(facts[payload]) { text($0) } + ")")
    case .optional(let pattern): "\(text(pattern))?"
    case .check(let type): "is \(text(type))"
    case .cast(let pattern, let type): "(\(text(pattern)) as \(text(type)))"
    case .expression(let expression): text(expression)
    }
  }

  private func text(_ element: PatternElement) -> String {
    (element.label == .none ? "" : "\(text(element.label)): ") + text(element.pattern)
  }

  // MARK: Expressions

  private func text(_ arguments: ArgumentList) -> String {
    let all = facts[arguments]
    let plain = list(all.filter { !$0.isTrailing }) { text($0) }
    let trailing = list(all.filter(\.isTrailing)) { text($0) }
    return "(" + plain + (trailing.isEmpty ? "" : "; " + trailing) + ")"
  }

  private func text(_ argument: Argument) -> String {
    (argument.label == .none ? "" : "\(text(argument.label)): ") + text(argument.value)
  }

  private func labels(of id: ExpressionID) -> String {
    guard let labels = facts.labels(of: id) else { return "" }
    return "(" + labels.map { ($0 == .none ? "_" : text($0)) + ":" }.joined() + ")"
  }

  func text(_ id: ExpressionID) -> String {
    switch facts[id].kind {
    case .name(let name, let arguments): return text(name) + labels(of: id) + text(arguments)
    case .member(let base, let name, let arguments):
      return text(base) + ".\(text(name))" + labels(of: id) + text(arguments)
    case .implicitMember(let name, let arguments): return ".\(text(name))" + text(arguments)
    case .call(let callee, let arguments): return text(callee) + text(arguments)
    case .subscripted(let base, let arguments):
      return text(base) + "[" + text(arguments).dropFirst().dropLast() + "]"
    case .closure(let closure): return text(facts[closure])
    case .string(let literal, let parts):
      return parts.isEmpty
        ? "\"\(facts[literal])\"" : "\"\\(" + list(facts[parts]) { text($0) } + ")\""
    case .number(let name): return text(name)
    case .boolean(let value): return "\(value)"
    case .none: return "nil"
    case .array(let elements): return "[" + list(facts[elements]) { text($0) } + "]"
    case .dictionary(let elements):
      let all = Array(facts[elements])
      let pairs = stride(from: 0, to: all.count, by: 2).map {
        text(all[$0]) + ": " + ($0 + 1 < all.count ? text(all[$0 + 1]) : "?")
      }
      return pairs.isEmpty ? "[:]" : "[" + pairs.joined(separator: ", ") + "]"
    case .tuple(let elements): return "tuple\(text(elements))"
    case .optionalChain(let operand): return "\(text(operand))?"
    case .forceUnwrap(let operand): return "\(text(operand))!"
    case .ternary(let condition, let then, let otherwise):
      return "(\(text(condition)) ? \(text(then)) : \(text(otherwise)))"
    case .binary(let name, let lhs, let rhs): return "(\(text(lhs)) \(text(name)) \(text(rhs)))"
    case .assignment(let target, let value): return "(\(text(target)) := \(text(value)))"
    case .prefix(let name, let operand): return "(\(text(name)) \(text(operand)))"
    case .postfix(let name, let operand): return "(\(text(operand)) \(text(name)))"
    case .cast(let operand, let cast, let type):
      let word =
        switch cast {
        case .coercion: "as"
        case .conditional: "as?"
        case .forced: "as!"
        case .check: "is"
        }
      return "(\(text(operand)) \(word) \(text(type)))"
    case .optionalTry(let operand): return "try?(\(text(operand)))"
    case .inOut(let operand): return "&\(text(operand))"
    case .type(let type): return "type(\(text(type)))"
    case .keyPath(let root, let names, let isPlain):
      return "\\" + (root.map { text($0) } ?? "") + list(facts[names], "") { ".\(text($0))" }
        + (isPlain ? "" : "~")
    case .conditional(let conditional): return text(facts[conditional])
    case .selection(let selection): return text(facts[selection])
    case .doCatch(let blocks, let cases):
      let caught = facts[cases].map { item in
        " catch " + list(facts[item.patterns]) { text($0) }
          + list(facts[item.guards]) { " where \(text($0))" } + (item.isDefault ? "" : " ")
      }
      return zip(["do "] + caught, facts[blocks]).map { $0 + text($1) }.joined()
    case .macro(let name, let arguments): return "#\(text(name))\(text(arguments))"
    case .configured(let base, let clauses):
      return text(base) + "#if("
        + list(facts[clauses], " ") { "[\(text($0.condition))] \(text($0.value))" } + ")"
    case .configurationBase: return "^"
    case .other(let parts): return "other(" + list(facts[parts]) { text($0) } + ")"
    }
  }

  private func text(_ closure: Closure) -> String {
    var head = ""
    if !closure.captures.isEmpty {
      head += "[" + list(facts[closure.captures]) { text($0) } + "] "
    }
    if !closure.parameters.isEmpty {
      head += "(" + list(facts[closure.parameters]) { text($0) } + ") "
    }
    if let result = closure.result { head += "-> \(text(result)) " }
    if !head.isEmpty { head += "in " }
    return closure.body.isEmpty
      ? "{ \(head)}" : "{ " + head + list(facts[closure.body], "; ") { text($0) } + " }"
  }

  private func text(_ conditional: Conditional) -> String {
    "if \(text(conditional.conditions)) \(text(conditional.then))"
      + (conditional.otherwise.map { " else \(text($0))" } ?? "")
  }

  private func text(_ selection: Selection) -> String {
    "switch \(text(selection.subject)) { "
      + list(facts[selection.cases], " ") {
        ($0.isDefault ? "default" : "case " + list(facts[$0.patterns]) { text($0) })
          + list(facts[$0.guards], "") { " where \(text($0))" }
          + ": \(text($0.body))" + ($0.fallsThrough ? " fallthrough" : "")
          + suffix($0.condition)
      } + " }"
  }
}

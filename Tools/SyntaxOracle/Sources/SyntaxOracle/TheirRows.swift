// The row of one SwiftSyntax node: its range as PrefLint counts it, its main token and its details.

import PrefLintCore
@_spi(ExperimentalLanguageFeatures) @_spi(RawSyntax) import SwiftSyntax

extension Collector {
  mutating func addRow(_ kind: NodeKind, _ node: Syntax) {
    switch kind {
    case .asOperator, .isOperator: return addCast(kind, node)
    case .someType:
      let word = node.as(SomeOrAnyTypeSyntax.self)?.someOrAnySpecifier
      let isAny = word?.tokenKind == .keyword(.any)
      reading.open(isAny ? .anyType : .someType, start(of: node), end(of: node))
      return
    case .keyPathMethod: return addKeyPathMethod(node)
    default: break
    }
    // A component of a key path starts with its dot in PrefLint.
    let outer = node.parent?.kind == .keyPathComponent ? node.parent ?? node : node
    reading.open(
      kind, start(of: outer), kind.mayEndInComma ? endWithoutComma(of: node) : end(of: node))
    if kind.hasComparedMain, let main = mainToken(of: node) {
      reading.add(.main, start(of: main))
      if kind == .attribute { reading.add(.nameEnd, end(of: main)) }
    }
    switch kind {
    case .callExpr, .subscriptCallExpr, .macroExpansionExpr, .macroExpansionDecl: addCall(node)
    case .memberAccessExpr:
      if let base = node.as(MemberAccessExprSyntax.self)?.base {
        reading.add(.baseEnd, end(of: base))
      }
    case .closureExpr:
      if let signature = node.as(ClosureExprSyntax.self)?.signature { addNames(signature) }
    default: break
    }
  }

  /// `as? T` with its type, which is the next element of the sequence.
  private mutating func addCast(_ kind: NodeKind, _ node: Syntax) {
    var end = end(of: node)
    let operand = node.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)
    var type = operand.map { Syntax($0) }
    while let parent = type?.parent, parent.kind != .exprList { type = parent }
    if let type, type.kind == .typeExpr { end = self.end(of: type) }
    reading.open(kind, start(of: node), end)
  }

  /// `name(…)` in a key path is a property and the parentheses behind it in PrefLint.
  private mutating func addKeyPathMethod(_ node: Syntax) {
    guard let method = node.as(KeyPathMethodComponentSyntax.self) else { return }
    reading.open(.keyPathProperty, start(of: node.parent ?? node), end(of: method.declName))
    reading.add(.main, start(of: method.declName))
    reading.open(.keyPathMethod, start(of: method.leftParen), end(of: method.rightParen))
  }

  private mutating func addCall(_ node: Syntax) {
    if let call = node.as(FunctionCallExprSyntax.self) {
      reading.add(.calleeEnd, end(of: call.calledExpression))
      addArguments(call.arguments, call.trailingClosure, call.additionalTrailingClosures)
    } else if let call = node.as(SubscriptCallExprSyntax.self) {
      reading.add(.calleeEnd, end(of: call.calledExpression))
      addArguments(call.arguments, call.trailingClosure, call.additionalTrailingClosures)
    } else if let macro = node.as(MacroExpansionExprSyntax.self) {
      addArguments(macro.arguments, macro.trailingClosure, macro.additionalTrailingClosures)
    } else if let macro = node.as(MacroExpansionDeclSyntax.self) {
      addArguments(macro.arguments, macro.trailingClosure, macro.additionalTrailingClosures)
    }
  }

  private mutating func addArguments(
    _ arguments: LabeledExprListSyntax, _ trailing: ClosureExprSyntax?,
    _ more: MultipleTrailingClosureElementListSyntax
  ) {
    for argument in arguments {
      if let label = argument.label {
        reading.add(.label, start(of: label))
      } else {
        reading.add(.noLabel, start(of: argument))
      }
    }
    if let trailing {
      reading.add(.trailingStart, start(of: trailing))
      reading.add(.trailingEnd, end(of: trailing))
    }
    for labeled in more {
      reading.add(.trailingLabel, start(of: labeled))
      reading.add(.labeledStart, start(of: labeled.closure))
      reading.add(.labeledEnd, end(of: labeled.closure))
    }
  }

  private mutating func addNames(_ signature: ClosureSignatureSyntax) {
    for capture in signature.capture?.items ?? [] {
      reading.add(.capture, start(of: capture.name))
    }
    switch signature.parameterClause {
    case .simpleInput(let parameters):
      for parameter in parameters { reading.add(.parameter, start(of: parameter.name)) }
    case .parameterClause(let clause):
      for parameter in clause.parameters { reading.add(.parameter, start(of: parameter.firstName)) }
    case nil: break
    }
  }
}

extension NodeKind {
  /// SwiftSyntax's node of this kind may hold the comma that separates it from the next.
  fileprivate var mayEndInComma: Bool {
    switch self {
    case .enumCaseElement, .patternBinding, .argument, .genericParameter, .parameter,
      .closureParameter, .closureCapture, .tuplePatternElement, .tupleTypeElement,
      .dictionaryElement, .catchItem, .switchCaseItem, .availabilityArgument:
      return true
    default: return false
    }
  }
}

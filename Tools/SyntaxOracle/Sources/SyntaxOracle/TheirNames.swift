// The token that names or marks a node, where the node's range and children do not tell: of a
// declaration its name, of a call the parenthesis, of an argument the label.

import PrefLintCore
@_spi(ExperimentalLanguageFeatures) import SwiftSyntax

extension NodeKind {
  /// Whether the two sides' main tokens are compared.
  var hasComparedMain: Bool {
    switch self {
    case .importDecl, .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .functionDecl,
      .initializerDecl, .deinitializerDecl, .subscriptDecl, .typealiasDecl, .associatedtypeDecl,
      .enumCaseDecl, .enumCaseElement, .operatorDecl, .operatorDesignation, .precedenceGroupDecl,
      .macroDecl, .macroExpansionDecl, .macroExpansionExpr, .accessorDecl, .attribute, .modifier,
      .genericParameter, .parameter, .parameterName, .breakStmt, .continueStmt, .labeledStmt,
      .optionalBinding, .tuplePatternElement, .memberAccessExpr, .callExpr, .subscriptCallExpr,
      .argument, .closureCapture, .keyPathProperty, .declReferenceExpr, .genericSpecializationExpr,
      .prefixOperatorExpr, .postfixOperatorExpr, .stringLiteralExpr, .identifierType, .memberType,
      .metatypeType, .tupleTypeElement:
      return true
    default: return false
    }
  }
}

extension Collector {
  /// `nil` for a node without such a token.
  func mainToken(of node: Syntax) -> TokenSyntax? {
    switch node.as(SyntaxEnum.self) {
    // Declarations
    case .importDecl(let node): return node.path.first?.name
    case .structDecl(let node): return node.name
    case .classDecl(let node): return node.name
    case .enumDecl(let node): return node.name
    case .actorDecl(let node): return node.name
    case .protocolDecl(let node): return node.name
    case .functionDecl(let node): return node.name
    case .initializerDecl(let node): return node.initKeyword
    case .deinitializerDecl(let node): return node.deinitKeyword
    case .subscriptDecl(let node): return node.subscriptKeyword
    case .typeAliasDecl(let node): return node.name
    case .associatedTypeDecl(let node): return node.name
    case .enumCaseDecl(let node): return node.caseKeyword
    case .enumCaseElement(let node): return node.name
    case .operatorDecl(let node): return node.name
    case .operatorPrecedenceAndTypes(let node): return node.precedenceGroup
    case .precedenceGroupDecl(let node): return node.name
    case .macroDecl(let node): return node.name
    case .macroExpansionDecl(let node): return node.macroName
    case .macroExpansionExpr(let node): return node.macroName
    case .accessorDecl(let node): return node.accessorSpecifier
    // Parts of declarations
    case .attribute(let node):
      return node.attributeName.as(IdentifierTypeSyntax.self)?.name
        ?? node.attributeName.as(MemberTypeSyntax.self)?.name
    case .declModifier(let node): return node.name
    case .genericParameter(let node): return node.name
    case .functionParameter(let node): return node.firstName
    case .enumCaseParameter(let node): return node.firstName
    case .closureParameter(let node): return node.firstName
    case .accessorParameters(let node): return node.name
    // Statements, conditions, patterns
    case .breakStmt(let node): return node.label
    case .continueStmt(let node): return node.label
    case .labeledStmt(let node): return node.label
    case .optionalBindingCondition(let node): return node.bindingSpecifier
    case .tuplePatternElement(let node): return node.label
    default: return expressionOrTypeToken(of: node)
    }
  }

  private func expressionOrTypeToken(of node: Syntax) -> TokenSyntax? {
    switch node.as(SyntaxEnum.self) {
    // Expressions
    case .memberAccessExpr(let node): return node.declName.baseName
    case .functionCallExpr(let node): return node.leftParen
    case .subscriptCallExpr(let node): return node.leftSquare
    case .labeledExpr(let node): return node.label
    case .closureCapture(let node): return node.name
    case .keyPathPropertyComponent(let node): return node.declName.baseName
    case .declReferenceExpr(let node): return node.baseName
    case .superExpr(let node): return node.superKeyword
    case .genericSpecializationExpr(let node): return node.genericArgumentClause.leftAngle
    case .prefixOperatorExpr(let node): return node.operator
    case .postfixOperatorExpr(let node): return node.operator
    case .stringLiteralExpr(let node): return node.openingQuote
    // Types
    case .identifierType(let node): return node.name
    case .memberType(let node): return node.name
    case .metatypeType(let node): return node.metatypeSpecifier
    case .tupleTypeElement(let node): return node.firstName
    default: return nil
    }
  }
}

// Which of PrefLint's node kinds each of SwiftSyntax's kinds corresponds to. A kind that is missing
// here is one of these, and its children are compared in its place:
//
// - a list (`CodeBlockItemList`, `AttributeList`, …) or a wrapper around one node
//   (`CodeBlockItem`, `TypeAnnotation`, `InitializerClause`, `ReturnClause`, …);
// - what PrefLint keeps as tokens (`ImportPathComponent`, `DeclModifierDetail`, `VersionTuple`, …).

import PrefLintCore
@_spi(ExperimentalLanguageFeatures) import SwiftSyntax

func nodeKind(of kind: SyntaxKind) -> NodeKind? {
  switch kind {
  // Declarations
  case .importDecl: return .importDecl
  case .structDecl: return .structDecl
  case .classDecl: return .classDecl
  case .enumDecl: return .enumDecl
  case .actorDecl: return .actorDecl
  case .protocolDecl: return .protocolDecl
  case .extensionDecl: return .extensionDecl
  case .functionDecl: return .functionDecl
  case .initializerDecl: return .initializerDecl
  case .deinitializerDecl: return .deinitializerDecl
  case .subscriptDecl: return .subscriptDecl
  case .variableDecl: return .variableDecl
  case .patternBinding: return .patternBinding
  case .typeAliasDecl: return .typealiasDecl
  case .associatedTypeDecl: return .associatedtypeDecl
  case .enumCaseDecl: return .enumCaseDecl
  case .enumCaseElement: return .enumCaseElement
  case .enumCaseParameterClause: return .enumCaseParameterClause
  case .operatorDecl: return .operatorDecl
  case .operatorPrecedenceAndTypes: return .operatorDesignation
  case .precedenceGroupDecl: return .precedenceGroupDecl
  case .precedenceGroupRelation, .precedenceGroupAssignment, .precedenceGroupAssociativity:
    return .precedenceGroupAttribute
  case .macroDecl: return .macroDecl
  case .macroExpansionDecl: return .macroExpansionDecl
  case .missingDecl: return .missingDecl
  case .accessorDecl: return .accessorDecl
  case .usingDecl: return .usingDecl
  case .poundSourceLocation: return .unparsed
  // Parts of declarations
  case .attribute: return .attribute
  case .declModifier: return .modifier
  case .memberBlock: return .memberBlock
  case .inheritanceClause: return .inheritanceClause
  case .genericParameterClause: return .genericParameterClause
  case .genericParameter: return .genericParameter
  case .primaryAssociatedTypeClause: return .primaryAssociatedTypeClause
  case .genericWhereClause: return .genericWhereClause
  case .sameTypeRequirement: return .sameTypeRequirement
  case .conformanceRequirement: return .conformanceRequirement
  case .layoutRequirement: return .layoutRequirement
  case .functionParameterClause, .closureParameterClause: return .parameterClause
  case .functionParameter, .enumCaseParameter, .closureParameter: return .parameter
  case .functionEffectSpecifiers, .accessorEffectSpecifiers, .typeEffectSpecifiers,
    .deinitializerEffectSpecifiers:
    return .effects
  case .accessorParameters: return .parameterName
  case .accessorBlock: return .accessorBlock
  case .codeBlock: return .codeBlock
  case .ifConfigDecl: return .ifConfig
  case .ifConfigClause: return .ifConfigClause
  case .availabilityArgument: return .availabilityArgument
  // Statements and conditions
  case .returnStmt: return .returnStmt
  case .throwStmt: return .throwStmt
  case .breakStmt: return .breakStmt
  case .continueStmt: return .continueStmt
  case .fallThroughStmt: return .fallthroughStmt
  case .deferStmt: return .deferStmt
  case .doStmt: return .doStmt
  case .catchClause: return .catchClause
  case .catchItem: return .catchItem
  case .guardStmt: return .guardStmt
  case .whileStmt: return .whileStmt
  case .repeatStmt: return .repeatStmt
  case .forStmt: return .forStmt
  case .whereClause: return .whereClause
  case .labeledStmt: return .labeledStmt
  case .yieldStmt: return .yieldStmt
  case .discardStmt: return .discardStmt
  case .thenStmt: return .thenStmt
  case .optionalBindingCondition: return .optionalBinding
  case .matchingPatternCondition: return .matchingCondition
  case .availabilityCondition: return .availabilityCondition
  default: return patternOrExpressionKind(of: kind) ?? typeKind(of: kind)
  }
}

private func patternOrExpressionKind(of kind: SyntaxKind) -> NodeKind? {
  switch kind {
  // Patterns
  case .identifierPattern: return .identifierPattern
  case .wildcardPattern: return .wildcardPattern
  case .tuplePattern: return .tuplePattern
  case .tuplePatternElement: return .tuplePatternElement
  case .valueBindingPattern: return .valueBindingPattern
  case .isTypePattern: return .isTypePattern
  case .expressionPattern: return .expressionPattern
  // Expressions
  case .sequenceExpr: return .sequenceExpr
  case .binaryOperatorExpr: return .binaryOperator
  case .assignmentExpr: return .assignment
  case .unresolvedTernaryExpr: return .ternary
  case .arrowExpr: return .arrowOperator
  case .unresolvedAsExpr: return .asOperator
  case .unresolvedIsExpr: return .isOperator
  case .prefixOperatorExpr: return .prefixOperatorExpr
  case .postfixOperatorExpr: return .postfixOperatorExpr
  case .inOutExpr: return .inOutExpr
  case .tryExpr: return .tryExpr
  case .awaitExpr: return .awaitExpr
  case .unsafeExpr: return .unsafeExpr
  case .consumeExpr: return .consumeExpr
  case .borrowExpr: return .borrowExpr
  case .copyExpr: return .copyExpr
  case .packExpansionExpr: return .packExpansionExpr
  case .packElementExpr: return .packElementExpr
  case .declReferenceExpr, .superExpr: return .declReferenceExpr
  case .declNameArguments: return .argumentNames
  case .memberAccessExpr: return .memberAccessExpr
  case .functionCallExpr: return .callExpr
  case .subscriptCallExpr: return .subscriptCallExpr
  case .labeledExpr: return .argument
  case .multipleTrailingClosureElement: return .labeledClosure
  case .genericSpecializationExpr: return .genericSpecializationExpr
  case .optionalChainingExpr: return .optionalChainingExpr
  case .forceUnwrapExpr: return .forceUnwrapExpr
  case .postfixIfConfigExpr: return .postfixIfConfigExpr
  case .closureExpr: return .closureExpr
  case .closureSignature: return .closureSignature
  case .closureCapture: return .closureCapture
  case .closureShorthandParameter: return .closureParameter
  case .tupleExpr: return .tupleExpr
  case .arrayExpr: return .arrayExpr
  case .dictionaryExpr: return .dictionaryExpr
  case .dictionaryElement: return .dictionaryElement
  case .integerLiteralExpr: return .integerLiteralExpr
  case .floatLiteralExpr: return .floatLiteralExpr
  case .booleanLiteralExpr: return .booleanLiteralExpr
  case .nilLiteralExpr: return .nilLiteralExpr
  case .stringLiteralExpr: return .stringLiteralExpr
  case .expressionSegment: return .interpolation
  case .regexLiteralExpr: return .regexLiteralExpr
  case .keyPathExpr: return .keyPathExpr
  case .keyPathPropertyComponent: return .keyPathProperty
  case .keyPathSubscriptComponent: return .keyPathSubscript
  case .keyPathOptionalComponent: return .keyPathOptional
  case .keyPathMethodComponent: return .keyPathMethod
  case .macroExpansionExpr: return .macroExpansionExpr
  case .ifExpr: return .ifExpr
  case .switchExpr: return .switchExpr
  case .switchCase: return .switchCase
  case .switchCaseItem: return .switchCaseItem
  case .discardAssignmentExpr: return .discardAssignmentExpr
  case .typeExpr: return .typeExpr
  case .patternExpr: return .patternExpr
  case .doExpr: return .doExpr
  default: return nil
  }
}

private func typeKind(of kind: SyntaxKind) -> NodeKind? {
  switch kind {
  case .identifierType: return .identifierType
  case .memberType: return .memberType
  case .genericArgumentClause: return .genericArgumentClause
  case .arrayType: return .arrayType
  case .dictionaryType: return .dictionaryType
  case .inlineArrayType: return .inlineArrayType
  case .optionalType: return .optionalType
  case .implicitlyUnwrappedOptionalType: return .implicitlyUnwrappedOptionalType
  case .tupleType: return .tupleType
  case .tupleTypeElement: return .tupleTypeElement
  case .functionType: return .functionType
  case .compositionType: return .compositionType
  case .someOrAnyType: return .someType  // or `.anyType`, by its keyword
  case .metatypeType: return .metatypeType
  case .attributedType: return .attributedType
  case .simpleTypeSpecifier, .nonisolatedTypeSpecifier, .lifetimeTypeSpecifier:
    return .typeSpecifier
  case .suppressedType: return .suppressedType
  case .packExpansionType: return .packExpansionType
  case .packElementType: return .packElementType
  case .classRestrictionType: return .classRestrictionType
  case .namedOpaqueReturnType: return .namedOpaqueReturnType
  default: return nil
  }
}

// What one file declares and builds: a pure function of its bytes, and everything that the later stages
// ever know of it. See `FactsBuilder` for how a tree becomes facts.

/// The facts of one file. Immutable, and shared by reference: it has some forty lists.
public final class FileFacts: Sendable {
  /// The texts of the file's names; element 0 is empty.
  public let names: NameTable
  /// Imported modules, the first component each, with the import's condition.
  public let imports: [Import]
  /// Top-level declarations in source order, those inside `#if` included.
  public let topLevel: [DeclarationID]
  /// Top-level statements of a script (`main.swift`).
  public let statements: [StatementID]

  public let declarations: [Declaration]
  public let functions: [Function]
  public let variables: [Variable]
  public let types: [TypeReference]
  public let expressions: [Expression]
  public let closures: [Closure]
  public let conditionals: [Conditional]
  public let selections: [Selection]
  public let statementPool: [Statement]
  public let patterns: [Pattern]
  public let conditions: [BuildCondition]

  // Runs that the lists above point into.
  public let declarationIDs: [DeclarationID]
  public let typeIDs: [TypeReferenceID]
  public let typeElements: [TypeElement]
  public let expressionIDs: [ExpressionID]
  public let arguments: [Argument]
  public let nameRuns: [LocalName]
  /// The names that are written with labels, in source order.
  public let labelledReferences: [LabelledReference]
  public let configuredExpressions: [ConfiguredExpression]
  public let selectionCases: [SelectionCase]
  public let statementIDs: [StatementID]
  public let blocks: [Block]
  public let configuredBlocks: [ConfiguredBlock]
  public let branchConditions: [Condition]
  public let patternIDs: [PatternID]
  public let patternElements: [PatternElement]
  public let genericParameters: [GenericParameter]
  public let requirements: [Requirement]
  public let attributes: [Attribute]
  public let parameters: [Parameter]
  public let accessors: [Accessor]
  /// Where `try` stands that is no `try?`, in UTF-8 offsets, in source order but for those that are looked at late.
  public let attempts: [UInt32]

  /// Whether the file is one of tests of which only the declarations are kept, and the names of the rest: no program
  /// holds its code, and the code is not about environments, preferences or their keys.
  public let isOutline: Bool
  /// Where the file nests so deep that it is not read, first; nil if it is read whole.
  public let tooDeep: UInt32?
  /// Where braces do not match, first, so that what follows may stand in other code than it seems; nil if they do.
  public let unmatched: UInt32?

  public struct Import: Sendable {
    public var module: LocalName
    public var condition: BuildConditionID
    /// `@_exported`
    public var isExported: Bool

    public init(module: LocalName, condition: BuildConditionID, isExported: Bool = false) {
      self.module = module
      self.condition = condition
      self.isExported = isExported
    }
  }

  /// A name that is written with the labels of the function that it means: `row(for:)`.
  public struct LabelledReference: Sendable {
    public var expression: ExpressionID
    /// Empty for `_`.
    public var labels: NameList
  }

  /// What lowering has gathered, each list in no more memory than it takes.
  init(
    _ pools: borrowing FactsBuilder.Pools, names: NameTable, conditions: [BuildCondition],
    isOutline: Bool, tooDeep: UInt32?, unmatched: UInt32?
  ) {
    self.isOutline = isOutline
    self.tooDeep = tooDeep
    self.unmatched = unmatched
    self.names = names
    self.conditions = conditions
    imports = pools.imports.array()
    topLevel = pools.topLevel.array()
    statements = pools.statements.array()
    declarations = pools.declarations.array()
    functions = pools.functions.array()
    variables = pools.variables.array()
    types = pools.types.array()
    expressions = pools.expressions.array()
    closures = pools.closures.array()
    conditionals = pools.conditionals.array()
    selections = pools.selections.array()
    statementPool = pools.statementPool.array()
    patterns = pools.patterns.array()
    declarationIDs = pools.declarationIDs.array()
    typeIDs = pools.typeIDs.array()
    typeElements = pools.typeElements.array()
    expressionIDs = pools.expressionIDs.array()
    arguments = pools.arguments.array()
    nameRuns = pools.nameRuns.array()
    labelledReferences = pools.labelledReferences.array()
    configuredExpressions = pools.configuredExpressions.array()
    selectionCases = pools.selectionCases.array()
    statementIDs = pools.statementIDs.array()
    blocks = pools.blocks.array()
    configuredBlocks = pools.configuredBlocks.array()
    branchConditions = pools.branchConditions.array()
    patternIDs = pools.patternIDs.array()
    patternElements = pools.patternElements.array()
    genericParameters = pools.genericParameters.array()
    requirements = pools.requirements.array()
    attributes = pools.attributes.array()
    parameters = pools.parameters.array()
    accessors = pools.accessors.array()
    attempts = pools.attempts.array()
  }
}

extension FileFacts {
  /// Whether the file imports a framework of tests: no program holds it.
  var importsTests: Bool {
    imports.contains { item in
      StandardTests.modules.contains { names.spells(item.module, $0) }
    }
  }

  public subscript(id: DeclarationID) -> Declaration { declarations[id.index] }
  public subscript(id: FunctionID) -> Function { functions[id.index] }
  public subscript(id: VariableID) -> Variable { variables[id.index] }
  public subscript(id: TypeReferenceID) -> TypeReference { types[id.index] }
  public subscript(id: ExpressionID) -> Expression { expressions[id.index] }
  public subscript(id: ClosureID) -> Closure { closures[id.index] }
  public subscript(id: ConditionalID) -> Conditional { conditionals[id.index] }
  public subscript(id: SelectionID) -> Selection { selections[id.index] }
  public subscript(id: StatementID) -> Statement { statementPool[id.index] }
  public subscript(id: PatternID) -> Pattern { patterns[id.index] }
  public subscript(id: BuildConditionID) -> BuildCondition { conditions[id.index] }
  public subscript(name: LocalName) -> String { names[name.index] }

  public subscript(list: DeclarationList) -> ArraySlice<DeclarationID> {
    declarationIDs[list.range]
  }
  public subscript(list: TypeReferenceList) -> ArraySlice<TypeReferenceID> { typeIDs[list.range] }
  public subscript(list: TypeElementList) -> ArraySlice<TypeElement> { typeElements[list.range] }
  public subscript(list: ExpressionList) -> ArraySlice<ExpressionID> { expressionIDs[list.range] }
  public subscript(list: ArgumentList) -> ArraySlice<Argument> { arguments[list.range] }
  public subscript(list: NameList) -> ArraySlice<LocalName> { nameRuns[list.range] }
  public subscript(list: ConfiguredList) -> ArraySlice<ConfiguredExpression> {
    configuredExpressions[list.range]
  }
  public subscript(list: SelectionCaseList) -> ArraySlice<SelectionCase> {
    selectionCases[list.range]
  }
  public subscript(list: Block) -> ArraySlice<StatementID> { statementIDs[list.range] }
  public subscript(list: BlockList) -> ArraySlice<Block> { blocks[list.range] }
  public subscript(list: ConfiguredBlockList) -> ArraySlice<ConfiguredBlock> {
    configuredBlocks[list.range]
  }
  public subscript(list: ConditionList) -> ArraySlice<Condition> { branchConditions[list.range] }
  public subscript(list: PatternList) -> ArraySlice<PatternID> { patternIDs[list.range] }
  public subscript(list: PatternElementList) -> ArraySlice<PatternElement> {
    patternElements[list.range]
  }
  public subscript(list: GenericParameterList) -> ArraySlice<GenericParameter> {
    genericParameters[list.range]
  }
  public subscript(list: RequirementList) -> ArraySlice<Requirement> { requirements[list.range] }
  public subscript(list: AttributeList) -> ArraySlice<Attribute> { attributes[list.range] }
  public subscript(list: ParameterList) -> ArraySlice<Parameter> { parameters[list.range] }
  public subscript(list: AccessorList) -> ArraySlice<Accessor> { accessors[list.range] }

  /// From the first statement of a block to the last; nil of an empty one.
  func range(of block: Block) -> TextRange? {
    guard let first = self[block].first, let last = self[block].last else { return nil }
    return TextRange(start: self[first].range.start, end: self[last].range.end)
  }

  /// The labels that a name is written with; nil for one without. O(names with labels).
  func labels(of id: ExpressionID) -> ArraySlice<LocalName>? {
    labelledReferences.first { $0.expression == id }.map { self[$0.labels] }
  }

  /// Whether a declaration stands in a type or an extension itself.
  func isInType(_ declaration: Declaration) -> Bool {
    guard let parent = declaration.parent else { return false }
    switch self[parent].kind {
    case .structure, .classType, .actor, .enumeration, .protocolType, .extensionOf: return true
    default: return false
    }
  }

  /// The code that computes a property; nil for a stored one. O(its accessors).
  func getter(of id: VariableID) -> Accessor? { getter(of: self[id]) }

  func getter(of variable: Variable) -> Accessor? {
    for index in variable.accessors.range where accessors[index].kind == .get {
      return accessors[index]
    }
    return nil
  }
}

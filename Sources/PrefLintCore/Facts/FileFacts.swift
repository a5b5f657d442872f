// What one file declares and builds: a pure function of its bytes, and everything that the later stages
// ever know of it. See `FactsBuilder` for how a tree becomes facts.

/// The facts of one file.
public struct FileFacts: Sendable {
  /// The texts of the file's names; element 0 is empty.
  public var names = NameTable()
  /// Imported modules, the first component each, with the import's condition.
  public var imports: [Import] = []
  /// Top-level declarations in source order, those inside `#if` included.
  public var topLevel: [DeclarationID] = []
  /// Top-level statements of a script (`main.swift`).
  public var statements: [StatementID] = []

  public var declarations: [Declaration] = []
  public var functions: [Function] = []
  public var variables: [Variable] = []
  public var types: [TypeReference] = []
  public var expressions: [Expression] = []
  public var closures: [Closure] = []
  public var conditionals: [Conditional] = []
  public var selections: [Selection] = []
  public var statementPool: [Statement] = []
  public var patterns: [Pattern] = []
  public var conditions: [BuildCondition] = [.always]

  // Runs that the lists above point into.
  public var declarationIDs: [DeclarationID] = []
  public var typeIDs: [TypeReferenceID] = []
  public var typeElements: [TypeElement] = []
  public var expressionIDs: [ExpressionID] = []
  public var arguments: [Argument] = []
  public var nameRuns: [LocalName] = []
  public var configuredExpressions: [ConfiguredExpression] = []
  public var selectionCases: [SelectionCase] = []
  public var statementIDs: [StatementID] = []
  public var blocks: [Block] = []
  public var configuredBlocks: [ConfiguredBlock] = []
  public var branchConditions: [Condition] = []
  public var patternIDs: [PatternID] = []
  public var patternElements: [PatternElement] = []
  public var genericParameters: [GenericParameter] = []
  public var requirements: [Requirement] = []
  public var attributes: [Attribute] = []
  public var parameters: [Parameter] = []
  public var accessors: [Accessor] = []

  /// Ranges of the file's comments, for suppressions.
  public var comments: [TextRange] = []
  /// The number of lines, as `wc -l` counts, plus one for an unfinished last line.
  public var lineCount = 0

  public struct Import: Sendable {
    public var module: LocalName
    public var condition: BuildConditionID

    public init(module: LocalName, condition: BuildConditionID) {
      self.module = module
      self.condition = condition
    }
  }

  public init() {}
}

extension FileFacts {
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
}

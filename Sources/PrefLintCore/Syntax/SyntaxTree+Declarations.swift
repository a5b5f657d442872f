// Questions about declarations that their tokens answer, so that nobody has to count tokens.

extension SyntaxTree {
  /// The keyword that introduces a declaration: the token behind its attributes and modifiers.
  public func keywordToken(_ declaration: NodeID) -> TokenIndex {
    var token = firstToken(declaration)
    for child in children(of: declaration) {
      let kind = kind(child)
      guard kind == .attribute || kind == .modifier || kind == .ifConfig else { break }
      token = endToken(child)
    }
    return token
  }

  /// The name by which callers pass a parameter: its first name, or for a lone name that name.
  /// `nil` if it is `_` or missing.
  public func parameterLabel(_ parameter: NodeID) -> TokenIndex? {
    let token = mainToken(parameter)
    return token == noToken || tokens.kind(token) == .wildcard ? nil : token
  }

  /// The name that the body uses: the second name, or for a lone name that name.
  /// `nil` if it is `_` or missing.
  public func parameterName(_ parameter: NodeID) -> TokenIndex? {
    let token = mainToken(parameter)
    guard token != noToken else { return nil }
    if token + 1 < endToken(parameter) {
      let second = tokens.kind(token + 1)
      if second == .wildcard { return nil }
      if second.isWord { return token + 1 }
    }
    return tokens.kind(token) == .wildcard ? nil : token
  }

  /// Whether a parameter's or tuple element's type is followed by `...`.
  public func isVariadic(_ node: NodeID) -> Bool {
    guard let type = type(of: node), endToken(type) < endToken(node) else { return false }
    let token = endToken(type)
    let range = Int(tokens.start(token))..<Int(tokens.end(token))
    return tokens.kind(token).isOperator && source[range].elementsEqual("...".utf8)
  }

  /// The word in the parentheses of a modifier: `set` of `private(set)`.
  public func modifierDetail(_ modifier: NodeID) -> TokenIndex? {
    let token = mainToken(modifier) + 2
    return token < endToken(modifier) ? token : nil
  }

  /// Whether an accessor block is the body of a getter without `get`.
  public func isImplicitGetter(_ accessorBlock: NodeID) -> Bool {
    for child in children(of: accessorBlock) {
      switch kind(child) {
      case .accessorDecl: return false
      case .ifConfig:
        for clause in children(of: child) where self.child(clause, .accessorDecl) != nil {
          return false
        }
        return true
      case .unparsed: continue
      default: return true
      }
    }
    return firstToken(accessorBlock) + 2 >= endToken(accessorBlock)
  }
}

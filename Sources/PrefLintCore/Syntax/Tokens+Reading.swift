// Tokens without a tree: for measuring, and for whoever needs no more.

extension Tokens {
  /// Reads the tokens of a file. Any bytes give tokens; what is no Swift becomes `invalid`.
  /// Precondition: less than 4 GiB. O(bytes).
  public static func read(_ source: [UInt8]) -> Tokens {
    precondition(source.count < UInt32.max, "a source file of 4 GiB")
    let storage = TokenStorage(capacity: source.count / 4 + 64)
    unsafe source.withUnsafeBufferPointer { bytes in
      var tokenizer = unsafe Tokenizer(bytes, into: storage)
      tokenizer.run()
    }
    return Tokens(storage: storage)
  }
}

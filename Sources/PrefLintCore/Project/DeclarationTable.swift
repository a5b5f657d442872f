// What is known of single declarations, found by their numbers: it is asked at every step, and a number needs no hash.

/// Values of declarations, in arrays as long as the last declaration of a file that has one.
struct DeclarationTable<Value> {
  private var files: [[Value?]] = []

  subscript(reference: DeclarationReference) -> Value? {
    get {
      let (file, declaration) = (reference.fileIndex, reference.id.index)
      guard file < files.count, declaration < files[file].count else { return nil }
      return files[file][declaration]
    }
    set {
      let (file, declaration) = (reference.fileIndex, reference.id.index)
      while files.count <= file { files.append([]) }
      while files[file].count <= declaration { files[file].append(nil) }
      files[file][declaration] = newValue
    }
  }

  /// Sets the values of all declarations of a file.
  mutating func set(_ values: [Value?], ofFile file: Int) {
    while files.count <= file { files.append([]) }
    files[file] = values
  }
}

/// Values of what has numbers, in an array as long as the last one that has a value.
struct IDTable<ID: FastID, Value> {
  private var values: [Value?] = []

  subscript(id: ID) -> Value? {
    get {
      let index = Int(id.rawValue)
      return index < values.count ? values[index] : nil
    }
    set {
      let index = Int(id.rawValue)
      while values.count <= index { values.append(nil) }
      values[index] = newValue
    }
  }
}

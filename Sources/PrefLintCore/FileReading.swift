// What the bytes of one file say: the part of the line that needs no other file. Files are read from disk and understood in
// one go, while their bytes are at hand.

/// What one file says: a pure function of its bytes. An object, so that files are copied at little cost.
final class FileReading: Sendable {
  enum Content: Sendable {
    /// The facts of Swift sources, and which names their members mention.
    case swift(FileFacts, Mentions)
    /// What a `project.pbxproj` declares.
    case xcode(DeclaredProject)
  }

  let content: Content
  let lineCount: Int
  let suppressions: [SuppressionComment]

  /// Memory that is used again from file to file.
  struct Memory: ~Copyable {
    var syntax = SyntaxMemory()
    var lowering = FactsBuilder.Lowering()
    var mentions = Mentions.Memory()
  }

  init(of file: SourceFile, _ memory: inout Memory) {
    if ListedFile.isXcodeProject(file.path) {
      content = .xcode(XcodeProjectReader.read(file.bytes, path: file.path))
      lineCount = 0
      suppressions = []
    } else {
      let facts = memory.lowering.facts(
        of: SyntaxTree.parse(file.bytes, leavingOut: StandardTests.leftOut, &memory.syntax))
      content = .swift(facts, Mentions(facts, &memory.mentions))
      lineCount = LineTable.count(in: file.bytes)
      suppressions = SuppressionReader.comments(in: file.bytes)
    }
  }
}

extension SourceFile {
  /// The facts of Swift sources, and what they mention.
  var swiftReading: (facts: FileFacts, mentions: Mentions) {
    if case .swift(let facts, let mentions) = reading?.content { return (facts, mentions) }
    let facts = FactsBuilder.facts(of: bytes)
    return (facts, Mentions(facts))
  }

  /// What a `project.pbxproj` declares; nil for Swift sources.
  var declaredProject: DeclaredProject? {
    if case .xcode(let project) = reading?.content { return project }
    return ListedFile.isXcodeProject(path) ? XcodeProjectReader.read(bytes, path: path) : nil
  }
}

extension [SourceFile] {
  /// The same files, with what each says; what is known already is not read again.
  func read(threads: Int) -> [SourceFile] {
    if allSatisfy({ $0.reading != nil }) { return self }
    return parallelMap(self, threads: threads, state: FileReading.Memory.init) {
      memory, _, file in
      var file = file
      if file.reading == nil { file.reading = FileReading(of: file, &memory) }
      return file
    }
  }
}

extension LoadedFiles {
  /// Reads all listed files, and what they say.
  ///
  /// - Parameter keepsBytes: whether the bytes stay in memory; without it they are read again where they are asked for.
  /// - Complexity: one `open`, `fstat`, `read` and `close` per file, and O(bytes), spread over `threads`.
  public static func read(
    _ listing: ProjectListing, keepsBytes: Bool = true, threads: Int
  ) -> (files: LoadedFiles, xcodeProjects: LoadedFiles) {
    // Projects are large: the other threads go on with sources meanwhile.
    let listed = listing.xcodeProjects + listing.files
    let results = parallelMap(listed, threads: threads, state: FileReading.Memory.init) {
      memory, _, file in
      Result { () throws(FileError) -> SourceFile in
        let (bytes, version) = try FileSystem.readVersion(file.systemPath)
        var source = SourceFile(path: file.path, bytes: bytes, isIgnored: file.isIgnored)
        source.reading = FileReading(of: source, &memory)
        if !keepsBytes {
          source.leave(on: StoredText(systemPath: file.systemPath, version: version))
        }
        return source
      }
    }
    var loaded = (files: LoadedFiles(), xcodeProjects: LoadedFiles())
    for (index, result) in results.enumerated() {
      if index < listing.xcodeProjects.count {
        loaded.xcodeProjects.add(result, of: listed[index])
      } else {
        loaded.files.add(result, of: listed[index])
      }
    }
    return loaded
  }

  private mutating func add(_ result: Result<SourceFile, FileError>, of file: ListedFile) {
    switch result {
    case .success(let source): files.append(source)
    case .failure(let error):
      problems.append(FileProblem(path: file.path, kind: .unreadable(error)))
    }
  }
}

// From files to proved mistakes.

/// The analysis of a project.
enum Analysis {
  static func run(
    files: [SourceFile], configuration: Configuration, threads: Int
  ) -> AnalysisResult {
    AnalysisResult()
  }
}

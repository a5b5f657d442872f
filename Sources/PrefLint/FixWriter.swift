// `--fix`: the new bytes of files go to disk, one whole file after the other.

import PrefLintCore

struct FixWriter {
  /// The absolute path of the project, without links: nothing outside of it is written.
  let root: [UInt8]
  let listing: ProjectListing

  /// Writes the files of a plan; those that are written have their new bytes in `sources`.
  ///
  /// - Returns: the files that could not be written, and why.
  func write(_ plan: FixPlan, into sources: inout [SourceFile]) -> [FileProblem] {
    var problems: [FileProblem] = []
    for changed in plan.files {
      let source = sources[changed.file.index]
      // Two names that are not UTF-8 may look alike.
      let places = listing.files.filter { $0.path == source.path }
      guard let place = places.first, places.count == 1 else {
        problems.append(FileProblem(path: source.path, kind: .unreadable(.notAFile)))
        continue
      }
      do {
        try FileSystem.replace(
          place.systemPath, in: root, old: source.bytes, new: changed.bytes)
        sources[changed.file.index].bytes = changed.bytes
      } catch {
        problems.append(FileProblem(path: source.path, kind: .unreadable(error)))
      }
    }
    return problems
  }
}

extension FixPlan {
  /// The files that would be written, as problems of a run in which not everything was read.
  func refused(_ sources: [SourceFile]) -> [FileProblem] {
    files.map { changed in
      FileProblem(path: sources[changed.file.index].path, kind: .unreadable(.incompleteProject))
    }
  }

  /// What was mended, when some files could not be written.
  ///
  /// - Parameter result: the result from which the plan was made.
  func counts(
    without problems: Set<String>, of result: LintResult, _ sources: [SourceFile]
  ) -> FixCounts {
    let mended = taken.count { index in
      (result.findings[index].fix?.edits ?? []).allSatisfy {
        !problems.contains(sources[$0.range.file.index].path)
      }
    }
    return FixCounts(
      findings: mended, files: files.count - problems.count, isWritten: true)
  }
}

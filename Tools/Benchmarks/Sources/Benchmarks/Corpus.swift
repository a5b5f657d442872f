// The files that everything is measured on, read once.

import Foundation

struct Corpus {
  let paths: [String]
  let files: [[UInt8]]

  var byteCount: Int { files.reduce(0) { $0 + $1.count } }

  var lineCount: Int {
    files.reduce(0) { sum, file in
      file.reduce(sum) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
    }
  }

  var megabytes: Double { Double(byteCount) / 1_000_000 }

  /// All Swift files below a folder, hidden folders and links passed over.
  init(folder: String) {
    var paths: [String] = []
    let walk = FileManager.default.enumerator(
      at: URL(fileURLWithPath: folder), includingPropertiesForKeys: [.isRegularFileKey],
      options: [.skipsHiddenFiles])
    while let url = walk?.nextObject() as? URL {
      let isRegular = try? url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile
      if url.pathExtension == "swift", isRegular == true { paths.append(url.path) }
    }
    let readable = paths.sorted().compactMap { path in
      FileManager.default.contents(atPath: path).map { (path, [UInt8]($0)) }
    }
    self.paths = readable.map(\.0)
    self.files = readable.map(\.1)
  }
}

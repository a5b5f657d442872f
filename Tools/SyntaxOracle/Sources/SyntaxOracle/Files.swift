// Finding and reading the files to compare.

import Foundation

/// The Swift files at or below the paths, sorted; hidden folders and links are passed over.
func swiftFiles(at paths: [String]) throws(OracleError) -> [String] {
  var files: [String] = []
  for path in paths {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw .noSuchPath(path)
    }
    guard isFolder.boolValue else {
      files.append(path)
      continue
    }
    let walk = FileManager.default.enumerator(
      at: URL(fileURLWithPath: path), includingPropertiesForKeys: [.isRegularFileKey],
      options: [.skipsHiddenFiles])
    while let url = walk?.nextObject() as? URL {
      let isRegular = try? url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile
      if url.pathExtension == "swift", isRegular == true { files.append(url.path) }
    }
  }
  return files.sorted()
}

func bytes(of file: String) -> [UInt8]? {
  FileManager.default.contents(atPath: file).map { [UInt8]($0) }
}

enum OracleError: Error {
  case badArgument(String)
  case noSuchPath(String)

  var text: String {
    switch self {
    case .badArgument(let argument): return "bad argument '\(argument)'"
    case .noSuchPath(let path): return "no such file or folder: '\(path)'"
    }
  }
}

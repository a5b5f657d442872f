// Which project a command is about: its root is the folder of the configuration, else the Git root, else
// the path itself. The project is always read whole; the given paths limit what is reported.

/// Why the project of a command is not known.
public enum LocationError: Error, Equatable, Sendable {
  /// A given path leads nowhere.
  case unreachable(path: String, FileError)
  /// A given path is outside the project of the first one.
  case outside(path: String, root: String)
  /// The file given as configuration leads nowhere.
  case configuration(path: String, FileError)
  /// The configuration is a link that leads nowhere.
  case brokenConfiguration(path: String)
  /// A file has almost the name of a configuration.
  case misnamedConfiguration(path: String)

  /// One line for standard error: the path, and a lower-case phrase.
  public var message: String {
    switch self {
    case .unreachable(let path, let error), .configuration(let path, let error):
      "\(path): \(error.message)"
    case .outside(let path, let root):
      "\(path): outside the project \(root): lint it in a run of its own"
    case .brokenConfiguration(let path): "\(path): the link leads nowhere: mend or remove it"
    case .misnamedConfiguration(let path):
      "\(path): the name of a configuration is '\(ProjectLocation.configurationName)': rename it, "
        + "or name it with '--config'"
    }
  }
}

/// A project on disk, and the part of it that is to be reported.
public struct ProjectLocation: Sendable {
  /// A path that the user gave.
  public struct Argument: Equatable, Sendable {
    /// As typed.
    public var text: String
    /// Relative to the project root, with `/`; empty for the root itself.
    public var path: String
    public var isFolder: Bool
  }

  /// The name of the configuration file.
  public static let configurationName = ".preflint.yml"
  /// Names that somebody may have given to one, which would not be read.
  private static let misleadingNames = [".preflint.yaml", "preflint.yml", "preflint.yaml"]

  /// The absolute path of the project root, without links.
  public var root: [UInt8]
  /// The absolute path of the Git root at or above the project root.
  public var repository: [UInt8]?
  /// The absolute path of the configuration, without links in its folder.
  public var configuration: [UInt8]?
  /// The given paths, or the working directory.
  public var arguments: [Argument]

  /// Finds the project of the first path.
  ///
  /// A configuration is looked for from the first path upwards, no further than the Git root.
  ///
  /// - Parameters:
  ///   - paths: absolute, or relative to `workingFolder`; without any, that folder itself.
  ///   - configuration: the configuration to use instead of the nearest one. Its folder is the project
  ///     root if the first path is inside.
  ///   - workingFolder: an absolute path.
  public init(
    paths: [String], configuration: String?, workingFolder: [UInt8]
  ) throws(LocationError) {
    let paths = paths.isEmpty ? ["."] : paths
    let first = try Self.resolve(paths[0], in: workingFolder)
    let start = FileSystem.isFolder(first) ? first : Self.parent(of: first)
    let repository = GitFolder.root(above: start)
    var found: [UInt8]?
    var root = repository ?? start
    if let configuration {
      let file = try Self.configurationFile(configuration, in: workingFolder)
      found = file
      let folder = Self.parent(of: file)
      if Self.relative(start, to: folder) != nil { root = folder }
    } else if let file = try Self.nearestConfiguration(above: start, upTo: repository) {
      found = file
      root = Self.parent(of: file)
    }
    self.root = root
    self.repository = repository.flatMap { Self.relative(root, to: $0) == nil ? nil : $0 }
    self.configuration = found
    arguments = []
    for text in paths {
      let path = try Self.relativePath(of: text, in: workingFolder, root: root)
      let isFolder = FileSystem.isFolder(Self.join(root, path))
      arguments.append(
        Argument(text: text, path: String(decoding: path, as: UTF8.self), isFolder: isFolder))
    }
  }

  /// Where a path of the project leads, if it is a link to another place in it; else the path itself.
  public func realPath(of path: String) -> String {
    guard let real = try? FileSystem.resolve(Self.join(root, Array(path.utf8))),
      let inside = Self.relative(real, to: root)
    else { return path }
    return String(decoding: inside, as: UTF8.self)
  }

  private static func relativePath(
    of text: String, in workingFolder: [UInt8], root: [UInt8]
  ) throws(LocationError) -> [UInt8] {
    let real = try resolve(text, in: workingFolder)
    if let path = relative(real, to: root) { return path }
    // A link inside the project may lead out of it: its own place counts.
    if let path = relative(normalized(join(workingFolder, Array(text.utf8))), to: root) {
      return path
    }
    throw .outside(path: text, root: String(decoding: root, as: UTF8.self))
  }

  private static func resolve(
    _ text: String, in workingFolder: [UInt8]
  ) throws(LocationError) -> [UInt8] {
    do throws(FileError) {
      return try FileSystem.resolve(join(workingFolder, Array(text.utf8)))
    } catch {
      throw .unreachable(path: text, error)
    }
  }

  private static func configurationFile(
    _ text: String, in workingFolder: [UInt8]
  ) throws(LocationError) -> [UInt8] {
    let path = join(workingFolder, Array(text.utf8))
    do throws(FileError) {
      let folder = try FileSystem.resolve(parent(of: path))
      guard try FileSystem.status(path).kind == .file else { throw .notAFile }
      return join(folder, Array(pathComponents(path).last ?? []))
    } catch {
      throw .configuration(path: text, error)
    }
  }

  private static func nearestConfiguration(
    above start: [UInt8], upTo top: [UInt8]?
  ) throws(LocationError) -> [UInt8]? {
    var folder = start
    while true {
      let file = join(folder, Array(configurationName.utf8))
      if FileSystem.exists(file) { return file }
      if FileSystem.isThere(file) {
        throw .brokenConfiguration(path: String(decoding: file, as: UTF8.self))
      }
      for name in misleadingNames {
        let misnamed = join(folder, Array(name.utf8))
        if FileSystem.exists(misnamed) {
          throw .misnamedConfiguration(path: String(decoding: misnamed, as: UTF8.self))
        }
      }
      let outer = parent(of: folder)
      if folder == top || outer == folder { return nil }
      folder = outer
    }
  }

  /// A path as seen from a folder around it; empty for the folder itself.
  static func relative(_ path: [UInt8], to folder: [UInt8]) -> [UInt8]? {
    let path = pathComponents(path)
    let folder = pathComponents(folder)
    guard path.starts(with: folder) else { return nil }
    return Array(path.dropFirst(folder.count).joined(separator: [slash]))
  }

  /// An absolute path without `.` and `..`, whatever links it holds.
  private static func normalized(_ path: [UInt8]) -> [UInt8] {
    var result: PathComponents = []
    for component in pathComponents(path) {
      if component.elementsEqual("..".utf8) {
        _ = result.popLast()
      } else if !component.elementsEqual(".".utf8) {
        result.append(component)
      }
    }
    return [slash] + result.joined(separator: [slash])
  }

  private static func parent(of path: [UInt8]) -> [UInt8] {
    let components = pathComponents(path).dropLast()
    return [slash] + components.joined(separator: [slash])
  }

  private static func join(_ folder: [UInt8], _ path: [UInt8]) -> [UInt8] {
    if path.first == slash { return path }
    return path.isEmpty ? folder : folder + [slash] + path
  }

  private static let slash = UInt8(ascii: "/")
}

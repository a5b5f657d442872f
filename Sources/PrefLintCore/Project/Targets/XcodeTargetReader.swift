// Reads one target of an Xcode project.

struct XcodeTargetReader {
  typealias NodeID = PropertyList.NodeID

  let project: XcodeProjectReader
  let target: NodeID

  private var list: PropertyList { project.list }

  /// - Parameter indices: the numbers of the project's targets.
  func read(_ indices: [NodeID: Int]) -> DeclaredTarget {
    let name = list.text("name", of: target) ?? ""
    let platforms = XcodePlatforms(project, target)
    var result = DeclaredTarget(
      name: name, modules: modules(name), kind: kind, platforms: platforms.all,
      surePlatforms: platforms.sure)
    let phases = project.objects("buildPhases", of: target)
    for phase in phases where project.isa(phase, "PBXSourcesBuildPhase") {
      for file in project.objects("files", of: phase) {
        guard let reference = project.object(list.value("fileRef", of: file)),
          let path = project.path(of: reference)
        else { continue }
        result.files.append(path)
        if let filter = filter(of: file) {
          result.filters[path] = filter
        } else if !result.filters.isEmpty {
          result.filters[path] = nil
        }
      }
    }
    for folder in project.objects("fileSystemSynchronizedGroups", of: target) {
      guard let path = project.path(of: folder) else { continue }
      let sets = project.exceptions(of: folder).filter { $0.target == target }
      result.folders.append(
        .init(path: path, without: sets.flatMap { project.members(of: $0.set) }))
      for (set, _) in sets { result.filters.merge(project.filters(of: set, in: path)) { $1 } }
    }
    result.dependencies = dependencies(phases, indices)
    return result
  }

  /// The platforms for which a build file is compiled; nil for all.
  private func filter(of file: NodeID) -> PlatformSet? {
    if let written = list.value("platformFilters", of: file) {
      return XcodePlatforms.filter(list.elements(written).map { list.text($0) })
    }
    return list.value("platformFilter", of: file).flatMap { XcodePlatforms.filter([list.text($0)]) }
  }

  private var kind: DeclaredTarget.Kind {
    let type = list.text("productType", of: target) ?? ""
    let last = type.split(separator: ".").dropFirst(3).joined(separator: ".")
    if last.hasPrefix("bundle.unit-test") || last.hasPrefix("bundle.ui-testing") { return .tests }
    if last.hasPrefix("framework") || last.hasPrefix("library") { return .library }
    return .program
  }

  /// A module is named after its product unless a setting says otherwise, and a configuration file may say
  /// so unseen: whoever imports one of these names means this target.
  private func modules(_ name: String) -> [String] {
    var names = [name]
    func add(_ text: String?) {
      guard let text, !text.contains("$"), !text.isEmpty else { return }
      names.append(text)
    }
    add(list.text("productName", of: target))
    if let product = project.object(list.value("productReference", of: target)),
      let path = list.text("path", of: product)
    {
      add(ProjectPath.lastComponent(of: path).split(separator: ".").first.map(String.init))
    }
    if let configurations = project.object(list.value("buildConfigurationList", of: target)) {
      for configuration in project.objects("buildConfigurations", of: configurations) {
        let settings = list.value("buildSettings", of: configuration)
        add(list.text("PRODUCT_MODULE_NAME", of: settings))
        add(list.text("PRODUCT_NAME", of: settings))
      }
    }
    var unique: [String] = []
    for module in names.map(ProjectPath.moduleName)
    where !module.isEmpty && !unique.contains(module) {
      unique.append(module)
    }
    return unique
  }

  private func dependencies(
    _ phases: [NodeID], _ indices: [NodeID: Int]
  ) -> [DeclaredTarget.Dependency] {
    var result: [DeclaredTarget.Dependency] = []
    var known: Set<DeclaredTarget.Dependency> = []
    func add(_ dependency: DeclaredTarget.Dependency?) {
      if let dependency, known.insert(dependency).inserted { result.append(dependency) }
    }
    for dependency in project.objects("dependencies", of: target) {
      if let own = project.object(list.value("target", of: dependency)) {
        add(indices[own].map { .target($0) })
      } else if let product = project.object(list.value("productRef", of: dependency)) {
        add(packageProduct(product))
      } else if let proxy = project.object(list.value("targetProxy", of: dependency)) {
        add(list.text("remoteInfo", of: proxy).map { .product($0) })
      }
    }
    for product in project.objects("packageProductDependencies", of: target) {
      add(packageProduct(product))
    }
    for phase in phases where project.isa(phase, "PBXFrameworksBuildPhase") {
      for file in project.objects("files", of: phase) {
        if let product = project.object(list.value("productRef", of: file)) {
          add(packageProduct(product))
        } else if let reference = project.object(list.value("fileRef", of: file)) {
          add(linkedProduct(reference).map { .product($0) })
        }
      }
    }
    return result
  }

  /// A product of a package; one from elsewhere is named with where it comes from.
  private func packageProduct(_ product: NodeID) -> DeclaredTarget.Dependency? {
    let isLocal = list.value("package", of: product) == nil
    return list.text("productName", of: product).map { isLocal ? .localProduct($0) : .product($0) }
  }

  /// The name of a linked framework or library that some project builds.
  private func linkedProduct(_ reference: NodeID) -> String? {
    guard let path = list.text("path", of: reference),
      let tree = list.value("sourceTree", of: reference),
      list.spells(tree, "BUILT_PRODUCTS_DIR")
    else { return nil }
    let parts = ProjectPath.lastComponent(of: path).split(separator: ".")
    guard let name = parts.first, let suffix = parts.last, parts.count > 1 else { return nil }
    if suffix == "a", name.hasPrefix("lib") { return String(name.dropFirst(3)) }
    return suffix == "framework" ? String(name) : nil
  }
}

// Classes of UIKit and AppKit through which code gets at the controllers and windows that it shows hosts in.

extension StandardTypes {
  /// The class above a class of a platform.
  static let platformSuperclasses: [String: String] = [
    "UIViewController": "UIResponder", "UIView": "UIResponder",
    "UINavigationController": "UIViewController", "UITabBarController": "UIViewController",
    "UISplitViewController": "UIViewController", "UIPageViewController": "UIViewController",
    "UITableViewController": "UIViewController", "UICollectionViewController": "UIViewController",
    "UIHostingController": "UIViewController", "UISearchController": "UIViewController",
    "UIAlertController": "UIViewController", "UIInputViewController": "UIViewController",
    "UIWindow": "UIView", "UIScrollView": "UIView", "UIStackView": "UIView", "UIControl": "UIView",
    "UITableView": "UIScrollView", "UICollectionView": "UIScrollView",
    "UITableViewCell": "UIView", "UICollectionReusableView": "UIView",
    "UICollectionViewCell": "UICollectionReusableView",
    "NSViewController": "NSResponder", "NSView": "NSResponder", "NSWindow": "NSResponder",
    "NSWindowController": "NSResponder", "NSHostingController": "NSViewController",
    "NSSplitViewController": "NSViewController", "NSTabViewController": "NSViewController",
    "NSHostingView": "NSView", "NSPanel": "NSWindow",
  ]

  /// The class of what a member of such a class is, or of what it may be.
  static let platformMembers: [String: [String: String]] = [
    "UIViewController": [
      "navigationController": "UINavigationController", "parent": "UIViewController",
      "presentedViewController": "UIViewController", "presentingViewController": "UIViewController",
      "splitViewController": "UISplitViewController", "tabBarController": "UITabBarController",
      "view": "UIView", "viewIfLoaded": "UIView",
    ],
    "UINavigationController": [
      "topViewController": "UIViewController", "visibleViewController": "UIViewController",
    ],
    "UITabBarController": ["selectedViewController": "UIViewController"],
    "UIView": ["superview": "UIView", "window": "UIWindow"],
    "UIWindow": ["rootViewController": "UIViewController"],
    "UITableViewCell": ["contentView": "UIView"],
    "UICollectionViewCell": ["contentView": "UIView"],
    "NSViewController": [
      "parent": "NSViewController", "presentingViewController": "NSViewController",
      "view": "NSView", "viewIfLoaded": "NSView",
    ],
    "NSView": ["superview": "NSView", "window": "NSWindow"],
    "NSWindow": [
      "contentView": "NSView", "contentViewController": "NSViewController", "parent": "NSWindow",
    ],
    "NSWindowController": [
      "contentViewController": "NSViewController", "window": "NSWindow",
    ],
  ]

  /// Members that are always there; of the others it is not told.
  static let presentPlatformMembers: Set<String> = ["view"]
}

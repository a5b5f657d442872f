// Types of the standard library and of Apple's frameworks that SwiftUI does not install: a type of the
// project that inherits only these, and no protocol that installs, keeps its wrappers unfilled (A16).

extension StandardTypes {
  static let valueProtocols: Set<String> = [
    "Animatable", "InsettableShape", "Shape", "ShapeStyle",
  ]

  /// Protocols of plain data: only who names a type that conforms to no others makes values of it.
  static let dataProtocols: Set<String> = [
    "Codable", "Comparable", "CustomStringConvertible", "Decodable", "Encodable", "Equatable",
    "Hashable", "Identifiable", "Sendable",
  ]

  /// Protocols of models: by none of them code outside the project makes an object.
  static let modelProtocols: Set<String> = [
    "AnyObject", "CustomStringConvertible", "Equatable", "Hashable", "Identifiable", "Observable",
    "ObservableObject", "Sendable",
  ]

  /// Protocols of the platforms that ask objects alone: they demand no member of the type itself.
  static let objectProtocols: Set<String> = [
    "AVAudioPlayerDelegate", "AVCaptureMetadataOutputObjectsDelegate",
    "AVSpeechSynthesizerDelegate", "CBCentralManagerDelegate", "CBPeripheralDelegate",
    "CLLocationManagerDelegate",
    "MKMapViewDelegate", "MTKViewDelegate", "NSApplicationDelegate",
    "NSCollectionViewDataSource", "NSCollectionViewDelegate", "NSFetchedResultsControllerDelegate",
    "NSMenuDelegate", "NSOutlineViewDataSource", "NSOutlineViewDelegate", "NSPopoverDelegate",
    "NSSplitViewDelegate", "NSTableViewDataSource", "NSTableViewDelegate", "NSTextFieldDelegate",
    "NSTextViewDelegate", "NSToolbarDelegate", "NSWindowDelegate",
    "PHPickerViewControllerDelegate", "SFSafariViewControllerDelegate",
    "UIAdaptivePresentationControllerDelegate", "UIApplicationDelegate",
    "UICollectionViewDataSource", "UICollectionViewDelegate",
    "UICollectionViewDelegateFlowLayout", "UIDocumentPickerDelegate",
    "UIGestureRecognizerDelegate", "UIImagePickerControllerDelegate",
    "UINavigationControllerDelegate", "UIPageViewControllerDataSource",
    "UIPageViewControllerDelegate", "UIPopoverPresentationControllerDelegate",
    "UISceneDelegate", "UIScrollViewDelegate", "UISearchBarDelegate", "UISearchResultsUpdating",
    "UITabBarControllerDelegate", "UITableViewDataSource", "UITableViewDelegate",
    "UITextFieldDelegate", "UITextViewDelegate", "UIWindowSceneDelegate",
    "URLSessionDelegate", "URLSessionTaskDelegate", "UNUserNotificationCenterDelegate",
    "WCSessionDelegate", "WKApplicationDelegate", "WKExtensionDelegate", "WKNavigationDelegate",
    "WKScriptMessageHandler", "WKUIDelegate",
  ]

  static let plainTypeAttributes: Set<String> = [
    "MainActor", "Model", "NSApplicationMain", "Observable", "Suite", "UIApplicationMain",
  ]

  /// Members that the language or a library runs where nobody names them.
  static let calledUnnamed: Set<String> = [
    "appendInterpolation", "buildArray", "buildBlock", "buildEither", "buildExpression",
    "buildFinalResult", "buildLimitedAvailability", "buildOptional", "buildPartialBlock",
    "callAsFunction", "customMirror", "debugDescription", "description", "dynamicallyCall",
    "encode",
    "hash", "hashValue", "id", "main", "makeAsyncIterator", "makeIterator", "next",
    "objectWillChange",
    "projectedValue", "update", "wrappedValue",
  ]

  /// The stored properties of structures from outside: whoever sets all of them leaves nothing of the old value.
  static let structureMembers: [String: [String]] = [
    "CGPoint": ["x", "y"], "CGRect": ["origin", "size"], "CGSize": ["height", "width"],
    "CGVector": ["dx", "dy"], "EdgeInsets": ["bottom", "leading", "top", "trailing"],
    "UnitPoint": ["x", "y"],
  ]

  static let plainTypes: Set<String> = standardLibrary.union(foundation).union(combine)
    .union(interface).union(platform).union(environmentKeys)

  private static let standardLibrary: Set<String> = [
    "Actor", "AdditiveArithmetic", "AnyActor", "AnyObject", "AsyncIteratorProtocol",
    "AsyncSequence", "BidirectionalCollection", "BitwiseCopyable", "CaseIterable", "Character",
    "Codable", "CodingKey", "Collection", "Comparable", "Copyable", "CustomDebugStringConvertible",
    "CustomReflectable", "CustomStringConvertible", "Decodable", "Double", "Encodable", "Equatable",
    "Error", "Escapable", "Executor", "ExpressibleByArrayLiteral", "ExpressibleByBooleanLiteral",
    "ExpressibleByDictionaryLiteral", "ExpressibleByFloatLiteral", "ExpressibleByIntegerLiteral",
    "ExpressibleByNilLiteral", "ExpressibleByStringInterpolation", "ExpressibleByStringLiteral",
    "ExpressibleByUnicodeScalarLiteral", "Float", "GlobalActor", "Hashable", "Identifiable", "Int",
    "IteratorProtocol", "LosslessStringConvertible", "MutableCollection", "Numeric", "OptionSet",
    "RandomAccessCollection", "RandomNumberGenerator", "RangeReplaceableCollection",
    "RawRepresentable", "Sendable", "SendableMetatype", "Sequence", "SetAlgebra", "SignedNumeric",
    "Strideable", "String", "StringProtocol", "TextOutputStream", "UInt", "UInt16", "UInt32",
    "UInt64", "UInt8",
  ]

  private static let foundation: Set<String> = [
    "AttributedStringKey", "CustomNSError", "FormatStyle", "LocalizedError", "NSCoding",
    "NSCopying", "NSExtensionRequestHandling", "NSItemProviderReading", "NSItemProviderWriting",
    "NSManagedObject", "NSMutableCopying", "NSObject", "NSObjectProtocol", "NSSecureCoding",
    "Operation", "ParseableFormatStyle", "RecoverableError", "ReferenceConvertible", "Thread",
    "URLProtocol", "URLSessionDataDelegate", "URLSessionDelegate", "URLSessionDownloadDelegate",
    "URLSessionTaskDelegate", "URLSessionWebSocketDelegate", "ValueTransformer",
    "XMLParserDelegate",
  ]

  private static let combine: Set<String> = [
    "Cancellable", "ConnectablePublisher", "CustomCombineIdentifierConvertible", "ObservableObject",
    "Observable", "Publisher", "Scheduler", "Subject", "Subscriber", "Subscription",
  ]

  /// UIKit, AppKit and WatchKit.
  private static let interface: Set<String> = [
    "NSApplication", "NSApplicationDelegate", "NSButton", "NSCollectionViewDataSource",
    "NSCollectionViewDelegate", "NSControl", "NSDocument", "NSImage", "NSMenu", "NSMenuDelegate",
    "NSMenuItem", "NSOutlineViewDataSource", "NSOutlineViewDelegate", "NSPanel", "NSResponder",
    "NSScrollView", "NSSearchFieldDelegate", "NSSplitViewController", "NSTableViewDataSource",
    "NSTableViewDelegate", "NSTextFieldDelegate", "NSTextView", "NSTextViewDelegate",
    "NSToolbarDelegate", "NSView", "NSViewController", "NSWindow", "NSWindowController",
    "NSWindowDelegate", "UIApplication", "UIApplicationDelegate", "UIBarButtonItem", "UIButton",
    "UICollectionView", "UICollectionViewCell", "UICollectionViewController",
    "UICollectionViewDataSource", "UICollectionViewDelegate", "UICollectionViewDelegateFlowLayout",
    "UIControl", "UIDocument", "UIDocumentPickerDelegate", "UIGestureRecognizer",
    "UIGestureRecognizerDelegate", "UIImagePickerControllerDelegate", "UILabel",
    "UINavigationController", "UINavigationControllerDelegate", "UIPageViewControllerDataSource",
    "UIPageViewControllerDelegate", "UIPopoverPresentationControllerDelegate", "UIResponder",
    "UIScene", "UISceneDelegate", "UIScrollView", "UIScrollViewDelegate", "UISearchBarDelegate",
    "UISearchResultsUpdating", "UISheetPresentationControllerDelegate", "UISplitViewController",
    "UITabBarController", "UITabBarControllerDelegate", "UITableView", "UITableViewCell",
    "UITableViewController", "UITableViewDataSource", "UITableViewDelegate", "UITextField",
    "UITextFieldDelegate", "UITextView", "UITextViewDelegate", "UIView", "UIViewController",
    "UIViewControllerTransitioningDelegate", "UIWindow", "UIWindowSceneDelegate",
    "WKApplicationDelegate", "WKExtensionDelegate", "WKInterfaceController",
  ]

  /// Delegates and base classes of other frameworks, and protocols of SwiftUI whose values it only uses.
  private static let platform: Set<String> = [
    "AVAudioPlayerDelegate", "AVCaptureMetadataOutputObjectsDelegate",
    "AVCapturePhotoCaptureDelegate", "AVSpeechSynthesizerDelegate", "AlignmentID", "AppEntity",
    "AppEnum", "AppIntent", "AppShortcutsProvider", "AppIntentTimelineProvider",
    "ASAuthorizationControllerDelegate", "ASAuthorizationControllerPresentationContextProviding",
    "ASWebAuthenticationPresentationContextProviding", "CBCentralManagerDelegate",
    "CBPeripheralDelegate", "CLLocationManagerDelegate", "CustomAnimation", "DropDelegate",
    "EntityQuery", "EntityStringQuery", "FileDocument", "FocusedValueKey", "IntentTimelineProvider",
    "Layout", "LayoutValueKey", "MFMailComposeViewControllerDelegate",
    "MFMessageComposeViewControllerDelegate", "MKMapViewDelegate",
    "NSFetchedResultsControllerDelegate", "PHPickerViewControllerDelegate", "PersistentModel",
    "PreferenceKey", "ReferenceFileDocument", "SKPaymentTransactionObserver",
    "SKProductsRequestDelegate", "TimelineEntry", "TimelineProvider", "TimelineSchedule",
    "Transferable", "UNUserNotificationCenterDelegate", "VectorArithmetic", "VersionedSchema",
    "WCSessionDelegate", "WKNavigationDelegate", "WKScriptMessageHandler", "WKUIDelegate",
  ]

  private static let environmentKeys: Set<String> = [
    "ContainerValueKey", "EnvironmentKey", "TransactionKey",
  ]
}

extension StandardTypes {
  /// Members of texts, numbers and collections that a name alone means in an extension of these, before any global.
  static let ownMembers: Set<String> = [
    "count", "isEmpty", "first", "last", "indices", "startIndex", "endIndex", "rawValue",
    "hashValue",
    "description", "isMultiple", "magnitude", "keys", "values",
  ]
}

// Helpers with early returns, do/catch, try?, defer and a switch with where clauses.
import SwiftUI

final class Ledger: ObservableObject { @Published var sum = 0 }
final class Audit: ObservableObject { @Published var open = 0 }

struct LedgerView: View {
  @EnvironmentObject var ledger: Ledger
  var body: some View { Text("\(ledger.sum)") }
}

struct AuditView: View {
  @EnvironmentObject var audit: Audit
  var body: some View { Text("\(audit.open)") }
}

enum Failure: Error { case closed }

func openAudit(_ ok: Bool) throws -> Audit {
  guard ok else { throw Failure.closed }
  return Audit()
}

struct Office: View {
  var body: some View {
    first
    second
    third(flag(2) ? 3 : 0)
  }

  private var first: AnyView {
    guard let audit = try? openAudit(flag(0)) else {
      return AnyView(Text("closed"))
    }
    return AnyView(AuditView().environmentObject(audit))
  }

  private var second: AnyView {
    defer { _ = flag(1) }
    do {
      let audit = try openAudit(flag(1))
      return AnyView(AuditView().environmentObject(audit))
    } catch {
      return AnyView(LedgerView())
    }
  }

  @ViewBuilder private func third(_ count: Int) -> some View {
    switch count {
    case let n where n > 2: AuditView().environmentObject(Audit())
    case 1...2: Text("few")
    default: EmptyView()
    }
  }
}

@main
struct OfficeApp: App {
  var body: some Scene {
    WindowGroup { Office() }
  }
}

func flag(_ bit: Int) -> Bool { flagBits & (1 << bit) != 0 }

var flagBits = 0

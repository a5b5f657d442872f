// Design §4: a flag that may be nothing is true, false or nothing; what is not true may be nothing.
import SwiftUI

final class Kit: ObservableObject { @Published var unit = 0 }

struct Unit: View {
  @EnvironmentObject var kit: Kit

  var body: some View { Text("\(kit.unit)") }
}

struct TrueNotFalseScreen: View {
  @State private var isTrueNotFalse: Bool?
  @StateObject private var kit = Kit()

  var body: some View {
    VStack {
      if isTrueNotFalse == true { content.environmentObject(kit) } else { content }
      Button("Yes") { isTrueNotFalse = true }
      Button("No") { isTrueNotFalse = false }
      Button("Forget") { isTrueNotFalse = nil }
    }
  }

  @ViewBuilder var content: some View { if isTrueNotFalse != false { Unit() } }
}

struct TrueThereScreen: View {
  @State private var isTrueThere: Bool?
  @StateObject private var kit = Kit()

  var body: some View {
    VStack {
      if isTrueThere == true { content.environmentObject(kit) } else { content }
      Button("Yes") { isTrueThere = true }
      Button("No") { isTrueThere = false }
      Button("Forget") { isTrueThere = nil }
    }
  }

  @ViewBuilder var content: some View { if isTrueThere != nil { Unit() } }
}

struct TrueTrueScreen: View {
  @State private var isTrueTrue: Bool?
  @StateObject private var kit = Kit()

  var body: some View {
    VStack {
      if isTrueTrue == true { content.environmentObject(kit) } else { content }
      Button("Yes") { isTrueTrue = true }
      Button("No") { isTrueTrue = false }
      Button("Forget") { isTrueTrue = nil }
    }
  }

  @ViewBuilder var content: some View { if isTrueTrue == true { Unit() } }
}

struct TrueBoundScreen: View {
  @State private var isTrueBound: Bool?
  @StateObject private var kit = Kit()

  var body: some View {
    VStack {
      if isTrueBound == true { content.environmentObject(kit) } else { content }
      Button("Yes") { isTrueBound = true }
      Button("No") { isTrueBound = false }
      Button("Forget") { isTrueBound = nil }
    }
  }

  @ViewBuilder var content: some View { if let isTrueBound, isTrueBound { Unit() } }
}

struct BoundTrueScreen: View {
  @State private var isBoundTrue: Bool?
  @StateObject private var kit = Kit()

  var body: some View {
    VStack {
      if let isBoundTrue, isBoundTrue { content.environmentObject(kit) } else { content }
      Button("Yes") { isBoundTrue = true }
      Button("No") { isBoundTrue = false }
      Button("Forget") { isBoundTrue = nil }
    }
  }

  @ViewBuilder var content: some View { if isBoundTrue == true { Unit() } }
}

struct BoundThereScreen: View {
  @State private var isBoundThere: Bool?
  @StateObject private var kit = Kit()

  var body: some View {
    VStack {
      if let isBoundThere, isBoundThere { content.environmentObject(kit) } else { content }
      Button("Yes") { isBoundThere = true }
      Button("No") { isBoundThere = false }
      Button("Forget") { isBoundThere = nil }
    }
  }

  @ViewBuilder var content: some View { if isBoundThere != nil { Unit() } }
}

struct BoundBoundScreen: View {
  @State private var isBoundBound: Bool?
  @StateObject private var kit = Kit()

  var body: some View {
    VStack {
      if let isBoundBound, isBoundBound { content.environmentObject(kit) } else { content }
      Button("Yes") { isBoundBound = true }
      Button("No") { isBoundBound = false }
      Button("Forget") { isBoundBound = nil }
    }
  }

  @ViewBuilder var content: some View { if let isBoundBound, isBoundBound { Unit() } }
}

struct OrFalseTrueScreen: View {
  @State private var isOrFalseTrue: Bool?
  @StateObject private var kit = Kit()

  var body: some View {
    VStack {
      if isOrFalseTrue ?? false { content.environmentObject(kit) } else { content }
      Button("Yes") { isOrFalseTrue = true }
      Button("No") { isOrFalseTrue = false }
      Button("Forget") { isOrFalseTrue = nil }
    }
  }

  @ViewBuilder var content: some View { if isOrFalseTrue == true { Unit() } }
}

struct TrueOrFalseScreen: View {
  @State private var isTrueOrFalse: Bool?
  @StateObject private var kit = Kit()

  var body: some View {
    VStack {
      if isTrueOrFalse == true { content.environmentObject(kit) } else { content }
      Button("Yes") { isTrueOrFalse = true }
      Button("No") { isTrueOrFalse = false }
      Button("Forget") { isTrueOrFalse = nil }
    }
  }

  @ViewBuilder var content: some View { if isTrueOrFalse ?? false { Unit() } }
}

struct TrueOrTrueScreen: View {
  @State private var isTrueOrTrue: Bool?
  @StateObject private var kit = Kit()

  var body: some View {
    VStack {
      if isTrueOrTrue == true { content.environmentObject(kit) } else { content }
      Button("Yes") { isTrueOrTrue = true }
      Button("No") { isTrueOrTrue = false }
      Button("Forget") { isTrueOrTrue = nil }
    }
  }

  @ViewBuilder var content: some View { if isTrueOrTrue ?? true { Unit() } }
}

struct OrTrueNotFalseScreen: View {
  @State private var isOrTrueNotFalse: Bool?
  @StateObject private var kit = Kit()

  var body: some View {
    VStack {
      if isOrTrueNotFalse ?? true { content.environmentObject(kit) } else { content }
      Button("Yes") { isOrTrueNotFalse = true }
      Button("No") { isOrTrueNotFalse = false }
      Button("Forget") { isOrTrueNotFalse = nil }
    }
  }

  @ViewBuilder var content: some View { if isOrTrueNotFalse != false { Unit() } }
}

struct ThereFalseScreen: View {
  @State private var isThereFalse: Bool?
  @StateObject private var kit = Kit()

  var body: some View {
    VStack {
      if isThereFalse != nil { content.environmentObject(kit) } else { content }
      Button("Yes") { isThereFalse = true }
      Button("No") { isThereFalse = false }
      Button("Forget") { isThereFalse = nil }
    }
  }

  @ViewBuilder var content: some View { if isThereFalse == false { Unit() } }
}

struct NotFalseNilScreen: View {
  @State private var isNotFalseNil: Bool?
  @StateObject private var kit = Kit()

  var body: some View {
    VStack {
      if isNotFalseNil != false { content.environmentObject(kit) } else { content }
      Button("Yes") { isNotFalseNil = true }
      Button("No") { isNotFalseNil = false }
      Button("Forget") { isNotFalseNil = nil }
    }
  }

  @ViewBuilder var content: some View { if isNotFalseNil == nil { Unit() } }
}

struct NilNotTrueScreen: View {
  @State private var isNilNotTrue: Bool?
  @StateObject private var kit = Kit()

  var body: some View {
    VStack {
      if isNilNotTrue == nil { content.environmentObject(kit) } else { content }
      Button("Yes") { isNilNotTrue = true }
      Button("No") { isNilNotTrue = false }
      Button("Forget") { isNilNotTrue = nil }
    }
  }

  @ViewBuilder var content: some View { if isNilNotTrue != true { Unit() } }
}

struct ChainScreen: View {
  @State private var isChain: Bool?
  @StateObject private var kit = Kit()

  var body: some View {
    VStack {
      if isChain == nil {
        Text("Wait")
      } else if isChain == true {
        Unit().environmentObject(kit)
      } else {
        Unit()
      }
      Button("Ask") { isChain = Bool.random() }
    }
  }
}

struct WholeScreen: View {
  @State private var isWhole: Bool?
  @StateObject private var kit = Kit()

  var body: some View {
    VStack {
      if isWhole == nil {
        Text("Wait")
      } else if isWhole == true {
        Text("Yes")
      } else if isWhole == false {
        Text("No")
      } else {
        Unit()
      }
      Button("Ask") { isWhole = Bool.random() }
    }
  }
}

struct CaseTrueScreen: View {
  @State private var isCaseTrue: Bool?
  @StateObject private var kit = Kit()

  var body: some View {
    VStack {
      if case true? = isCaseTrue { content.environmentObject(kit) } else { content }
      Button("Yes") { isCaseTrue = true }
      Button("No") { isCaseTrue = false }
      Button("Forget") { isCaseTrue = nil }
    }
  }

  @ViewBuilder var content: some View { if isCaseTrue == true { Unit() } }
}

struct BoundCaseScreen: View {
  @State private var isBoundCase: Bool?
  @StateObject private var kit = Kit()

  var body: some View {
    VStack {
      if let isBoundCase, !isBoundCase { content.environmentObject(kit) } else { content }
      Button("Yes") { isBoundCase = true }
      Button("No") { isBoundCase = false }
      Button("Forget") { isBoundCase = nil }
    }
  }

  @ViewBuilder var content: some View { if case .some(false) = isBoundCase { Unit() } }
}

struct CaseNilScreen: View {
  @State private var isCaseNil: Bool?
  @StateObject private var kit = Kit()

  var body: some View {
    VStack {
      if case .some(false) = isCaseNil { content.environmentObject(kit) } else { content }
      Button("Yes") { isCaseNil = true }
      Button("No") { isCaseNil = false }
      Button("Forget") { isCaseNil = nil }
    }
  }

  @ViewBuilder var content: some View { if isCaseNil == nil { Unit() } }
}

@main struct Demo: App {
  var body: some Scene {
    WindowGroup {
      TrueNotFalseScreen() // want missing-environment-object(Kit)
      TrueThereScreen() // want missing-environment-object(Kit)
      TrueTrueScreen()
      TrueBoundScreen()
      BoundTrueScreen()
      BoundThereScreen() // want missing-environment-object(Kit)
      BoundBoundScreen()
      OrFalseTrueScreen()
      TrueOrFalseScreen()
      TrueOrTrueScreen() // want missing-environment-object(Kit)
      OrTrueNotFalseScreen()
      ThereFalseScreen()
      NotFalseNilScreen()
      NilNotTrueScreen() // want missing-environment-object(Kit)
      ChainScreen() // want missing-environment-object(Kit)
      WholeScreen()
      CaseTrueScreen()
      BoundCaseScreen()
      CaseNilScreen() // want missing-environment-object(Kit)
    }
  }
}

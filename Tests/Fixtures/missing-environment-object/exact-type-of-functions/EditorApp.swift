// A2, A3: what a function value gives, and what it is given, is of the types that it is declared with.
import SwiftUI

class Draft: ObservableObject {
  @Published var text = ""
}

final class LetterDraft: Draft {
  @Published var address = ""
}

struct TextEditorPane: View {
  @EnvironmentObject var draft: Draft
  var body: some View { Text(draft.text) }
}

struct AddressPane: View {
  @EnvironmentObject var letter: LetterDraft
  var body: some View { Text(letter.address) }
}

struct WithDraft<Content: View>: View {
  @StateObject var letter = LetterDraft()
  @ViewBuilder let content: (Draft) -> Content

  var body: some View { content(letter) }
}

struct WithLetter<Content: View>: View {
  @StateObject var letter = LetterDraft()
  let content: (LetterDraft) -> Content

  init(@ViewBuilder content: @escaping (LetterDraft) -> Content) { self.content = content }

  var body: some View { content(letter) }
}

struct ByResult: View {
  let make: () -> Draft = { LetterDraft() }

  var body: some View {
    TextEditorPane().environmentObject(make())
    AddressPane().environmentObject(make())
  }
}

struct ByInferredResult: View {
  let make = { LetterDraft() }

  var body: some View {
    TextEditorPane().environmentObject(make())
    AddressPane().environmentObject(make())
  }
}

struct ByInitializer: View {
  let make: () -> Draft = LetterDraft.init

  var body: some View {
    TextEditorPane().environmentObject(make())
    AddressPane().environmentObject(make())
  }
}

struct ByListOfFunctions: View {
  @State var index = 0
  let makers: [() -> Draft] = [{ LetterDraft() }]

  var body: some View {
    TextEditorPane().environmentObject(makers[index]())
    AddressPane().environmentObject(makers[index]())
  }
}

struct ByNamedFunctions: View {
  let makers: [String: () -> Draft] = ["letter": { LetterDraft() }]

  var body: some View {
    TextEditorPane().environmentObject(makers["letter"]!())
    AddressPane().environmentObject(makers["letter"]!())
  }
}

struct ByClosureAtOnce: View {
  var body: some View {
    TextEditorPane().environmentObject({ () -> Draft in LetterDraft() }())
    AddressPane().environmentObject({ () -> Draft in LetterDraft() }())
  }
}

struct ByParameter: View {
  var body: some View {
    WithDraft { draft in
      TextEditorPane().environmentObject(draft)
      AddressPane().environmentObject(draft)
    }
  }
}

struct ByShorthand: View {
  var body: some View {
    WithDraft { TextEditorPane().environmentObject($0) }
    WithDraft { AddressPane().environmentObject($0) }
  }
}

struct ByOwnParameter: View {
  var body: some View {
    WithLetter { draft in
      TextEditorPane().environmentObject(draft)
      AddressPane().environmentObject(draft)
    }
  }
}

struct ByParameterOfFunction: View {
  var body: some View {
    WithLetter(content: panes)
  }

  @ViewBuilder func panes(_ draft: Draft) -> some View {
    TextEditorPane().environmentObject(draft)
    AddressPane().environmentObject(draft)
  }
}

@main
struct EditorApp: App {
  var body: some Scene {
    WindowGroup {
      ByResult() // want missing-environment-object(LetterDraft)
      ByInferredResult() // want missing-environment-object(Draft)
      ByInitializer() // want missing-environment-object(LetterDraft)
      ByListOfFunctions() // want missing-environment-object(LetterDraft)
      ByNamedFunctions() // want missing-environment-object(LetterDraft)
      ByClosureAtOnce() // want missing-environment-object(LetterDraft)
      ByParameter() // want missing-environment-object(LetterDraft)
      ByShorthand() // want missing-environment-object(LetterDraft)
      ByOwnParameter() // want missing-environment-object(Draft)
      ByParameterOfFunction() // want missing-environment-object(LetterDraft)
    }
  }
}

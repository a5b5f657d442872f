// A2, A3: which override is called is told by the value, and of which type its result is by the class that is known where it is
// called: an override may give a class below.
import SwiftUI

class Profile: ObservableObject {
  @Published var name = ""
}

final class TeamProfile: Profile {
  @Published var members = 0
}

class ProfileFlow {
  func makeProfile() -> Profile { Profile() }

  var badge: AnyView { AnyView(EmptyView()) }

  func start() -> some View {
    VStack {
      NameView().environmentObject(makeProfile())
      badge
    }
  }

  func startTeam() -> some View {
    MembersView().environmentObject(self.makeProfile())
  }
}

final class TeamFlow: ProfileFlow {
  override func makeProfile() -> TeamProfile { TeamProfile() }

  override var badge: AnyView { AnyView(MembersView().environmentObject(makeProfile())) }
}

final class BareFlow: ProfileFlow {
  override var badge: AnyView { AnyView(MembersView().environmentObject(makeProfile())) }
}

struct NameView: View {
  @EnvironmentObject var profile: Profile
  var body: some View { Text(profile.name) }
}

struct MembersView: View {
  @EnvironmentObject var team: TeamProfile
  var body: some View { Text("\(team.members)") }
}

struct Started: View {
  let flow = TeamFlow()
  var body: some View { flow.start() }
}

struct StartedBare: View {
  let flow = BareFlow()
  var body: some View { flow.start() }
}

struct StartedTeam: View {
  let flow = TeamFlow()
  var body: some View { flow.startTeam() }
}

struct AskedOfClass: View {
  let flow = TeamFlow()

  var body: some View {
    NameView().environmentObject(flow.makeProfile())
    MembersView().environmentObject(flow.makeProfile())
  }
}

struct AskedOfClassAbove: View {
  let flow: ProfileFlow = TeamFlow()

  var body: some View {
    NameView().environmentObject(flow.makeProfile())
    MembersView().environmentObject(flow.makeProfile())
  }
}

@main
struct ProfileApp: App {
  var body: some Scene {
    WindowGroup {
      Started()
      StartedBare() // want missing-environment-object(TeamProfile)
      StartedTeam() // want missing-environment-object(TeamProfile)
      AskedOfClass() // want missing-environment-object(Profile)
      AskedOfClassAbove() // want missing-environment-object(TeamProfile)
    }
  }
}

// D9, D12, D13: two emitters meet below a listener of every key in this folder. Which of them a `reduce` loses is told
// from what its body does, in the many ways in which such bodies are written.
import SwiftUI

struct Pair<K: PreferenceKey>: View where K.Value: Equatable {
  var first: K.Value
  var second: K.Value

  var body: some View {
    VStack {
      Text("first").preference(key: K.self, value: first)
      Text("second").preference(key: K.self, value: second)
    }
    .onPreferenceChange(K.self) { print($0) }
  }
}

struct NumbersScreen1: View {
  var body: some View {
    VStack {
      Pair<NumberKey1>(first: NumberKey1.defaultValue, second: NumberKey1.defaultValue)
      Pair<NumberKey2>(first: NumberKey2.defaultValue, second: NumberKey2.defaultValue)
      Pair<NumberKey3>(first: NumberKey3.defaultValue, second: NumberKey3.defaultValue)
      Pair<NumberKey4>(first: NumberKey4.defaultValue, second: NumberKey4.defaultValue)
      Pair<NumberKey5>(first: NumberKey5.defaultValue, second: NumberKey5.defaultValue)
      Pair<NumberKey6>(first: NumberKey6.defaultValue, second: NumberKey6.defaultValue)
      Pair<NumberKey7>(first: NumberKey7.defaultValue, second: NumberKey7.defaultValue)
      Pair<NumberKey8>(first: NumberKey8.defaultValue, second: NumberKey8.defaultValue)
    }
  }
}

struct NumbersScreen2: View {
  var body: some View {
    VStack {
      Pair<NumberKey9>(first: NumberKey9.defaultValue, second: NumberKey9.defaultValue)
      Pair<NumberKey10>(first: NumberKey10.defaultValue, second: NumberKey10.defaultValue)
      Pair<NumberKey11>(first: NumberKey11.defaultValue, second: NumberKey11.defaultValue)
      Pair<NumberKey12>(first: NumberKey12.defaultValue, second: NumberKey12.defaultValue)
      Pair<NumberKey13>(first: NumberKey13.defaultValue, second: NumberKey13.defaultValue)
      Pair<NumberKey14>(first: NumberKey14.defaultValue, second: NumberKey14.defaultValue)
      Pair<NumberKey15>(first: NumberKey15.defaultValue, second: NumberKey15.defaultValue)
      Pair<NumberKey16>(first: NumberKey16.defaultValue, second: NumberKey16.defaultValue)
    }
  }
}

struct NumbersScreen3: View {
  var body: some View {
    VStack {
      Pair<NumberKey17>(first: NumberKey17.defaultValue, second: NumberKey17.defaultValue)
      Pair<NumberKey18>(first: NumberKey18.defaultValue, second: NumberKey18.defaultValue)
      Pair<NumberKey19>(first: NumberKey19.defaultValue, second: NumberKey19.defaultValue)
      Pair<NumberKey20>(first: NumberKey20.defaultValue, second: NumberKey20.defaultValue)
      Pair<NumberKey21>(first: NumberKey21.defaultValue, second: NumberKey21.defaultValue)
      Pair<NumberKey22>(first: NumberKey22.defaultValue, second: NumberKey22.defaultValue)
      Pair<NumberKey23>(first: NumberKey23.defaultValue, second: NumberKey23.defaultValue)
      Pair<NumberKey24>(first: NumberKey24.defaultValue, second: NumberKey24.defaultValue)
    }
  }
}

struct DictionariesScreen1: View {
  var body: some View {
    VStack {
      Pair<DictionaryKey1>(first: DictionaryKey1.defaultValue, second: DictionaryKey1.defaultValue)
      Pair<DictionaryKey2>(first: DictionaryKey2.defaultValue, second: DictionaryKey2.defaultValue)
      Pair<DictionaryKey3>(first: DictionaryKey3.defaultValue, second: DictionaryKey3.defaultValue)
      Pair<DictionaryKey4>(first: DictionaryKey4.defaultValue, second: DictionaryKey4.defaultValue)
      Pair<DictionaryKey5>(first: DictionaryKey5.defaultValue, second: DictionaryKey5.defaultValue)
    }
  }
}

struct SetsScreen1: View {
  var body: some View {
    VStack {
      Pair<SetKey1>(first: SetKey1.defaultValue, second: SetKey1.defaultValue)
      Pair<SetKey2>(first: SetKey2.defaultValue, second: SetKey2.defaultValue)
      Pair<SetKey3>(first: SetKey3.defaultValue, second: SetKey3.defaultValue)
      Pair<SetKey4>(first: SetKey4.defaultValue, second: SetKey4.defaultValue)
    }
  }
}

struct ArraysScreen1: View {
  var body: some View {
    VStack {
      Pair<ArrayKey1>(first: ArrayKey1.defaultValue, second: ArrayKey1.defaultValue)
      Pair<ArrayKey2>(first: ArrayKey2.defaultValue, second: ArrayKey2.defaultValue)
      Pair<ArrayKey3>(first: ArrayKey3.defaultValue, second: ArrayKey3.defaultValue)
      Pair<ArrayKey4>(first: ArrayKey4.defaultValue, second: ArrayKey4.defaultValue)
      Pair<ArrayKey5>(first: ArrayKey5.defaultValue, second: ArrayKey5.defaultValue)
      Pair<ArrayKey6>(first: ArrayKey6.defaultValue, second: ArrayKey6.defaultValue)
      Pair<ArrayKey7>(first: ArrayKey7.defaultValue, second: ArrayKey7.defaultValue)
      Pair<ArrayKey8>(first: ArrayKey8.defaultValue, second: ArrayKey8.defaultValue)
    }
  }
}

struct ArraysScreen2: View {
  var body: some View {
    VStack {
      Pair<ArrayKey9>(first: ArrayKey9.defaultValue, second: ArrayKey9.defaultValue)
      Pair<ArrayKey10>(first: ArrayKey10.defaultValue, second: ArrayKey10.defaultValue)
      Pair<ArrayKey11>(first: ArrayKey11.defaultValue, second: ArrayKey11.defaultValue)
      Pair<ArrayKey12>(first: ArrayKey12.defaultValue, second: ArrayKey12.defaultValue)
      Pair<ArrayKey13>(first: ArrayKey13.defaultValue, second: ArrayKey13.defaultValue)
      Pair<ArrayKey14>(first: ArrayKey14.defaultValue, second: ArrayKey14.defaultValue)
      Pair<ArrayKey15>(first: ArrayKey15.defaultValue, second: ArrayKey15.defaultValue)
      Pair<ArrayKey16>(first: ArrayKey16.defaultValue, second: ArrayKey16.defaultValue)
    }
  }
}

struct ArraysScreen3: View {
  var body: some View {
    VStack {
      Pair<ArrayKey17>(first: ArrayKey17.defaultValue, second: ArrayKey17.defaultValue)
      Pair<ArrayKey18>(first: ArrayKey18.defaultValue, second: ArrayKey18.defaultValue)
      Pair<ArrayKey19>(first: ArrayKey19.defaultValue, second: ArrayKey19.defaultValue)
    }
  }
}

struct PointsScreen1: View {
  var body: some View {
    VStack {
      Pair<PointKey1>(first: PointKey1.defaultValue, second: PointKey1.defaultValue)
      Pair<PointKey2>(first: PointKey2.defaultValue, second: PointKey2.defaultValue)
      Pair<PointKey3>(first: PointKey3.defaultValue, second: PointKey3.defaultValue)
      Pair<PointKey4>(first: PointKey4.defaultValue, second: PointKey4.defaultValue)
      Pair<PointKey5>(first: PointKey5.defaultValue, second: PointKey5.defaultValue)
      Pair<PointKey6>(first: PointKey6.defaultValue, second: PointKey6.defaultValue)
      Pair<PointKey7>(first: PointKey7.defaultValue, second: PointKey7.defaultValue)
      Pair<PointKey8>(first: PointKey8.defaultValue, second: PointKey8.defaultValue)
    }
  }
}

struct PointsScreen2: View {
  var body: some View {
    VStack {
      Pair<PointKey9>(first: PointKey9.defaultValue, second: PointKey9.defaultValue)
    }
  }
}

struct OptionalsScreen1: View {
  var body: some View {
    VStack {
      Pair<OptionalKey1>(first: OptionalKey1.defaultValue, second: OptionalKey1.defaultValue)
      Pair<OptionalKey2>(first: OptionalKey2.defaultValue, second: OptionalKey2.defaultValue)
      Pair<OptionalKey3>(first: OptionalKey3.defaultValue, second: OptionalKey3.defaultValue)
      Pair<OptionalKey4>(first: OptionalKey4.defaultValue, second: OptionalKey4.defaultValue)
      Pair<OptionalKey5>(first: OptionalKey5.defaultValue, second: OptionalKey5.defaultValue)
      Pair<OptionalKey6>(first: OptionalKey6.defaultValue, second: OptionalKey6.defaultValue)
      Pair<OptionalKey7>(first: OptionalKey7.defaultValue, second: OptionalKey7.defaultValue)
      Pair<OptionalKey8>(first: OptionalKey8.defaultValue, second: OptionalKey8.defaultValue)
    }
  }
}

struct OptionalsScreen2: View {
  var body: some View {
    VStack {
      Pair<OptionalKey9>(first: OptionalKey9.defaultValue, second: OptionalKey9.defaultValue)
      Pair<OptionalKey10>(first: OptionalKey10.defaultValue, second: OptionalKey10.defaultValue)
      Pair<OptionalKey11>(first: OptionalKey11.defaultValue, second: OptionalKey11.defaultValue)
      Pair<OptionalKey12>(first: OptionalKey12.defaultValue, second: OptionalKey12.defaultValue)
    }
  }
}

struct FlagsScreen1: View {
  var body: some View {
    VStack {
      Pair<FlagKey1>(first: FlagKey1.defaultValue, second: FlagKey1.defaultValue)
      Pair<FlagKey2>(first: FlagKey2.defaultValue, second: FlagKey2.defaultValue)
      Pair<FlagKey3>(first: FlagKey3.defaultValue, second: FlagKey3.defaultValue)
      Pair<FlagKey4>(first: FlagKey4.defaultValue, second: FlagKey4.defaultValue)
      Pair<FlagKey5>(first: FlagKey5.defaultValue, second: FlagKey5.defaultValue)
      Pair<FlagKey6>(first: FlagKey6.defaultValue, second: FlagKey6.defaultValue)
      Pair<FlagKey7>(first: FlagKey7.defaultValue, second: FlagKey7.defaultValue)
      Pair<FlagKey8>(first: FlagKey8.defaultValue, second: FlagKey8.defaultValue)
    }
  }
}

struct FlagsScreen2: View {
  var body: some View {
    VStack {
      Pair<FlagKey9>(first: FlagKey9.defaultValue, second: FlagKey9.defaultValue)
      Pair<FlagKey10>(first: FlagKey10.defaultValue, second: FlagKey10.defaultValue)
    }
  }
}

struct LengthsScreen1: View {
  var body: some View {
    VStack {
      Pair<LengthKey1>(first: LengthKey1.defaultValue, second: LengthKey1.defaultValue)
      Pair<LengthKey2>(first: LengthKey2.defaultValue, second: LengthKey2.defaultValue)
      Pair<LengthKey3>(first: LengthKey3.defaultValue, second: LengthKey3.defaultValue)
      Pair<LengthKey4>(first: LengthKey4.defaultValue, second: LengthKey4.defaultValue)
      Pair<LengthKey5>(first: LengthKey5.defaultValue, second: LengthKey5.defaultValue)
      Pair<LengthKey6>(first: LengthKey6.defaultValue, second: LengthKey6.defaultValue)
      Pair<LengthKey7>(first: LengthKey7.defaultValue, second: LengthKey7.defaultValue)
      Pair<LengthKey8>(first: LengthKey8.defaultValue, second: LengthKey8.defaultValue)
    }
  }
}

struct LengthsScreen2: View {
  var body: some View {
    VStack {
      Pair<LengthKey9>(first: LengthKey9.defaultValue, second: LengthKey9.defaultValue)
      Pair<LengthKey10>(first: LengthKey10.defaultValue, second: LengthKey10.defaultValue)
      Pair<LengthKey11>(first: LengthKey11.defaultValue, second: LengthKey11.defaultValue)
      Pair<LengthKey12>(first: LengthKey12.defaultValue, second: LengthKey12.defaultValue)
      Pair<LengthKey13>(first: LengthKey13.defaultValue, second: LengthKey13.defaultValue)
    }
  }
}

struct RectanglesScreen1: View {
  var body: some View {
    VStack {
      Pair<RectangleKey1>(first: RectangleKey1.defaultValue, second: RectangleKey1.defaultValue)
      Pair<RectangleKey2>(first: RectangleKey2.defaultValue, second: RectangleKey2.defaultValue)
      Pair<RectangleKey3>(first: RectangleKey3.defaultValue, second: RectangleKey3.defaultValue)
      Pair<RectangleKey4>(first: RectangleKey4.defaultValue, second: RectangleKey4.defaultValue)
      Pair<RectangleKey5>(first: RectangleKey5.defaultValue, second: RectangleKey5.defaultValue)
      Pair<RectangleKey6>(first: RectangleKey6.defaultValue, second: RectangleKey6.defaultValue)
      Pair<RectangleKey7>(first: RectangleKey7.defaultValue, second: RectangleKey7.defaultValue)
      Pair<RectangleKey8>(first: RectangleKey8.defaultValue, second: RectangleKey8.defaultValue)
    }
  }
}

struct SizesScreen1: View {
  var body: some View {
    VStack {
      Pair<SizeKey1>(first: SizeKey1.defaultValue, second: SizeKey1.defaultValue)
      Pair<SizeKey2>(first: SizeKey2.defaultValue, second: SizeKey2.defaultValue)
      Pair<SizeKey3>(first: SizeKey3.defaultValue, second: SizeKey3.defaultValue)
      Pair<SizeKey4>(first: SizeKey4.defaultValue, second: SizeKey4.defaultValue)
      Pair<SizeKey5>(first: SizeKey5.defaultValue, second: SizeKey5.defaultValue)
    }
  }
}

struct TextsScreen1: View {
  var body: some View {
    VStack {
      Pair<TextKey1>(first: TextKey1.defaultValue, second: TextKey1.defaultValue)
      Pair<TextKey2>(first: TextKey2.defaultValue, second: TextKey2.defaultValue)
      Pair<TextKey3>(first: TextKey3.defaultValue, second: TextKey3.defaultValue)
      Pair<TextKey4>(first: TextKey4.defaultValue, second: TextKey4.defaultValue)
      Pair<TextKey5>(first: TextKey5.defaultValue, second: TextKey5.defaultValue)
      Pair<TextKey6>(first: TextKey6.defaultValue, second: TextKey6.defaultValue)
    }
  }
}

@main
struct ReducersApp: App {
  var body: some Scene {
    WindowGroup {
      VStack {
        NumbersScreen1()
        NumbersScreen2()
        NumbersScreen3()
        DictionariesScreen1()
        SetsScreen1()
        ArraysScreen1()
        ArraysScreen2()
        ArraysScreen3()
        PointsScreen1()
        PointsScreen2()
        OptionalsScreen1()
        OptionalsScreen2()
        FlagsScreen1()
        FlagsScreen2()
        LengthsScreen1()
        LengthsScreen2()
        RectanglesScreen1()
        SizesScreen1()
        TextsScreen1()
      }
    }
  }
}

public struct Scene {}

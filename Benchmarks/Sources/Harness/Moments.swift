/// The instants that every rival formats: seconds since 1970 in no order, from 2019 to 2026. In these years the rivals agree
/// on the days of the calendars that they have.
public enum Moments {
    public static let seconds: [Int64] = {
        var state: UInt64 = 0x9E37_79B9_7F4A_7C15
        return (0..<Values.count).map { _ in
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return 1_546_300_800 + Int64(state % (8 * 31_557_600))
        }
    }()

    /// 2025-11-21T08:30:05Z
    public static let known: Int64 = 1_763_713_805

    /// Distances in days, -6 to 6.
    public static let distances: [Int] = (0..<Values.count).map { $0 % 13 - 6 }
}

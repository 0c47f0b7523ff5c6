/// Which characters count as the same in lenient reading: the sets of UTS #35 part 3, "Lenient Parsing", that ICU has in
/// its resource data (`parse/general/lenient`, `parse/number/lenient`) for the locale and for the root, and by Unicode
/// properties case, full width, white space and format characters. The Turkish `I`, `ı`, `İ` and `i` are one letter, and
/// Greek letters are the same with and without accents, which capitals do not have (SpecialCasing.txt; UTS #35 part 2, the
/// transform `el-Upper`).
package struct LenientFolding: Sendable {
    /// Each member of a set, and the member that stands for it: the lowest, which is the ASCII one where there is one.
    private let representatives: [UInt32: UInt32]

    /// - Parameter representatives: of every member of a set.
    init(_ representatives: [UInt32: UInt32]) { self.representatives = representatives }

    /// The character that stands for a scalar: `-` for every minus, `e` for `E`, a space for every space; ``invisible`` for what is
    /// not seen at all (bidi marks and other format characters).
    @inline(__always)
    package func fold(_ scalar: UInt32) -> UInt32 {
        if scalar < 0x80 { return scalar &- 0x41 < 26 ? scalar | 0x20 : scalar &- 9 < 5 ? 0x20 : scalar }
        return foldOther(scalar)
    }

    /// No scalar: U+0000 is seen, and refused.
    package static let invisible: UInt32 = 0x11_0000

    private func foldOther(_ scalar: UInt32) -> UInt32 {
        if let representative = representatives[scalar] { return representative }
        // The full-width forms of ASCII, U+FF01 to U+FF5E.
        if scalar >= 0xFF01, scalar <= 0xFF5E { return fold(scalar - 0xFEE0) }
        // İ and ı.
        if scalar == 0x130 || scalar == 0x131 { return 0x69 }
        guard let properties = Unicode.Scalar(scalar)?.properties else { return scalar }
        if properties.isWhitespace { return 0x20 }
        if properties.generalCategory == .format { return Self.invisible }
        let small =
            properties.changesWhenLowercased
            ? properties.lowercaseMapping.unicodeScalars.first?.value ?? scalar : scalar
        return 0x370..<0x400 ~= small ? Self.withoutGreekAccent(small) : small
    }

    private static func withoutGreekAccent(_ scalar: UInt32) -> UInt32 {
        switch scalar {
        case 0x3AC: 0x3B1
        case 0x3AD: 0x3B5
        case 0x3AE: 0x3B7
        case 0x390, 0x3AF, 0x3CA: 0x3B9
        case 0x3CC: 0x3BF
        case 0x3B0, 0x3CB, 0x3CD: 0x3C5
        case 0x3CE: 0x3C9
        // The sigma at the end of a word.
        case 0x3C2: 0x3C3
        default: scalar
        }
    }

    /// Without spaces and invisible characters, the others folded.
    package func folded(_ text: String) -> [UInt32] {
        text.unicodeScalars.map { fold($0.value) }.filter { $0 != 0x20 && $0 != Self.invisible }
    }

    /// Without spaces and invisible characters, the others as they are.
    func visible(_ text: String) -> [UInt32] {
        text.unicodeScalars.map(\.value).filter {
            let folded = fold($0)
            return folded != 0x20 && folded != Self.invisible
        }
    }
}

internal import LocaleFormatBridge

/// What skeletons say since ICU 69, in the words of ICU 67: signs of negative numbers alone, `sign-negative`, and fractions that
/// are hidden where they are zero, `/w`. ICU is asked in two ways, and one of the answers counts.
struct OlderSkeleton {
    /// Since which ICU a skeleton says this itself.
    static let since = 69

    private let tokens: [SkeletonToken]
    private let isSigned: Bool
    private let isTrimmed: Bool

    /// Nil for a skeleton that has none of this, or something of it that cannot be said otherwise: a hidden fraction of an
    /// increment, of cash in coins or of a compact amount whose unit is in words (ICU's own choice of the plural differs there with
    /// `/w` and without), and the sign of integers that are cut off.
    init?(_ skeleton: String) {
        guard let tokens = try? SkeletonToken.tokens(of: skeleton) else { return nil }
        self.tokens = tokens
        isSigned = tokens.contains { Self.signs[$0.stem.text] != nil }
        isTrimmed = tokens.contains(where: \.hidesZeros)
        guard isSigned || isTrimmed || tokens.contains(where: \.hasNewExponentSign) else { return nil }
        guard tokens.allSatisfy({ !$0.hidesZeros || trimmed($0) != nil }) else { return nil }
        if isSigned, tokens.contains(where: \.cutsIntegers) { return nil }
        if isTrimmed, tokens.contains(where: \.isCompact), tokens.contains(where: \.isUnitInWords) { return nil }
    }

    /// Nil where the loaded ICU knows the skeleton itself, or it cannot be said otherwise.
    static func needed(for skeleton: String) -> OlderSkeleton? {
        ICUVersion.current.major < since ? OlderSkeleton(skeleton) : nil
    }

    /// All that ICU is asked.
    var form: NumberHandle.Form {
        .init(
            skeleton: text(unsigned: false, trimmed: false),
            unsigned: isSigned ? text(unsigned: true, trimmed: false) : nil,
            trimmed: isTrimmed ? text(unsigned: false, trimmed: true) : nil,
            trimmedUnsigned: isSigned && isTrimmed ? text(unsigned: true, trimmed: true) : nil)
    }

    /// The new signs, and those that differ from them for zero alone.
    fileprivate static let signs = [
        "sign-negative": "sign-auto", "+-": "sign-auto", "sign-accounting-negative": "sign-accounting",
        "()-": "sign-accounting",
    ]

    private func text(unsigned: Bool, trimmed: Bool) -> String {
        tokens.map { token in
            // An exponent is never a negative zero.
            var options = token.options.map { Self.signs[$0.text] == nil ? $0.text : "sign-auto" }
            var stem = token.stem.text
            if let older = Self.signs[stem] {
                stem = unsigned ? "sign-never" : older
            } else if token.hidesZeros {
                options.removeLast()
                if trimmed { stem = self.trimmed(token) ?? stem }
            }
            return ([stem] + options).joined(separator: "/")
        }.joined(separator: " ")
    }

    /// The stem of a precision without a least number of fraction digits: `.##` for `.00`, `@##` for `@@@`. Nil where there is none.
    private func trimmed(_ token: SkeletonToken) -> String? {
        let stem = token.stem.text
        switch stem {
        case "precision-integer", "precision-unlimited": return stem
        case "precision-currency-standard", "precision-currency-cash":
            let isCash = stem.hasSuffix("cash")
            guard let code = tokens.first(where: { $0.stem.text == "currency" })?.options.first?.text.uppercased(),
                let digits = try? CurrencyData.fractionDigits(of: code, cash: isCash),
                (try? CurrencyData.roundingIncrement(of: code, cash: isCash)) == 0
            else { return nil }
            return digits == 0 ? "precision-integer" : "." + String(repeating: "#", count: digits)
        case "precision-increment":
            return token.options.first.map { $0.text.utf8.allSatisfy { 0x30...0x39 ~= $0 } } == true ? stem : nil
        default:
            guard let first = stem.first, first == "." || first == "@" else { return nil }
            let rest = stem.dropFirst()
            if let last = rest.last, "*+".contains(last) { return "\(first)\(last)" }
            return "\(first)" + String(repeating: "#", count: rest.count)
        }
    }
}

extension SkeletonToken {
    fileprivate var hidesZeros: Bool { options.last?.text == "w" }

    fileprivate var hasNewExponentSign: Bool { options.contains { OlderSkeleton.signs[$0.text] != nil } }

    fileprivate var isCompact: Bool { ["compact-short", "compact-long", "K", "KK"].contains(stem.text) }

    fileprivate var isUnitInWords: Bool {
        ["unit", "measure-unit", "per-unit", "per-measure-unit", "unit-width-full-name"].contains(stem.text)
    }

    fileprivate var cutsIntegers: Bool {
        stem.text == "integer-width-trunc"
            || stem.text == "integer-width" && options.first?.text.contains { "*+".contains($0) } != true
    }
}

extension NumberHandle {
    /// A formatter for a skeleton in the words of whichever ICU is loaded.
    package convenience init(opening skeleton: String, locale: String) throws(NumberError) {
        let money = NamedMoney(skeleton, locale: locale)
        let number = money?.skeleton ?? skeleton
        do throws(ICUError) {
            if let older = OlderSkeleton.needed(for: number) {
                try self.init(older.form, locale: locale, names: money?.names)
            } else {
                try self.init(skeleton: number, locale: locale, names: money?.names)
            }
        } catch { throw NumberError(error, skeleton: skeleton) }
    }
}

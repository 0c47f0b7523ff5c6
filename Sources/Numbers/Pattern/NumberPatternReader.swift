/// Reads the grammar of UTS #35 part 3, "Number Patterns", as ICU's `DecimalFormat` documents it:
///
/// ```text
/// pattern    = subpattern (';' subpattern?)?
/// subpattern = pad? affix pad? number pad? affix pad?      one pad at most
/// pad        = '*' literal
/// affix      = literal*                                    nothing, text, or '%', '‰', '-', '+', '~', '¤' to '¤¤¤'
/// literal    = "'" [^']* "'" | [^#@;*.,0-9']
/// number     = integer (point fraction)? exponent?         ICU writes digits where all of it is missing
/// point      = '.' | '¤'                                   a currency that stands for the point has digits behind it
/// integer    = ('#' | ',')* (digit | ',')* | ('#' | ',')* ('@' | ',')+ ('#' | ',')*
/// fraction   = digit* '#'*
/// exponent   = 'E' '+'? '0'+                               without ',' before
/// ```
///
/// Narrower than what ICU takes in two places, where ICU writes something else than the pattern says: an `E` without zeros is
/// dropped ("5 EUR" by `0EUR` loses its E), and a run of four or more `¤` becomes U+FFFD, though five
/// are the narrow symbol (UTS #35 part 3, "Number Patterns").
struct NumberPatternReader {
    /// Offsets of unquoted `~`, in scalars.
    private(set) var approximatelySigns: [Int] = []

    private let text: String
    private let scalars: [Unicode.Scalar]
    private var index = 0
    private var hasPad = false

    init(_ text: String) {
        self.text = text
        scalars = Array(text.unicodeScalars)
    }

    /// - Throws: ``NumberError/invalidPattern(_:offset:expected:)`` for the first scalar that does not fit.
    mutating func pattern() throws(NumberError) {
        try subpattern()
        if take(";"), next != nil { try subpattern() }
        if next != nil { throw fault("the end; quote text with '…'") }
    }

    private mutating func subpattern() throws(NumberError) {
        hasPad = false
        try pad()
        try affix()
        try pad()
        let isGrouped = try integer()
        if takePoint() { try fraction() }
        try exponent(isGrouped: isGrouped)
        try pad()
        try affix()
        try pad()
    }

    private mutating func pad() throws(NumberError) {
        guard next == "*" else { return }
        if hasPad { throw fault("one pad in a pattern") }
        hasPad = true
        index += 1
        if next == nil { throw fault("the character to pad with") }
        try literal()
    }

    private mutating func affix() throws(NumberError) {
        var currencySigns = 0
        while let scalar = next, !Self.isSpecial(scalar) {
            currencySigns = scalar == "¤" ? currencySigns + 1 : 0
            if currencySigns > 3 {
                throw fault("one to three ¤ in a row; the narrow symbol, five of them, is not supported")
            }
            if scalar == "~" { approximatelySigns.append(index) }
            try literal()
        }
    }

    private mutating func literal() throws(NumberError) {
        let start = index
        guard take("'") else {
            index += 1
            return
        }
        while next != "'" {
            if next == nil { throw fault("a closing quote for the one here", at: start) }
            index += 1
        }
        index += 1
    }

    /// - Returns: whether there is a group separator.
    private mutating func integer() throws(NumberError) -> Bool {
        var groups = [0]
        var separator = index
        var numerals = 0
        var significant = 0
        var hasTrailingHash = false
        while let scalar = next {
            switch scalar {
            case ",":
                groups.append(0)
                separator = index
            case "#":
                if numerals > 0 { throw fault("digits, '.' or the end of the number; '#' stands before digits") }
                hasTrailingHash = significant > 0
                if hasTrailingHash { significant += 1 }
            case "@":
                if numerals > 0 {
                    throw fault("digits, '.' or the end of the number; '@' and digits exclude each other")
                }
                if hasTrailingHash { throw fault("'#' or the end of the number; '@' are in one run") }
                significant += 1
            case "0"..."9":
                if significant > 0 {
                    throw fault("'@', '#' or the end of the number; '@' and digits exclude each other")
                }
                numerals += 1
            default:
                try check(groups, separator)
                return groups.count > 1
            }
            if max(numerals, significant) > Precision.limit { throw fault("at most \(Precision.limit) digits") }
            if scalar != "," { groups[groups.count - 1] += 1 }
            index += 1
        }
        try check(groups, separator)
        return groups.count > 1
    }

    /// The last two groups set the sizes, so that neither may be empty; the first may.
    private func check(_ groups: [Int], _ separator: Int) throws(NumberError) {
        if groups.count > 1, groups[groups.count - 1] == 0 { throw fault("'#' or '0' after ','") }
        if groups.count > 2, groups[groups.count - 2] == 0 {
            throw fault("'#' or '0' between ',' and ','", at: separator)
        }
    }

    private mutating func takePoint() -> Bool {
        if take(".") { return true }
        guard next == "¤", index + 1 < scalars.count else { return false }
        switch scalars[index + 1] {
        case "#", "0"..."9":
            index += 1
            return true
        default: return false
        }
    }

    private mutating func fraction() throws(NumberError) {
        var numerals = 0
        var hasHash = false
        while let scalar = next {
            switch scalar {
            case "#": hasHash = true
            case "0"..."9":
                if hasHash { throw fault("'#' or the end of the number; '#' stands after digits") }
                numerals += 1
                if numerals > Precision.limit { throw fault("at most \(Precision.limit) digits") }
            default: return
            }
            index += 1
        }
    }

    private mutating func exponent(isGrouped: Bool) throws(NumberError) {
        guard next == "E" else { return }
        if isGrouped { throw fault("no exponent after a number with ','; quote text with '…'") }
        index += 1
        _ = take("+")
        var zeros = 0
        while take("0") { zeros += 1 }
        if zeros == 0 { throw fault("'0' for a digit of the exponent; quote text with '…'") }
        if zeros > Precision.limit { throw fault("at most \(Precision.limit) digits") }
    }

    private static func isSpecial(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "#", "@", ";", "*", ".", ",", "0"..."9": true
        default: false
        }
    }

    private var next: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard next == scalar else { return false }
        index += 1
        return true
    }

    private func fault(_ expected: String) -> NumberError { fault(expected, at: index) }

    private func fault(_ expected: String, at place: Int) -> NumberError {
        let offset = scalars[..<place].reduce(0) { $0 + UTF8.width($1) }
        return .invalidPattern(text.shortened, offset: offset, expected: expected)
    }
}

internal import LocaleFormatBridge
internal import LocaleFormatCore
internal import LocaleFormatMemory

/// The sets of a locale, read once.
extension LenientFolding {
    private static let cache = CompiledCache<String, LenientFolding>(capacity: 64)

    /// - Parameter locale: in ICU's form.
    package static func of(_ locale: String) -> LenientFolding {
        cache.value(for: locale) { LenientFolding(locale: locale) }
    }

    private init(locale: String) {
        var representatives: [UInt32: UInt32] = [:]
        for name in ["root", locale] {
            guard let parse = (try? ResourceBundle(name: name))?.child("parse") else { continue }
            for key in ["general", "number"] {
                for pattern in parse.node(key, "lenient")?.strings ?? [] {
                    let members = Self.members(of: pattern)
                    guard let lowest = members.min() else { continue }
                    let representative = representatives[lowest] ?? lowest
                    for member in members where representatives[member] == nil {
                        representatives[member] = representative
                    }
                }
            }
        }
        // ΐ and ΰ have no capitals of one scalar: of `Μαΐου` in capitals an accent is left over (SpecialCasing.txt).
        if locale == "el" || locale.hasPrefix("el_") {
            for accent in [0x301, 0x308] as [UInt32] { representatives[accent] = Self.invisible }
        }
        self.init(representatives)
    }

    /// The single characters of a set pattern `[\-‒–]`. Strings in braces are left out: they are not characters.
    static func members(of pattern: String) -> [UInt32] {
        var members: [UInt32] = []
        var scalars = pattern.unicodeScalars.dropFirst().dropLast()[...]
        var isRange = false
        while let scalar = scalars.popFirst() {
            var member = scalar.value
            switch scalar {
            case "\\": member = scalars.popFirst()?.value ?? member
            case "{":
                scalars = scalars.drop { $0 != "}" }.dropFirst()
                continue
            case "-" where !members.isEmpty && !scalars.isEmpty:
                isRange = true
                continue
            case _ where scalar.properties.isWhitespace: continue
            default: break
            }
            if isRange, let first = members.last, first < member, member - first < 256 {
                members += (first + 1)...member
            } else {
                members.append(member)
            }
            isRange = false
        }
        return members
    }
}

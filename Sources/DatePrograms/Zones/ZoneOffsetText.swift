/// Offsets from UTC in place of an id.
package enum ZoneOffsetText {
    /// `+05:30`, `-8`, `GMT+5`, `UTC-03:00` as ICU writes them, `GMT+05:30`; nil for what is no offset, or 24 hours or more.
    package static func id(_ text: String) -> String? {
        var rest = text[...]
        for prefix in ["GMT", "UTC", "UT"] where rest.hasPrefix(prefix) {
            rest = rest.dropFirst(prefix.count)
            break
        }
        guard let sign = rest.first, sign == "+" || sign == "-" else { return nil }
        rest = rest.dropFirst()
        var parts = rest.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        if parts.count == 1, parts[0].count == 4 { parts = [String(parts[0].prefix(2)), String(parts[0].suffix(2))] }
        guard 1...3 ~= parts.count, parts.allSatisfy({ 1...2 ~= $0.count && $0.allSatisfy(\.isASCIIDigit) }) else {
            return nil
        }
        let numbers = parts.compactMap { Int($0) } + [0, 0]
        guard numbers[0] < 24, numbers[1] < 60, numbers[2] < 60 else { return nil }
        let seconds = numbers[0] * 3_600 + numbers[1] * 60 + numbers[2]
        return id(seconds: sign == "-" ? -seconds : seconds)
    }

    /// - Parameter seconds: less than 24 hours, either way.
    package static func id(seconds: Int) -> String {
        guard seconds != 0 else { return "Etc/GMT" }
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let size = abs(seconds)
        let rest = size % 60 > 0 ? ":" + two(size % 60) : ""
        return "GMT\(seconds < 0 ? "-" : "+")\(two(size / 3_600)):\(two(size / 60 % 60))\(rest)"
    }

    /// The seconds of an id as ``id(seconds:)`` writes it; nil for another text.
    package static func seconds(ofID id: String) -> Int? {
        guard id.hasPrefix("GMT"), Self.id(id) == id else { return nil }
        let numbers = id.dropFirst(4).split(separator: ":").compactMap { Int($0) } + [0]
        guard numbers.count >= 3 else { return nil }
        let size = numbers[0] * 3_600 + numbers[1] * 60 + numbers[2]
        return id.utf8.dropFirst(3).first == UInt8(ascii: "-") ? -size : size
    }
}

extension Character {
    package var isASCIIDigit: Bool { self >= "0" && self <= "9" && isASCII }
}

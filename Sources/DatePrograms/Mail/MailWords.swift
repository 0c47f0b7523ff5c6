/// The words of a date of mail: runs of letters and of digits, and single signs. Blanks, folds of lines and comments in parentheses may
/// stand anywhere between them (RFC 5322, 3.2.2 and 4.3).
package struct MailWords {
    private let text: String
    private var words: [(text: String, offset: Int)] = []
    private var index = 0

    package init(_ text: some StringProtocol) throws(DateError) {
        self.text = String(text)
        let bytes = Array(text.utf8.prefix(MailDate.maximumLength + 1))
        var place = 0
        var depth = 0
        while place < bytes.count {
            let byte = bytes[place]
            let start = place
            place += 1
            switch byte {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")") where depth > 0: depth -= 1
            case UInt8(ascii: "\\") where depth > 0: place += 1
            case _ where depth > 0: break
            case 0x20, 0x09, 0x0D, 0x0A: break
            case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "-"), UInt8(ascii: "+"):
                words.append((String(decoding: [byte], as: UTF8.self), start))
            case _ where Self.kind(byte) != 0:
                while place < bytes.count, Self.kind(bytes[place]) == Self.kind(byte) { place += 1 }
                words.append((String(decoding: bytes[start..<place], as: UTF8.self), start))
            default: throw fault(at: start)
            }
        }
        if depth > 0 || bytes.count > MailDate.maximumLength { throw fault(at: bytes.count) }
    }

    private static func kind(_ byte: UInt8) -> Int {
        0x30...0x39 ~= byte ? 1 : 0x61...0x7A ~= byte | 0x20 ? 2 : 0
    }

    package func fault(at offset: Int) -> DateError {
        .notAnInstant(text: String(decoding: text.utf8.prefix(80), as: UTF8.self), offset: offset)
    }

    private var fault: DateError { fault(at: index < words.count ? words[index].offset : text.utf8.count) }
    /// The word before is at fault.
    package var previousFault: DateError { fault(at: words[max(0, index - 1)].offset) }

    package func end() throws(DateError) {
        if index < words.count { throw fault }
    }

    package mutating func take(_ sign: String) -> Bool {
        guard index < words.count, words[index].text == sign else { return false }
        index += 1
        return true
    }

    package mutating func expect(_ sign: String) throws(DateError) {
        if !take(sign) { throw fault }
    }

    /// A word of letters.
    package mutating func letters() -> String? {
        guard index < words.count, let first = words[index].text.utf8.first, Self.kind(first) == 2 else { return nil }
        index += 1
        return words[index - 1].text
    }

    package mutating func number(_ length: ClosedRange<Int>) throws(DateError) -> (value: Int, digits: Int) {
        guard index < words.count, let number = Int(words[index].text), length ~= words[index].text.utf8.count else {
            throw fault
        }
        index += 1
        return (number, words[index - 1].text.utf8.count)
    }

    /// 1 to 12.
    package mutating func month() throws(DateError) -> Int {
        guard let word = letters() else { throw fault }
        guard let month = MailDate.place(word, in: MailDate.months, or: 3) else { throw previousFault }
        return month + 1
    }

    package mutating func time() throws(DateError) -> ISODateTime.Time {
        let hour = try number(2...2).value
        if hour > 23 { throw previousFault }
        try expect(":")
        let minute = try number(2...2).value
        if minute > 59 { throw previousFault }
        guard take(":") else { return .init(second: hour * 3_600 + minute * 60, hasSeconds: false) }
        let second = try number(2...2).value
        if second > 60 { throw previousFault }
        return .init(second: hour * 3_600 + minute * 60 + second, isLeapSecond: second == 60)
    }

    /// `+0530`, and the names that RFC 5322, 4.3, gives a meaning.
    package mutating func offset(_ takesLetters: Bool) throws(DateError) -> ISODateTime.Offset {
        if let name = letters() {
            if ["GMT", "UT", "UTC", "Z"].contains(name.uppercased()) { return .utc }
            if let hours = Self.hours[name.uppercased()] { return .east(hours * 3_600, isRounded: false) }
            if takesLetters, name.utf8.count == 1, name.uppercased() != "J" { return .utc }
            throw previousFault
        }
        let isWest = take("-")
        if !isWest { try expect("+") }
        let digits = try number(4...4).value
        let (hours, minutes) = (digits / 100, digits % 100)
        guard hours < 24, minutes < 60 else { throw previousFault }
        let seconds = hours * 3_600 + minutes * 60
        // `-0000` says that the place is not told.
        return isWest && seconds == 0 ? .utc : .east(isWest ? -seconds : seconds, isRounded: false)
    }

    private static let hours = [
        "EST": -5, "EDT": -4, "CST": -6, "CDT": -5, "MST": -7, "MDT": -6, "PST": -8, "PDT": -7,
    ]
}

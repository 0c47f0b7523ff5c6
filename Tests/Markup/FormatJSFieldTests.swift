import LocaleFormatMessageConversion
import LocaleFormatMessageFormat1
import Testing
import LocalizedMessageConversion
import LocalizedMessages

/// Which fields of a date's skeleton FormatJS reads ("Message Syntax", "Supported DateTime Skeleton"): the others are told as lost.
@Suite struct FormatJSFieldTests {
    private func losses(_ skeleton: String) throws -> Int {
        let message = try MessageFormat1("{d, date, ::\(skeleton)}", syntax: .icu)
        return try ConvertibleMessage.messageFormat1(message).converted(to: .formatJS, in: "en").losses.count
    }

    @Test func letters() throws {
        for letter in "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ" {
            for count in 1...6 {
                let isRead =
                    switch letter {
                    case "G", "y", "M", "L", "d", "E", "a", "h", "H", "K", "k", "m", "s", "z", "j", "J": true
                    // "`e..eee` is not supported", nor is "`c..ccc`".
                    case "e", "c": count >= 4
                    default: false
                    }
                let field = String(repeating: letter, count: count)
                #expect(try losses(field) == (isRead ? 0 : 1), "\(field)")
                // Beside one that is read, each other one is a loss of its own.
                let around = letter == "y" ? field : "y\(field)d"
                #expect(try losses(around) == (isRead ? 0 : 1), "\(around)")
            }
        }
        #expect(try losses("QqeB") == 4)
    }

    /// Braces within a skeleton belong together; of a word that is left out none stays, which would end the argument elsewhere.
    @Test(arguments: [
        ("{n, number, ::K x#{a b//c}} {m}", "{n, number, ::K} {m}"),
        ("{n, number, ::x{a b} K} {m}", "{n, number, ::K} {m}"),
        ("{n, number, ::c#y{$d :e}//EUR} {m}", "{n, number} {m}"),
    ])
    func bracesInSkeletons(icu: String, formatJS: String) throws {
        let message = ConvertibleMessage.messageFormat1(try MessageFormat1(icu))
        let text = try #require(try message.converted(to: .formatJS, in: "en").text)
        #expect((try? MessageFormat1(text, syntax: .formatJS)) != nil, "\(text)")
        #expect(text == formatJS)
    }
}

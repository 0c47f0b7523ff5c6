import LocaleFormat
import LocalizedMessages
import TestSupport
import Testing

/// Messages that nobody writes: they cost what their size costs, and never more.
@Suite struct HostileMessageTests {
    @Test func manyDeclarations() {
        let count = 20_000
        var source = ".input {$v0 :number}\n"
        for index in 1...count { source += ".local $v\(index) = {$v\(index - 1) :offset add=1}\n" }
        let message = MessageFormat2(lenient: source + "{{{$v\(count)}}}").compiled(in: "en")
        #expect(message.formatted(["v0": 1]).text.text == "20,001")
        let failing = message.formatted()
        #expect(failing.errors.count == count + 2)
    }

    @Test func manyVariants() {
        var source = ".input {$x :number} .match $x"
        for index in 0..<50_000 { source += " \(index) {{\(index)}}" }
        let message = MessageFormat2(lenient: source + " * {{}}").compiled(in: "en")
        #expect(message.errors.isEmpty)
        #expect(message.format(["x": 49_999]) == "49999")
        var keys = ".input {$x :number} .match" + String(repeating: " $x", count: 10_000)
        keys += String(repeating: " 1", count: 10_000) + " {{a}}" + String(repeating: " *", count: 10_000) + " {{b}}"
        #expect(MessageFormat2(lenient: keys).compiled(in: "en").format(["x": 1]) == "a")
    }

    @Test func limits() throws {
        let parts = String(repeating: "{a}", count: TextLimits.parts + 1)
        #expect(MessageFormat2(lenient: parts).errors.map(\.kind) == [.limitExceeded])
        let long = String(repeating: "a", count: TextLimits.bytes + 1)
        #expect(MessageFormat2(lenient: long).errors.map(\.kind) == [.limitExceeded])
        #expect(
            MessageFormat2(lenient: "{1e999999999 :number}").compiled(in: "en").format().contains("{|1e999999999|}"))
        let open = String(repeating: "{", count: 100_000)
        #expect(MessageFormat2(lenient: open).errors.map(\.kind) == [.syntaxError])
    }

    @Test func mutatedMessages() {
        var random = SeededGenerator(for: "HostileMessageTests")
        let seeds = [
            ".input {$n :number minimumFractionDigits=2} .local $m = {$n :offset subtract=1}\n.match $n $m one * {{a}} * * {{{$m}}}",
            "{#b u:id=x}{$d :datetime dateLength=long timeZone=|Asia/Kolkata|}{/b} \\{ {|x\\|y| :string @a=b}",
            "{5 :currency currency=EUR} {5 :unit unit=meter usage=road} {$s :string u:dir=rtl u:locale=ar}",
        ].map { Array($0.unicodeScalars) }
        let pieces = Array("{}|\\$:#/@.=* \n\u{200E}\u{2068}1a\u{0}\u{1E0A}é".unicodeScalars)
        for _ in 0..<2_000 {
            var scalars = random.element(of: seeds)
            for _ in 0..<Int.random(in: 1...4, using: &random) where !scalars.isEmpty {
                let index = Int.random(in: 0..<scalars.count, using: &random)
                switch Int.random(in: 0..<3, using: &random) {
                case 0: scalars.remove(at: index)
                case 1: scalars.insert(random.element(of: pieces), at: index)
                default: scalars[index] = random.element(of: pieces)
                }
            }
            var source = ""
            source.unicodeScalars.append(contentsOf: scalars)
            let message = MessageFormat2(lenient: source)
            let result = message.compiled(in: "en").formatted(["n": 2, "d": "2006-01-02T15:04:06Z", "s": "x"])
            #expect(result.text.spans.allSatisfy { $0.range.upperBound <= result.text.text.utf8.count })
            if message.errors.isEmpty {
                let again = try? MessageFormat2(message.description)
                #expect(again == message, "\(source) \(random.seed)")
            }
        }
    }
}

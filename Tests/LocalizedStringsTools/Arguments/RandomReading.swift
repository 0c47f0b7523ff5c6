import LocalizedStrings
import TestSupport

/// Texts at random, of whole numbers only, and a second reading of them, part by part.
struct RandomReading {
    enum Part {
        case literal(String)
        /// `%d` and the like, with a position and a width from an argument.
        case value(position: Int?, star: Star?)
        case mention(String, position: Int?)
        case own
    }

    enum Star { case next, position(Int) }

    struct Wording {
        var stated: Int?
        var parts: [Part]
    }

    private(set) var top: [Part] = []
    private(set) var wordings: [String: Wording] = [:]
    private(set) var used: Set<Int> = []
    private(set) var output = ""

    /// Every argument is its number and ten, so that the output tells which was taken.
    static let arguments: [TextArgument] = (1...120).map { .integer($0 + 10) }

    init(_ generator: inout SeededGenerator) {
        let names = ["a", "b", "c", "d"].prefix(Int(generator.next() % 5))
        for (index, name) in names.enumerated() {
            wordings[name] = Wording(
                stated: generator.chance(1, in: 2) ? Int(generator.next() % 5) + 1 : nil,
                parts: Self.parts(&generator, names: Array(names.dropFirst(index + 1)), isWithin: true))
        }
        top = Self.parts(&generator, names: Array(names), isWithin: false)
        read(top, own: nil)
    }

    private static func parts(_ generator: inout SeededGenerator, names: [String], isWithin: Bool) -> [Part] {
        func position(_ generator: inout SeededGenerator) -> Int? {
            generator.chance(1, in: 3) ? Int(generator.next() % 6) + 1 : nil
        }
        return (0...Int(generator.next() % 5)).map { _ in
            switch generator.next() % 6 {
            case 0: return .literal(generator.element(of: ["x", " ", "%%", "é", "^[y](inflect: false)"]))
            case 1 where isWithin: return .own
            case 2, 3:
                guard let name = names.isEmpty ? nil : generator.element(of: names) else { fallthrough }
                return .mention(name, position: position(&generator))
            default:
                let star: Star? =
                    switch generator.next() % 8 {
                    case 0: .next
                    case 1: .position(Int(generator.next() % 6) + 1)
                    default: nil
                    }
                return .value(position: position(&generator), star: star)
            }
        }
    }

    // MARK: As a row

    var row: ReadingRow {
        var number = 0
        func text(_ parts: [Part]) -> String {
            parts.map { part in
                switch part {
                case .literal(let text): return text
                case .own: return "%arg"
                case .mention(let name, let position): return "%\(position.map { "\($0)$" } ?? "")#@\(name)@"
                case .value(let position, let star):
                    number += 1
                    let width =
                        switch star {
                        case .next?: "*"
                        case .position(let position)?: "*\(position)$"
                        case nil: ""
                        }
                    let conversion = ["d", "lld", "u", "i", "hhd"][number % 5]
                    return "%\(position.map { "\($0)$" } ?? "")\(width)\(conversion)"
                }
            }.joined(separator: ";")
        }
        return ReadingRow(
            text: text(top), substitutions: wordings.mapValues { .init(text($0.parts), about: $0.stated) },
            arguments: Self.arguments, outcome: .text(output),
            kinds: Dictionary(uniqueKeysWithValues: used.map { ($0, [.integer]) }), keepsArg: true, source: "random")
    }

    /// Whether a text writes a position for a substitution that states its argument: then one of the two is lost where only one
    /// has a place.
    var statesTwice: Bool {
        for parts in [top] + wordings.values.map(\.parts) {
            for case .mention(let name, position: .some) in parts where wordings[name]?.stated != nil { return true }
        }
        return false
    }

    /// Whether a wording writes its own argument as another does, by its position: where %arg is written so too, they cannot be
    /// told apart.
    var statesItsOwn: Bool {
        wordings.values.contains { wording in
            wording.parts.contains { part in
                if case .value(position: wording.stated?, _) = part { true } else { false }
            }
        }
    }

    // MARK: The second reading

    private mutating func read(_ parts: [Part], own: Int?) {
        var next = own ?? 1
        var taken: Set<Int> = []
        for case .mention(let name, position: nil) in parts {
            if let stated = wordings[name]?.stated { taken.insert(stated) }
        }
        func advance() -> Int {
            while taken.contains(next) { next += 1 }
            next += 1
            return next - 1
        }
        for (index, part) in parts.enumerated() {
            if index > 0 { output += ";" }
            switch part {
            case .literal(let text):
                output += text == "%%" ? "%" : text == "^[y](inflect: false)" ? "y" : text
            case .own: write(own ?? 0, width: nil)
            case .value(let position, let star):
                var width: Int?
                switch star {
                case .next?: width = advance()
                case .position(let position)?: width = position
                case nil: break
                }
                write(position ?? advance(), width: width)
            case .mention(let name, let position):
                let argument = position ?? wordings[name]?.stated ?? advance()
                used.insert(argument)
                read(wordings[name]?.parts ?? [], own: argument)
            }
        }
    }

    private mutating func write(_ argument: Int, width: Int?) {
        let digits = String(argument + 10)
        output += String(repeating: " ", count: max(0, (width.map { $0 + 10 } ?? 0) - digits.count)) + digits
        used.insert(argument)
        if let width { used.insert(width) }
    }
}

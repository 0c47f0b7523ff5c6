/// Reads rules as far as their statements, groups and variables go (UTS #35 part 2, "Transform Rules Syntax"); what is malformed is left to
/// ICU.
struct RuleScanner {
    /// What stands between two semicolons.
    struct Statement {
        /// Where it begins, in scalars.
        var start: Int
        /// The first scalars: `::` of a step, `$name` of a definition.
        var isStep = false
        /// `$name = …`
        var definition: String?
        /// Variables, with the one that is defined.
        var variables: [String] = []
        /// On the left of the arrow, and on the right.
        var sides = [Side(), Side()]
        /// Characters, without blanks; a set is one.
        var length = 0
        /// Parentheses, and how deep they and brackets are in one another.
        var groups = 0
        var depth = 0
        /// Behind the parenthesis that is open at its end.
        var openGroup: Int?
        /// The bracket that is.
        var openSet: Int?
        /// `|`, which makes what was written be looked at again.
        var hasCursor = false
        /// `&Any-Hex(…)`
        var hasFunction = false
        /// In small letters, for names of transforms that make texts longer.
        var text = ""
    }

    /// What stands on one side of an arrow.
    struct Side {
        /// Segments that are referred to, `$1`.
        var segments: [Int] = []
        /// Segments, in parentheses that are no function's.
        var groups = 0
        /// Characters and sets of what is replaced, without those that need not be there. A variable may be empty.
        var needed = 0
        /// Whether what is replaced is over, `}`.
        var isOver = false
    }

    private let scalars: [Unicode.Scalar]
    private var index = 0
    private var depth = 0
    private var side = 0
    private var isFunction = false

    init(_ rules: String) { scalars = Array(rules.unicodeScalars) }

    mutating func next() -> Statement? {
        skipBlanks()
        guard index < scalars.count else { return nil }
        var statement = Statement(start: index)
        statement.isStep = scalars[index...].starts(with: "::".unicodeScalars)
        (depth, side, isFunction) = (0, 0, false)
        while index < scalars.count {
            let scalar = scalars[index]
            index += 1
            if scalar == ";" { break }
            read(scalar, into: &statement)
        }
        statement.text = text(from: statement.start)
        return statement
    }

    private mutating func read(_ scalar: Unicode.Scalar, into statement: inout Statement) {
        statement.length += scalar.properties.isPatternWhitespace ? 0 : 1
        switch scalar {
        case "'":
            while index < scalars.count, scalars[index] != "'" {
                index += 1
                statement.length += 1
            }
            index += 1
            need(in: &statement)
        case "\\":
            index += 1
            need(in: &statement)
        case "[":
            readSet(into: &statement)
            need(in: &statement)
        case "(":
            depth += 1
            if depth == 1 { statement.openGroup = index }
            statement.groups += 1
            statement.depth = max(statement.depth, depth)
            if !isFunction { statement.sides[side].groups += 1 }
            isFunction = false
        case ")":
            depth -= 1
            if depth == 0 { statement.openGroup = nil }
        case "$": readVariable(into: &statement)
        case "|": statement.hasCursor = true
        case "&", "\u{2206}": (statement.hasFunction, isFunction) = (true, true)
        case "=" where statement.definition == nil && statement.variables.count == 1 && statement.length <= 2:
            statement.definition = statement.variables[0]
        case "#":
            while index < scalars.count, scalars[index] != "\n" { index += 1 }
        case "<", ">", "\u{2190}", "\u{2192}", "\u{2194}": side = 1
        case "{": statement.sides[side].needed = 0
        case "}": statement.sides[side].isOver = true
        case "*", "?":
            // Of a group who knows how much.
            let isOfGroup = index >= 2 && scalars[index - 2] == ")"
            if !statement.sides[side].isOver {
                statement.sides[side].needed -= isOfGroup ? statement.sides[side].needed : 1
            }
        case "^", "@", "+", "/": break
        default: if !scalar.properties.isPatternWhitespace { need(in: &statement) }
        }
    }

    private func need(in statement: inout Statement) {
        if !statement.sides[side].isOver { statement.sides[side].needed += 1 }
    }

    /// To the bracket that closes it, which is not one in a text in braces.
    private mutating func readSet(into statement: inout Statement) {
        var level = 1
        var isText = false
        let start = index - 1
        while index < scalars.count, level > 0 {
            switch scalars[index] {
            case "\\": index += 1
            case "{": isText = true
            case "}": isText = false
            case "[" where !isText: level += 1
            case "]" where !isText: level -= 1
            default: break
            }
            statement.depth = max(statement.depth, level)
            index += 1
        }
        if level > 0 { statement.openSet = start }
    }

    private mutating func readVariable(into statement: inout Statement) {
        var name = ""
        while index < scalars.count, scalars[index].properties.isIDContinue {
            name.unicodeScalars.append(scalars[index])
            index += 1
        }
        guard let first = name.unicodeScalars.first else { return }
        if "0"..."9" ~= first {
            // A number that is none refers to no segment.
            statement.sides[side].segments.append(Int(name) ?? .max)
        } else {
            statement.variables.append(name)
        }
    }

    private mutating func skipBlanks() {
        while index < scalars.count {
            if scalars[index] == "#" {
                while index < scalars.count, scalars[index] != "\n" { index += 1 }
            } else if scalars[index].properties.isPatternWhitespace || scalars[index] == ";" {
                index += 1
            } else {
                return
            }
        }
    }

    private func text(from start: Int) -> String {
        var text = ""
        for scalar in scalars[start..<min(index, scalars.count)] where scalar.isASCII {
            text.unicodeScalars.append(scalar)
        }
        return text.lowercased()
    }
}

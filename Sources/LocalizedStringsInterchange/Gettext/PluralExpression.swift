/// The C expression of a `Plural-Forms` field, which gives the number of the plural form for `n` (GNU gettext manual, "Plural forms").
///
/// It is read into nodes and evaluated by them; no text of a file is run. Arithmetic is that of C's `unsigned long`, 64 bits wide:
/// it wraps around, and comparisons and logic give 0 or 1.
struct PluralExpression: Hashable, Sendable {
    indirect enum Node: Hashable, Sendable {
        case number(UInt64)
        case n
        case not(Node)
        case binary(Operator, Node, Node)
        case choice(Node, Node, Node)
    }

    enum Operator: String, Hashable, Sendable {
        case or = "||"
        case and = "&&"
        case equal = "=="
        case notEqual = "!="
        case less = "<"
        case greater = ">"
        case lessOrEqual = "<="
        case greaterOrEqual = ">="
        case plus = "+"
        case minus = "-"
        case times = "*"
        case divided = "/"
        case remainder = "%"

        /// As in C: the larger, the tighter.
        var precedence: Int {
            switch self {
            case .or: 1
            case .and: 2
            case .equal, .notEqual: 3
            case .less, .greater, .lessOrEqual, .greaterOrEqual: 4
            case .plus, .minus: 5
            case .times, .divided, .remainder: 6
            }
        }

        /// Longer ones first.
        static let all: [Operator] = [
            .or, .and, .equal, .notEqual, .lessOrEqual, .greaterOrEqual, .less, .greater, .plus, .minus, .times,
            .divided, .remainder,
        ]
    }

    let root: Node

    /// More bytes than any language's expression has; it bounds the depth too.
    static let lengthLimit = 1024
    /// Parentheses, `!` and `?` within one another.
    static let depthLimit = 64

    /// Nil for what is no such expression.
    init?(_ text: some StringProtocol) {
        var reader = Reader(bytes: Array(text.utf8))
        guard reader.bytes.count <= Self.lengthLimit, let root = reader.choice(depth: 0) else { return nil }
        reader.skipSpaces()
        guard reader.index == reader.bytes.count else { return nil }
        self.root = root
    }

    /// The value for a number; nil where it divides by zero.
    func value(for n: UInt64) -> UInt64? { Self.value(of: root, n) }

    private static func value(of node: Node, _ n: UInt64) -> UInt64? {
        switch node {
        case .number(let value): return value
        case .n: return n
        case .not(let inner): return value(of: inner, n).map { $0 == 0 ? 1 : 0 }
        case .choice(let condition, let yes, let no):
            guard let condition = value(of: condition, n) else { return nil }
            return value(of: condition != 0 ? yes : no, n)
        case .binary(let sign, let left, let right):
            guard let left = value(of: left, n) else { return nil }
            if sign == .or, left != 0 { return 1 }
            if sign == .and, left == 0 { return 0 }
            guard let right = value(of: right, n) else { return nil }
            switch sign {
            case .or, .and: return right != 0 ? 1 : 0
            case .equal: return left == right ? 1 : 0
            case .notEqual: return left != right ? 1 : 0
            case .less: return left < right ? 1 : 0
            case .greater: return left > right ? 1 : 0
            case .lessOrEqual: return left <= right ? 1 : 0
            case .greaterOrEqual: return left >= right ? 1 : 0
            case .plus: return left &+ right
            case .minus: return left &- right
            case .times: return left &* right
            case .divided: return right == 0 ? nil : left / right
            case .remainder: return right == 0 ? nil : left % right
            }
        }
    }

    private struct Reader {
        let bytes: [UInt8]
        var index = 0

        init(bytes: [UInt8]) { self.bytes = bytes }

        mutating func skipSpaces() {
            while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 || bytes[index] == 0x0A {
                index += 1
            }
        }

        mutating func take(_ text: String) -> Bool {
            skipSpaces()
            guard bytes[index...].starts(with: text.utf8) else { return false }
            index += text.utf8.count
            return true
        }

        mutating func choice(depth: Int) -> Node? {
            guard depth <= PluralExpression.depthLimit, let condition = binary(1, depth: depth) else { return nil }
            guard take("?") else { return condition }
            guard let yes = choice(depth: depth + 1), take(":"), let no = choice(depth: depth + 1) else { return nil }
            return .choice(condition, yes, no)
        }

        /// Operators that bind at least as tightly, from left to right.
        private mutating func binary(_ precedence: Int, depth: Int) -> Node? {
            guard var left = unary(depth: depth) else { return nil }
            while let sign = peekOperator(), sign.precedence >= precedence {
                index += sign.rawValue.utf8.count
                guard let right = binary(sign.precedence + 1, depth: depth) else { return nil }
                left = .binary(sign, left, right)
            }
            return left
        }

        private mutating func peekOperator() -> Operator? {
            skipSpaces()
            return Operator.all.first { bytes[index...].starts(with: $0.rawValue.utf8) }
        }

        private mutating func unary(depth: Int) -> Node? {
            guard depth <= PluralExpression.depthLimit else { return nil }
            if take("!") { return unary(depth: depth + 1).map(Node.not) }
            if take("n") { return .n }
            if take("(") {
                guard let inner = choice(depth: depth + 1), take(")") else { return nil }
                return inner
            }
            let start = index
            var value: UInt64 = 0
            while index < bytes.count, (0x30...0x39).contains(bytes[index]) {
                let (product, overflow) = value.multipliedReportingOverflow(by: 10)
                let (sum, carry) = product.addingReportingOverflow(UInt64(bytes[index] - 0x30))
                guard !overflow, !carry else { return nil }
                value = sum
                index += 1
            }
            return index > start ? .number(value) : nil
        }
    }
}

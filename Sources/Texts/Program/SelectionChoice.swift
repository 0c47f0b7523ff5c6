internal import LocaleFormatMemory

/// Wordings by an argument that is text.
package final class SelectionChoice: Sendable {
    /// Counted from 1.
    package let argument: Int
    /// What stands there where the argument is not given; nil where that is an error.
    package let missing: TextProgram.Node?
    private let nodes: [String: TextProgram.Node]
    private let other: TextProgram.Node

    package init(_ argument: Int, _ nodes: [String: TextProgram.Node], missing: TextProgram.Node? = nil) {
        (self.argument, self.nodes, self.missing) = (argument, nodes, missing)
        other = nodes["other"] ?? .wording(0)
    }

    /// The wordings, in the order of their keys.
    package var wordings: [(key: String, node: TextProgram.Node)] {
        nodes.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// What stands there for every other text.
    package var otherWording: TextProgram.Node { other }

    func node(for key: String) -> TextProgram.Node { nodes[key.withOrderedMarks] ?? other }
}

/// Wordings by the last limit that a number reaches: ICU's `ChoiceFormat`.
package final class LimitChoice: Sendable {
    package struct Limit: Sendable {
        package let value: Double
        /// Whether a number must be beyond the limit.
        package let isExclusive: Bool
        package let node: TextProgram.Node

        package init(value: Double, isExclusive: Bool, node: TextProgram.Node) {
            (self.value, self.isExclusive, self.node) = (value, isExclusive, node)
        }
    }

    /// Counted from 1.
    package let argument: Int
    package let missing: TextProgram.Node
    package let limits: [Limit]

    /// - Parameter limits: at least one.
    package init(_ argument: Int, _ limits: [Limit], missing: TextProgram.Node) {
        (self.argument, self.limits, self.missing) = (argument, limits, missing)
    }

    /// The first limit counts for what is below it too, and for what is not a number.
    func node(for number: Double) -> TextProgram.Node {
        var node = limits[0].node
        for limit in limits.dropFirst() {
            guard limit.isExclusive ? number > limit.value : number >= limit.value else { break }
            node = limit.node
        }
        return node
    }
}

/// What ICU does with a list, as text to be copied between elements: CLDR's four patterns (UTS #35 part 2, "List
/// Patterns"), of which two may have another form before certain elements.
final class ListProgram: Sendable {
    /// A piece of ``text``: small enough to be copied without counting references.
    struct Joint: Equatable, Sendable {
        let offset: Int
        let count: Int
    }

    /// What is around the last element.
    struct Ending: Equatable, Sendable {
        /// What joins it where one element is before it, where two are, and where there are more.
        let afterOne: Joint
        let afterTwo: Joint
        let afterMore: Joint
        /// What follows it, in a list of two and in longer ones: Malayalam ends with a word for "these".
        let tailOfTwo: Joint
        let tail: Joint
    }

    /// All that stands between elements, one after another.
    let text: [UInt8]
    let start: Joint
    /// After the second element of more than three, and after the following ones.
    let second: Joint
    let middle: Joint
    let ending: Ending
    let endingInContext: Ending
    let context: ListContext?
    let isolation: ListIsolation?
    /// What stands around an element that is isolated.
    let opening: Joint
    let closing: Joint
    /// Bytes of the longest joint.
    let longest: Int

    /// - Parameters:
    ///   - joints: the first three, and the two of isolates.
    ///   - endings: the usual one, and the one in the context.
    init(
        _ text: [UInt8], _ joints: (start: Joint, second: Joint, middle: Joint, opening: Joint, closing: Joint),
        _ endings: (usual: Ending, inContext: Ending), _ context: ListContext?, _ isolation: ListIsolation?,
        longest: Int
    ) {
        self.text = text
        (start, second, middle, opening, closing) = joints
        (ending, endingInContext) = endings
        self.context = context
        self.isolation = isolation
        self.longest = longest
    }
}

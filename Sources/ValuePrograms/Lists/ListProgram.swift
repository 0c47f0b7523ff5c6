/// What ICU does with a list, as text to be copied between elements: CLDR's four patterns (UTS #35 part 2, "List
/// Patterns"), of which two may have another form before certain elements.
@usableFromInline
package final class ListProgram: Sendable {
    /// A piece of ``text``: small enough to be copied without counting references.
    @usableFromInline
    package struct Joint: Equatable, Sendable {
        @usableFromInline package let offset: Int
        @usableFromInline package let count: Int

        init(offset: Int, count: Int) { (self.offset, self.count) = (offset, count) }
    }

    /// What is around the last element.
    @usableFromInline
    package struct Ending: Sendable {
        /// What joins it where one element is before it, where two are, and where there are more.
        @usableFromInline let afterOne: Joint
        @usableFromInline let afterTwo: Joint
        @usableFromInline let afterMore: Joint
        /// What follows it, in a list of two and in longer ones: Malayalam ends with a word for "these".
        @usableFromInline let tailOfTwo: Joint
        @usableFromInline let tail: Joint

        /// - Parameter joints: in this order.
        init(_ joints: [Joint]) {
            (afterOne, afterTwo, afterMore) = (joints[0], joints[1], joints[2])
            (tailOfTwo, tail) = (joints[3], joints[4])
        }

        package var joints: [Joint] { [afterOne, afterTwo, afterMore, tailOfTwo, tail] }
    }

    /// The words of a list.
    package struct Words {
        /// After the first element of more than two, after the second of more than three, and after the following ones.
        package let inner: [String]
        /// Around the last element, in the order of ``Ending``.
        package let ending: [String]
        /// The same before certain elements.
        package let endingInContext: [String]
        package let context: ListContext?

        /// - Parameters:
        ///   - inner: three.
        ///   - ending: five.
        ///   - endingInContext: five.
        package init(inner: [String], ending: [String], endingInContext: [String], context: ListContext?) {
            (self.inner, self.ending, self.endingInContext) = (inner, ending, endingInContext)
            self.context = context
        }
    }

    /// All that stands between elements, one after another.
    @usableFromInline package let text: [UInt8]
    @usableFromInline package let start: Joint
    /// After the second element of more than three, and after the following ones.
    @usableFromInline package let second: Joint
    @usableFromInline package let middle: Joint
    @usableFromInline package let ending: Ending
    @usableFromInline package let endingInContext: Ending
    @usableFromInline package let context: ListContext?
    package let isolation: ListIsolation?
    /// What stands around an element that is isolated.
    @usableFromInline let opening: Joint
    @usableFromInline let closing: Joint
    /// Bytes of the longest joint.
    let longest: Int

    package init(_ words: Words, _ isolation: ListIsolation?) {
        var text: [UInt8] = []
        var longest = 0
        func joint(_ piece: String) -> Joint {
            defer { text += piece.utf8 }
            longest = max(longest, piece.utf8.count)
            return Joint(offset: text.count, count: piece.utf8.count)
        }
        (start, second, middle) = (joint(words.inner[0]), joint(words.inner[1]), joint(words.inner[2]))
        ending = Ending(words.ending.map(joint))
        endingInContext = words.context == nil ? ending : Ending(words.endingInContext.map(joint))
        (opening, closing) = (joint(ListIsolation.opening), joint(ListIsolation.closing))
        context = words.context
        self.isolation = isolation
        self.text = text
        self.longest = longest
    }
}

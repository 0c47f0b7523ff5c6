/// What a room has from others that a program may lack, such as names of numbering systems for an error's advice. The room that uses it
/// declares a protocol, the room that has it makes this type conform, and a cast finds out at run time whether the program has that room:
/// `LinkedRooms.type as? any SystemSuggestions.Type`.
package enum LinkedRooms {
    /// The type itself, of which the compiler is told nothing, so that rooms count that it does not see.
    package static var type: Any.Type { LinkedRooms.self }
}

struct TextProgram: Sendable {}

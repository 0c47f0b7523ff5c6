internal import LocaleFormatBridge

extension Unicode.Scalar {
    /// What is shown in the place of this character in text from right to left (Unicode Standard Annex #9, rule L4): `)` for `(`;
    /// itself where there is nothing else.
    ///
    /// ```swift
    /// String(Unicode.Scalar("«").bidiMirrored)  // "»"
    /// ```
    public var bidiMirrored: Unicode.Scalar { BidiMirroring.mirrored(self) }
}

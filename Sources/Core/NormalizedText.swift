internal import LocaleFormatBridge

// Unicode's normalization forms (Unicode Standard Annex #15).
extension String {
    /// In form C.
    package var composed: String { NormalizationForm.composed.apply(self) }
    /// In form D.
    package var decomposed: String { NormalizationForm.decomposed.apply(self) }
    /// In form KD.
    package var compatibilityDecomposed: String { NormalizationForm.compatibilityDecomposed.apply(self) }
}

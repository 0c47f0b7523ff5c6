/// The upper half of NeXTSTEP's Latin encoding, in which octal escapes of old property lists are read.
/// Source: Unicode's mapping table `VENDORS/NEXT/NEXTSTEP.TXT`; 0xFE and 0xFF are not assigned.
enum NextStepLatin {
    private static let upperHalf = Array(
        """
        \u{A0}ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖÙÚÛÜÝÞµ×÷©¡¢£⁄¥ƒ§¤’“«‹›ﬁﬂ®–†‡·¦¶•‚„”»…‰¬¿¹ˋ´ˆ˜¯˘˙¨²˚¸³˝˛ˇ—±¼½¾àáâãäåçèéêëìÆíªîïðñŁØŒºòóôõöæùúûıüýłøœßþÿ
        """.unicodeScalars)

    static func scalar(_ byte: UInt8) -> UnicodeScalar? {
        if byte < 0x80 { return UnicodeScalar(byte) }
        let index = Int(byte) - 0x80
        return index < upperHalf.count ? upperHalf[index] : nil
    }
}

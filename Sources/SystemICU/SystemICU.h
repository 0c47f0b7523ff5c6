// Empty on purpose: ICU's headers must not be visible to Swift (see CICUTypes.h).

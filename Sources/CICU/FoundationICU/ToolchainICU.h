// Where the headers of the toolchain's own ICU are, `_FoundationICU`, which include each other as `<_foundation_unicode/…>`.
//
// SwiftPM passes C files no path to the folder, and a package that others depend on may not pass one itself. But each toolchain
// and SDK has it at a fixed place beside a folder that clang searches by itself, and from there it is named. The headers in
// `unicode` and `_foundation_unicode` beside this file lead here, so that the C files are the same for either ICU.
#ifndef LF_TOOLCHAIN_ICU_H
#define LF_TOOLCHAIN_ICU_H

#if __has_include(<../../../swift/_foundation_unicode/utypes.h>)
// A toolchain on Linux: from usr/lib/clang/NN/include.
#define TOOLCHAIN_ICU(name) <../../../swift/_foundation_unicode/name>
#elif __has_include(<../lib/swift_static/_foundation_unicode/utypes.h>)
// The static Linux SDK: from its usr/include.
#define TOOLCHAIN_ICU(name) <../lib/swift_static/_foundation_unicode/name>
#elif __has_include(<../lib/swift/_foundation_unicode/utypes.h>)
// Android's SDK, the same way.
#define TOOLCHAIN_ICU(name) <../lib/swift/_foundation_unicode/name>
#elif __has_include(<../include/_foundation_unicode/utypes.h>)
// Windows' SDK, which has it in usr/include itself.
#define TOOLCHAIN_ICU(name) <../include/_foundation_unicode/name>
#else
#error "LocaleFormat's trait FoundationICU: this toolchain has no ICU of its own (usr/lib/swift/_foundation_unicode). Choose the trait SystemICU."
#endif

#endif

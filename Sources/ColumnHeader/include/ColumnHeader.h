// The header of the C library, for the room that implements it: what exports the header depends on that room itself.
#include "../../CLocaleFormat/include/localeformat.h"

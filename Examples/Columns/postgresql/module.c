/* The extension, see localeformat.control. */
#include "pglf.h"

PG_MODULE_MAGIC;

// What the structures of the header must be for programs that were compiled with another one.
#include "localeformat.h"

_Static_assert(sizeof(lf_error) == 16 + LF_MESSAGE_SIZE, "lf_error");
_Static_assert(sizeof(void *) != 8 || sizeof(struct ArrowSchema) == 72, "ArrowSchema");
_Static_assert(sizeof(void *) != 8 || sizeof(struct ArrowArray) == 80, "ArrowArray");
_Static_assert(sizeof(void *) != 8 || sizeof(lf_column_options) == 80, "lf_column_options");

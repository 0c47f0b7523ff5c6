/* What the library says as an error of SQL. */
#include "pglf.h"

void lf_raise(const lf_error *error, int sqlstate) {
    int state = ERRCODE_INTERNAL_ERROR;
    switch (error->code) {
    case LF_USAGE: state = ERRCODE_INVALID_PARAMETER_VALUE; break;
    case LF_VALUE: state = sqlstate; break;
    case LF_COLUMN: state = ERRCODE_DATATYPE_MISMATCH; break;
    case LF_MEMORY: state = ERRCODE_OUT_OF_MEMORY; break;
    }
    ereport(ERROR, errcode(state), errmsg("%s", error->message));
    pg_unreachable();
}

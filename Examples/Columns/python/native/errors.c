// The exceptions, which carry the reason and the row.
#include "native.h"

PyObject *style_error, *row_error, *column_error;

static PyObject *add(PyObject *module, const char *name, const char *documentation, PyObject *base, PyObject *second) {
    char full[64];
    snprintf(full, sizeof full, "localeformat.%s", name);
    PyObject *bases = second ? PyTuple_Pack(2, base, second) : Py_NewRef(base);
    if (!bases) return NULL;
    PyObject *type = PyErr_NewExceptionWithDoc(full, documentation, bases, NULL);
    Py_DECREF(bases);
    if (!type || PyModule_AddObjectRef(module, name, type) < 0) return NULL;
    return type;
}

int errors_add(PyObject *module) {
    PyObject *error = add(
        module, "Error",
        "What went wrong: `reason`, a sentence, and `row`, which counts from 0, or None where no row is at fault.",
        PyExc_Exception, NULL);
    if (!error) return -1;
    style_error = add(
        module, "StyleError", "An option is at fault: an unknown one, a malformed locale, an unknown currency.", error,
        PyExc_ValueError);
    row_error = add(module, "RowError", "A value cannot be formatted, or a text not be read.", error, PyExc_ValueError);
    column_error = add(module, "ColumnError", "A column or a value is of a type that the style does not take.", error,
                       PyExc_TypeError);
    return style_error && row_error && column_error ? 0 : -1;
}

static PyObject *type_of(int32_t code) {
    switch (code) {
    case LF_USAGE: return style_error;
    case LF_VALUE: return row_error;
    case LF_COLUMN: return column_error;
    case LF_MEMORY: return PyExc_MemoryError;
    default: return PyExc_RuntimeError;
    }
}

void *raise_error(const lf_error *error, int64_t base) {
    // A signal that cancelled the column has its own exception.
    if (error->code == LF_CANCELLED && PyErr_Occurred()) return NULL;
    PyObject *type = type_of(error->code);
    int64_t row = error->row < 0 ? -1 : error->row + base;
    PyObject *text = row < 0 ? PyUnicode_FromString(error->message)
                             : PyUnicode_FromFormat("row %lld: %s", (long long)row, error->message);
    PyObject *exception = text ? PyObject_CallFunctionObjArgs(type, text, NULL) : NULL;
    PyObject *reason = PyUnicode_FromString(error->message);
    PyObject *number = row < 0 ? Py_NewRef(Py_None) : PyLong_FromLongLong(row);
    if (exception && reason && number && PyObject_SetAttrString(exception, "reason", reason) == 0 &&
        PyObject_SetAttrString(exception, "row", number) == 0) {
        PyErr_SetObject(type, exception);
    }
    Py_XDECREF(text);
    Py_XDECREF(exception);
    Py_XDECREF(reason);
    Py_XDECREF(number);
    return NULL;
}

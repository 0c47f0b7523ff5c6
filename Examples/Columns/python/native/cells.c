// The value of a row as Python has it: texts and bytes, also of a dictionary, integers and floats.
#include "native.h"

#include <string.h>

static bool is_null(const struct ArrowArray *array, int64_t row) {
    const uint8_t *validity = array->n_buffers > 0 ? array->buffers[0] : NULL;
    int64_t place = array->offset + row;
    return validity && !(validity[place / 8] >> place % 8 & 1);
}

static int64_t integer(const struct ArrowArray *array, char format, int64_t row) {
    int64_t place = array->offset + row;
    const void *cells = array->buffers[1];
    switch (format) {
    case 'c': return ((const int8_t *)cells)[place];
    case 'C': return ((const uint8_t *)cells)[place];
    case 's': return ((const int16_t *)cells)[place];
    case 'S': return ((const uint16_t *)cells)[place];
    case 'i': return ((const int32_t *)cells)[place];
    case 'I': return ((const uint32_t *)cells)[place];
    default: return ((const int64_t *)cells)[place];
    }
}

static PyObject *cell_of(const struct ArrowSchema *schema, const struct ArrowArray *array, int64_t row) {
    if (is_null(array, row)) Py_RETURN_NONE;
    char format = schema->format[0];
    if (schema->dictionary) return cell_of(schema->dictionary, array->dictionary, integer(array, format, row));
    bool isKnown = schema->format[1] == 0;
    int64_t place = array->offset + row;
    if (isKnown && strchr("uUzZ", format)) {
        bool isLarge = format == 'U' || format == 'Z';
        const int64_t *large = array->buffers[1];
        const int32_t *small = array->buffers[1];
        int64_t start = isLarge ? large[place] : small[place], end = isLarge ? large[place + 1] : small[place + 1];
        const char *bytes = array->buffers[2];
        Py_ssize_t length = (Py_ssize_t)(end - start);
        bytes = bytes ? bytes + start : "";
        return format == 'z' || format == 'Z' ? PyBytes_FromStringAndSize(bytes, length)
                                              : PyUnicode_FromStringAndSize(bytes, length);
    }
    if (isKnown && strchr("cCsSiIl", format)) return PyLong_FromLongLong(integer(array, format, row));
    if (isKnown && format == 'g') return PyFloat_FromDouble(((const double *)array->buffers[1])[place]);
    PyErr_Format(PyExc_TypeError, "cells of Arrow's format '%s' are read by a library of Arrow, such as PyArrow", schema->format);
    return NULL;
}

PyObject *cell(const Shared *column, int64_t row) { return cell_of(shared_schema(column), shared_array(column), row); }

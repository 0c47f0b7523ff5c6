// A style, and single values by it. Integers, floats and texts take the short way; all else is made one of them in Python.
#include "native.h"

#include <stdlib.h>

PyObject *style_type;

static PyObject *style_new(PyTypeObject *type, PyObject *arguments, PyObject *keywords) {
    (void)keywords;
    PyObject *text;
    int is_key = 0;
    if (!PyArg_ParseTuple(arguments, "U|p", &text, &is_key)) return NULL;
    Py_ssize_t length;
    const char *json = PyUnicode_AsUTF8AndSize(text, &length);
    if (!json) return NULL;
    lf_style *style;
    lf_error error;
    if (lf_style_create(json, (size_t)length, &style, &error) != LF_OK) return raise_error(&error, 0);
    allocfunc allocate = (allocfunc)PyType_GetSlot(type, Py_tp_alloc);
    StyleObject *self = (StyleObject *)allocate(type, 0);
    if (!self) {
        lf_style_free(style);
        return NULL;
    }
    self->style = style;
    self->is_key = is_key;
    return (PyObject *)self;
}

static void style_dealloc(PyObject *self) {
    PyTypeObject *type = Py_TYPE(self);
    lf_style_free(((StyleObject *)self)->style);
    freefunc release = (freefunc)PyType_GetSlot(type, Py_tp_free);
    release(self);
    Py_DECREF(type);
}

// A value in the form that its function takes.
typedef struct {
    enum { INTEGER, REAL, TEXT, INSTANT, VERSION } kind;
    int64_t integer;
    double real;
    const char *text;
    Py_ssize_t length;
    int32_t nanoseconds;
} Value;

static int run(const StyleObject *self, const Value *value, char *buffer, size_t room, size_t *length, lf_error *error) {
    const lf_style *style = self->style;
    switch (value->kind) {
    case INTEGER: return lf_format_int64(style, value->integer, buffer, room, length, error);
    case REAL: return lf_format_double(style, value->real, buffer, room, length, error);
    case INSTANT: return lf_format_instant(style, value->integer, value->nanoseconds, buffer, room, length, error);
    case VERSION: return lf_collation_version(style, buffer, room, length, error);
    default:
        return self->is_key ? lf_sort_key(style, value->text, (size_t)value->length, buffer, room, length, error)
                            : lf_format_text(style, value->text, (size_t)value->length, buffer, room, length, error);
    }
}

static PyObject *object(const StyleObject *self, const char *bytes, size_t length, bool is_text) {
    return self->is_key && !is_text ? PyBytes_FromStringAndSize(bytes, (Py_ssize_t)length)
                                    : PyUnicode_FromStringAndSize(bytes, (Py_ssize_t)length);
}

static PyObject *formatted(const StyleObject *self, const Value *value) {
    char small[256];
    size_t length;
    lf_error error;
    int code = run(self, value, small, sizeof small, &length, &error);
    if (code == LF_OK) return object(self, small, length, value->kind == VERSION);
    if (code != LF_BUFFER) return raise_error(&error, 0);
    char *large = malloc(length);
    if (!large) return PyErr_NoMemory();
    code = run(self, value, large, length, &length, &error);
    PyObject *result = code == LF_OK ? object(self, large, length, false) : raise_error(&error, 0);
    free(large);
    return result;
}

static PyObject *format_text(const StyleObject *self, PyObject *text) {
    Value value = {.kind = TEXT};
    value.text = PyUnicode_AsUTF8AndSize(text, &value.length);
    return value.text ? formatted(self, &value) : NULL;
}

static PyObject *style_format(PyObject *object, PyObject *argument) {
    const StyleObject *self = (const StyleObject *)object;
    if (PyLong_CheckExact(argument)) {
        int overflow;
        long long integer = PyLong_AsLongLongAndOverflow(argument, &overflow);
        if (!overflow) return formatted(self, &(Value){.kind = INTEGER, .integer = integer});
        PyObject *digits = PyObject_Str(argument);
        PyObject *result = digits ? format_text(self, digits) : NULL;
        Py_XDECREF(digits);
        return result;
    }
    if (PyFloat_CheckExact(argument)) {
        return formatted(self, &(Value){.kind = REAL, .real = PyFloat_AsDouble(argument)});
    }
    if (PyUnicode_CheckExact(argument)) return format_text(self, argument);
    return PyObject_CallMethod(object, "_format_other", "(O)", argument);
}

static PyObject *style_format_instant(PyObject *self, PyObject *arguments) {
    Value value = {.kind = INSTANT};
    long long seconds;
    if (!PyArg_ParseTuple(arguments, "Li", &seconds, &value.nanoseconds)) return NULL;
    value.integer = seconds;
    return formatted((const StyleObject *)self, &value);
}

static PyObject *style_version(PyObject *self, PyObject *unused) {
    (void)unused;
    return formatted((const StyleObject *)self, &(Value){.kind = VERSION});
}

static PyMethodDef methods[] = {
    {"format", style_format, METH_O, NULL},
    {"_format_instant", style_format_instant, METH_VARARGS, NULL},
    {"_collation_version", style_version, METH_NOARGS, NULL},
    {"_format_array", style_format_array, METH_VARARGS, NULL},
    {"_format_row", style_format_row, METH_VARARGS, NULL},
    {NULL, NULL, 0, NULL},
};

static PyType_Slot slots[] = {
    {Py_tp_new, style_new},
    {Py_tp_dealloc, style_dealloc},
    {Py_tp_methods, methods},
    {0, NULL},
};

static PyType_Spec spec = {
    "localeformat._native.Style", sizeof(StyleObject), 0, Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE, slots};

int style_add(PyObject *module) {
    style_type = PyType_FromSpec(&spec);
    return style_type ? PyModule_AddObjectRef(module, "Style", style_type) : -1;
}

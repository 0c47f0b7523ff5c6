// A column that the library wrote: one array, or several where its values came as several.
#include "native.h"

#include <stdlib.h>
#include <string.h>

typedef struct {
    PyObject_HEAD Shared **chunks;
    int64_t count, rows, nulls;
} ColumnObject;

static PyObject *column_type, *chunked_type;

PyObject *column_new(Shared **chunks, int64_t count) {
    PyTypeObject *type = (PyTypeObject *)(count == 1 ? column_type : chunked_type);
    allocfunc allocate = (allocfunc)PyType_GetSlot(type, Py_tp_alloc);
    ColumnObject *self = (ColumnObject *)allocate(type, 0);
    if (!self) {
        for (int64_t index = 0; index < count; index++) shared_release(chunks[index]);
        free(chunks);
        return NULL;
    }
    self->chunks = chunks;
    self->count = count;
    for (int64_t index = 0; index < count; index++) {
        self->rows += shared_array(chunks[index])->length;
        self->nulls += shared_array(chunks[index])->null_count;
    }
    return (PyObject *)self;
}

static void dealloc(PyObject *object) {
    ColumnObject *self = (ColumnObject *)object;
    PyTypeObject *type = Py_TYPE(object);
    for (int64_t index = 0; index < self->count; index++) shared_release(self->chunks[index]);
    free(self->chunks);
    freefunc release = (freefunc)PyType_GetSlot(type, Py_tp_free);
    release(object);
    Py_DECREF(type);
}

// MARK: Capsules

static void destroy_schema(PyObject *capsule) {
    struct ArrowSchema *schema = PyCapsule_GetPointer(capsule, "arrow_schema");
    if (schema->release) schema->release(schema);
    free(schema);
}

static void destroy_array(PyObject *capsule) {
    struct ArrowArray *array = PyCapsule_GetPointer(capsule, "arrow_array");
    if (array->release) array->release(array);
    free(array);
}

static PyObject *schema_capsule(Shared *chunk) {
    struct ArrowSchema *schema = malloc(sizeof *schema);
    if (!schema || !shared_export_schema(chunk, schema)) {
        free(schema);
        return PyErr_NoMemory();
    }
    PyObject *capsule = PyCapsule_New(schema, "arrow_schema", destroy_schema);
    if (!capsule) {
        schema->release(schema);
        free(schema);
    }
    return capsule;
}

static PyObject *array_capsule(Shared *chunk) {
    struct ArrowArray *array = malloc(sizeof *array);
    if (!array || !shared_export_array(chunk, array)) {
        free(array);
        return PyErr_NoMemory();
    }
    PyObject *capsule = PyCapsule_New(array, "arrow_array", destroy_array);
    if (!capsule) {
        array->release(array);
        free(array);
    }
    return capsule;
}

static PyObject *c_schema(PyObject *object, PyObject *unused) {
    (void)unused;
    return schema_capsule(((ColumnObject *)object)->chunks[0]);
}

// The type that the reader would rather have is for it to cast to.
static PyObject *c_array(PyObject *object, PyObject *arguments, PyObject *keywords) {
    (void)arguments;
    (void)keywords;
    Shared *chunk = ((ColumnObject *)object)->chunks[0];
    PyObject *schema = schema_capsule(chunk), *array = schema ? array_capsule(chunk) : NULL;
    PyObject *pair = array ? PyTuple_Pack(2, schema, array) : NULL;
    Py_XDECREF(schema);
    Py_XDECREF(array);
    return pair;
}

static PyObject *c_stream(PyObject *object, PyObject *arguments, PyObject *keywords) {
    (void)arguments;
    (void)keywords;
    ColumnObject *self = (ColumnObject *)object;
    return stream_capsule(self->chunks, self->count);
}

// MARK: A sequence of Python

static Py_ssize_t length(PyObject *object) { return (Py_ssize_t)((ColumnObject *)object)->rows; }

static PyObject *item(PyObject *object, Py_ssize_t row) {
    const ColumnObject *self = (const ColumnObject *)object;
    for (int64_t index = 0; index < self->count && row >= 0; index++) {
        int64_t rows = shared_array(self->chunks[index])->length;
        if (row < rows) return cell(self->chunks[index], row);
        row -= rows;
    }
    PyErr_SetString(PyExc_IndexError, "the column has no such row");
    return NULL;
}

static PyObject *null_count(PyObject *object, void *unused) {
    (void)unused;
    return PyLong_FromLongLong(((ColumnObject *)object)->nulls);
}

static PyObject *format(PyObject *object, void *unused) {
    (void)unused;
    const struct ArrowSchema *schema = shared_schema(((ColumnObject *)object)->chunks[0]);
    return PyUnicode_FromString(schema->dictionary ? schema->dictionary->format : schema->format);
}

static PyObject *representation(PyObject *object) {
    PyObject *text = format(object, NULL), *result = NULL;
    const ColumnObject *self = (const ColumnObject *)object;
    if (text) {
        result = PyUnicode_FromFormat("<localeformat.Column: %lld rows, %lld null, of Arrow's format '%U'>",
                                      (long long)self->rows, (long long)self->nulls, text);
    }
    Py_XDECREF(text);
    return result;
}

#define EXPORT(name, function) {name, (PyCFunction)(void (*)(void))function, METH_VARARGS | METH_KEYWORDS, NULL}
static PyMethodDef column_methods[] = {
    {"__arrow_c_schema__", c_schema, METH_NOARGS, NULL},
    EXPORT("__arrow_c_array__", c_array),
    EXPORT("__arrow_c_stream__", c_stream),
    {NULL, NULL, 0, NULL},
};
static PyMethodDef chunked_methods[] = {
    {"__arrow_c_schema__", c_schema, METH_NOARGS, NULL},
    EXPORT("__arrow_c_stream__", c_stream),
    {NULL, NULL, 0, NULL},
};
static PyGetSetDef attributes[] = {
    {"null_count", null_count, NULL, "How many rows are null.", NULL},
    {"format", format, NULL, "The format string of Arrow, of a dictionary that of its values.", NULL},
    {NULL, NULL, NULL, NULL, NULL},
};

static PyObject *make(PyObject *module, const char *name, PyMethodDef *methods) {
    PyType_Slot slots[] = {
        {Py_tp_dealloc, dealloc}, {Py_tp_methods, methods},     {Py_tp_getset, attributes},
        {Py_sq_length, length},   {Py_sq_item, item},           {Py_tp_repr, representation},
        {0, NULL},
    };
    PyType_Spec spec = {name, sizeof(ColumnObject), 0, Py_TPFLAGS_DEFAULT, slots};
    PyObject *type = PyType_FromSpec(&spec);
    if (!type || PyModule_AddObjectRef(module, strrchr(name, '.') + 1, type) < 0) return NULL;
    return type;
}

int column_add(PyObject *module) {
    column_type = make(module, "localeformat.Column", column_methods);
    if (!column_type) return -1;
    chunked_type = make(module, "localeformat.ChunkedColumn", chunked_methods);
    return chunked_type ? 0 : -1;
}

// One value that is several: a list, the fields of a name, the arguments of a message. It is formatted as a column of one row.
#include "native.h"

#include <stdlib.h>
#include <string.h>

#define CHILDREN_LIMIT 256

// The library releases nothing that it is lent; these only say that nothing was released yet.
static void keep_schema(struct ArrowSchema *schema) { schema->release = NULL; }
static void keep_array(struct ArrowArray *array) { array->release = NULL; }

typedef struct {
    struct ArrowSchema schema;
    struct ArrowArray array;
    int64_t *offsets;
    char *cells;
    const void *buffers[3];
} Child;

// Cells that Python wrote as bytes: of texts each one, of all else one alone.
static bool fill(Child *child, PyObject *tuple) {
    PyObject *cells;
    if (!PyArg_ParseTuple(tuple, "ssO!", &child->schema.name, &child->schema.format, &PyTuple_Type, &cells)) return false;
    Py_ssize_t count = PyTuple_Size(cells), bytes = 0;
    for (Py_ssize_t index = 0; index < count; index++) bytes += PyBytes_Size(PyTuple_GetItem(cells, index));
    if (PyErr_Occurred()) return false;
    int64_t *offsets = child->offsets = malloc((size_t)(count + 1) * sizeof *offsets);
    child->cells = malloc(bytes > 0 ? (size_t)bytes : 1);
    if (!offsets || !child->cells) {
        PyErr_NoMemory();
        return false;
    }
    offsets[0] = 0;
    for (Py_ssize_t index = 0; index < count; index++) {
        PyObject *cell = PyTuple_GetItem(cells, index);
        Py_ssize_t size = PyBytes_Size(cell);
        memcpy(child->cells + offsets[index], PyBytes_AsString(cell), (size_t)size);
        offsets[index + 1] = offsets[index] + size;
    }
    bool isText = strcmp(child->schema.format, "U") == 0;
    child->buffers[1] = isText ? (const void *)offsets : child->cells;
    child->buffers[2] = child->cells;
    child->array.length = count;
    child->array.buffers = child->buffers;
    child->array.n_buffers = isText ? 3 : 2;
    return true;
}

static PyObject *run(const StyleObject *style, const char *kind, Child *children, Py_ssize_t count) {
    struct ArrowSchema *schemas[CHILDREN_LIMIT];
    struct ArrowArray *arrays[CHILDREN_LIMIT];
    for (Py_ssize_t index = 0; index < count; index++) {
        children[index].schema.release = keep_schema;
        children[index].array.release = keep_array;
        schemas[index] = &children[index].schema;
        arrays[index] = &children[index].array;
    }
    bool isList = strcmp(kind, "+L") == 0;
    const int64_t ends[] = {0, isList ? children[0].array.length : 0};
    const void *buffers[] = {NULL, ends};
    struct ArrowSchema schema = {.format = kind, .name = "", .n_children = count, .children = schemas,
                                 .release = keep_schema};
    struct ArrowArray array = {.length = 1, .n_buffers = isList ? 2 : 1, .n_children = count, .buffers = buffers,
                               .children = arrays, .release = keep_array};
    struct ArrowSchema text_schema;
    struct ArrowArray text;
    lf_error error;
    int code = lf_format_column(style->style, &(lf_column){&schema, &array}, NULL, &text_schema, &text, &error);
    if (code != LF_OK) {
        error.row = -1;
        return raise_error(&error, 0);
    }
    Shared *made = shared_new(text_schema, text);
    if (!made) return PyErr_NoMemory();
    PyObject *result = cell(made, 0);
    shared_release(made);
    return result;
}

// (kind, ((name, format, cells), …)): "+s" has children of one cell each, "+L" one child. Texts are "U".
PyObject *style_format_row(PyObject *self, PyObject *arguments) {
    const char *kind;
    PyObject *tuples;
    if (!PyArg_ParseTuple(arguments, "sO!", &kind, &PyTuple_Type, &tuples)) return NULL;
    Py_ssize_t count = PyTuple_Size(tuples), filled = 0;
    if (count > CHILDREN_LIMIT) return PyErr_Format(PyExc_ValueError, "more than %d fields", CHILDREN_LIMIT);
    Child *children = calloc((size_t)count + 1, sizeof *children);
    if (!children) return PyErr_NoMemory();
    while (filled < count && fill(&children[filled], PyTuple_GetItem(tuples, filled))) filled++;
    PyObject *result = filled == count ? run((const StyleObject *)self, kind, children, count) : NULL;
    for (Py_ssize_t index = 0; index < count; index++) {
        free(children[index].offsets);
        free(children[index].cells);
    }
    free(children);
    return result;
}

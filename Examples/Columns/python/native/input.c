// Columns that other libraries lend: an array, or the arrays of a stream.
#include "native.h"

#include <stdlib.h>
#include <string.h>

static bool open_array(Input *input, PyObject *object) {
    input->capsules = PyObject_CallMethod(object, "__arrow_c_array__", NULL);
    if (!input->capsules) return false;
    PyObject *schema, *array;
    if (!PyArg_ParseTuple(input->capsules, "OO", &schema, &array)) return false;
    input->schema = PyCapsule_GetPointer(schema, "arrow_schema");
    if (!input->schema) return false;
    input->chunks = PyCapsule_GetPointer(array, "arrow_array");
    if (!input->chunks) return false;
    input->chunk_count = 1;
    input->rows = input->chunks->length;
    return true;
}

// Takes all arrays of a stream. Python is free while the other library makes them.
static int read_stream(struct ArrowArrayStream *stream, Input *input) {
    int code = stream->get_schema(stream, &input->streamed);
    int64_t room = 0;
    while (code == 0) {
        struct ArrowArray chunk = {.release = NULL};
        code = stream->get_next(stream, &chunk);
        if (code != 0 || !chunk.release) break;
        if (input->chunk_count == room) {
            room = room ? 2 * room : 8;
            struct ArrowArray *more = realloc(input->chunks, (size_t)room * sizeof *more);
            if (!more) {
                chunk.release(&chunk);
                return -1;
            }
            input->chunks = more;
        }
        input->rows += chunk.length;
        input->chunks[input->chunk_count++] = chunk;
    }
    return code;
}

static bool open_stream(Input *input, PyObject *object) {
    PyObject *capsule = PyObject_CallMethod(object, "__arrow_c_stream__", NULL);
    if (!capsule) return false;
    struct ArrowArrayStream *stream = PyCapsule_GetPointer(capsule, "arrow_array_stream");
    bool isRead = false;
    if (stream && !stream->release) {
        PyErr_SetString(PyExc_ValueError, "the stream of the column was read or released before");
    } else if (stream) {
        int code;
        Py_BEGIN_ALLOW_THREADS;
        code = read_stream(stream, input);
        Py_END_ALLOW_THREADS;
        isRead = code == 0;
        if (code < 0) {
            PyErr_NoMemory();
        } else if (code > 0 && !PyErr_Occurred()) {
            const char *reason = stream->get_last_error(stream);
            PyErr_Format(PyExc_OSError, "the stream of the column failed: %s", reason ? reason : strerror(code));
        }
    }
    Py_DECREF(capsule);
    input->schema = &input->streamed;
    return isRead;
}

// What a column without rows is read as: a stream without chunks has no array at all.
static const int32_t no_offsets[1];
static const void *no_buffers[] = {NULL, no_offsets, ""};
static void keep_schema(struct ArrowSchema *schema) { (void)schema; }
static void keep_array(struct ArrowArray *array) { (void)array; }
static struct ArrowArray no_rows = {.n_buffers = 3, .buffers = no_buffers, .release = keep_array};
static const struct ArrowSchema no_rows_schema = {
    .format = "u", .name = "", .flags = ARROW_FLAG_NULLABLE, .release = keep_schema};

static void become_empty(Input *input) {
    input_close(input);
    *input = (Input){.schema = &no_rows_schema, .chunks = &no_rows, .chunk_count = 1, .capsules = Py_NewRef(Py_None)};
}

bool input_open(Input *input, PyObject *object, const char *what) {
    *input = (Input){.schema = NULL};
    bool isOpen;
    if (PyObject_HasAttrString(object, "__arrow_c_array__")) {
        isOpen = open_array(input, object);
    } else if (PyObject_HasAttrString(object, "__arrow_c_stream__")) {
        isOpen = open_stream(input, object);
    } else {
        PyErr_Format(PyExc_TypeError,
                     "%s is no Arrow column: an object with __arrow_c_array__ or __arrow_c_stream__, such as those of PyArrow, "
                     "Polars, pandas and nanoarrow",
                     what);
        return false;
    }
    if (!isOpen) input_close(input);
    if (isOpen && input->rows == 0) become_empty(input);
    return isOpen;
}

void input_close(Input *input) {
    if (input->capsules) {
        Py_CLEAR(input->capsules);
    } else {
        for (int64_t index = 0; index < input->chunk_count; index++) {
            if (input->chunks[index].release) input->chunks[index].release(&input->chunks[index]);
        }
        free(input->chunks);
        if (input->streamed.release) input->streamed.release(&input->streamed);
    }
    *input = (Input){.schema = NULL};
}

int64_t input_room(Input *input) {
    while (input->chunk < input->chunk_count && input->place == input->chunks[input->chunk].length) {
        input->chunk++;
        input->place = 0;
    }
    return input->chunk < input->chunk_count ? input->chunks[input->chunk].length - input->place : 0;
}

struct ArrowArray input_take(Input *input, int64_t rows) {
    struct ArrowArray part = input->chunks[rows > 0 ? input->chunk : 0];
    if (rows != part.length) {
        part.offset += input->place;
        part.length = rows;
        part.null_count = part.null_count == 0 ? 0 : -1;
    }
    input->place += rows;
    return part;
}

// A column through a style: its chunks one after the other, and the chunks of its option columns beside them.
#include "native.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

#define OPTIONS_LIMIT 8

typedef struct {
    const lf_style *style;
    Input values;
    Input options[OPTIONS_LIMIT];
    const char *names[OPTIONS_LIMIT];
    int option_count;
    const char *output_format; // of a style that parses
    bool parses, reports;
    uint64_t flags;
    // What was written.
    Shared **chunks, **errors;
    int64_t count, room, base;
    lf_error error;
    // Python's state while the library works, and when it last asked for signals, in milliseconds.
    PyThreadState *thread;
    int64_t asked;
} Work;

static int64_t milliseconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

// Asks Python for signals, so that Ctrl-C ends a column; twenty times a second is often enough.
static int is_cancelled(void *context) {
    Work *work = context;
    int64_t now = milliseconds();
    if (now - work->asked < 50) return 0;
    work->asked = now;
    PyEval_RestoreThread(work->thread);
    int code = PyErr_CheckSignals();
    work->thread = PyEval_SaveThread();
    return code != 0;
}

static bool grow(Work *work) {
    if (work->count < work->room) return true;
    work->room = work->room ? 2 * work->room : 4;
    Shared **chunks = realloc(work->chunks, (size_t)work->room * sizeof *chunks);
    if (chunks) work->chunks = chunks;
    Shared **errors = realloc(work->errors, (size_t)work->room * sizeof *errors);
    if (errors) work->errors = errors;
    return chunks && errors;
}

static int no_memory(Work *work) {
    work->error = (lf_error){.code = LF_MEMORY, .row = -1, .message = "no memory"};
    return LF_MEMORY;
}

// Rows that no column has a break in.
static int format_part(Work *work, int64_t rows) {
    struct ArrowArray values = input_take(&work->values, rows), texts[OPTIONS_LIMIT];
    lf_option_column columns[OPTIONS_LIMIT];
    for (int index = 0; index < work->option_count; index++) {
        texts[index] = input_take(&work->options[index], rows);
        columns[index] = (lf_option_column){work->names[index], {work->options[index].schema, &texts[index]}};
    }
    struct ArrowSchema schema, error_schema;
    struct ArrowArray array, error_array;
    lf_column column = {work->values.schema, &values};
    lf_column_options options = {
        .size = sizeof options,
        .flags = work->flags,
        .option_columns = columns,
        .option_column_count = (uint64_t)work->option_count,
        .is_cancelled = is_cancelled,
        .context = work,
        .error_schema = work->reports ? &error_schema : NULL,
        .error_array = work->reports ? &error_array : NULL,
        .output_format = work->output_format,
    };
    if (!grow(work)) return no_memory(work);
    int code = work->parses ? lf_parse_column(work->style, &column, &options, &schema, &array, &work->error)
                            : lf_format_column(work->style, &column, &options, &schema, &array, &work->error);
    if (code != LF_OK) return code;
    Shared *errors = work->reports ? shared_new(error_schema, error_array) : NULL;
    Shared *made = shared_new(schema, array);
    if (!made || (work->reports && !errors)) {
        if (made) shared_release(made);
        if (errors) shared_release(errors);
        return no_memory(work);
    }
    work->errors[work->count] = errors;
    work->chunks[work->count++] = made;
    work->base += rows;
    return LF_OK;
}

static int format_all(Work *work) {
    int64_t rows = input_room(&work->values);
    do {
        for (int index = 0; index < work->option_count; index++) {
            int64_t room = input_room(&work->options[index]);
            if (room < rows) rows = room;
        }
        int code = format_part(work, rows);
        if (code != LF_OK) return code;
        rows = input_room(&work->values);
    } while (rows > 0);
    return LF_OK;
}

static bool is_large(const Shared *chunk) {
    const struct ArrowSchema *schema = shared_schema(chunk);
    const char *format = schema->dictionary ? schema->dictionary->format : schema->format;
    return strcmp(format, "U") == 0 || strcmp(format, "Z") == 0;
}

static void drop(Work *work) {
    for (int64_t index = 0; index < work->count; index++) {
        shared_release(work->chunks[index]);
        if (work->reports) shared_release(work->errors[index]);
    }
    work->count = 0;
    work->base = 0;
}

static void rewind_inputs(Work *work) {
    work->values.chunk = work->values.place = 0;
    for (int index = 0; index < work->option_count; index++) work->options[index].chunk = work->options[index].place = 0;
}

// All chunks of a stream are of one type: where one needs offsets of 64 bits, all get them.
static int run(Work *work) {
    int code = format_all(work);
    if (code != LF_OK || work->parses) return code;
    for (int64_t index = 1; index < work->count; index++) {
        if (is_large(work->chunks[index]) == is_large(work->chunks[0])) continue;
        drop(work);
        rewind_inputs(work);
        work->flags |= LF_LARGE;
        return format_all(work);
    }
    return LF_OK;
}

static bool open_options(Work *work, PyObject *options) {
    Py_ssize_t count = PyTuple_Size(options);
    if (count < 0) return false;
    if (count > OPTIONS_LIMIT) {
        PyErr_Format(PyExc_TypeError, "%zd option columns; at most %d are taken", count, OPTIONS_LIMIT);
        return false;
    }
    for (Py_ssize_t index = 0; index < count; index++) {
        PyObject *column;
        const char *name;
        if (!PyArg_ParseTuple(PyTuple_GetItem(options, index), "sO", &name, &column)) return false;
        Input *input = &work->options[work->option_count];
        if (!input_open(input, column, name)) return false;
        int64_t rows = input->rows;
        // A column that is null in all rows leaves all to the style.
        if (strcmp(input->schema->format, "n") == 0) {
            input_close(input);
        } else {
            work->names[work->option_count++] = name;
        }
        if (rows != work->values.rows) {
            lf_error error = {.code = LF_COLUMN, .row = -1};
            snprintf(error.message, sizeof error.message, "the column of %s has %lld rows, and the values have %lld", name,
                     (long long)rows, (long long)work->values.rows);
            raise_error(&error, 0);
            return false;
        }
    }
    return true;
}

static PyObject *result(Work *work) {
    PyObject *column = column_new(work->chunks, work->count);
    work->chunks = NULL;
    if (!work->reports) return column;
    PyObject *errors = column_new(work->errors, work->count);
    work->errors = NULL;
    PyObject *pair = column && errors ? PyTuple_Pack(2, column, errors) : NULL;
    Py_XDECREF(column);
    Py_XDECREF(errors);
    return pair;
}

// (values, ((option, column), …), flags, whether errors are a column, whether texts are read, into which format or None)
PyObject *style_format_array(PyObject *self, PyObject *arguments) {
    PyObject *values, *options;
    unsigned long long flags;
    int reports, parses;
    Work work = {.style = ((StyleObject *)self)->style, .asked = milliseconds()};
    if (!PyArg_ParseTuple(arguments, "OO!Kppz", &values, &PyTuple_Type, &options, &flags, &reports, &parses,
                          &work.output_format)) {
        return NULL;
    }
    work.flags = flags;
    work.reports = reports;
    work.parses = parses;
    if (!input_open(&work.values, values, "the column")) return NULL;
    PyObject *made = NULL;
    if (open_options(&work, options)) {
        work.thread = PyEval_SaveThread();
        int code = run(&work);
        PyEval_RestoreThread(work.thread);
        made = code == LF_OK ? result(&work) : raise_error(&work.error, work.base);
        if (code != LF_OK) drop(&work);
    }
    free(work.chunks);
    free(work.errors);
    input_close(&work.values);
    for (int index = 0; index < work.option_count; index++) input_close(&work.options[index]);
    return made;
}

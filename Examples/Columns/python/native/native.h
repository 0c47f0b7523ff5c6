// What the files of the module share. Each says its own part.
#ifndef LOCALEFORMAT_NATIVE_H
#define LOCALEFORMAT_NATIVE_H

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <localeformat.h>
#include <stdbool.h>

// Arrow's stream, beside the array and the schema that localeformat.h has.
struct ArrowArrayStream {
    int (*get_schema)(struct ArrowArrayStream *, struct ArrowSchema *out);
    int (*get_next)(struct ArrowArrayStream *, struct ArrowArray *out);
    const char *(*get_last_error)(struct ArrowArrayStream *);
    void (*release)(struct ArrowArrayStream *);
    void *private_data;
};

// errors.c
extern PyObject *style_error, *row_error, *column_error;
int errors_add(PyObject *module);
// Sets the exception of a failure, `base` rows behind the first; returns NULL.
void *raise_error(const lf_error *error, int64_t base);

// style.c
typedef struct {
    PyObject_HEAD lf_style *style;
    bool is_key;
} StyleObject;
extern PyObject *style_type;
int style_add(PyObject *module);

// input.c: a column that was lent by another library.
typedef struct {
    const struct ArrowSchema *schema;
    struct ArrowArray *chunks;
    int64_t chunk_count, rows;
    PyObject *capsules;         // Owns the chunk, where it came alone.
    struct ArrowSchema streamed; // Owned, where the chunks came as a stream.
    // The next row that was not taken, as its chunk and its place there.
    int64_t chunk, place;
} Input;
bool input_open(Input *input, PyObject *object, const char *what);
void input_close(Input *input);
// How many rows can be taken from one chunk; 0 at the end.
int64_t input_room(Input *input);
// Lends so many rows from where the input stands, and goes on behind them.
struct ArrowArray input_take(Input *input, int64_t rows);

// shared.c: an array that several readers own together.
typedef struct Shared Shared;
Shared *shared_new(struct ArrowSchema schema, struct ArrowArray array);
void shared_release(Shared *shared);
const struct ArrowArray *shared_array(const Shared *shared);
const struct ArrowSchema *shared_schema(const Shared *shared);
// New owners of it, for others to release. False where memory has run out.
bool shared_export_array(Shared *shared, struct ArrowArray *array);
bool shared_export_schema(Shared *shared, struct ArrowSchema *schema);
Shared *shared_retain(Shared *shared);

// column.c: what the library wrote, for all who read Arrow.
// Takes the chunks over, also where it fails.
PyObject *column_new(Shared **chunks, int64_t count);
int column_add(PyObject *module);

// stream.c
PyObject *stream_capsule(Shared **chunks, int64_t count);

// cells.c: the value of a row.
PyObject *cell(const Shared *column, int64_t row);

// formatting.c
PyObject *style_format_array(PyObject *self, PyObject *arguments);

// rows.c: one row of several values.
PyObject *style_format_row(PyObject *self, PyObject *arguments);

#endif

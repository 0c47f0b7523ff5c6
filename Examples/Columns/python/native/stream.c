// The chunks of a column as a stream of Arrow, and the capsules that carry such things.
#include "native.h"

#include <errno.h>
#include <stdlib.h>

typedef struct {
    Shared **chunks;
    int64_t count, next;
} Stream;

static int get_schema(struct ArrowArrayStream *stream, struct ArrowSchema *out) {
    const Stream *self = stream->private_data;
    return shared_export_schema(self->chunks[0], out) ? 0 : ENOMEM;
}

static int get_next(struct ArrowArrayStream *stream, struct ArrowArray *out) {
    Stream *self = stream->private_data;
    if (self->next == self->count) {
        out->release = NULL;
        return 0;
    }
    return shared_export_array(self->chunks[self->next++], out) ? 0 : ENOMEM;
}

static const char *get_last_error(struct ArrowArrayStream *stream) {
    (void)stream;
    return "no memory";
}

static void release(struct ArrowArrayStream *stream) {
    Stream *self = stream->private_data;
    for (int64_t index = 0; index < self->count; index++) shared_release(self->chunks[index]);
    free(self->chunks);
    free(self);
    stream->release = NULL;
}

static void destroy(PyObject *capsule) {
    struct ArrowArrayStream *stream = PyCapsule_GetPointer(capsule, "arrow_array_stream");
    if (stream->release) stream->release(stream);
    free(stream);
}

PyObject *stream_capsule(Shared **chunks, int64_t count) {
    Stream *self = malloc(sizeof *self);
    Shared **copies = malloc((size_t)count * sizeof *copies);
    struct ArrowArrayStream *stream = malloc(sizeof *stream);
    if (!self || !copies || !stream) {
        free(self);
        free(copies);
        free(stream);
        return PyErr_NoMemory();
    }
    for (int64_t index = 0; index < count; index++) copies[index] = shared_retain(chunks[index]);
    *self = (Stream){copies, count, 0};
    *stream = (struct ArrowArrayStream){get_schema, get_next, get_last_error, release, self};
    PyObject *capsule = PyCapsule_New(stream, "arrow_array_stream", destroy);
    if (!capsule) {
        release(stream);
        free(stream);
    }
    return capsule;
}

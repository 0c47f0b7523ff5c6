// An array that is exported as often as it is asked for: each export owns a share, and the last one frees it, on any thread, without
// Python.
#include "native.h"

#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

struct Shared {
    atomic_long owners;
    struct ArrowSchema schema;
    struct ArrowArray array;
};

Shared *shared_new(struct ArrowSchema schema, struct ArrowArray array) {
    Shared *shared = malloc(sizeof *shared);
    if (!shared) {
        schema.release(&schema);
        array.release(&array);
        return NULL;
    }
    *shared = (Shared){.owners = 1, .schema = schema, .array = array};
    return shared;
}

Shared *shared_retain(Shared *shared) {
    atomic_fetch_add(&shared->owners, 1);
    return shared;
}

void shared_release(Shared *shared) {
    if (atomic_fetch_sub(&shared->owners, 1) > 1) return;
    shared->schema.release(&shared->schema);
    shared->array.release(&shared->array);
    free(shared);
}

const struct ArrowArray *shared_array(const Shared *shared) { return &shared->array; }
const struct ArrowSchema *shared_schema(const Shared *shared) { return &shared->schema; }

// The columns of this library have a dictionary at most, and no children.
static void release_array(struct ArrowArray *array) {
    if (array->dictionary) {
        if (array->dictionary->release) array->dictionary->release(array->dictionary);
        free(array->dictionary);
    }
    array->release = NULL;
    shared_release(array->private_data);
}

static bool copy_array(Shared *shared, const struct ArrowArray *from, struct ArrowArray *to) {
    *to = *from;
    if (from->dictionary) {
        to->dictionary = malloc(sizeof *to->dictionary);
        if (!to->dictionary) return false;
        if (!copy_array(shared, from->dictionary, to->dictionary)) {
            free(to->dictionary);
            return false;
        }
    }
    to->release = release_array;
    to->private_data = shared_retain(shared);
    return true;
}

bool shared_export_array(Shared *shared, struct ArrowArray *array) { return copy_array(shared, &shared->array, array); }

static void release_schema(struct ArrowSchema *schema) {
    if (schema->dictionary) {
        if (schema->dictionary->release) schema->dictionary->release(schema->dictionary);
        free(schema->dictionary);
    }
    schema->release = NULL;
    shared_release(schema->private_data);
}

static bool copy_schema(Shared *shared, const struct ArrowSchema *from, struct ArrowSchema *to) {
    *to = *from;
    if (from->dictionary) {
        to->dictionary = malloc(sizeof *to->dictionary);
        if (!to->dictionary) return false;
        if (!copy_schema(shared, from->dictionary, to->dictionary)) {
            free(to->dictionary);
            return false;
        }
    }
    to->release = release_schema;
    to->private_data = shared_retain(shared);
    return true;
}

bool shared_export_schema(Shared *shared, struct ArrowSchema *schema) {
    return copy_schema(shared, &shared->schema, schema);
}

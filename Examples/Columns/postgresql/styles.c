/* Styles of this backend: 64 sets of 4, in which the one that was used longest ago goes. */
#include "pglf.h"

#include "common/hashfn.h"
#include "mb/pg_wchar.h"
#include "utils/json.h"

#define SETS 64
#define WAYS 4

typedef struct Entry {
    uint64 hash, used;
    size_t length;
    char *key; /* by malloc(): it lives as long as the backend */
    Style style;
} Entry;

static Entry entries[SETS][WAYS];
static uint64 clock_of_uses;

static void add_bytes(StringInfo key, const text *part) {
    int32 length = part ? (int32)VARSIZE_ANY_EXHDR(part) : -1;
    appendBinaryStringInfo(key, (const char *)&length, sizeof length);
    if (length > 0) appendBinaryStringInfo(key, VARDATA_ANY(part), length);
}

static char *as_utf8(const text *part) {
    char *bytes = text_to_cstring(part);
    return pg_server_to_any(bytes, (int)strlen(bytes), PG_UTF8);
}

static void add_member(StringInfo json, const char *name, const text *part) {
    if (!part) return;
    appendStringInfo(json, ",\"%s\":", name);
    escape_json(json, as_utf8(part));
}

/* The members of a JSON object, which the type json has checked. */
static void add_options(StringInfo json, const text *options) {
    if (!options) return;
    const char *bytes = as_utf8(options);
    const char *start = strchr(bytes, '{'), *end = strrchr(bytes, '}');
    const char *first = bytes + strspn(bytes, " \t\r\n");
    if (!start || first != start || !end) {
        ereport(ERROR, errcode(ERRCODE_INVALID_PARAMETER_VALUE), errmsg("options are no JSON object: %s", bytes));
    }
    start++;
    start += strspn(start, " \t\r\n");
    if (start == end) return;
    appendStringInfoChar(json, ',');
    appendBinaryStringInfo(json, start, (int)(end - start));
}

/* A hash of the version, FNV-1a, which is the same in all servers. */
static void read_version(Style *made) {
    char text[128];
    size_t length;
    if (lf_collation_version(made->style, text, sizeof text, &length, NULL) != LF_OK) return;
    uint32 hash = 2166136261u;
    for (size_t index = 0; index < length; index++) hash = (hash ^ (unsigned char)text[index]) * 16777619u;
    for (int index = 0; index < VERSION_BYTES; index++) made->version[index] = (unsigned char)(hash >> (24 - 8 * index));
}

static Style make(const StyleKey *key) {
    StringInfoData json;
    initStringInfo(&json);
    appendStringInfo(&json, "{\"op\":\"%s\"", key->op);
    add_member(&json, "value", key->value);
    add_member(&json, "locale", key->locale);
    add_member(&json, "code", key->code);
    add_member(&json, "timeZone", key->zone);
    add_options(&json, key->options);
    appendStringInfoChar(&json, '}');
    Style made = {.style = NULL};
    lf_error error;
    if (lf_style_create(json.data, (size_t)json.len, &made.style, &error) != LF_OK) {
        lf_raise(&error, ERRCODE_INVALID_PARAMETER_VALUE);
    }
    pfree(json.data);
    read_version(&made);
    return made;
}

static Entry *entry_for(Entry *set, uint64 hash, const char *key, size_t length) {
    Entry *oldest = set;
    for (int way = 0; way < WAYS; way++) {
        Entry *entry = &set[way];
        if (entry->style.style && entry->hash == hash && entry->length == length && memcmp(entry->key, key, length) == 0) {
            return entry;
        }
        if (entry->used < oldest->used) oldest = entry;
    }
    return oldest;
}

const Style *style_of(const StyleKey *key) {
    char small[256];
    StringInfoData bytes = {.data = small, .maxlen = sizeof small};
    size_t need = strlen(key->op) + 6 * sizeof(int32);
    const text *parts[] = {key->locale, key->code, key->zone, key->options, key->value};
    for (int index = 0; index < lengthof(parts); index++) need += parts[index] ? VARSIZE_ANY_EXHDR(parts[index]) : 0;
    if (need >= sizeof small) initStringInfo(&bytes);
    appendStringInfoString(&bytes, key->op);
    for (int index = 0; index < lengthof(parts); index++) add_bytes(&bytes, parts[index]);

    uint64 hash = hash_bytes_extended((const unsigned char *)bytes.data, bytes.len, 0);
    Entry *entry = entry_for(entries[hash % SETS], hash, bytes.data, (size_t)bytes.len);
    entry->used = ++clock_of_uses;
    if (entry->style.style && entry->hash == hash && entry->length == (size_t)bytes.len &&
        memcmp(entry->key, bytes.data, entry->length) == 0) {
        return &entry->style;
    }
    Style style = make(key);
    char *kept = malloc((size_t)bytes.len);
    if (!kept) {
        lf_style_free(style.style);
        ereport(ERROR, errcode(ERRCODE_OUT_OF_MEMORY), errmsg("out of memory"));
    }
    memcpy(kept, bytes.data, (size_t)bytes.len);
    lf_style_free(entry->style.style);
    free(entry->key);
    *entry = (Entry){.hash = hash, .used = clock_of_uses, .length = (size_t)bytes.len, .key = kept, .style = style};
    return &entry->style;
}

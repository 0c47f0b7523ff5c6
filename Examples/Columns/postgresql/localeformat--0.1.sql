\echo Use "CREATE EXTENSION localeformat" to load this file. \quit

-- Numbers. The locale is a BCP 47 tag; options are those of `fmt batch`, as JSON: '{"style":"percent","fraction":1}'.
CREATE FUNCTION lf_number(value numeric, locale text, options json DEFAULT '{}') RETURNS text
    AS 'MODULE_PATHNAME', 'lf_number_numeric' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION lf_number(value bigint, locale text, options json DEFAULT '{}') RETURNS text
    AS 'MODULE_PATHNAME', 'lf_number_int8' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION lf_number(value double precision, locale text, options json DEFAULT '{}') RETURNS text
    AS 'MODULE_PATHNAME', 'lf_number_float8' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;

-- Money.
CREATE FUNCTION lf_currency(amount numeric, code text, locale text, options json DEFAULT '{}') RETURNS text
    AS 'MODULE_PATHNAME', 'lf_currency_numeric' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;

-- Dates and times: an instant in a zone that is said, never the session's; and those of a wall clock.
CREATE FUNCTION lf_date(
    moment timestamptz, time_zone text, locale text, options json DEFAULT '{"date":"medium","time":"short"}') RETURNS text
    AS 'MODULE_PATHNAME', 'lf_date_timestamptz' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION lf_date(
    moment timestamp, locale text, options json DEFAULT '{"date":"medium","time":"short"}') RETURNS text
    AS 'MODULE_PATHNAME', 'lf_date_timestamp' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION lf_date(day date, locale text, options json DEFAULT '{"date":"medium"}') RETURNS text
    AS 'MODULE_PATHNAME', 'lf_date_date' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;

-- Any operation of `fmt batch` that takes one text: lf_format('names', 'DE', 'fr', '{"kind":"region"}').
CREATE FUNCTION lf_format(operation text, value text, locale text, options json DEFAULT '{}') RETURNS text
    AS 'MODULE_PATHNAME', 'lf_format_any' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;

-- A message of MessageFormat 2; options have its arguments: '{"args":{"n":5}}'.
CREATE FUNCTION lf_message(message text, options json, locale text) RETURNS text
    AS 'MODULE_PATHNAME', 'lf_message_text' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;

-- The order of a language, as keys, of which the first four bytes say its version.
CREATE FUNCTION lf_sort_key(value text, locale text, options json DEFAULT '{}') RETURNS bytea
    AS 'MODULE_PATHNAME', 'lf_sort_key_text' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION lf_collation_version(locale text, options json DEFAULT '{}') RETURNS text
    AS 'MODULE_PATHNAME', 'lf_collation_version_text' LANGUAGE C STABLE STRICT PARALLEL SAFE;
-- Whether a key that was kept is of the version that is made today.
CREATE FUNCTION lf_key_is_current(key bytea, locale text, options json DEFAULT '{}') RETURNS boolean
    LANGUAGE sql STABLE STRICT PARALLEL SAFE
    RETURN substring(key FROM 1 FOR 4) = substring(lf_sort_key('', locale, options) FROM 1 FOR 4);

-- What people wrote.
CREATE TYPE lf_money AS (amount numeric, code text);
CREATE FUNCTION lf_parse_number(value text, locale text, options json DEFAULT '{}') RETURNS numeric
    AS 'MODULE_PATHNAME', 'lf_parse_number_text' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION lf_parse_currency(value text, locale text, options json DEFAULT '{}') RETURNS lf_money
    AS 'MODULE_PATHNAME', 'lf_parse_currency_text' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION lf_parse_date(value text, time_zone text, locale text, options json DEFAULT '{}') RETURNS timestamptz
    AS 'MODULE_PATHNAME', 'lf_parse_date_text' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;

CREATE FUNCTION lf_version() RETURNS text
    AS 'MODULE_PATHNAME', 'lf_library_version' LANGUAGE C STABLE STRICT PARALLEL SAFE;

-- The indexes that call lf_sort_key.
CREATE VIEW lf_sort_key_indexes AS
    SELECT DISTINCT index.indexrelid::regclass AS index, index.indrelid::regclass AS relation
    FROM pg_depend JOIN pg_index AS index ON pg_depend.objid = index.indexrelid
    WHERE classid = 'pg_class'::regclass AND refclassid = 'pg_proc'::regclass
        AND refobjid = 'lf_sort_key(text, text, json)'::regprocedure;

-- Whether all keys in an index, whose first column is lf_sort_key(…) of one locale, are of the version that is made today. The index
-- itself is asked: keys of another version stand before the first or behind the last of this one. Null where the table has no key.
CREATE FUNCTION lf_index_is_current(index regclass) RETURNS boolean LANGUAGE plpgsql VOLATILE STRICT
    SET enable_seqscan = off SET enable_bitmapscan = off AS $$
DECLARE
    relation regclass := (SELECT indrelid FROM pg_index WHERE indexrelid = index);
    key text := pg_get_indexdef(index, 1, false);
    version bytea;
    is_other boolean;
BEGIN
    IF relation IS NULL OR key NOT LIKE '%(%' THEN
        RAISE EXCEPTION '% is no index of an expression', index USING ERRCODE = 'wrong_object_type';
    END IF;
    EXECUTE format('SELECT substring(%s FROM 1 FOR 4) FROM %s WHERE %s IS NOT NULL LIMIT 1', key, relation, key) INTO version;
    IF version IS NULL THEN RETURN NULL; END IF;
    EXECUTE format('SELECT EXISTS (SELECT FROM %s WHERE %s < $1) OR EXISTS (SELECT FROM %s WHERE %s > $1 || ''\xffffffff''::bytea)',
        relation, key, relation, key) INTO is_other USING version;
    RETURN NOT is_other;
END $$;

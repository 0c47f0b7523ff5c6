-- What a call costs, in nanoseconds of a processor, which other work changes little: MEASURE=yes ./run
\pset format unaligned
\pset tuples_only on
SET max_parallel_workers_per_gather = 0;
CREATE TEMP TABLE numbers AS SELECT n::bigint, (n / 100.0)::numeric(12, 2) AS amount, 'Ärla ' || n % 1000003 AS name,
    '2025-11-21T08:30:00Z'::timestamptz + n * interval '1 second' AS moment,
    (ARRAY['EUR', 'USD', 'JPY', 'INR', 'KWD'])[1 + n % 5] AS code, (ARRAY['de', 'en', 'fr', 'hi', 'ar-EG', 'ja', 'pt-BR', 'sv'])[1 + n % 8] AS reader
    FROM generate_series(1, 1000000) AS n;
ALTER TABLE numbers ADD COLUMN text text;
UPDATE numbers SET text = lf_number(amount, 'de');
VACUUM ANALYZE numbers;
-- Seconds that this backend has used.
CREATE FUNCTION pg_temp.used() RETURNS numeric LANGUAGE sql AS $$
    SELECT (split_part(fields, ' ', 12)::numeric + split_part(fields, ' ', 13)::numeric) / 100
    FROM split_part(pg_read_file('/proc/self/stat', 0, 1000), ') ', 2) AS fields $$;
CREATE FUNCTION pg_temp.nanoseconds(expression text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE start numeric; best numeric; base numeric; taken numeric;
BEGIN
    FOR round IN 1..3 LOOP
        start := pg_temp.used();
        EXECUTE 'SELECT count(n) FROM numbers';
        taken := pg_temp.used() - start; base := least(base, taken);
        start := pg_temp.used();
        EXECUTE format('SELECT count(%s) FROM numbers', expression);
        taken := pg_temp.used() - start; best := least(best, taken);
    END LOOP;
    RETURN rpad(expression, 60) || lpad(round((best - base) * 1000)::text, 8) || ' ns';
END $$;
SELECT pg_temp.nanoseconds($$to_char(n, 'FM999G999G999G999')$$);
SELECT pg_temp.nanoseconds($$lf_number(n, 'de')$$);
SELECT pg_temp.nanoseconds($$to_char(amount, 'FM999G999G999G999D00')$$);
SELECT pg_temp.nanoseconds($$lf_number(amount, 'de')$$);
SELECT pg_temp.nanoseconds($$lf_currency(amount, code, reader)$$);
SELECT pg_temp.nanoseconds($$to_char(moment, 'DD.MM.YYYY, HH24:MI')$$);
SELECT pg_temp.nanoseconds($$lf_date(moment, 'Europe/Berlin', 'de')$$);
SELECT pg_temp.nanoseconds($$lf_parse_number(text, 'de')$$);
SELECT pg_temp.nanoseconds($$lf_sort_key(name, 'sv')$$);
\timing on
CREATE INDEX ON numbers (name COLLATE "sv-x-icu");
CREATE INDEX ON numbers (lf_sort_key(name, 'sv'));

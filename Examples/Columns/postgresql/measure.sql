-- What a call costs, in nanoseconds: MEASURE=yes ./run
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
CREATE FUNCTION pg_temp.nanoseconds(expression text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE start timestamptz; best numeric; base numeric; taken numeric;
BEGIN
    FOR round IN 1..3 LOOP
        start := clock_timestamp();
        EXECUTE 'SELECT count(n) FROM numbers';
        taken := extract(epoch FROM clock_timestamp() - start); base := least(base, taken);
        start := clock_timestamp();
        EXECUTE format('SELECT count(%s) FROM numbers', expression);
        taken := extract(epoch FROM clock_timestamp() - start); best := least(best, taken);
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

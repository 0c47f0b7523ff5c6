-- What goes wrong, with the states of SQL.
\set VERBOSITY sqlstate
\pset format unaligned
CREATE FUNCTION state(query text) RETURNS text LANGUAGE plpgsql AS $$
BEGIN EXECUTE query; RETURN 'no error'; EXCEPTION WHEN OTHERS THEN RETURN SQLSTATE || ' ' || SQLERRM; END $$;
SELECT state($$ SELECT lf_number(5, 'not a locale') $$);
SELECT state($$ SELECT lf_number(5, 'de', '{"fractions":2}') $$);
SELECT state($$ SELECT lf_number(5, 'de', '{"locale":"fr"}') $$);
SELECT state($$ SELECT lf_number(5, 'de', '[1]') $$);
SELECT state($$ SELECT lf_number(5, 'de', '{broken') $$);
SELECT state($$ SELECT lf_currency(5, 'EURO', 'de') $$);
SELECT state($$ SELECT lf_parse_number('twelve', 'de') $$);
SELECT split_part(state($$ SELECT lf_format('nonsense', 'a', 'de') $$), ';', 1);
SELECT state($$ SELECT lf_format('a"b', 'a', 'de') $$);
SELECT state($$ SELECT lf_date('infinity'::timestamptz, 'UTC', 'de') $$);
SELECT state($$ SELECT lf_format('date', '2025-02-30', 'de') $$);
-- A bad locale in row 7,000,000.
SELECT state($$ SELECT count(lf_number(n, CASE n WHEN 7000000 THEN 'not a locale' ELSE 'de' END)) FROM generate_series(1, 8000000) AS n $$);
-- A query that is cancelled.
SET statement_timeout = '500ms';
SELECT count(lf_number(n, 'en', '{"style":"spellout"}')) FROM generate_series(1, 100000000) AS n;
RESET statement_timeout;
-- More styles than are kept, each used again.
SELECT count(*), count(DISTINCT lf_number(1234.5, 'de', json_build_object('minInteger', n % 300 + 1))) FROM generate_series(1, 3000) AS n;
-- Nothing at all.
SELECT lf_number(NULL::numeric, 'de') IS NULL, lf_sort_key(NULL, 'de') IS NULL, lf_format('case', '', 'de', '{"to":"upper"}') = '';
SELECT count(lf_number(n, 'de')) FROM generate_series(1, 0) AS n;
-- In parallel.
SET force_parallel_mode = on;
SELECT count(DISTINCT lf_currency(n, 'EUR', 'de')) FROM generate_series(1, 100000) AS n;
RESET force_parallel_mode;
-- A long text.
SELECT length(lf_format('case', repeat('straße ', 1000000), 'de', '{"to":"upper"}'));

-- An index in a reader's order.
SELECT word FROM (VALUES ('zebra'), ('ärlig'), ('apa'), ('öra'), ('ål'), ('Apa')) AS words(word) ORDER BY lf_sort_key(word, 'sv');
SELECT word FROM (VALUES ('Datei 10'), ('Datei 9'), ('Ähre'), ('Akt')) AS words(word) ORDER BY lf_sort_key(word, 'de', '{"numeric":true}');
SELECT lf_key_is_current(lf_sort_key('a', 'sv'), 'sv'), lf_key_is_current('\x0102030405', 'sv'), lf_key_is_current(lf_sort_key('a', 'sv'), 'de');
SELECT lf_collation_version('sv') ~ '^[0-9.]+-[0-9a-f]+$' AS is_version;
CREATE TABLE people (id int PRIMARY KEY, name text);
INSERT INTO people SELECT id, (ARRAY['Åsa', 'Zoë', 'Örjan', 'Anna', 'Ärla'])[1 + id % 5] || ' ' || id FROM generate_series(1, 20000) AS id;
CREATE INDEX people_by_name ON people (lf_sort_key(name, 'sv', '{"numeric":true}'));
ANALYZE people;
SET enable_seqscan = off;
EXPLAIN (COSTS OFF) SELECT name FROM people ORDER BY lf_sort_key(name, 'sv', '{"numeric":true}') LIMIT 3;
SELECT name FROM people ORDER BY lf_sort_key(name, 'sv', '{"numeric":true}') LIMIT 3;
SELECT name FROM people ORDER BY lf_sort_key(name, 'sv', '{"numeric":true}') DESC LIMIT 3;
SELECT name FROM people WHERE lf_sort_key(name, 'sv', '{"numeric":true}') > lf_sort_key('Zoë 1', 'sv', '{"numeric":true}')
    ORDER BY lf_sort_key(name, 'sv', '{"numeric":true}') LIMIT 2;
RESET enable_seqscan;
-- Indexes made by another version of the order are found, and made anew.
SELECT index, relation, lf_index_is_current(index) FROM lf_sort_key_indexes;
-- What another version of ICU would have written: a function whose keys begin otherwise, and which then becomes the real one.
CREATE FUNCTION key(name text) RETURNS bytea IMMUTABLE STRICT LANGUAGE plpgsql
    AS $$ BEGIN RETURN '\x01020304'::bytea || substring(lf_sort_key(name, 'sv') FROM 5); END $$;
CREATE INDEX people_by_old_key ON people (key(name));
SELECT lf_index_is_current('people_by_old_key');
CREATE OR REPLACE FUNCTION key(name text) RETURNS bytea IMMUTABLE STRICT LANGUAGE plpgsql
    AS $$ BEGIN RETURN lf_sort_key(name, 'sv'); END $$;
SELECT lf_index_is_current('people_by_old_key');
REINDEX INDEX people_by_old_key;
SELECT lf_index_is_current('people_by_old_key');
SELECT lf_index_is_current('people_pkey');
CREATE TABLE nobody (name text);
CREATE INDEX nobody_by_name ON nobody (lf_sort_key(name, 'sv'));
SELECT lf_index_is_current('nobody_by_name');

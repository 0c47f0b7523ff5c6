-- What people wrote, read back.
SELECT lf_parse_number('1.234,50', 'de'), lf_parse_number('१२,३४,५६७.५', 'hi'), lf_parse_number('1234567890123456789012,5', 'de');
SELECT (lf_parse_currency('1.234,50 €', 'de')).*;
SELECT amount, code FROM lf_parse_currency('¥500', 'ja');
SELECT lf_parse_date('21. November 2025', 'Europe/Berlin', 'de') = '2025-11-21 12:00 Europe/Berlin'::timestamptz AS at_noon;
SELECT lf_parse_date('21.11.25, 14:30', 'Europe/Berlin', 'de', '{"date":"short","time":"short"}') = '2025-11-21T13:30Z'::timestamptz AS to_the_minute;
SELECT count(*), count(*) FILTER (WHERE lf_parse_number(lf_number(n / 100.0, locale), locale) = round(n / 100.0, 2))
FROM generate_series(-1000000, 1000000, 997) AS n, unnest(ARRAY['de', 'en', 'fr', 'ar-EG', 'hi-IN-u-nu-deva']) AS locale;
-- Faults.
SELECT lf_parse_number('twelve', 'de');
SELECT lf_parse_currency('five', 'de');
SELECT lf_parse_date('31. Februar 2025', 'UTC', 'de');

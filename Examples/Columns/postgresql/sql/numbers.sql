-- Numbers, money and other texts.
CREATE EXTENSION localeformat;
SELECT lf_number(1234567.891, 'de'), lf_number(1234567.891, 'hi-IN-u-nu-deva'), lf_number(-0.5, 'sv');
SELECT lf_number(9223372036854775807, 'en'), lf_number(123456789012345678901234567890.123, 'en');
SELECT lf_number(1234, 'de'), lf_number(0.1::float8, 'de'), lf_number(0.1::float8 + 0.2::float8, 'de', '{"maxFraction":20}');
SELECT lf_number('NaN'::numeric, 'en'), lf_number('-Infinity'::numeric, 'en'), lf_number('Infinity'::float8, 'en'), lf_number('NaN'::float8, 'en');
SELECT lf_number(0.256, 'tr', '{"style":"percent","fraction":1}'), lf_number(2026, 'en', ' { "numberingSystem" : "roman" } ');
SELECT lf_number(12345, 'en', '{"style":"compact-long"}'), lf_number(42, 'fr', '{"style":"spellout"}');
SELECT lf_currency(1234.5, 'EUR', 'de-AT'), lf_currency(-5, 'USD', 'en', '{"accounting":true}'), lf_currency(1234.567, 'JPY', 'ja');
SELECT lf_format('names', 'DE', 'fr', '{"kind":"region"}'), lf_format('plural', '2', 'ar'), lf_format('case', 'izmir', 'tr', '{"to":"upper"}');
SELECT lf_message('{$who}: {$n :number}', '{"args":{"who":"Ada","n":1234},"bidiIsolation":"none"}', 'de');
-- Each row has its own options.
SELECT lf_currency(amount, code, locale)
FROM (VALUES (5, 'EUR', 'de'), (6.5, 'JPY', 'en'), (NULL, 'EUR', 'fr'), (7, NULL, 'fr'), (7, 'KWD', NULL)) AS rows(amount, code, locale);

-- Dates and times, which never depend on the session's zone.
SET timezone = 'America/New_York';
SELECT lf_date('2025-11-21T08:30:00Z'::timestamptz, 'Asia/Kolkata', 'de');
SET timezone = 'Asia/Tokyo';
SELECT lf_date('2025-11-21T08:30:00Z'::timestamptz, 'Asia/Kolkata', 'de');
SELECT lf_date('2025-11-21T08:30:00.123456Z'::timestamptz, 'UTC', 'en', '{"pattern":"yyyy-MM-dd HH:mm:ss.SSSSSS"}'),
    lf_date('1969-12-31T23:59:59.000001Z'::timestamptz, 'UTC', 'en', '{"pattern":"yyyy-MM-dd HH:mm:ss.SSSSSS"}');
SELECT lf_date('2025-11-21 08:30'::timestamp, 'de'), lf_date('2025-11-21'::date, 'fa'), lf_date('2025-11-21'::date, 'fr', '{"skeleton":"yMMMEd"}');
SELECT lf_date('2025-11-21'::date, 'gu', '{"calendar":"gujarati","date":"full"}');
SELECT lf_date('0044-03-15 BC'::date, 'en', '{"skeleton":"GyMMMd"}'), lf_date('10000-01-01'::date, 'en', '{"skeleton":"GyMMMd"}');
SELECT lf_date('0044-03-15 BC'::timestamp, 'en', '{"skeleton":"GyMMMd"}'), lf_date('4713-01-01 00:00:00 BC'::timestamptz, 'UTC', 'en', '{"skeleton":"GyMMMd"}');
-- Faults.
SELECT lf_date('infinity'::timestamptz, 'UTC', 'de');
SELECT lf_date('-infinity'::date, 'de');
SELECT lf_date(now(), 'Mars/Base', 'de');

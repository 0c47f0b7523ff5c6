"""Texts, types and faults, in a process and in a cluster of two executors: python test_spark.py"""

import datetime
import decimal
import os
import sys
import threading
import time
import unittest

import localeformat as lf
from localeformat.spark import as_pandas_udf, as_udf, formatted
from pyspark.sql import SparkSession
from pyspark.sql import functions as f

os.environ.setdefault("PYSPARK_PYTHON", sys.executable)


class Columns(unittest.TestCase):
    MASTER = "local[2]"

    @classmethod
    def setUpClass(cls):
        cls.spark = (SparkSession.builder.master(cls.MASTER).config("spark.ui.enabled", "false")
                     .config("spark.executor.memory", "900m").config("spark.sql.session.timeZone", "UTC").getOrCreate())
        cls.spark.sparkContext.setLogLevel("OFF")

    @classmethod
    def tearDownClass(cls):
        cls.spark.stop()

    def frame(self, schema, *rows):
        return self.spark.createDataFrame(list(rows), schema)

    def test_functions(self):
        frame = self.frame("amount DECIMAL(12,2), code STRING, reader STRING", (decimal.Decimal("1234567.89"), "INR", "hi"),
                           (decimal.Decimal("-0.50"), "EUR", "de"), (None, "EUR", "de"), (decimal.Decimal("5"), None, "en"))
        for make in as_udf, as_pandas_udf:
            text = make(lf.currency(code="USD"), "code", "locale")("amount", "code", "reader")
            self.assertEqual([row[0] for row in frame.select(text).collect()],
                             ["₹12,34,567.89", "-0,50\xa0€", None, "$5.00"])

    def test_read_back(self):
        frame = self.frame("text STRING", ("1.234,50 €",), (None,))
        money = as_udf(lf.parse_currency(locale="de"), returns="decimal(12,2)")
        self.assertEqual([row[0] for row in frame.select(money("text")).collect()], [decimal.Decimal("1234.50"), None])
        with self.assertRaises(ValueError):
            as_udf(lf.parse_currency(locale="de"), returns="binary")

    def test_times_and_floats(self):
        moment = datetime.datetime(2025, 11, 21, 8, 30)
        frame = self.frame("at TIMESTAMP_NTZ, day DATE, ratio DOUBLE", (moment, moment.date(), float("nan")),
                           (moment, moment.date(), float("-inf")))
        row = frame.select(
            as_udf(lf.date(date="short", time="short", locale="de"))("at"),
            as_udf(lf.date(locale="de"))("day"), as_udf(lf.number(locale="en"))("ratio")).collect()
        self.assertEqual(tuple(row[0]), ("21.11.25, 08:30", "21. November 2025", "NaN"))
        self.assertEqual(row[1][2], "-∞")
        at = self.spark.sql("SELECT TIMESTAMP '2025-11-21 08:30:00 UTC' AS at")
        text = as_udf(lf.date(pattern="HH:mm", locale="en", time_zone="Asia/Kolkata"))("at")
        self.assertEqual(at.select(text).first()[0], "14:00")

    def test_rows_come_back_as_they_were(self):
        moment = datetime.datetime(2025, 11, 21, 8, 30, 0, 123456)
        row = (1, "a\ttab, a\nline, \"quotes\" and é", decimal.Decimal("0.10"), 0.1, moment, moment.date(),
               bytearray(b"\x00\xff"), [1, None], None)
        schema = ("id LONG, text STRING, amount DECIMAL(9,2), ratio DOUBLE, at TIMESTAMP_NTZ, day DATE, bytes BINARY, "
                  "items ARRAY<INT>, nothing STRING")
        found = formatted(self.frame(schema, row), "day_text", lf.date(locale="de"), "day").collect()
        self.assertEqual(tuple(found[0])[:-2], row)
        self.assertEqual((found[0].day_text, found[0].day_text_error), ("21. November 2025", None))

    def test_errors_stand_beside_their_rows(self):
        frame = self.frame("amount STRING, reader STRING", ("1", "en"), ("one", "en"), (None, "en"), ("2", "not a locale"))
        rows = formatted(frame, "text", lf.number(), "amount", locale=f.col("reader")).collect()
        self.assertEqual([row.text for row in rows], ["1", None, None, None])
        self.assertIn("one", rows[1].text_error)
        self.assertIn("not a locale", rows[3].text_error)
        self.assertEqual([row.text_error is None for row in rows], [True, False, True, False])

    def test_nothing(self):
        frame = self.frame("amount LONG")
        self.assertEqual(frame.select(as_udf(lf.number(locale="de"))("amount")).collect(), [])
        self.assertEqual(formatted(frame, "text", lf.number(locale="de"), "amount").collect(), [])

    def test_misuse(self):
        frame = self.frame("amount LONG", (1,))
        with self.assertRaisesRegex(ValueError, "amount"):
            formatted(frame, "amount", lf.number(locale="de"), "amount")

    def test_a_bad_locale_in_row_seven_million(self):
        reader = f.when(f.col("id") == 7_000_000, "not a locale").otherwise("de")
        frame = self.spark.range(8_000_000)
        with self.assertRaisesRegex(Exception, "not a locale"):
            frame.select(as_udf(lf.number(), "locale")("id", reader).alias("text")).agg(f.count("text")).collect()
        found = formatted(frame, "text", lf.number(), "id", locale=reader).where("text_error IS NOT NULL").collect()
        self.assertEqual([(row.id, row.text) for row in found], [(7_000_000, None)])

    def test_a_job_that_is_cancelled(self):
        context, ended = self.spark.sparkContext, []

        def work():
            context.setJobGroup("long", "long", interruptOnCancel=True)
            text = as_udf(lf.number(style="spellout", locale="en"))("id")
            try:
                self.spark.range(1_000_000_000).select(text.alias("text")).agg(f.count("text")).collect()
            except Exception as error:
                ended.append(error)

        thread = threading.Thread(target=work)
        thread.start()
        time.sleep(5)
        context.cancelJobGroup("long")
        thread.join(timeout=10)
        self.assertEqual(len(ended), 1)
        self.assertEqual(self.spark.range(1).select(as_udf(lf.number(locale="de"))("id")).first()[0], "0")


class Cluster(Columns):
    """The same with executors that are processes of their own."""

    MASTER = "local-cluster[2,1,1024]"


if __name__ == "__main__":
    unittest.main()

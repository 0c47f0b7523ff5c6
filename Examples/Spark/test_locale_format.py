"""What comes back beside the text: python test_locale_format.py FMT"""

import datetime
import decimal
import sys
import unittest

from pyspark.sql import SparkSession
from pyspark.sql import functions as f

from locale_format import formatted

FMT = sys.argv.pop() if len(sys.argv) > 1 else "fmt"


class Columns(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.spark = SparkSession.builder.master("local[2]").config("spark.ui.enabled", "false").getOrCreate()
        cls.spark.sparkContext.setLogLevel("ERROR")

    def frame(self, schema, *rows):
        return self.spark.createDataFrame(list(rows), schema)

    def test_texts(self):
        frame = self.frame("amount DECIMAL(12,2), reader STRING", (decimal.Decimal("1234567.89"), "hi"),
                           (decimal.Decimal("-0.50"), "de"))
        found = formatted(frame, "text", fmt=FMT, op="number", value=f.col("amount"), locale=f.col("reader"))
        self.assertEqual([row.text for row in found.collect()], ["12,34,567.89", "-0,5"])

    def test_errors_stand_beside_their_rows(self):
        frame = self.frame("amount STRING", ("1",), ("one",), (None,), ("2",))
        rows = formatted(frame, "text", fmt=FMT, op="number", value=f.col("amount"), locale="en").collect()
        self.assertEqual([row.text for row in rows], ["1", None, None, "2"])
        self.assertEqual([row.text_error is None for row in rows], [True, False, False, True])
        self.assertEqual([row.amount for row in rows], ["1", "one", None, "2"])

    def test_rows_come_back_as_they_were(self):
        moment = datetime.datetime(2025, 11, 21, 8, 30, 0, 123456)
        row = (1, "a\ttab, a\nline, \"quotes\" and é", decimal.Decimal("0.10"), 0.1, moment, datetime.date(2025, 11, 21),
               bytearray(b"\x00\xff"), [1, None], None)
        schema = ("id LONG, text STRING, amount DECIMAL(9,2), ratio DOUBLE, at TIMESTAMP, day DATE, bytes BINARY, "
                  "items ARRAY<INT>, nothing STRING")
        frame = self.frame(schema, row)
        found = formatted(frame, "day_text", fmt=FMT, op="date", value=f.col("day"), locale="de", date="long").collect()
        self.assertEqual(tuple(found[0])[:-2], row)
        self.assertEqual(found[0].day_text, "21. November 2025")

    def test_misuse(self):
        frame = self.frame("amount LONG", (1,))
        with self.assertRaises(ValueError):
            formatted(frame, "amount", fmt=FMT, op="number", value=f.col("amount"))
        with self.assertRaises(ValueError):
            formatted(frame, "text", fmt="fmt'; rm", op="number", value=f.col("amount"))


if __name__ == "__main__":
    unittest.main()

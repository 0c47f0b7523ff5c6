"""What goes wrong in a long column, and what else goes on meanwhile."""

import os
import signal
import threading
import time

import localeformat as lf
import pyarrow as pa
import pytest

ROWS = 8_000_000
BAD = 7_000_000


def locales(bad: str) -> pa.Array:
    indices = pa.array([0, 1], pa.int8()).take(pa.array([0, 1] * (ROWS // 2), pa.int8()))
    indices = pa.concat_arrays([indices[:BAD], pa.array([2], pa.int8()), indices[BAD + 1 :]])
    return pa.DictionaryArray.from_arrays(indices, pa.array(["de", "en", bad]))


def test_a_bad_locale_in_row_seven_million():
    column, readers = pa.array(range(ROWS)), locales("not a locale")
    with pytest.raises(lf.StyleError) as caught:
        lf.number().format_array(column, locale=readers)
    assert caught.value.row == BAD and "not a locale" in caught.value.reason
    chunked = pa.chunked_array([column[:5_000_000], column[5_000_000:]])
    with pytest.raises(lf.StyleError) as caught:
        lf.number().format_array(chunked, locale=readers)
    assert caught.value.row == BAD
    texts, errors = lf.number().format_array(column, locale=readers, errors="column")
    texts, errors = pa.array(texts), pa.array(errors)
    assert texts.null_count == 1 and errors.null_count == ROWS - 1
    assert texts[BAD].as_py() is None and "not a locale" in errors[BAD].as_py()
    assert texts[BAD + 1].as_py() == "7,000,001"


def test_rows_that_fail():
    column = pa.array(["1", "one", None, "2"])
    with pytest.raises(lf.RowError, match="row 1: .*one") as caught:
        lf.number(locale="en").format_array(column)
    assert caught.value.row == 1
    assert list(lf.number(locale="en").format_array(column, errors="null")) == ["1", None, None, "2"]
    _, reasons = lf.number(locale="en").format_array(pa.chunked_array([column[:1], column[1:]]), errors="column")
    assert [reason is None for reason in reasons] == [True, False, True, True]


def test_a_signal_ends_a_column():
    column = pa.array(range(500_000), pa.int64())
    column = pa.concat_arrays([column] * 40)
    style = lf.number(style="spellout", locale="en")
    sent = []

    def interrupt():
        time.sleep(0.5)
        sent.append(time.monotonic())
        os.kill(os.getpid(), signal.SIGINT)

    # A shell that runs the tests in its background has them ignore it.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        threading.Thread(target=interrupt).start()
        with pytest.raises(KeyboardInterrupt):
            style.format_array(column)
    finally:
        signal.signal(signal.SIGINT, before)
    assert time.monotonic() - sent[0] < 1


def test_columns_leave_python_to_others():
    column = pa.array(range(3_000_000))
    steps = []
    done = threading.Event()

    def count():
        while not done.is_set():
            steps.append(time.monotonic())
            time.sleep(0.001)

    other = threading.Thread(target=count)
    other.start()
    before = len(steps)
    lf.number(locale="de").format_array(column)
    during = len(steps) - before
    done.set()
    other.join()
    assert during > 3


def test_eight_threads_with_one_style():
    column = pa.array([value * 997 for value in range(300_000)])
    style = lf.currency(locale="en")
    codes = pa.array(["EUR", "USD", "JPY"] * 100_000)
    expected = pa.array(style.format_array(column, code=codes))
    results = [None] * 8

    def work(index):
        results[index] = pa.array(style.format_array(column, code=codes))

    threads = [threading.Thread(target=work, args=(index,)) for index in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert all(result.equals(expected) for result in results)


def test_a_stream_that_fails():
    def batches():
        yield pa.record_batch({"n": [1]})
        raise RuntimeError("the disk is gone")

    reader = pa.RecordBatchReader.from_batches(pa.schema({"n": pa.int64()}), batches())
    with pytest.raises(OSError, match="the disk is gone"):
        lf.message("{$n}", locale="en").format_array(reader)


class Given:
    """A column whose stream is always the same one."""

    def __init__(self, column):
        self.stream = pa.chunked_array([column]).__arrow_c_stream__()

    def __arrow_c_stream__(self, requested_schema=None):
        return self.stream


def test_a_stream_that_was_read_before():
    given = Given(pa.array([1000, 2]))
    pa.chunked_array(given)
    with pytest.raises(ValueError, match="read or released before"):
        lf.number(locale="de").format_array(given)


@pytest.mark.skipif("LOCALEFORMAT_LONG" not in os.environ, reason="takes eight gigabytes: set LOCALEFORMAT_LONG")
def test_two_gigabytes_of_text():
    rows, word = 1_100_000, "x" * 2000
    style = lf.number(pattern=f"'{word}'#,##0", locale="de")
    column = pa.array(range(rows), pa.int64())
    made = pa.array(style.format_array(column))
    assert made.type == pa.large_string() and len(made) == rows
    assert made[rows - 1].as_py() == word + "1.099.999" and made[0].as_py() == word + "0"
    del made
    # All chunks of a stream have one type, also those that are short.
    chunks = pa.chunked_array(style.format_array(pa.chunked_array([column[:5], column])))
    assert chunks.type == pa.large_string() and chunks[4].as_py() == word + "4" and len(chunks) == rows + 5

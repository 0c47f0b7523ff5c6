import json
import os
import subprocess
from pathlib import Path

import pytest


def _fmt() -> str | None:
    """`fmt` as LOCALEFORMAT_FMT names it, or as a release build left it."""
    if path := os.environ.get("LOCALEFORMAT_FMT"):
        return path
    built = Path(__file__).parents[4] / ".build/release/fmt"
    return str(built) if built.exists() else None


@pytest.fixture(scope="session")
def batch():
    """What `fmt batch` answers to values of one style."""
    command = _fmt()
    if command is None:
        pytest.skip("no fmt: build it, or name it by LOCALEFORMAT_FMT")

    def answers(options: dict, values: list) -> list:
        lines = "".join(json.dumps({**options, "value": value}) + "\n" for value in values)
        run = subprocess.run([command, "batch"], input=lines, capture_output=True, text=True, check=False)
        found = [json.loads(line) for line in run.stdout.split("\n") if line]
        assert len(found) == len(values), run.stderr
        return [answer.get("result") for answer in found]

    return answers

"""Reads a Hunspell dictionary (.dic) with its affix rules (.aff), as hunspell(5) describes them: words, flags, suffixes, what
each is said to be. Prefixes, compounds and a suffix on a suffix are left out: no plural or feminine needs one."""
import collections, re

Entry = collections.namedtuple("Entry", "word flags tags")
Suffix = collections.namedtuple("Suffix", "strip add fits tags")


class Dictionary:
    def __init__(self, path):
        self.long_flags = False
        self.suffixes = collections.defaultdict(list)
        self._read_affixes(path + ".aff")
        self.entries = list(self._read_entries(path + ".dic"))

    def _read_affixes(self, path):
        with open(path, encoding="utf-8-sig") as file:
            for line in file:
                fields = line.split()
                if fields[:2] == ["FLAG", "long"]:
                    self.long_flags = True
                # A rule has a flag, what is cut, what is added and a condition; a rule's head has a count in the last place.
                if len(fields) >= 5 and fields[0] == "SFX":
                    _, flag, strip, add, condition, *tags = fields
                    add = add.split("/")[0]
                    self.suffixes[flag].append(
                        Suffix("" if strip == "0" else strip, "" if add == "0" else add,
                               re.compile(f"(?:{condition})$"), tuple(tags)))

    def _read_entries(self, path):
        with open(path, encoding="utf-8-sig") as file:
            next(file)
            for line in file:
                head, *tags = line.split() or [""]
                word, _, flags = head.partition("/")
                if word:
                    yield Entry(word, tuple(self._flags(flags)), tuple(tags))

    def _flags(self, text):
        return [text[i:i + 2] for i in range(0, len(text), 2)] if self.long_flags else list(text)

    def forms(self, entry, flags=None):
        """The forms that suffixes make of the entry, each with the tags of its suffix."""
        for flag in entry.flags:
            if flags is not None and flag not in flags:
                continue
            for suffix in self.suffixes.get(flag, ()):
                if entry.word.endswith(suffix.strip) and suffix.fits.search(entry.word):
                    yield entry.word[:len(entry.word) - len(suffix.strip)] + suffix.add, suffix.tags

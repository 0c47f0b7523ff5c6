"""Writes the words of a language: extract.py LANGUAGE DICTIONARY OUTPUT. A Hunspell dictionary is named without .dic and .aff."""
import importlib, sys

modules = {"es": "spanish", "fr": "french", "nl": "dutch", "pt": "portuguese"}
language, dictionary, output = sys.argv[1:]
importlib.import_module(modules[language]).extract(dictionary).write(output)

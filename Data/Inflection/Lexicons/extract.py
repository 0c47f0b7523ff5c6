"""Writes the words of a language: extract.py LANGUAGE OUTPUT SOURCE... Dictionaries are named without .dic and .aff."""
import importlib, sys

modules = {"de": "german", "es": "spanish", "fr": "french", "it": "italian", "nl": "dutch", "pt": "portuguese"}
language, output, *sources = sys.argv[1:]
importlib.import_module(modules[language]).extract(*sources).write(output)

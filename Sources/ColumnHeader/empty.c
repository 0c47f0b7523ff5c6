// Nothing: a target needs a file.

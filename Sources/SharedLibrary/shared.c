// Nothing but how the shared library is linked, which Package.swift says: the flags would be those of tests and programs too.

// Nothing: Package.swift says how a program is linked that this is a part of.

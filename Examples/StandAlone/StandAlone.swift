// Nothing but how the products `fmt` and `fmt-strings` are linked, which Package.swift says: their own flags would be those of the tests
// that use them too.
// Of a process that lives four milliseconds, ten of Swift's libraries would take two to be found and relocated, so they are in the
// program, position-independent as it is; it carries no names that nobody looks up. lld, as gold warns of a function of Foundation.

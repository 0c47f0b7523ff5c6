// Nothing but how the products `fmt` and `fmt-strings` are linked, which Package.swift says: their own flags would be those of the tests
// that use them too.
// Of a process that lives four milliseconds, ten of Swift's libraries would take two to be found and relocated, so they are in the
// program. It has its addresses from the linker: 65,000 of them would take another 0.7 ms to be moved. ICU's libraries, which are C++,
// are placed at random as ever. It carries no names that nobody looks up. lld, as gold warns of a function of Foundation.

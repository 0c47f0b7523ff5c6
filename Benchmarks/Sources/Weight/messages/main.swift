import LocalizedMessages

let older = try MessageFormat1("{n, plural, one {# file} other {# files}}").compiled(in: "en")
print(try older.format(["n": 1234]))
let newer = try MessageFormat2("{$n :number} files").compiled(in: "hi-u-nu-deva")
print(newer.format(["n": 1234]))

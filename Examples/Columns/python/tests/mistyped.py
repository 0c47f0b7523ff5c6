"""What type checkers refuse: an option that there is not, and a word that it does not take."""

import localeformat as lf

lf.number(locale="de", fractions=2)
lf.number(locale="de", grouping="never")

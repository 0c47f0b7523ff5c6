#include <unicode/unumberformatter.h>

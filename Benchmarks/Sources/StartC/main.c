// The C program that `fmt number VALUE --locale …` is compared with: one number, one locale, UTF-8 to standard output.
#include "RawICU.h"

#include <stdio.h>
#include <string.h>

int main(int count, char **arguments) {
    if (count != 3) return 2;
    char text[512];
    RawICU *formatter = rawicu_open("", arguments[2]);
    int32_t length = rawicu_decimal(formatter, arguments[1], (int32_t)strlen(arguments[1]), text, sizeof text);
    printf("%.*s\n", (int)length, text);
    rawicu_close(formatter);
    return 0;
}

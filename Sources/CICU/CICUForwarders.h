// Included by every .c file after ICU's headers: the declarations that Swift sees then name ICU's own types.
#define LF_CICU_FORWARDERS 1

#include "ProcessMemory.h"

#include <stdio.h>

#if defined(__GLIBC__)

#include <malloc.h>
#include <unistd.h>

int64_t process_heap(void) {
    struct mallinfo2 info = mallinfo2();
    return (int64_t)(info.uordblks + info.hblkhd);
}

int64_t process_resident(void) {
    FILE *file = fopen("/proc/self/statm", "r");
    long total = 0, resident = 0;
    if (!file) return 0;
    if (fscanf(file, "%ld %ld", &total, &resident) != 2) resident = 0;
    fclose(file);
    return (int64_t)resident * sysconf(_SC_PAGESIZE);
}

#else

int64_t process_heap(void) { return 0; }
int64_t process_resident(void) { return 0; }

#endif

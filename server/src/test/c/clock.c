/* A clock that can be set for one process: loaded before the C library, it adds the seconds in the file CLOCK_FILE to the time of
   day. Clocks that count from the start of the machine are left alone. Built by FaultsTest:
   cc -shared -fPIC -O2 -o clock.so clock.c -ldl */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static long set_by(void) {
    const char *file = getenv("CLOCK_FILE");
    char text[32] = {0};
    int in = file ? open(file, O_RDONLY) : -1;
    if (in < 0) {
        return 0;
    }
    ssize_t got = read(in, text, sizeof text - 1);
    close(in);
    return got > 0 ? atol(text) : 0;
}

int clock_gettime(clockid_t clock, struct timespec *now) {
    static int (*real)(clockid_t, struct timespec *);
    if (!real) {
        real = (int (*)(clockid_t, struct timespec *)) dlsym(RTLD_NEXT, "clock_gettime");
    }
    int answer = real(clock, now);
    if (answer == 0 && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) {
        now->tv_sec += set_by();
    }
    return answer;
}

int gettimeofday(struct timeval *restrict now, void *restrict zone) {
    struct timespec at;
    (void) zone;
    if (clock_gettime(CLOCK_REALTIME, &at) != 0) {
        return -1;
    }
    now->tv_sec = at.tv_sec;
    now->tv_usec = at.tv_nsec / 1000;
    return 0;
}

time_t time(time_t *at) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    if (at) {
        *at = now.tv_sec;
    }
    return now.tv_sec;
}

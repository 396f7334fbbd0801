#include "CProcess.h"

#include <pthread.h>
#include <signal.h>

/* What people and systems end a program with. */
static sigset_t ends(void) {
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, SIGINT);
  sigaddset(&set, SIGTERM);
  sigaddset(&set, SIGHUP);
  return set;
}

void uiprocess_hold_signals(void) {
  sigset_t set = ends();
  pthread_sigmask(SIG_BLOCK, &set, NULL);
}

void uiprocess_take_signals(void) {
  sigset_t set = ends();
  pthread_sigmask(SIG_UNBLOCK, &set, NULL);
}

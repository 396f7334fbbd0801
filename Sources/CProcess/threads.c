#include "CProcess.h"

#include <pthread.h>
#include <stdlib.h>

struct uithread_gate {
  pthread_mutex_t mutex;
  pthread_cond_t change;
};

uithread_gate *uithread_gate_new(void) {
  uithread_gate *gate = malloc(sizeof *gate);
  if (!gate) return NULL;
  pthread_mutex_init(&gate->mutex, NULL);
  pthread_cond_init(&gate->change, NULL);
  return gate;
}

void uithread_gate_free(uithread_gate *gate) {
  pthread_cond_destroy(&gate->change);
  pthread_mutex_destroy(&gate->mutex);
  free(gate);
}

void uithread_lock(uithread_gate *gate) { pthread_mutex_lock(&gate->mutex); }
void uithread_unlock(uithread_gate *gate) { pthread_mutex_unlock(&gate->mutex); }
void uithread_wait(uithread_gate *gate) { pthread_cond_wait(&gate->change, &gate->mutex); }
void uithread_wake(uithread_gate *gate) { pthread_cond_broadcast(&gate->change); }

struct uithread {
  pthread_t id;
  void (*body)(void *context);
  void *context;
};

static void *run(void *argument) {
  uithread *thread = argument;
  thread->body(thread->context);
  return NULL;
}

uithread *uithread_start(void (*body)(void *context), void *context) {
  uithread *thread = malloc(sizeof *thread);
  if (!thread) return NULL;
  thread->body = body;
  thread->context = context;
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  // Deep documents recurse; Darwin's other threads have an eighth of the main thread's stack.
  pthread_attr_setstacksize(&attributes, 8 << 20);
  int status = pthread_create(&thread->id, &attributes, run, thread);
  pthread_attr_destroy(&attributes);
  if (status == 0) return thread;
  free(thread);
  return NULL;
}

void uithread_join(uithread *thread) {
  pthread_join(thread->id, NULL);
  free(thread);
}

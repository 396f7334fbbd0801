// What Swift has no safe or no fast way to: arguments, threads and locks. The C functions for locks want addresses that
// stay, which Swift's properties don't promise.
#ifndef CPROCESS_H
#define CPROCESS_H

#include <stdbool.h>

/// A lock, and a way to wait until something behind it has changed.
typedef struct uithread_gate uithread_gate;

uithread_gate *_Nullable uithread_gate_new(void);
void uithread_gate_free(uithread_gate *_Nonnull gate);
void uithread_lock(uithread_gate *_Nonnull gate);
void uithread_unlock(uithread_gate *_Nonnull gate);
/// Gives the lock away until another thread calls `uithread_wake`; may also return without that.
void uithread_wait(uithread_gate *_Nonnull gate);
void uithread_wake(uithread_gate *_Nonnull gate);

typedef struct uithread uithread;

/// Starts a thread with the stack of a main thread; NULL when the system has none left.
uithread *_Nullable uithread_start(void (*_Nonnull body)(void *_Nonnull context), void *_Nonnull context);
/// Waits until the thread has ended, and frees it.
void uithread_join(uithread *_Nonnull thread);

/// The command line as the process got it, the program's name first; NULL past its end. Swift's own list of arguments
/// searches the process's memory for them.
const char *_Nullable uiprocess_argument(int index);

/// Lets the signals that end a program wait, in this thread and those that it starts; then lets them come again.
void uiprocess_hold_signals(void);
void uiprocess_take_signals(void);

#endif

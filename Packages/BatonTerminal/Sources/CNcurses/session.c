#define _GNU_SOURCE
#define NCURSES_WIDECHAR 1
#include "session.h"
#include "CNcurses.h"

#include <errno.h>
#include <fcntl.h>
#include <ncurses.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <term.h>
#include <termios.h>
#include <unistd.h>

static struct termios saved;
static volatile sig_atomic_t active;
static char reset[512];
static size_t reset_length;
static int pipe_end = -1;

static const int fatal[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGQUIT, SIGSYS};
enum { fatal_count = sizeof fatal / sizeof *fatal };
static struct sigaction previous[fatal_count];

// The modes 1004 and 2004, which have no names among the capabilities.
static const char reports_on[] = "\033[?1004h\033[?2004h",
                  reports_off[] = "\033[?1004l\033[?2004l";

void bt_ask_for_reports(bool reports) {
  (void)!write(1, reports ? reports_on : reports_off, sizeof reports_on - 1);
}

bool bt_session_save(void) { return tcgetattr(0, &saved) == 0; }

/// Adds a capability's text, without the padding marks that only tputs understands.
static void add(const char *name) {
  char *text = tigetstr((char *)name);
  if (!text || text == (char *)-1) return;
  for (; *text && reset_length < sizeof reset; text++) {
    if (text[0] == '$' && text[1] == '<') {
      char *end = strchr(text, '>');
      if (!end) break;
      text = end;
      continue;
    }
    reset[reset_length++] = *text;
  }
}

// Async-signal-safe: only write, tcsetattr and memory that was prepared before.
void bt_restore_now(void) {
  if (!active) return;
  active = 0;
  int error = errno;
  size_t done = 0;
  while (done < reset_length) {
    ssize_t count = write(1, reset + done, reset_length - done);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) break;
    done += (size_t)count;
  }
  tcsetattr(0, TCSANOW, &saved);
  errno = error;
}

/// Restores the terminal, puts the earlier action back and returns, so that the fault happens again
/// under that action: Swift's own backtrace prints on a clean screen.
static void crash(int number, siginfo_t *info, void *context) {
  (void)context;
  bt_restore_now();
  for (int i = 0; i < fatal_count; i++)
    if (fatal[i] == number) sigaction(number, &previous[i], NULL);
  // A signal that was sent (abort, kill) does not happen again by itself.
  if (info->si_code <= 0) raise(number);
}

static void install_crash_handlers(void) {
  static char stack[64 * 1024];
  stack_t now;
  memset(&now, 0, sizeof now);
  if (sigaltstack(NULL, &now) == 0 && (now.ss_flags & SS_DISABLE)) {
    stack_t own;
    memset(&own, 0, sizeof own);
    own.ss_sp = stack;
    own.ss_size = sizeof stack;
    sigaltstack(&own, NULL);
  }
  for (int i = 0; i < fatal_count; i++) {
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_sigaction = crash;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK;
    sigemptyset(&action.sa_mask);
    sigaction(fatal[i], &action, &previous[i]);
  }
}

void bt_session_begin(void) {
  static bool installed;
  reset_length = 0;
  add("rmkx");
  add("sgr0");
  add("cnorm");
  add("rmcup");
  if (reset_length + sizeof reports_off - 1 <= sizeof reset) {
    memcpy(reset + reset_length, reports_off, sizeof reports_off - 1);
    reset_length += sizeof reports_off - 1;
  }
  active = 1;
  if (installed) return;
  installed = true;
  atexit(bt_restore_now);
  install_crash_handlers();
}

bool bt_session_end(void) {
  bool was_active = active;
  active = 0;
  return was_active;
}

void bt_suspend(void) {
  if (!active) return;
  active = 0;
  bt_ask_for_reports(false);
  endwin();
  // To the whole job, as the terminal itself does, so that what started this process stops too;
  // and past ncurses' own handler. That it goes on is known here: nobody else is to hear of it.
  struct sigaction usual, stop, go_on;
  memset(&usual, 0, sizeof usual);
  usual.sa_handler = SIG_DFL;
  sigemptyset(&usual.sa_mask);
  sigaction(SIGTSTP, &usual, &stop);
  sigaction(SIGCONT, &usual, &go_on);
  kill(0, SIGTSTP);
  sigaction(SIGCONT, &go_on, NULL);
  sigaction(SIGTSTP, &stop, NULL);
  active = 1;
  bt_ask_for_reports(true);
  refresh();
}

static void note(int number) {
  int error = errno;
  unsigned char byte = (unsigned char)number;
  (void)!write(pipe_end, &byte, 1);
  errno = error;
}

static void handle_signals(void (*handler)(int)) {
  const int signals[] = {SIGWINCH, SIGTERM, SIGHUP, SIGINT, SIGTSTP, SIGCONT};
  for (size_t i = 0; i < sizeof signals / sizeof *signals; i++) {
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = handler;
    action.sa_flags = SA_RESTART;
    sigemptyset(&action.sa_mask);
    sigaction(signals[i], &action, NULL);
  }
}

void bt_signals_end(void) { handle_signals(SIG_DFL); }

void bt_signals_default(void) {
  bt_signals_end();
  signal(SIGPIPE, SIG_DFL);
}

int bt_signal_pipe(void) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC | O_NONBLOCK) != 0) return -1;
  pipe_end = ends[1];
  handle_signals(note);
  signal(SIGPIPE, SIG_IGN);
  return ends[0];
}

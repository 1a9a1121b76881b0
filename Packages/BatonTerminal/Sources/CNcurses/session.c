#define _GNU_SOURCE
#define NCURSES_WIDECHAR 1
#include "session.h"
#include "CNcurses.h"

#include <errno.h>
#include <fcntl.h>
#include <ncurses.h>
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <term.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

static struct termios saved;
static volatile sig_atomic_t active;
static char reset[512];
static size_t reset_length;

// Signals are noted by number; a byte in the pipe says that some are. Since when one that ends is, in
// milliseconds, or 0.
static const int requests[] = {SIGTERM, SIGHUP, SIGINT, SIGTSTP, SIGCONT, SIGWINCH};
enum { request_count = sizeof requests / sizeof *requests };
static volatile sig_atomic_t noted[NSIG];
static int pipe_ends[2] = {-1, -1};
static atomic_llong ending_since;

static struct sigaction previous[NSIG];

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

/// Writes what puts the terminal back. One that takes nothing for a second loses what it has not shown.
static void write_reset(void) {
  const int patience = 1000;
  // Others have the terminal open as well, so this is for the moment only.
  int flags = fcntl(1, F_GETFL);
  fcntl(1, F_SETFL, flags | O_NONBLOCK);
  bool is_flushed = false;
  int waits = 0;
  size_t done = 0;
  while (done < reset_length) {
    ssize_t count = write(1, reset + done, reset_length - done);
    if (count > 0) {
      done += (size_t)count;
    } else if (count == 0 || (errno != EINTR && errno != EAGAIN)) {
      break;
    } else if (errno == EAGAIN) {
      struct pollfd output = {.fd = 1, .events = POLLOUT};
      if (poll(&output, 1, patience) != 0 && ++waits < 100) continue;
      if (is_flushed) break;
      is_flushed = true;
      waits = 0;
      tcflush(1, TCOFLUSH);
    }
  }
  fcntl(1, F_SETFL, flags);
}

// Async-signal-safe: system calls and memory that was prepared before.
void bt_restore_now(void) {
  if (!active) return;
  active = 0;
  int error = errno;
  write_reset();
  tcsetattr(0, TCSANOW, &saved);
  errno = error;
}

static bool is_fault(int number) {
  const int faults[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGSYS};
  for (size_t i = 0; i < sizeof faults / sizeof *faults; i++)
    if (faults[i] == number) return true;
  return false;
}

static bool is_harmless(int number) {
  const int harmless[] = {SIGCHLD, SIGURG, SIGWINCH, SIGCONT, SIGTSTP, SIGTTIN, SIGTTOU};
  for (size_t i = 0; i < sizeof harmless / sizeof *harmless; i++)
    if (harmless[i] == number) return true;
  return false;
}

/// Restores the terminal, puts the earlier action back and returns, so that the fault happens again
/// under that action: Swift's own backtrace prints on a clean screen.
static void crash(int number, siginfo_t *info, void *context) {
  (void)context;
  bt_restore_now();
  sigaction(number, &previous[number], NULL);
  // Only an instruction's fault happens again by itself.
  if (info->si_code <= 0 || !is_fault(number)) raise(number);
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
  for (int number = 1; number < NSIG; number++) {
    if (is_harmless(number) || sigaction(number, NULL, &previous[number]) != 0) continue;
    if (previous[number].sa_handler == SIG_IGN) continue;
    // Another's handler ends the process for these alone: Swift's, which prints a backtrace.
    bool is_end = is_fault(number) || number == SIGABRT || number == SIGQUIT;
    if (previous[number].sa_handler != SIG_DFL && !is_end) continue;
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_sigaction = crash;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK;
    sigemptyset(&action.sa_mask);
    sigaction(number, &action, NULL);
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

bool bt_session_is_begun(void) { return active; }

void bt_session_end(void) { active = 0; }

void bt_suspend(void) {
  if (!active) return;
  bt_ask_for_reports(false);
  endwin();
  active = 0;
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

static bool ends(int number) { return number == SIGTERM || number == SIGHUP || number == SIGINT; }

/// Whether a signal asked for the end a second ago and more, and the process is still there, as it is
/// when it waits for a terminal that takes no output.
static bool is_stuck(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  long long now = time.tv_sec * 1000LL + time.tv_nsec / 1000000 + 1, none = 0;
  return !atomic_compare_exchange_strong(&ending_since, &none, now) && now - none >= 1000;
}

static void note(int number) {
  int error = errno;
  if (ends(number) && is_stuck()) {
    bt_restore_now();
    signal(number, SIG_DFL);
    raise(number);
  }
  // The latter of the two counts, as it does where nobody handles them.
  if (number == SIGCONT) noted[SIGTSTP] = 0;
  if (number == SIGTSTP) noted[SIGCONT] = 0;
  if (!noted[number]) {
    noted[number] = 1;
    (void)!write(pipe_ends[1], "", 1);
  }
  errno = error;
}

uint64_t bt_take_signals(void) {
  char bytes[64];
  // First, so that a signal that comes meanwhile is taken now or has its byte.
  while (read(pipe_ends[0], bytes, sizeof bytes) > 0) {}
  uint64_t taken = 0;
  for (int i = 0; i < request_count; i++) {
    if (!noted[requests[i]]) continue;
    noted[requests[i]] = 0;
    taken |= UINT64_C(1) << requests[i];
  }
  return taken;
}

static void handle_signals(void (*handler)(int)) {
  for (int i = 0; i < request_count; i++) {
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = handler;
    action.sa_flags = SA_RESTART;
    sigemptyset(&action.sa_mask);
    sigaction(requests[i], &action, NULL);
  }
}

void bt_signals_end(void) { handle_signals(SIG_DFL); }

void bt_signals_default(void) {
  bt_signals_end();
  signal(SIGPIPE, SIG_DFL);
}

int bt_signal_pipe(void) {
  if (pipe2(pipe_ends, O_CLOEXEC | O_NONBLOCK) != 0) return -1;
  ending_since = 0;
  handle_signals(note);
  signal(SIGPIPE, SIG_IGN);
  return pipe_ends[0];
}

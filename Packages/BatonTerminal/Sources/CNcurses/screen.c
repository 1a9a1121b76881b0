#define _GNU_SOURCE
#define NCURSES_WIDECHAR 1
#include "CNcurses.h"
#include "session.h"

#include <langinfo.h>
#include <locale.h>
#include <ncurses.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <term.h>
#include <unistd.h>
#include <wchar.h>

// What terminals send beside what their entry says, often one that is another's.
static const struct {
  const char *sequence;
  int code;
} other_keys[] = {
    {"\033[1~", KEY_HOME}, {"\033[7~", KEY_HOME}, {"\033[H", KEY_HOME}, {"\033OH", KEY_HOME},
    {"\033[4~", KEY_END},  {"\033[8~", KEY_END},  {"\033[F", KEY_END},  {"\033OF", KEY_END},
};

const int bt_key_up = KEY_UP, bt_key_down = KEY_DOWN, bt_key_left = KEY_LEFT,
          bt_key_right = KEY_RIGHT, bt_key_page_up = KEY_PPAGE, bt_key_page_down = KEY_NPAGE,
          bt_key_home = KEY_HOME, bt_key_end = KEY_END, bt_key_enter = KEY_ENTER,
          bt_key_backspace = KEY_BACKSPACE, bt_key_delete = KEY_DC, bt_key_back_tab = KEY_BTAB,
          bt_key_f0 = KEY_F0;
// Beyond the codes that ncurses makes up for the keys that only a terminal's entry names.
const int bt_paste_begin = 0x7ffc, bt_paste_end = 0x7ffd, bt_focus_in = 0x7ffe,
          bt_focus_out = 0x7fff;

static bool has_colours;
static attr_t attributes;
static short pair;

static bool has(const char *name) {
  char *value = tigetstr((char *)name);
  return value && value != (char *)-1;
}

const char *bt_unusable(void) {
  if (!isatty(0)) return "standard input is not a terminal";
  if (!isatty(1)) return "standard output is not a terminal";
  const char *terminal = getenv("TERM");
  if (!terminal || !*terminal) return "TERM is not set";
  int error = 0;
  if (setupterm((char *)terminal, 1, &error) != OK) return "TERM names no known terminal";
  const char *why = has("cup") && has("clear") ? NULL : "the terminal cannot place the cursor";
  del_curterm(cur_term);
  return why;
}

bool bt_start(bool colours) {
  setlocale(LC_ALL, "");
  // A C locale would draw no character beyond ASCII.
  if (strcmp(nl_langinfo(CODESET), "UTF-8") != 0) setlocale(LC_CTYPE, "C.UTF-8");
  if (!bt_session_save()) return false;
  set_escdelay(0);  // nothing waits here for the rest of a sequence
  // Not initscr, which ends the process when it fails.
  if (!newterm(NULL, stdout, stdin)) return false;
  bt_session_begin();
  bt_ask_for_reports(true);
  raw();
  noecho();
  nonl();
  keypad(stdscr, TRUE);
  for (size_t i = 0; i < sizeof other_keys / sizeof *other_keys; i++)
    if (key_defined(other_keys[i].sequence) == 0)
      define_key(other_keys[i].sequence, other_keys[i].code);
  define_key("\033[I", bt_focus_in);
  define_key("\033[O", bt_focus_out);
  define_key("\033[200~", bt_paste_begin);
  define_key("\033[201~", bt_paste_end);
  // Some entries, `linux` among them, have Ctrl-Z for a key of its own; here it is what it is elsewhere.
  keyok(KEY_SUSPEND, FALSE);
  nodelay(stdscr, TRUE);
  leaveok(stdscr, TRUE);
  curs_set(0);
  mousemask(0, NULL);
  has_colours = colours && has_colors();
  if (has_colours) {
    start_color();
    use_default_colors();
    for (short colour = 0; colour < 8; colour++) init_pair(colour + 1, colour, -1);
  }
  return true;
}

void bt_stop(void) {
  if (!bt_session_is_begun()) return;
  bt_ask_for_reports(false);
  // May wait for the terminal for ever; what ends the process meanwhile is to put it back.
  endwin();
  bt_session_end();
}

void bt_resize(void) {
  struct winsize size;
  if (ioctl(1, TIOCGWINSZ, &size) != 0 || size.ws_row == 0 || size.ws_col == 0) return;
  // Not resizeterm, which queues a KEY_RESIZE each time.
  resize_term(size.ws_row, size.ws_col);
  erase();
  clearok(curscr, TRUE);
}

int bt_lines(void) { return LINES; }
int bt_columns(void) { return COLS; }

int bt_width(uint32_t scalar) { return wcwidth((wchar_t)scalar); }

void bt_style(int colour, bool bold, bool dim, bool underline, bool reverse) {
  attributes = A_NORMAL;
  if (bold) attributes |= A_BOLD;
  if (dim) attributes |= A_DIM;
  if (underline) attributes |= A_UNDERLINE;
  if (reverse) attributes |= A_REVERSE;
  pair = has_colours && colour >= 0 && colour < 8 ? (short)(colour + 1) : 0;
}

void bt_put(int row, int column, const char *text) {
  wchar_t wide[CCHARW_MAX + 1];
  mbstate_t state;
  memset(&state, 0, sizeof state);
  const char *rest = text;
  size_t count = mbsrtowcs(wide, &rest, CCHARW_MAX, &state);
  if (count == (size_t)-1 || count == 0) return;
  wide[count] = 0;
  cchar_t cell;
  if (setcchar(&cell, wide, attributes, pair, NULL) != OK) return;
  mvwadd_wch(stdscr, row, column, &cell);
}

void bt_flush(void) {
  wnoutrefresh(stdscr);
  doupdate();
}

bool bt_is_gone(void) {
  struct winsize size;
  return ioctl(0, TIOCGWINSZ, &size) != 0;
}

// An Escape, and what came after it of a sequence whose rest may be on its way.
static char held[32];
static size_t held_count;

// What the sequence is with one more byte: a key's code, 27, -1000, or -1 where it is not whole yet.
static int hold(int byte) {
  if (held_count == 1 && byte != '[' && byte != 'O') {
    held_count = 0;
    ungetch(byte);
    return 27;
  }
  held[held_count++] = (char)byte;
  held[held_count] = 0;
  int code = key_defined(held);
  // Parameters go on up to the letter or the tilde that ends it.
  bool is_whole = held_count > 2 && (byte < 0x20 || byte >= 0x40);
  if (code <= 0 && (code < 0 || !is_whole) && held_count < sizeof held - 1) return -1;
  held_count = 0;
  return code > 0 ? -1000 - code : -1000;
}

// A character once its last byte is there, else -1.
static int decode(int byte) {
  static mbstate_t state;
  char next = (char)byte;
  wchar_t scalar;
  size_t count = mbrtowc(&scalar, &next, 1, &state);
  if (count == (size_t)-2) return -1;
  if (count != (size_t)-1) return (int)scalar;
  // Not a character's, or in place of the rest of one.
  memset(&state, 0, sizeof state);
  return byte < 0x80 ? byte : -1;
}

int bt_key(void) {
  while (true) {
    // Not wget_wch, which forgets the first bytes of a character whose others are on their way, as
    // they are where a long text is pasted.
    int byte = wgetch(stdscr), key = -1;
    if (byte == ERR) return -1;
    if (byte > 0xff) {
      if (held_count != 1) return held_count = 0, -1000 - byte;
      key = hold(byte);
    } else if (held_count > 0) {
      key = hold(byte);
    } else if (byte == 27) {
      held[held_count++] = 27;
    } else {
      key = decode(byte);
    }
    if (key != -1) return key;
  }
}

bool bt_is_midway(void) { return held_count > 0; }

bool bt_is_escape(void) {
  bool is_escape = held_count == 1;
  held_count = 0;
  return is_escape;
}

int bt_window_columns(int descriptor) {
  struct winsize size;
  return ioctl(descriptor, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

int bt_window_lines(int descriptor) {
  struct winsize size;
  return ioctl(descriptor, TIOCGWINSZ, &size) == 0 ? size.ws_row : 0;
}

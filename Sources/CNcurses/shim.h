#ifndef CNCURSES_SHIM_H
#define CNCURSES_SHIM_H

#ifndef _XOPEN_SOURCE_EXTENDED
#define _XOPEN_SOURCE_EXTENDED 1
#endif
#define NCURSES_WIDECHAR 1

#include <curses.h>
#include <langinfo.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <wchar.h>

extern int wcwidth(wchar_t);

// From <term.h>, whose macros take every other name.
extern struct term *cur_term;
extern int setupterm(const char *, int, int *);
extern int del_curterm(struct term *);

// What Swift can't import: variables that its concurrency check refuses, macros, variadic calls.

static inline WINDOW *curses_screen(void) { return stdscr; }
static inline int curses_colors(void) { return COLORS; }
static inline void curses_repaint(void) { clearok(curscr, TRUE); }

/// The number that a variable of the environment names, or 0.
static inline long named_number(const char *variable) {
  const char *value = getenv(variable);
  return value == NULL ? 0 : strtol(value, NULL, 10);
}

/// Finds the size to draw at: the one that the terminal's driver knows, or that LINES and COLUMNS
/// name, or 80 by 24. Of a larger terminal than 512 by 512 the rest stays blank: curses keeps every
/// cell thrice, and counts in 16 bits. It looks for its size in the environment when it starts and
/// after each pause, so the one found is named there.
static inline void terminal_size(int descriptor, int *columns, int *rows) {
  struct winsize size = {0};
  char text[12];
  ioctl(descriptor, TIOCGWINSZ, &size);
  bool is_known = size.ws_col > 0 && size.ws_row > 0;
  long width = is_known ? size.ws_col : named_number("COLUMNS");
  long height = is_known ? size.ws_row : named_number("LINES");
  *columns = width < 1 ? 80 : width < 512 ? (int)width : 512;
  *rows = height < 1 ? 24 : height < 512 ? (int)height : 512;
  snprintf(text, sizeof text, "%d", *columns);
  setenv("COLUMNS", text, 1);
  snprintf(text, sizeof text, "%d", *rows);
  setenv("LINES", text, 1);
}

/// Describes the terminal that TERM names; 1 if it is known, as setupterm(3) says.
static inline int curses_describe(int *status) { return setupterm(NULL, 1, status); }

/// Starts curses on standard input and output; NULL where initscr(3) would end the process.
static inline SCREEN *curses_start(void) {
  int columns, rows;
  terminal_size(1, &columns, &rows);
  return newterm(NULL, stdout, stdin);
}

/// Forgets what curses_describe() found; starting curses reads it again.
static inline void curses_forget(void) { del_curterm(cur_term); }

/// A string of the terminal's description, or NULL.
static inline const char *curses_capability(const char *name) {
  const char *value = tigetstr(name);
  return value == (const char *)-1 ? NULL : value;
}

enum { curses_bold = 1, curses_underline = 2, curses_reverse = 4 };

static inline void curses_set_cell(cchar_t *cell, wchar_t glyph, int attributes, short pair) {
  wchar_t text[2] = {glyph, 0};
  attr_t bits = 0;
  if (attributes & curses_bold) bits |= A_BOLD;
  if (attributes & curses_underline) bits |= A_UNDERLINE;
  if (attributes & curses_reverse) bits |= A_REVERSE;
  setcchar(cell, text, bits, pair, NULL);
}

static inline int curses_charset_is_utf8(void) {
  return strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
}

/// How many columns a character takes; -1 if the locale can't show it.
static inline int curses_width(wchar_t glyph) { return wcwidth(glyph); }

/// How many bytes wait to be read; -1 if the terminal is gone.
static inline int terminal_waiting(int descriptor) {
  int count = 0;
  return ioctl(descriptor, FIONREAD, &count) == 0 ? count : -1;
}

#endif

/* The least that a full-screen program can do: draw a board, and at each letter draw it again. */
#define NCURSES_WIDECHAR 1
#include <curses.h>
#include <locale.h>

static void draw(const char *used) {
  erase();
  mvaddstr(0, 2, "H A N G M A N");
  mvaddstr(4, 4, "_ _ _ _ _ _ _ _");
  for (int letter = 0; letter < 26; letter++)
    mvaddch(10 + letter / 9 * 2, 4 + letter % 9 * 4, used[letter] ? '.' : 'A' + letter);
  mvaddstr(23, 0, "letters guess   ctrl-c quits");
  refresh();
}

int main(void) {
  char used[26] = {0};
  setlocale(LC_ALL, "");
  initscr();
  cbreak();
  noecho();
  keypad(stdscr, TRUE);
  curs_set(0);
  draw(used);
  for (int key; (key = getch()) != ERR && key != 3 && key != 'Q';) {
    if (key >= 'a' && key <= 'z') used[key - 'a'] = 1;
    draw(used);
  }
  endwin();
  return 0;
}

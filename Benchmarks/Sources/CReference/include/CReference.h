#ifndef CREFERENCE_H
#define CREFERENCE_H

#include <stddef.h>
#include <stdint.h>

/* The words of one length, a column for each place. */
typedef struct reference_list reference_list;

/* Makes a list of `count` rows of `length` bytes each, end to end; `length` is at most 14. */
reference_list *reference_list_make(const uint8_t *rows, size_t count, size_t length);
void reference_list_free(reference_list *list);

/* The words that a setter still holds. */
typedef struct reference_game reference_game;

reference_game *reference_game_start(const reference_list *list);
void reference_game_end(reference_game *game);

/* Splits by a letter, keeps a largest family (of several, the one met first) and returns its size. */
size_t reference_game_guess(reference_game *game, uint8_t letter);

/* Reads a text file, a word a line, or an XML property list, into an array of rows a length, and
   frees them again; returns how many words there were. */
size_t reference_read_text(const char *path);
size_t reference_read_plist(const char *path);

#endif

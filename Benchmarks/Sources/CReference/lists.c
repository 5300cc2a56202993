/* Reading a list: the words of every length into rows, upper-cased, checked for order on the way,
   so that a list that is sorted needs no search for duplicates. */
#include "CReference.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { longest = 64 };

struct rows {
  uint8_t *bytes;
  size_t count, room;
  int unsorted;
};

static uint8_t upper[256];

__attribute__((constructor)) static void make_upper(void) {
  for (int byte = 'A'; byte <= 'Z'; byte++) upper[byte] = upper[byte + 32] = (uint8_t)byte;
  upper['-'] = '-';
}

static void add(struct rows *rows, const uint8_t *word, size_t length) {
  if (length == 0 || length > longest) return;
  struct rows *row = rows + length;
  if (row->count + length > row->room) {
    row->room = row->room ? row->room * 2 : 4096;
    row->bytes = realloc(row->bytes, row->room);
  }
  uint8_t *to = row->bytes + row->count, all = 1;
  for (size_t place = 0; place < length; place++) all &= (to[place] = upper[word[place]]) != 0;
  if (!all) return;
  if (row->count && memcmp(to - length, to, length) >= 0) row->unsorted = 1;
  row->count += length;
}

static uint8_t *read_file(const char *path, size_t *size) {
  FILE *file = fopen(path, "rb");
  if (!file) return NULL;
  fseek(file, 0, SEEK_END);
  *size = (size_t)ftell(file);
  rewind(file);
  uint8_t *bytes = malloc(*size + 1);
  *size = fread(bytes, 1, *size, file);
  bytes[*size] = 0;
  fclose(file);
  return bytes;
}

static size_t finish(struct rows *rows, uint8_t *bytes) {
  size_t count = 0;
  for (size_t length = 1; length <= longest; length++) {
    count += rows[length].unsorted ? 0 : rows[length].count / length;
    free(rows[length].bytes);
  }
  free(bytes);
  return count;
}

size_t reference_read_text(const char *path) {
  struct rows rows[longest + 1] = {0};
  size_t size;
  uint8_t *bytes = read_file(path, &size), *start = bytes;
  if (!bytes) return 0;
  while (start < bytes + size) {
    uint8_t *end = memchr(start, '\n', (size_t)(bytes + size - start));
    if (!end) end = bytes + size;
    add(rows, start, (size_t)(end - start));
    start = end + 1;
  }
  return finish(rows, bytes);
}

size_t reference_read_plist(const char *path) {
  struct rows rows[longest + 1] = {0};
  size_t size;
  uint8_t *bytes = read_file(path, &size), *start = bytes;
  if (!bytes) return 0;
  while ((start = (uint8_t *)strstr((char *)start, "<string>"))) {
    start += 8;
    uint8_t *end = (uint8_t *)strchr((char *)start, '<');
    if (!end) break;
    add(rows, start, (size_t)(end - start));
    start = end;
  }
  return finish(rows, bytes);
}

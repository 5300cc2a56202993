/* The pass over the words as fast as it can be made in C with SSE: sixteen words at a time are
   compared column by column, four histograms are counted in turn, and the kept words are moved
   together by table-driven shuffles. */
#include "CReference.h"

#include <stdlib.h>
#include <string.h>
#include <tmmintrin.h>

enum { block = 16, lanes = 4 };

struct reference_list {
  size_t length, count, room;
  uint8_t *columns;
};

struct reference_game {
  const reference_list *list;
  size_t count;
  int narrowed;
  uint8_t *columns;
  uint16_t *masks;
  uint32_t *counters;
};

static uint8_t shuffles[256][8];

__attribute__((constructor)) static void make_shuffles(void) {
  for (int mask = 0; mask < 256; mask++) {
    int kept = 0;
    for (int bit = 0; bit < 8; bit++)
      if (mask >> bit & 1) shuffles[mask][kept++] = (uint8_t)bit;
  }
}

reference_list *reference_list_make(const uint8_t *rows, size_t count, size_t length) {
  reference_list *list = malloc(sizeof *list);
  list->length = length;
  list->count = count;
  list->room = (count + 2 * block) / block * block;
  list->columns = calloc(list->room, length);
  for (size_t word = 0; word < count; word++)
    for (size_t place = 0; place < length; place++)
      list->columns[place * list->room + word] = rows[word * length + place];
  return list;
}

void reference_list_free(reference_list *list) {
  free(list->columns);
  free(list);
}

reference_game *reference_game_start(const reference_list *list) {
  reference_game *game = malloc(sizeof *game);
  game->list = list;
  game->count = list->count;
  game->narrowed = 0;
  game->columns = malloc(list->room * list->length);
  game->masks = malloc(list->room * sizeof *game->masks);
  game->counters = calloc((size_t)lanes << list->length, sizeof *game->counters);
  return game;
}

void reference_game_end(reference_game *game) {
  free(game->columns);
  free(game->masks);
  free(game->counters);
  free(game);
}

/* Where sixteen words hold the letter, the places from `first` to `last`, a byte a word. */
static inline __m128i masks_of_block(
    const uint8_t *column, size_t room, size_t first, size_t last, __m128i letter) {
  __m128i masks = _mm_setzero_si128();
  for (size_t place = first; place < last; place++) {
    __m128i bytes = _mm_load_si128((const __m128i *)(column + place * room));
    __m128i equal = _mm_cmpeq_epi8(bytes, letter);
    __m128i bit = _mm_set1_epi8((char)(1 << (place - first)));
    masks = _mm_or_si128(masks, _mm_and_si128(equal, bit));
  }
  return masks;
}

static inline void count_short(
    const uint8_t *columns, size_t room, size_t length, size_t count, __m128i letter,
    uint8_t *masks, uint32_t *counters) {
  for (size_t start = 0; start < count; start += block) {
    __m128i found = masks_of_block(columns + start, room, 0, length, letter);
    _mm_store_si128((__m128i *)(masks + start), found);
    if (count - start < block) {
      for (size_t word = start; word < count; word++) counters[masks[word]]++;
      break;
    }
    uint64_t low = (uint64_t)_mm_cvtsi128_si64(found);
    uint64_t high = (uint64_t)_mm_cvtsi128_si64(_mm_unpackhi_epi64(found, found));
    size_t size = (size_t)1 << length;
    for (int word = 0; word < 8; word += 2) {
      counters[low & 0xFF]++;
      counters[size + (low >> 8 & 0xFF)]++;
      counters[2 * size + (high & 0xFF)]++;
      counters[3 * size + (high >> 8 & 0xFF)]++;
      low >>= 16;
      high >>= 16;
    }
  }
}

static inline void count_long(
    const uint8_t *columns, size_t room, size_t length, size_t count, __m128i letter,
    uint16_t *masks, uint32_t *counters) {
  for (size_t start = 0; start < count; start += block) {
    __m128i low = masks_of_block(columns + start, room, 0, 8, letter);
    __m128i high = masks_of_block(columns + start, room, 8, length, letter);
    _mm_store_si128((__m128i *)(masks + start), _mm_unpacklo_epi8(low, high));
    _mm_store_si128((__m128i *)(masks + start + 8), _mm_unpackhi_epi8(low, high));
    if (count - start < block) {
      for (size_t word = start; word < count; word++) counters[(size_t)masks[word] * lanes]++;
      break;
    }
    for (size_t word = start; word < start + block; word += lanes)
      for (size_t lane = 0; lane < lanes; lane++)
        counters[(size_t)masks[word + lane] * lanes + lane]++;
  }
}

/* Moves the wanted ones of sixteen words to `target`, for every column. */
__attribute__((target("ssse3,popcnt"))) static inline size_t compact_block(
    const uint8_t *source, size_t source_room, uint8_t *target, size_t target_room, size_t length,
    unsigned wanted) {
  __m128i low = _mm_loadl_epi64((const __m128i *)shuffles[wanted & 0xFF]);
  __m128i high = _mm_loadl_epi64((const __m128i *)shuffles[wanted >> 8]);
  high = _mm_add_epi8(high, _mm_set1_epi8(8));
  size_t low_count = (size_t)__builtin_popcount(wanted & 0xFF);
  for (size_t place = 0; place < length; place++) {
    __m128i bytes = _mm_load_si128((const __m128i *)(source + place * source_room));
    uint8_t *to = target + place * target_room;
    _mm_storel_epi64((__m128i *)to, _mm_shuffle_epi8(bytes, low));
    _mm_storel_epi64((__m128i *)(to + low_count), _mm_shuffle_epi8(bytes, high));
  }
  return (size_t)__builtin_popcount(wanted);
}

static inline unsigned wanted_short(const uint8_t *masks, __m128i wanted) {
  __m128i found = _mm_load_si128((const __m128i *)masks);
  return (unsigned)_mm_movemask_epi8(_mm_cmpeq_epi8(found, wanted));
}

static inline unsigned wanted_long(const uint16_t *masks, __m128i wanted) {
  __m128i low = _mm_cmpeq_epi16(_mm_load_si128((const __m128i *)masks), wanted);
  __m128i high = _mm_cmpeq_epi16(_mm_load_si128((const __m128i *)(masks + 8)), wanted);
  return (unsigned)_mm_movemask_epi8(_mm_packs_epi16(low, high));
}

/* The body of a guess; inlined once a length, so that every loop over places is unrolled. */
__attribute__((always_inline, target("ssse3,popcnt"))) static inline size_t guess_of_length(
    reference_game *game, uint8_t letter, size_t length) {
  const reference_list *list = game->list;
  const uint8_t *source = game->narrowed ? game->columns : list->columns;
  size_t room = list->room, count = game->count, largest = 0, kept = 0;
  unsigned family = 0;
  __m128i letters = _mm_set1_epi8((char)letter);
  uint8_t *short_masks = (uint8_t *)game->masks;
  if (length <= 8) {
    uint32_t *counters = game->counters;
    size_t masks = (size_t)1 << length;
    count_short(source, room, length, count, letters, short_masks, counters);
    for (size_t mask = 0; mask < masks; mask++) {
      size_t size = (size_t)counters[mask] + counters[masks + mask] + counters[2 * masks + mask]
        + counters[3 * masks + mask];
      if (size > largest) { largest = size; family = (unsigned)mask; }
    }
    memset(counters, 0, masks * lanes * sizeof *counters);
  } else {
    size_t possible = (size_t)1 << length, shorter = possible < count ? possible : count;
    count_long(source, room, length, count, letters, game->masks, game->counters);
    for (size_t index = 0; index < shorter; index++) {
      size_t mask = shorter == possible ? index : game->masks[index];
      __m128i *four = (__m128i *)(game->counters + mask * lanes);
      __m128i counters = _mm_load_si128(four);
      if (_mm_movemask_epi8(_mm_cmpeq_epi32(counters, _mm_setzero_si128())) == 0xFFFF) continue;
      _mm_store_si128(four, _mm_setzero_si128());
      counters = _mm_add_epi32(counters, _mm_shuffle_epi32(counters, 0x4E));
      counters = _mm_add_epi32(counters, _mm_shuffle_epi32(counters, 0xB1));
      size_t size = (size_t)_mm_cvtsi128_si32(counters);
      if (size > largest) { largest = size; family = (unsigned)mask; }
    }
  }
  if (largest == count) return count;
  __m128i wanted = length <= 8 ? _mm_set1_epi8((char)family) : _mm_set1_epi16((short)family);
  for (size_t start = 0; start < count; start += block) {
    unsigned keep = length <= 8 ? wanted_short(short_masks + start, wanted)
      : wanted_long(game->masks + start, wanted);
    if (count - start < block) keep &= (1u << (count - start)) - 1;
    kept += compact_block(source + start, room, game->columns + kept, room, length, keep);
  }
  game->narrowed = 1;
  game->count = kept;
  return kept;
}

__attribute__((target("ssse3,popcnt"))) size_t reference_game_guess(
    reference_game *game, uint8_t letter) {
  switch (game->list->length) {
#define LENGTH(n) case n: return guess_of_length(game, letter, n);
    LENGTH(1) LENGTH(2) LENGTH(3) LENGTH(4) LENGTH(5) LENGTH(6) LENGTH(7) LENGTH(8)
    LENGTH(9) LENGTH(10) LENGTH(11) LENGTH(12) LENGTH(13) LENGTH(14) LENGTH(15) LENGTH(16)
    default: abort(); /* A guess that does nothing would look fast. */
  }
}

// The built-in tables as bytes, with readers that check every bound, so that Swift needs no pointer.
// A read outside the file, or of a record that does not exist, gives zero.
#ifndef UIDESC_CSCHEMAS_H
#define UIDESC_CSCHEMAS_H

#include <stdint.h>
#include <string.h>

extern const unsigned char uidesc_system_bytes[];
extern const uint32_t uidesc_system_length;

/// The size of the table file in bytes.
static inline uint32_t uidesc_system_size(void) { return uidesc_system_length; }

/// True when `width` bytes at `base + field` lie inside the file.
static inline _Bool uidesc_system_holds(uint32_t base, uint32_t field, uint32_t width) {
  return (uint64_t)base + field + width <= uidesc_system_length;
}

static inline uint8_t uidesc_system_u8(uint32_t base, uint32_t field) {
  return uidesc_system_holds(base, field, 1) ? uidesc_system_bytes[(uint64_t)base + field] : 0;
}

static inline uint16_t uidesc_system_u16(uint32_t base, uint32_t field) {
  return (uint16_t)(uidesc_system_u8(base, field) | uidesc_system_u8(base, field + 1) << 8);
}

static inline uint32_t uidesc_system_u32(uint32_t base, uint32_t field) {
  if (!uidesc_system_holds(base, field, 4)) return 0;
  const unsigned char *at = uidesc_system_bytes + base + field;
  return at[0] | (uint32_t)at[1] << 8 | (uint32_t)at[2] << 16 | (uint32_t)at[3] << 24;
}

static inline int64_t uidesc_system_i64(uint32_t base, uint32_t field) {
  uint64_t low = uidesc_system_u32(base, field), high = uidesc_system_u32(base, field + 4);
  return (int64_t)(high << 32 | low);
}

static inline double uidesc_system_f64(uint32_t base, uint32_t field) {
  int64_t bits = uidesc_system_i64(base, field);
  double value;
  memcpy(&value, &bits, sizeof value);
  return value;
}

/// Whether the `length` bytes at `base` are those at `bytes`.
static inline _Bool uidesc_system_equals(uint32_t base, const unsigned char *_Nullable bytes, uint32_t length) {
  if (length == 0) return 1;
  return bytes && uidesc_system_holds(base, 0, length) && memcmp(uidesc_system_bytes + base, bytes, length) == 0;
}

// The directory follows an 8-byte header: offset, count and stride (4 bytes each) for every section.

/// How many records a section has; zero for one that does not exist.
static inline uint32_t uidesc_system_count(uint32_t section) {
  if (section >= uidesc_system_u32(4, 0)) return 0;
  return uidesc_system_u32(8 + section * 12, 4);
}

/// Where a record starts; for one that does not exist, a place where every read gives zero.
static inline uint32_t uidesc_system_record(uint32_t section, uint32_t index) {
  if (index >= uidesc_system_count(section)) return UINT32_MAX;
  uint64_t start = uidesc_system_u32(8 + section * 12, 0);
  uint64_t at = start + (uint64_t)index * uidesc_system_u32(8 + section * 12, 8);
  return at < uidesc_system_length ? (uint32_t)at : UINT32_MAX;
}

/// The first record from `first` to `end` whose leading field is not less than `key`, in a run sorted by that field.
static inline uint32_t uidesc_system_lower_bound(uint32_t section, uint32_t first, uint32_t end, uint32_t key) {
  uint32_t count = uidesc_system_count(section), stride = uidesc_system_u32(8 + section * 12, 8);
  uint32_t start = uidesc_system_record(section, 0);
  if (end > count) end = count;
  while (first < end) {
    uint32_t middle = first + (end - first) / 2;
    if (uidesc_system_u32(start, middle * stride) < key) first = middle + 1;
    else end = middle;
  }
  return first;
}

#endif

#ifndef CSQLITE_SHIM_H
#define CSQLITE_SHIM_H

#include <errno.h>
#include <sqlite3.h>
#include <stdbool.h>
#include <stddef.h>

// What Swift can't import: SQLITE_TRANSIENT, which has SQLite copy what it binds, and variadic calls.

static inline int sqlite_bind_text(
    sqlite3_stmt *statement, int index, const char *text, sqlite3_uint64 count) {
  return sqlite3_bind_text64(statement, index, text, count, SQLITE_TRANSIENT, SQLITE_UTF8);
}

/// Without a pointer SQLite would bind NULL, and not a blob of no bytes.
static inline int sqlite_bind_blob(
    sqlite3_stmt *statement, int index, const void *bytes, sqlite3_uint64 count) {
  return sqlite3_bind_blob64(statement, index, bytes ? bytes : "", count, SQLITE_TRANSIENT);
}

/// Has closing leave a write-ahead log as it is.
static inline int sqlite_keep_log(sqlite3 *database) {
  return sqlite3_db_config(database, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, (int *)0);
}

/// Whether the system has refused room to the database or its journal. SQLite calls only a full disk
/// so, and neither a spent quota nor a file that may not grow.
static inline bool sqlite_lacked_room(sqlite3 *database) {
  int codes[3] = {sqlite3_system_errno(database)};
  sqlite3_file_control(database, NULL, SQLITE_FCNTL_LAST_ERRNO, &codes[1]);
  sqlite3_file *journal = NULL;
  sqlite3_file_control(database, NULL, SQLITE_FCNTL_JOURNAL_POINTER, &journal);
  if (journal && journal->pMethods && journal->pMethods->xFileControl)
    journal->pMethods->xFileControl(journal, SQLITE_FCNTL_LAST_ERRNO, &codes[2]);
  for (int i = 0; i < 3; i++)
    if (codes[i] == ENOSPC || codes[i] == EDQUOT || codes[i] == EFBIG) return true;
  return false;
}

/// Opens files as usual, but a write-ahead log only where there is one.
static inline int sqlite_looking_open(
    sqlite3_vfs *vfs, const char *name, sqlite3_file *file, int flags, int *opened) {
  if (flags & SQLITE_OPEN_WAL) flags &= ~SQLITE_OPEN_CREATE;
  return sqlite3_vfs_find(NULL)->xOpen(vfs, name, file, flags, opened);
}

static inline int sqlite_looking_delete(sqlite3_vfs *vfs, const char *name, int synchronously) {
  (void)vfs, (void)name, (void)synchronously;
  return SQLITE_READONLY;
}

/// Adds "looking" to SQLite's ways of using files, by which none is made or deleted. To be called
/// once.
static inline int sqlite_add_looking(void) {
  static sqlite3_vfs looking;
  const sqlite3_vfs *usual = sqlite3_vfs_find(NULL);
  if (!usual) return SQLITE_NOTFOUND;
  looking = *usual;
  looking.zName = "looking";
  looking.xOpen = sqlite_looking_open;
  looking.xDelete = sqlite_looking_delete;
  return sqlite3_vfs_register(&looking, 0);
}

#endif

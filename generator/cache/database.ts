import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { catchSystemError, isSystemCallError, systemErrorMessage } from '../files/system-error.ts';

export const inMemory = ':memory:';

/** Unused entries are removed when their number exceeds that of the used ones by more than this. */
const spareEntries = 64;

/** The size in bytes above which all unused entries are removed. */
const maximumSize = 200e6;

export type EntryKey = { readonly namespace: string; readonly key: string };
export type Entry = EntryKey & { readonly value: Uint8Array };
export type Database = ReturnType<typeof openDatabase>;

/** Throws the errors of SQLite and of the system. */
export function openDatabase(file: string) {
  if (file !== inMemory) mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file, { timeout: 5000 });
  try {
    database.exec(`
      PRAGMA auto_vacuum = INCREMENTAL;
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = OFF;
      CREATE TABLE IF NOT EXISTS entries (
        namespace TEXT NOT NULL, key TEXT NOT NULL, value BLOB NOT NULL, PRIMARY KEY (namespace, key)
      ) WITHOUT ROWID;`);
    return createOperations(database);
  } catch (error) {
    database.close();
    throw error;
  }
}

function createOperations(database: DatabaseSync) {
  const select = database.prepare('SELECT value FROM entries WHERE namespace = ? AND key = ?');
  const inTransaction = (action: () => void): void => {
    // Gets the write lock immediately, because a transaction that starts with a read cannot wait for another writer.
    database.exec('BEGIN IMMEDIATE');
    try {
      action();
      database.exec('COMMIT');
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK');
      throw error;
    }
  };
  return {
    read: (namespace: string, key: string): Uint8Array | undefined => {
      const value = select.get(namespace, key)?.value;
      return value instanceof Uint8Array ? value : undefined;
    },
    write: (entries: Iterable<Entry>): void =>
      inTransaction(() => {
        const insert = database.prepare('INSERT OR REPLACE INTO entries VALUES (?, ?, ?)');
        for (const { namespace, key, value } of entries) insert.run(namespace, key, value);
      }),
    /** Removes unused entries when there are too many of them or the database is too large. */
    prune: (used: readonly EntryKey[]): void => {
      const count = numberFrom(database.prepare('SELECT count(*) AS number FROM entries'));
      const size = numberFrom(
        database.prepare(
          'SELECT page_count * page_size AS number FROM pragma_page_count(), pragma_page_size()',
        ),
      );
      if (count <= 2 * used.length + spareEntries && size <= maximumSize) return;
      inTransaction(() => {
        database.exec('CREATE TEMP TABLE used (namespace TEXT, key TEXT, PRIMARY KEY (namespace, key))');
        const insert = database.prepare('INSERT OR IGNORE INTO used VALUES (?, ?)');
        for (const { namespace, key } of used) insert.run(namespace, key);
        // `NOT IN` would compare each unused entry with all used ones, because their columns may be null.
        database.exec(`
          DELETE FROM entries WHERE NOT EXISTS (
            SELECT 1 FROM used WHERE used.namespace = entries.namespace AND used.key = entries.key
          );`);
        database.exec('DROP TABLE used');
      });
      database.exec('PRAGMA incremental_vacuum');
    },
    close: (): void => database.close(),
  };
}

const numberFrom = (statement: StatementSync): number => Number(statement.get()?.number);

/** SQLite's code for a database that another process locks for longer than the timeout. */
const busyCode = 5;

/** In this case the database is intact. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === busyCode;

/** Rethrows errors that are not of SQLite or of the system. */
export function explainDatabaseError(error: unknown): string {
  if (isSystemCallError(error)) return systemErrorMessage(error);
  if (error instanceof Error && 'errstr' in error && typeof error.errstr === 'string') return error.errstr;
  throw error;
}

export function removeDatabase(file: string): void {
  // The error that caused the removal is reported.
  catchSystemError(() => {
    for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true });
  });
}

/** Keeps the table of hosts of the last build, so that a host's file can be printed without building again. */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isSystemError } from '../write-failure.ts';
import { HostTable } from './host-table.ts';

/** The table that was kept; undefined when there is none, or one of another version of this program. */
export function readHostTable(path: string): HostTable | undefined {
  try {
    return HostTable.safeParse(JSON.parse(readFileSync(path, 'utf8'))).data;
  } catch (error) {
    if (error instanceof SyntaxError || isSystemError(error)) return undefined;
    throw error;
  }
}

/** Replaces the table as a whole. Throws the system's error. */
export function writeHostTable(path: string, table: HostTable): void {
  const draft = `${path}.new`;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(draft, JSON.stringify(table));
  renameSync(draft, path);
}

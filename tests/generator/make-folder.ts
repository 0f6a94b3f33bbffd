import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

type Files = Readonly<Record<string, string | Uint8Array>>;

/** Removed when the test has finished. */
export function makeFolder(files: Files = {}): string {
  const root = writeFolder(files);
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  return root;
}

/** The caller removes it. */
export function writeFolder(files: Files = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'site-'));
  for (const [path, contents] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), contents);
  }
  return root;
}

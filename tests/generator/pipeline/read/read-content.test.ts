import { chmodSync, mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { readContent } from '../../../../generator/pipeline/read/read-content.ts';
import { locate } from '../../../locate.ts';
import { testTables } from '../../../table.ts';
import { makeFolder } from '../../make-folder.ts';

let root = '';

beforeEach(() => {
  root = makeFolder();
});

function write(path: string, contents: string | Uint8Array = 'a: 1\n'): string {
  const target = join(root, path);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, contents);
  return target;
}

async function read() {
  const { value, diagnostics } = await readContent(root);
  const pathsOf = (unreadable: boolean) =>
    value.filter(({ isUnreadable = false }) => isUnreadable === unreadable).map(({ path }) => path);
  return { paths: pathsOf(false), unreadable: pathsOf(true), value, diagnostics };
}

/** Runs a function without the permissions of root, because root may read every file. */
async function asOrdinaryUser<T>(run: () => Promise<T>): Promise<T> {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot) return run();
  chmodSync(root, 0o755);
  process.seteuid?.(65534);
  try {
    return await run();
  } finally {
    process.seteuid?.(0);
  }
}

testTables(join(import.meta.dirname, 'read-content.yaml'), {
  files: async (files: string[]) => {
    for (const [path = '', target] of files.map((file) => file.split(' -> '))) {
      const isFolder = path.endsWith('/');
      mkdirSync(isFolder ? join(root, path) : dirname(join(root, path)), { recursive: true });
      if (target !== undefined) symlinkSync(target, join(root, path));
      else if (!isFolder) write(path);
    }
    const { paths, unreadable, diagnostics } = await read();
    const problems = diagnostics.flatMap(({ rule, location, related = [] }) => [
      `${rule} ${location.file}`,
      ...related.map((other) => `also ${other.location.file}`),
    ]);
    return { read: paths, unreadable, problems };
  },
  'corrected name': async (name: string) => {
    const path = `content/en/${name}`;
    write(path);
    const { paths, unreadable, diagnostics } = await read();
    const corrected = unreadable.map((file) => file.replace('content/en/', '')).join();
    expect(paths).toEqual([]);
    expect(diagnostics).toMatchObject([
      {
        rule: 'file/name',
        location: { file: path },
        message: expect.stringContaining(`"${corrected}"`),
        fix: `Rename it: git mv "${path}" "content/en/${corrected}"`,
      },
    ]);
    return corrected;
  },
  'encoding problem': async (parts: (string | number)[]) => {
    const bytes = parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from([part])));
    write('content/en/ui.yaml', Buffer.concat(bytes));
    const { unreadable, diagnostics } = await read();
    const problems = locate(diagnostics).map(({ rule, span }) => {
      expect([span.endLine, span.endColumn]).toEqual([span.line, span.column + 1]);
      return `${rule} ${span.line}:${span.column}`;
    });
    expect(unreadable).toEqual(['content/en/ui.yaml']);
    return problems.join();
  },
});

it('reads every YAML file with its text and hash, sorted by path', async () => {
  write('content/shared/site.yaml', 'b: 2\n');
  write('content/ar/pages/home.yaml', 'a: مرحبا\n');
  write('content/ar-EG/ui.yaml');
  const { value, diagnostics } = await read();
  expect(diagnostics).toEqual([]);
  expect(value.map(({ path }) => path)).toEqual([
    'content/ar-EG/ui.yaml',
    'content/ar/pages/home.yaml',
    'content/shared/site.yaml',
  ]);
  expect(value[2]).toEqual({
    path: 'content/shared/site.yaml',
    text: 'b: 2\n',
    hash: 'd4eed209fa44e2eb45f5dbe26726d1985cef0bc7b9a2c923a8d7e8003662234e',
  });
});

it('reports unreadable files and folders with the reason that the system gives, and reads the rest', async () => {
  for (const name of ['a', 'b', 'locked/c', 'd']) write(`content/en/${name}.yaml`);
  const locked = join(root, 'content/en/locked');
  for (const path of [join(root, 'content/en/b.yaml'), locked]) chmodSync(path, 0o000);
  const { paths, unreadable, diagnostics } = await asOrdinaryUser(read);
  chmodSync(locked, 0o755);
  expect(paths).toEqual(['content/en/a.yaml', 'content/en/d.yaml']);
  expect(unreadable).toEqual(['content/en/b.yaml']);
  expect(diagnostics).toEqual(
    ['content/en/locked', 'content/en/b.yaml'].map((file) => ({
      rule: 'file/unreadable',
      location: { file },
      message: 'This cannot be read: permission denied (EACCES).',
    })),
  );
});

it('reports a file larger than 1 MiB and accepts one of exactly 1 MiB', async () => {
  const large = write('content/en/large.yaml');
  truncateSync(large, 2 * 1024 * 1024);
  write('content/en/limit.yaml', `a: ${'x'.repeat(1024 * 1024 - 4)}\n`);
  const { paths, unreadable, diagnostics } = await read();
  expect(paths).toEqual(['content/en/limit.yaml']);
  expect(unreadable).toEqual(['content/en/large.yaml']);
  expect(diagnostics).toMatchObject([
    {
      rule: 'file/too-large',
      location: { file: 'content/en/large.yaml' },
      message: 'The file is 2.0 MiB large; the limit is 1 MiB.',
    },
  ]);
});

it('removes a byte-order mark and converts Windows line endings', async () => {
  write('content/en/ui.yaml', '\ufeffa: 1\r\nb: "x\ry"\r\n');
  const { value, diagnostics } = await read();
  expect(value[0]?.text).toBe('a: 1\nb: "x\ry"\n');
  expect(diagnostics).toEqual([]);
});

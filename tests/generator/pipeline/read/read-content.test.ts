import { chmodSync, mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { readContent } from '../../../../generator/pipeline/read/read-content.ts';
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
  return {
    paths: value.filter(({ isUnreadable }) => !isUnreadable).map(({ path }) => path),
    unreadable: value.filter(({ isUnreadable }) => isUnreadable).map(({ path }) => path),
    value,
    diagnostics,
    problems: diagnostics.map(({ rule, location }) => `${rule} ${location.file}`),
  };
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

it('reads every YAML file with its text and hash, sorted by path', async () => {
  write('content/shared/site.yaml', 'b: 2\n');
  write('content/ar/pages/home.yaml', 'a: مرحبا\n');
  write('content/ar-EG/ui.yaml');
  const { value, problems } = await read();
  expect(problems).toEqual([]);
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

it('omits the README, the lock file and files of other types', async () => {
  write('content/README.md', '# Guide');
  write('content/lock.yaml');
  write('content/en/notes.txt');
  write('content/en/ui.yaml');
  write('content/en/lock.yaml');
  const { paths, problems } = await read();
  expect(paths).toEqual(['content/en/lock.yaml', 'content/en/ui.yaml']);
  expect(problems).toEqual([]);
});

it.each([
  ['an empty folder', () => mkdirSync(join(root, 'content/en'), { recursive: true })],
  ['a file instead of the folder', () => write('content')],
])('reports missing content for %s', async (_, prepare) => {
  prepare();
  const { value, problems } = await read();
  expect(value).toEqual([]);
  expect(problems).toEqual(['file/none content']);
});

it('omits temporary files and links of editors and operating systems', async () => {
  write('content/en/faqs.yaml');
  for (const name of ['._faqs.yaml', '.idea/notes.yaml', '#faqs.yaml#', 'faqs.yaml~'])
    write(`content/en/${name}`);
  symlinkSync('user@host.1:2', join(root, 'content/en/.#faqs.yaml'));
  const { paths, unreadable, problems } = await read();
  expect({ paths, unreadable, problems }).toEqual({
    paths: ['content/en/faqs.yaml'],
    unreadable: [],
    problems: [],
  });
});
it('reports symbolic links, including broken ones, and does not follow them', async () => {
  write('elsewhere/secret.yaml');
  write('content/en/ui.yaml');
  symlinkSync(join(root, 'elsewhere/secret.yaml'), join(root, 'content/en/secret.yaml'));
  symlinkSync(join(root, 'elsewhere'), join(root, 'content/en/folder'));
  symlinkSync(join(root, 'missing'), join(root, 'content/en/broken.yaml'));
  symlinkSync(join(root, 'content'), join(root, 'content/en/cycle'));
  const { paths, unreadable, problems } = await read();
  expect(paths).toEqual(['content/en/ui.yaml']);
  expect(unreadable).toEqual(['content/en/broken.yaml', 'content/en/secret.yaml']);
  expect(problems).toEqual([
    'file/symlink content/en/broken.yaml',
    'file/symlink content/en/cycle',
    'file/symlink content/en/folder',
    'file/symlink content/en/secret.yaml',
  ]);
});
it.each([
  ['content/en/page.yml', 'page.yaml'],
  ['content/en/Page.yaml', 'page.yaml'],
  ['content/en/two words.yaml', 'two-words.yaml'],
  ['content/en/año.yaml', 'ano.yaml'],
  ['content/en/.hidden.yaml', 'hidden.yaml'],
])('reports the file name in %s and suggests %s', async (path, expected) => {
  write(path);
  const { paths, unreadable, problems, diagnostics } = await read();
  expect(paths).toEqual([]);
  expect(problems).toEqual([`file/name ${path}`]);
  expect(diagnostics[0]?.message).toContain(`"${expected}"`);
  expect(diagnostics[0]?.fix).toBe(`Rename it: git mv "${path}" "content/en/${expected}"`);
  expect(unreadable).toEqual([`content/en/${expected}`]);
});
it('reports a misnamed folder once', async () => {
  write('content/en/Services/a.yaml');
  write('content/en/Services/b.yaml');
  const { unreadable, problems } = await read();
  expect(problems).toEqual(['file/name content/en/Services']);
  expect(unreadable).toEqual(['content/en/services/a.yaml', 'content/en/services/b.yaml']);
});

it('reports a name that differs from another in letter case only, with both locations', async () => {
  write('content/en/Water.yaml');
  write('content/en/water.yaml');
  const { paths, diagnostics, problems } = await read();
  expect(paths).toEqual(['content/en/water.yaml']);
  expect(problems).toEqual(['file/name content/en/Water.yaml']);
  expect(diagnostics[0]?.related?.[0]?.location).toEqual({ file: 'content/en/water.yaml' });
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
  const { paths, unreadable, problems, diagnostics } = await read();
  expect(paths).toEqual(['content/en/limit.yaml']);
  expect(unreadable).toEqual(['content/en/large.yaml']);
  expect(problems).toEqual(['file/too-large content/en/large.yaml']);
  expect(diagnostics[0]?.message).toBe('The file is 2.0 MiB large; the limit is 1 MiB.');
});

it.each([
  ['a character cut off at the end', Buffer.from([0x61, 0x3a, 0x20, 0xd9]), 1, 4],
  ['a surrogate encoded as three bytes', Buffer.from([0x61, 0xed, 0xa0, 0x80]), 1, 2],
  ['little-endian UTF-16 with a byte-order mark', Buffer.from('\ufeffa: 1', 'utf16le'), 1, 1],
  [
    'a Latin-1 letter after a byte-order mark, an emoji and a Windows line ending',
    Buffer.concat([Buffer.from('\ufeffa: "😀 ñ \ufffd"\r\nb: se'), Buffer.from('ñor', 'latin1')]),
    2,
    6,
  ],
])('reports %s at the line and column that an editor shows', async (_, bytes, line, column) => {
  write('content/en/ui.yaml', bytes);
  const { unreadable, diagnostics } = await read();
  expect(unreadable).toEqual(['content/en/ui.yaml']);
  const span = { line, column, endLine: line, endColumn: column + 1 };
  expect(diagnostics).toMatchObject([{ rule: 'file/encoding', location: { span } }]);
});

it('removes a byte-order mark and converts Windows line endings', async () => {
  write('content/en/ui.yaml', '\ufeffa: 1\r\nb: "x\ry"\r\n');
  const { value, problems } = await read();
  expect(value[0]?.text).toBe('a: 1\nb: "x\ry"\n');
  expect(problems).toEqual([]);
});

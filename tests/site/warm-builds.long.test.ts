/** A warm build has the same output and diagnostics as a cold build after any edit and with any base URL. */
import { hash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isScalar, isSeq, type Node, parseDocument, visit } from 'yaml';
import { type Cache, openCache, openMemoryCache } from '../../generator/cache/cache.ts';
import { buildSite } from '../../generator/pipeline/build-site.ts';
import { anyDamage, type Damage, damageBytes, damageSeed, isNightly, pick } from '../damage/damage.ts';
import { createSmallProject } from '../fixtures/small-project.ts';
import { listFiles } from './temporary-project.ts';

const rounds = isNightly ? 200 : 6;
/** The program does not change in this test. */
const open = (root: string): Cache => openCache(root, { sources: 'the same' });

it('a warm build equals a cold build after any edit of the content', async () => {
  const root = createSmallProject();
  const pictureCache = openMemoryCache();
  const counts = { rejected: 0, built: 0 };
  replaceFolder(path.join(root, 'content'), path.join(root, 'good'));
  await build(root, undefined, open(root));
  const randomEdits = fc.sample(anyEdit, { numRuns: rounds, seed: damageSeed });
  for (const { kind, damage, isRepaired, baseUrl } of [...everySetting, ...randomEdits]) {
    const description = `${edit(path.join(root, 'content'), kind, damage)} ${baseUrl ?? ''}`;
    const warm = await build(root, baseUrl, open(root));
    const cold = await build(root, baseUrl, onlyPicturesFrom(pictureCache));
    expect(warm, description).toEqual(cold);
    counts[warm.files === undefined ? 'rejected' : 'built'] += 1;
    if (warm.files !== undefined) replaceFolder(path.join(root, 'content'), path.join(root, 'good'));
    // A rejected site is repaired after one or more rounds.
    else if (isRepaired) replaceFolder(path.join(root, 'good'), path.join(root, 'content'));
  }
  expect(counts.built).toBeGreaterThan(everySetting.length);
  expect(counts.rejected).toBeGreaterThan(rounds / 10);
});

async function build(root: string, baseUrl: string | undefined, cache: Cache) {
  const { site, diagnostics } = await buildSite({
    configuration: { projectRoot: root, baseUrl, release: false },
    cache,
  });
  cache.save({ prune: site !== undefined });
  return {
    problems: diagnostics.map((diagnostic) => JSON.stringify(diagnostic)),
    // The recorded hash of a page decides whether it is written; its contents are rendered when they are read.
    files: site?.files.map(
      ({ path: file, contents, sha256 = '' }) => `${file} ${hash('sha256', contents)} ${sha256}`,
    ),
  };
}

/** Empty except for pictures, because they take long to draw. Other tests check their keys. */
function onlyPicturesFrom(pictureCache: Cache): Cache {
  const empty = openMemoryCache();
  return {
    ...empty,
    withSources: (name, hash) => (name === 'pictures' ? pictureCache : empty).withSources(name, hash),
  };
}

function replaceFolder(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true });
}

function edit(root: string, kind: string, damage: Damage): string {
  const files = listFiles(root).filter((file) => file.endsWith('.yaml'));
  const file = pick(files, damage.file) ?? '';
  edits[kind]?.({ root, file, files, damage });
  return `${kind} ${file}`;
}

type EditInput = {
  readonly root: string;
  readonly file: string;
  readonly files: readonly string[];
  readonly damage: Damage;
};

const edits: Readonly<Record<string, (input: EditInput) => void>> = {
  'damage of': ({ root, file, damage }) => {
    const target = path.join(root, file);
    writeFileSync(target, damageBytes(readFileSync(target), damage));
  },
  'a changed word in': (input) => changeLine(input, (line) => line.replace(/\p{L}+$/u, 'other')),
  'a changed number in': (input) => changeLine(input, (line) => line.replace(/\d/u, '7')),
  'removal of': ({ root, file }) => rmSync(path.join(root, file)),
  'a toggled draft setting of languages; ignored:': ({ root }) =>
    changeLines(root, 'shared/site.yaml', (lines) =>
      lines.some((line) => line.includes('draft: true'))
        ? lines.filter((line) => !line.includes('draft: true'))
        : lines.flatMap((line) =>
            /^ +dir: rtl/u.test(line) ? [line, line.replace(/\S.*/u, 'draft: true')] : [line],
          ),
    ),
  'a toggled draft field of a record; ignored:': ({ root, files, damage }) => {
    const records = files.filter((name) => /^shared\/.*\//u.test(name));
    changeLines(root, pick(records, damage.index), ([first = '', ...lines]) =>
      first === 'draft: true' ? lines : ['draft: true', first, ...lines],
    );
  },
  'a toggled setting; ignored:': ({ root, damage }) => {
    const [keys, value] = pick(settings, damage.index) ?? [[], undefined];
    changeDocument(root, 'shared/site.yaml', (document) =>
      document.hasIn(keys) ? document.deleteIn(keys) : document.setIn(keys, document.createNode(value)),
    );
  },
  'a changed fact; ignored:': ({ root, files, damage: { file, index } }) => {
    const facts = files.filter((name) => /^shared\/[^/]+$/u.test(name));
    changeDocument(root, pick(['shared/site.yaml', ...facts], file), (document) => {
      const nodes: Node[] = [];
      visit(document, {
        Node: (key, node) => {
          if (key !== 'key' && (isSeq(node) || isScalar(node))) nodes.push(node);
        },
      });
      changeNode(pick(nodes, index));
    });
  },
  'a copy of the record of': (input) => renameOrCopyRecord(input, (from, to) => cpSync(from, to)),
  'a new name of the record of': (input) => renameOrCopyRecord(input, renameSync),
  'removal of the record of': ({ root, file, files }) => {
    for (const name of filesOfRecord(file, files)) rmSync(path.join(root, name));
  },
};

/** Optional settings with a value. A toggle adds the setting, or removes it. */
const settings: readonly (readonly [keys: readonly string[], value: unknown])[] = [
  [['hosting', 'metaPolicy'], true],
  [['security'], { contact: ['https://bonds.test/security'], expires: '2027-06-01' }],
  [['postsPerPage'], 1],
  [['redirects'], { '/old': '/faq' }],
  [['people'], [{ name: 'Lena Haddad', role: 'agent', languages: ['en', 'ar'] }]],
  [['messaging'], [{ app: 'whatsapp', number: '+16265550144' }]],
];

/** A rejected site is repaired at once in seven of ten cases. */
const anyEdit = fc.noBias(
  fc.record({
    kind: fc.constantFrom(...Object.keys(edits)),
    damage: anyDamage,
    isRepaired: fc.nat(9).map((chance) => chance < 7),
    baseUrl: fc.constantFrom(undefined, undefined, 'https://other.test'),
  }),
);

/** Toggles every setting once, because a random choice of few edits would miss most of them. */
const everySetting = settings.map((_, index) => ({
  kind: 'a toggled setting; ignored:',
  damage: { kind: 'removed lines', file: 0, index, choice: 0 } as const,
  isRepaired: true,
  baseUrl: undefined,
}));

function changeLines(root: string, file: string | undefined, change: (lines: string[]) => string[]): void {
  const target = path.join(root, file ?? 'none');
  if (!existsSync(target)) return;
  writeFileSync(target, change(readFileSync(target, 'utf8').split('\n')).join('\n'));
}

function changeDocument(
  root: string,
  file: string | undefined,
  change: (document: ReturnType<typeof parseDocument>) => void,
): void {
  changeLines(root, file, (lines) => {
    const document = parseDocument(lines.join('\n'));
    if (document.errors.length > 0) return lines;
    change(document);
    return String(document).split('\n');
  });
}

/** Removes the last item of a list, or changes a value to another of its type. */
function changeNode(node: Node | undefined): void {
  if (isSeq(node)) node.items.pop();
  if (!isScalar(node)) return;
  const { value } = node;
  if (typeof value === 'boolean') node.value = !value;
  else if (typeof value === 'number') node.value = value + 1;
  else if (typeof value === 'string') node.value = value.startsWith('http') ? `${value}/other` : `${value}x`;
}

function changeLine({ root, file, damage: { index } }: EditInput, change: (line: string) => string): void {
  changeLines(root, file, (lines) => lines.with(index % lines.length, change(pick(lines, index) ?? '')));
}

/** The facts of a record or a page, and its texts in all languages. */
function filesOfRecord(file: string, files: readonly string[]): readonly string[] {
  const pathInFolder = (name: string) => name.replace(/^[^/]+\//u, '');
  return files.filter((name) => pathInFolder(name) === pathInFolder(file));
}

function renameOrCopyRecord(
  { root, file, files, damage }: EditInput,
  renameOrCopy: (from: string, to: string) => void,
): void {
  const suffix = `-${damage.index % 1000}.yaml`;
  for (const name of filesOfRecord(file, files)) {
    const target = path.join(root, name.replace('.yaml', suffix));
    mkdirSync(path.dirname(target), { recursive: true });
    renameOrCopy(path.join(root, name), target);
  }
}

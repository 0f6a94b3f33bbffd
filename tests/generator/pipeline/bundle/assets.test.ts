import { readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import glob from 'fast-glob';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Assets, bundleAssets } from '../../../../generator/pipeline/bundle/assets.ts';
import {
  bundleCore,
  bundleLazy,
  coreEntry,
  groupScripts,
  hydrationEntry,
} from '../../../../generator/pipeline/bundle/bundle-scripts.ts';
import {
  bundleStyles,
  pageStylesIn,
  stylesEntry,
} from '../../../../generator/pipeline/bundle/bundle-styles.ts';
import { type Bundle, outputOf } from '../../../../generator/pipeline/bundle/run-esbuild.ts';
import { projectRoot } from '../../../site/temporary-project.ts';
import { siteModel } from '../../../site-model.ts';
import { makeFolder } from '../../make-folder.ts';

const options = { projectRoot, minify: true, data: siteModel.scriptData };

let assets: Assets;
let lazy: Bundle;
let core: Bundle;

beforeAll(async () => {
  assets = await bundleAssets(options);
  lazy = await bundleLazy(options);
  core = await bundleCore(options, lazy);
});

const openSearch = 'templates/islands/Search/open-search.ts';

function sourcesOf(bundle: Bundle, path: string): readonly string[] {
  return Object.keys(bundle.metafile.outputs[path]?.inputs ?? {});
}

const textOf = (file: { readonly contents: Uint8Array } | undefined) =>
  new TextDecoder().decode(file?.contents);

/** A project with the files of this one that bundles are made of, and others. */
function projectWith(files: Readonly<Record<string, string>>, change = (text: string) => text): string {
  const names = glob.sync('{schema,templates,scripts}/**/*', { cwd: projectRoot });
  const sources = [...names, 'package.json', 'tsconfig.json'].map((name) => {
    const bytes = readFileSync(join(projectRoot, name));
    return [
      `node_modules/site/${name}`,
      /\.(?:tsx?|css|json|svg)$/u.test(name) ? change(String(bytes)) : bytes,
    ];
  });
  const added = Object.entries(files).map(([name, text]) => [`node_modules/site/${name}`, text]);
  const root = join(makeFolder(Object.fromEntries([...sources, ...added])), 'node_modules/site');
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'));
  return root;
}

it('the style sheet of an island is part of the main one unless a script of an island imports it', async () => {
  const folder = projectWith({
    'templates/islands/Note/Note.css': '.note { color: red }',
    'templates/islands/Note/parts/NotePanel.css': '@layer components { .note-panel { color: red } }',
    'templates/islands/Note/NoteList.css': '@layer components { .note-list { color: red } }',
    'templates/islands/Note/Note.browser.tsx': "import './NoteList.css';",
  });
  const sheet = outputOf(await bundleStyles({ ...options, projectRoot: folder }), stylesEntry);
  expect(textOf(sheet).match(/\.note[\w-]*/gu)).toEqual(['.note', '.note-panel']);
});

it('the style sheet of a page type contains imported components that the main style sheet does not', async () => {
  const folder = projectWith({
    'templates/components/Badge/Badge.css': '.badge { color: red }',
    'templates/pages/faq/faq.css': '@import url("../../components/Badge/Badge.css") layer(components);',
  });
  const sheets = await bundleStyles({ ...options, projectRoot: folder });
  expect(textOf(pageStylesIn(sheets).get('faq'))).toBe('@layer components{.badge{color:red}}\n');
  expect(textOf(outputOf(sheets, stylesEntry))).not.toContain('.badge');
});

it('the bundles have the same names and bytes inside a folder node_modules and with Windows line endings', async () => {
  const root = projectWith({}, (text) => text.replaceAll('\n', '\r\n'));
  expect(await bundleAssets({ ...options, projectRoot: root })).toEqual(assets);
});

describe('the scripts', () => {
  it('contain no packages in the core', () => {
    const sources = sourcesOf(core, outputOf(core, coreEntry).path);
    expect(sources).toContain('scripts/island-loader.ts');
    // esbuild lists injected constants as a source.
    const others = sources.filter(
      (source) => !source.startsWith('scripts/') && !source.startsWith('<define:'),
    );
    expect(others).toEqual([]);
  });

  it('contain neither zod nor i18next nor the shapes of icons nor development code', () => {
    const sources = lazy.files.flatMap(({ path }) => sourcesOf(lazy, path));
    expect(
      sources.filter((source) => /\/(?:zod|i18next)\/|development|Icon\/icons\.ts/u.test(source)),
    ).toEqual([]);
  });

  it('include, in the core, a list of all scripts that islands need', () => {
    const text = textOf(outputOf(core, coreEntry));
    const later = outputOf(lazy, openSearch).path;
    for (const { path } of lazy.files) if (path !== later) expect(text).toContain(`"/${path}"`);
  });

  it('are grouped: those that islands share, those that are loaded later, and those that each island adds', () => {
    const { shared, byEntry } = groupScripts(lazy);
    const islands = byEntry.filter(({ entry }) => entry.endsWith('.browser.tsx'));
    const later = byEntry.filter((group) => !islands.includes(group)).flatMap(({ addresses }) => addresses);
    const added = islands.flatMap(({ addresses }) => addresses);
    const scripts = lazy.files.flatMap(({ path }) => (path.endsWith('.js') ? `/${path}` : []));
    expect(new Set([...shared, ...later, ...added])).toEqual(new Set(scripts));
    expect(shared).toContain(`/${outputOf(lazy, hydrationEntry).path}`);
    expect(later).toContain(`/${outputOf(lazy, openSearch).path}`);
    expect([...later, ...added].filter((address) => shared.includes(address))).toEqual([]);
    expect(added.filter((address) => later.includes(address))).toEqual([]);
  });

  it('are grouped in the same way when they import each other', () => {
    const metafile = structuredClone(lazy.metafile);
    const { path } = outputOf(lazy, hydrationEntry);
    for (const { imports } of Object.values(metafile.outputs))
      imports.push({ path, kind: 'import-statement' });
    expect(groupScripts({ ...lazy, metafile })).toEqual(groupScripts(lazy));
  });

  it('contain the texts of the chat in one file for each language', () => {
    for (const [tag, texts] of Object.entries(siteModel.scriptData.CHAT_TEXTS as object)) {
      const { path } = outputOf(lazy, `texts:chat-texts-${tag}.texts`);
      const containing = lazy.files.filter((file) => textOf(file).includes(texts.message));
      expect(containing.map((file) => file.path)).toEqual([path]);
    }
  });

  it('of the chat do not wait for the search, which the chat imports later', () => {
    const [engine] = lazy.files.filter(({ path }) =>
      sourcesOf(lazy, path).includes('templates/islands/Search/create-search.ts'),
    );
    const [, list = ''] = /chat:\{scripts:(\[[^\]]*\])/u.exec(textOf(outputOf(core, coreEntry))) ?? [];
    expect(list).toContain('/assets/chat-');
    expect(list).not.toContain(engine?.path);
  });
});

// `--release` checks the other sizes of scripts and styles.
describe('sizes without a budget', () => {
  it('the inline script has at most 400 bytes uncompressed', () => {
    expect(Buffer.byteLength(assets.inlineScript)).toBeLessThanOrEqual(400);
  });

  it('the style sheet of an island weighs at most 2 KB', () => {
    const styleFiles = lazy.files.filter(({ path }) => path.endsWith('.css'));
    expect(styleFiles).not.toEqual([]);
    for (const { contents } of styleFiles)
      expect(brotliCompressSync(contents).length).toBeLessThanOrEqual(2000);
  });
});

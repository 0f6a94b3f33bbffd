import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import glob from 'fast-glob';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Assets, bundleAssets } from '../../../../generator/pipeline/bundle/assets.ts';
import { bundleCore, bundleLazy, coreEntry } from '../../../../generator/pipeline/bundle/bundle-scripts.ts';
import {
  bundleStyles,
  pageStylesIn,
  stylesEntry,
} from '../../../../generator/pipeline/bundle/bundle-styles.ts';
import { type Bundle, outputOf } from '../../../../generator/pipeline/bundle/run-esbuild.ts';
import { createProject } from '../../../site/temporary-project.ts';
import { siteModel } from '../../../site-model.ts';
import { makeFolder } from '../../make-folder.ts';

const projectRoot = join(import.meta.dirname, '..', '..', '..', '..');
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

it('the style sheet of an island is part of the main one unless a script of an island imports it', async () => {
  const folder = createProject();
  const files = {
    'templates/islands/Note/Note.css': '.note { color: red }',
    'templates/islands/Note/parts/NotePanel.css': '@layer components { .note-panel { color: red } }',
    'templates/islands/Note/NoteList.css': '@layer components { .note-list { color: red } }',
    'templates/islands/Note/Note.browser.tsx': "import './NoteList.css';",
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const sheet = outputOf(await bundleStyles({ ...options, projectRoot: folder }), stylesEntry);
  expect(new TextDecoder().decode(sheet.contents).match(/\.note[\w-]*/gu)).toEqual(['.note', '.note-panel']);
});

it('the style sheet of a page type contains imported components that the main style sheet does not', async () => {
  const folder = createProject();
  for (const name of ['templates/components/Badge', 'templates/pages/faq']) {
    mkdirSync(join(folder, name), { recursive: true });
  }
  writeFileSync(join(folder, 'templates/components/Badge/Badge.css'), '.badge { color: red }');
  const imported = '@import url("../../components/Badge/Badge.css") layer(components);';
  writeFileSync(join(folder, 'templates/pages/faq/faq.css'), imported);
  const sheets = await bundleStyles({ ...options, projectRoot: folder });
  const textOf = (file: { readonly contents: Uint8Array } | undefined) =>
    new TextDecoder().decode(file?.contents);
  expect(textOf(pageStylesIn(sheets).get('faq'))).toBe('@layer components{.badge{color:red}}\n');
  expect(textOf(outputOf(sheets, stylesEntry))).not.toContain('.badge');
});

it('the bundles have the same names and bytes inside a folder node_modules and with Windows line endings', async () => {
  const root = join(makeFolder(), 'node_modules/site');
  const sources = glob.sync('{schema,templates,scripts}/**/*', { cwd: projectRoot });
  for (const name of [...sources, 'package.json', 'tsconfig.json']) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    const bytes = readFileSync(join(projectRoot, name));
    const isText = /\.(?:tsx?|css|json|svg)$/u.test(name);
    writeFileSync(join(root, name), isText ? String(bytes).replaceAll('\n', '\r\n') : bytes);
  }
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'));
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
    const text = new TextDecoder().decode(outputOf(core, coreEntry).contents);
    const later = outputOf(lazy, openSearch).path;
    for (const { path } of lazy.files) if (path !== later) expect(text).toContain(`"/${path}"`);
  });

  it('contain the texts of the chat in one file for each language', () => {
    for (const [tag, texts] of Object.entries(siteModel.scriptData.CHAT_TEXTS as object)) {
      const { path } = outputOf(lazy, `texts:chat-texts-${tag}.texts`);
      const containing = lazy.files.filter(({ contents }) =>
        new TextDecoder().decode(contents).includes(texts.message),
      );
      expect(containing.map((file) => file.path)).toEqual([path]);
    }
  });

  it('of the chat do not wait for the search, which the chat imports later', () => {
    const [engine] = lazy.files.filter(({ path }) =>
      sourcesOf(lazy, path).includes('templates/islands/Search/create-search.ts'),
    );
    const [, list = ''] =
      /chat:\{scripts:(\[[^\]]*\])/u.exec(new TextDecoder().decode(outputOf(core, coreEntry).contents)) ?? [];
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

import type { Metafile } from 'esbuild';
import { expect, it } from 'vitest';
import { groupScripts, hydrationEntry } from '../../../../generator/pipeline/bundle/bundle-scripts.ts';
import type { Bundle } from '../../../../generator/pipeline/bundle/run-esbuild.ts';

type Output = Metafile['outputs'][string];
type Links = Readonly<Record<string, Output['imports'][number]['kind']>>;

function output(links: Links, entryPoint?: string): Output {
  const imports = Object.entries(links).map(([path, kind]) => ({ path, kind }));
  return { bytes: 1, inputs: {}, exports: [], imports, ...(entryPoint && { entryPoint }) };
}

function bundle(outputs: Readonly<Record<string, Output>>): Bundle {
  const files = Object.keys(outputs).map((path) => ({ path, contents: new Uint8Array() }));
  return { files, metafile: { inputs: {}, outputs } };
}

const staticImport = 'import-statement';

it('groups the scripts that islands share, and those that each entry adds, once', () => {
  const lazy = bundle({
    'a/open-search-1.js': output({ 'a/chunk-2.js': staticImport }, 'templates/islands/Search/open-search.ts'),
    'a/hydrate-1.js': output({ 'a/chunk-1.js': staticImport }, hydrationEntry),
    'a/chat-1.js': output(
      {
        'a/chunk-1.js': staticImport,
        'a/chunk-2.js': staticImport,
        'a/chunk-3.js': staticImport,
        'a/open-search-1.js': 'dynamic-import',
      },
      'templates/islands/Chat/Chat.browser.tsx',
    ),
    'a/chat-1.css': output({}),
    'a/chunk-1.js': output({}),
    'a/chunk-2.js': output({}),
    'a/chunk-3.js': output({}),
  });
  expect(groupScripts(lazy)).toEqual({
    shared: ['/a/hydrate-1.js', '/a/chunk-1.js'],
    byEntry: [
      {
        name: 'chat',
        entry: 'templates/islands/Chat/Chat.browser.tsx',
        addresses: ['/a/chat-1.js', '/a/chunk-3.js'],
      },
      {
        name: 'open-search',
        entry: 'templates/islands/Search/open-search.ts',
        addresses: ['/a/open-search-1.js', '/a/chunk-2.js'],
      },
    ],
  });
});

it('terminates when scripts import each other', () => {
  const cyclicBundle = bundle({
    'a/hydrate-1.js': output({ 'a/chunk-1.js': staticImport }, hydrationEntry),
    'a/chunk-1.js': output({ 'a/hydrate-1.js': staticImport }),
  });
  expect(groupScripts(cyclicBundle).shared).toEqual(['/a/hydrate-1.js', '/a/chunk-1.js']);
});

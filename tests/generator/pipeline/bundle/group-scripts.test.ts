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

it('groups the scripts that islands share, and those that each entry adds', () => {
  const lazy = bundle({
    'a/words-1.js': output({ 'a/chunk-2.js': staticImport }, 'scripts/words.ts'),
    'a/hydrate-1.js': output({ 'a/chunk-1.js': staticImport }, hydrationEntry),
    'a/chat-1.js': output(
      { 'a/chunk-1.js': staticImport, 'a/chunk-2.js': staticImport, 'a/words-1.js': 'dynamic-import' },
      'scripts/islands/chat.tsx',
    ),
    'a/chat-1.css': output({}),
    'a/chunk-1.js': output({}),
    'a/chunk-2.js': output({}),
  });
  expect(groupScripts(lazy)).toEqual({
    shared: ['/a/hydrate-1.js', '/a/chunk-1.js'],
    byEntry: [
      { name: 'chat', entry: 'scripts/islands/chat.tsx', addresses: ['/a/chat-1.js', '/a/chunk-2.js'] },
      { name: 'words', entry: 'scripts/words.ts', addresses: ['/a/words-1.js', '/a/chunk-2.js'] },
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

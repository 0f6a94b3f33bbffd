/** Markup in every string of the content: a schema rejects it, or every file of the site has it as text. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { OutputFile } from '../../generator/files/output-file.ts';
import { type BuiltSite, serveTemporarySite } from '../browser/built-site.ts';
import { samplePages } from '../browser/sample-pages.ts';
import { useSite } from '../browser/use-site.ts';
import { type HostileContent, hit, readSources, renderRegardless, script, spoil } from './hostile-content.ts';

let content: HostileContent;
let files: readonly OutputFile[];

// The page for what does not exist has the status of that.
const visitor = useSite(startHostileSite, { allowed: /status of 404/u });

async function startHostileSite(): Promise<BuiltSite> {
  content = await spoil(await readSources());
  files = await renderRegardless(content.files);
  return serveTemporarySite((folder) => {
    for (const { path: file, contents } of files) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), contents);
    }
  });
}

it('is reported with its file, line and column where a string cannot contain it', () => {
  const { rejected, taken } = content;
  expect(taken).toBeGreaterThan(8000);
  expect(rejected.length).toBeGreaterThan(3000);
  const isPlaced = ({ span, file, key, message }: (typeof rejected)[number]) =>
    file.endsWith('.yaml') && (span.line > 1 || span.column > 1) && key !== undefined && message !== '';
  expect(rejected.filter((problem) => !isPlaced(problem))).toEqual([]);
});

/** What the markup begins in each kind of file, where it is not escaped. */
const starts: readonly (readonly [kind: RegExp, start: RegExp])[] = [
  [/\.(?:html|xml|svg)$/u, /<script>window|<img src=x|<svg\/onload|(?<!\\)" autofocus onfocus/u],
  [/_headers$|_redirects$|\.conf$|\.txt$/u, /^X-Injected/mu],
];

it('begins no element, attribute or header in any file', () => {
  const injected = files.flatMap(({ path: file, contents }) =>
    starts.flatMap(([kind, start]) => {
      const found = kind.test(file) ? start.exec(Buffer.from(contents).toString()) : null;
      return found === null ? [] : [`${file}: ${found[0]}`];
    }),
  );
  expect(injected).toEqual([]);
});

it('is found where it is not escaped', () => {
  const [, start] = starts[0] ?? [];
  for (const raw of [script, '<img src=x onerror="1">', '<svg/onload=1>'])
    expect(raw).toMatch(start ?? /^$/u);
});

it('is text on a page of each template in every language, without a content policy', async () => {
  const page = await visitor.openPage({ bypassCSP: true });
  await page.route(/\/x$/u, (route) => route.abort());
  for (const { address, status } of samplePages()) {
    // No link leads to the addresses of error pages.
    await page.goto(status === 404 ? `${address.replace(/404$/u, '')}no-such-page` : address);
    expect(await page.locator('body').textContent(), address).toContain(script);
    expect(await page.evaluate((name) => Reflect.get(window, name), hit), address).toBeUndefined();
  }
});

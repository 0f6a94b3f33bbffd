/**
 * Markup in every field of the content: a schema rejects it, or the files of the site contain it as text only.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { OutputFile } from '../../generator/files/output-file.ts';
import { type BuiltSite, serveTemporarySite } from '../browser/built-site.ts';
import { tags } from '../browser/languages.ts';
import { samplePages } from '../browser/sample-pages.ts';
import { useSite } from '../browser/use-site.ts';
import {
  type HostileContent,
  injectMarkup,
  payloadFlag,
  payloadScript,
  readSources,
  renderUnchecked,
} from './hostile-content.ts';

let content: HostileContent;
let files: readonly OutputFile[];

// Error pages have the status 404.
const fixture = useSite(startHostileSite, { allowed: /status of 404/u });

async function startHostileSite(): Promise<BuiltSite> {
  content = await injectMarkup(await readSources());
  files = await renderUnchecked(content.files);
  return serveTemporarySite((folder) => {
    for (const { path: file, contents } of files) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), contents);
    }
  });
}

it('markup is reported with its file, line and column when a schema rejects it', () => {
  const { rejected, acceptedCount } = content;
  expect(acceptedCount).toBeGreaterThan(1500);
  expect(rejected.length).toBeGreaterThan(400);
  const isLocated = ({ span, file, key, message }: (typeof rejected)[number]) =>
    file.endsWith('.yaml') && (span.line > 1 || span.column > 1) && key !== undefined && message !== '';
  expect(rejected.filter((problem) => !isLocated(problem))).toEqual([]);
});

/** Patterns of markup that is not escaped, by the kind of file. */
const unescapedPatterns: readonly (readonly [kind: RegExp, pattern: RegExp])[] = [
  [/\.(?:html|xml|svg)$/u, /<script>window|<img src=x|<svg\/onload|(?<!\\)" autofocus onfocus/u],
  [/_headers$|_redirects$|\.conf$|\.txt$/u, /^X-Injected/mu],
];

it('markup starts no element, attribute or header in any file', () => {
  const injected = files.flatMap(({ path: file, contents }) =>
    unescapedPatterns.flatMap(([kind, pattern]) => {
      const found = kind.test(file) ? pattern.exec(Buffer.from(contents).toString()) : null;
      return found === null ? [] : [`${file}: ${found[0]}`];
    }),
  );
  expect(injected).toEqual([]);
});

it('the patterns find markup that is not escaped', () => {
  const [, pattern] = unescapedPatterns[0] ?? [];
  for (const raw of [payloadScript, '<img src=x onerror="1">', '<svg/onload=1>'])
    expect(raw).toMatch(pattern ?? /^$/u);
});

it('markup is text on a page of each template, in one language after another, without a content security policy', async () => {
  // The pages of a template follow each other, one in each language.
  const count = tags.length;
  const samples = samplePages().filter((_, index) => index % count === Math.floor(index / count) % count);
  expect(new Set(samples.map(({ language }) => language))).toEqual(new Set(tags));
  const page = await fixture.openPage({ bypassCSP: true });
  await page.route(/\/x$/u, (route) => route.abort());
  for (const { address, status } of samples) {
    // Hosts show an error page at an unknown address, not at its own address.
    await page.goto(status === 404 ? `${address.replace(/404$/u, '')}no-such-page` : address);
    expect(await page.locator('body').textContent(), address).toContain(payloadScript);
    expect(await page.evaluate((name) => Reflect.get(window, name), payloadFlag), address).toBeUndefined();
  }
});

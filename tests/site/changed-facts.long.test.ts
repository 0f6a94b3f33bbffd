/** A site with other facts: what is stated once changes wherever pages show it. */
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readText } from './read-html.ts';
import { copyProject, edit, runSite } from './temporary-project.ts';

const prefixes = ['', 'en/', 'es/'];

let folder: string;
const read = (file: string) => readFileSync(path.join(folder, 'dist', file), 'utf8');

beforeAll(() => {
  folder = copyProject();
  edit(
    folder,
    'content/shared/business.yaml',
    'duiFirstBail: { kind: moneyRange, from: 2500, to: 5000',
    'duiFirstBail: { kind: moneyRange, from: 2600, to: 5100',
  );
  edit(
    folder,
    'content/shared/blog/dui-arrest-bail-and-the-ten-day-dmv-rule.yaml',
    'category: dui',
    'category: legal-advice',
  );
  expect(runSite(folder, ['generate'])).toMatchObject({ code: 0 });
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the bail for a first DUI', () => {
  it.each(prefixes)('is the same in the prose and in the table of the guide in "%s"', (prefix) => {
    const text = readText(read(`${prefix}bail-bonds-guide.html`));
    expect(text.match(/2,600/gu)).toHaveLength(2);
    expect(text.match(/5,100/gu)).toHaveLength(2);
    // The fees of the row are computed from the same range.
    expect(text).toMatch(/\$260\b.*\$510\b/su);
    expect(text).not.toMatch(/2,500.{1,40}5,000/u);
  });
});

describe('a category of the blog without posts', () => {
  it.each(prefixes)('is a page for who comes to it, and none for search engines, in "%s"', (prefix) => {
    const page = `${prefix}blog/category/dui`;
    expect(read(`${page}.html`)).toContain('<meta name="robots" content="noindex">');
    expect(read('sitemap.xml')).not.toContain(`/${page}<`);
    expect(read(`${prefix}blog/category/legal-advice.html`)).not.toContain('"noindex"');
    expect(read('sitemap.xml')).toContain(`/${prefix}blog/category/legal-advice<`);
  });
});

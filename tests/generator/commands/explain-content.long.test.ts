import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { edit, runSite, useProject } from '../../site/temporary-project.ts';

const folder = useProject();
const service = 'content/en/services/fast-release.yaml';

const explain = (...words: string[]) => runSite(folder, ['explain', ...words]);
const explainJson = (what: string) => JSON.parse(explain(what, '--format', 'json').output);
/** The number of the line of a file that a pattern fits. */
function lineOf(file: string, pattern: RegExp): number {
  const lines = readFileSync(path.join(folder, file), 'utf8').split('\n');
  return lines.findIndex((line) => pattern.test(line)) + 1;
}

describe('site explain <address>', () => {
  it('names the own files of the page line by line, its template, and what else was read', () => {
    const { code, output } = explain('/en/services/fast-release');
    expect(code).toBe(0);
    const [own = '', others = ''] = output.split('It also read');
    expect(own).toContain(`  ${service}:${lineOf(service, /^title:/u)}  title\n`);
    expect(own).toContain('  content/shared/services/fast-release.yaml:');
    expect(own).toContain('  templates/pages/services/record.tsx\n');
    expect(own).not.toContain('pasadena');
    expect(others).toMatch(/^ {2}content\/shared\/navigation\.yaml {2}.*\bmenu:\d+/mu);
    expect(others).not.toContain('content/es/services/');
  });

  it('says the same from the store as from nothing, and as JSON', () => {
    const [first, again] = [explainJson('/en/faq'), explainJson('/en/faq')];
    expect(again).toEqual(first);
    expect(first).toMatchObject({ version: 1, address: '/en/faq', template: 'templates/pages/faq/page.tsx' });
    expect(first.sources[0]).toMatchObject({ file: 'content/en/pages/faq.yaml', isOwn: true });
  });

  it.each(['https://example.org/en/faq#x', '/en/faq.html', '/en/faq/', '/en/faq?x'])(
    'takes %s',
    (address) => {
      expect(explain(address).output).toMatch(/^\/en\/faq is made of\n/u);
    },
  );

  it('offers the nearest addresses in place of one that there is not, with exit code 2', () => {
    const run = explain('/en/fast-relase');
    expect(run).toMatchObject({ code: 2, output: '' });
    expect(run.errors).toMatch(
      /^No page has the address \/en\/fast-relase\. Did you mean .*\/en\/services\/fast-release/u,
    );
  });
});

describe('site explain <file>:<line>', () => {
  it('names the pages that show a text, and no page that has only read it', () => {
    const line = lineOf(service, /^title:/u);
    const found = explainJson(`${service}:${line}`);
    expect(found).toMatchObject({
      line,
      field: 'title',
      pages: ['/en/services/fast-release'],
      isShown: true,
    });
  });

  it('finds a shared figure wherever a text prints it, in every language', () => {
    const file = 'content/shared/business.yaml';
    const { field, pages, of } = explainJson(`${file}:${lineOf(file, /^ {2}bailExample4:/u)}`);
    expect(field).toBe('figures.bailExample4');
    expect(pages).toEqual(expect.arrayContaining(['/services', '/en/services', '/es/services']));
    expect(pages.length).toBeLessThan(of / 2);
  });

  it('tells of what only a script shows', () => {
    const file = 'content/en/ui.yaml';
    const chat = lineOf(file, /^chat:/u);
    const found = explainJson(`${file}:${chat}`);
    expect(found).toMatchObject({ field: 'chat', isInScripts: true });
  });

  it('refuses a file that there is not, with the name that was meant', () => {
    const run = explain('content/en/services/fast-relase.yaml:3');
    expect(run).toMatchObject({ code: 2, errors: expect.stringContaining(`Did you mean ${service}?`) });
  });

  it('tells the problems of content that has no pages yet', () => {
    const before = readFileSync(path.join(folder, service), 'utf8');
    edit(folder, service, /^title:/mu, 'titel:');
    const run = explain(`${service}:3`, '--format', 'json');
    writeFileSync(path.join(folder, service), before);
    expect(run.code).toBe(1);
    expect(JSON.parse(run.output).problems).toContainEqual(
      expect.objectContaining({ rule: 'schema/unknown-key', file: service }),
    );
  });
});

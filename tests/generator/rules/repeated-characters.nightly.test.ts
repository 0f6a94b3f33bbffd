import { beforeEach, describe, expect, it } from 'vitest';
import type { SourceFile } from '../../../generator/content/content-file.ts';
import { createContentIndex } from '../../../generator/content/content-index.ts';
import { formatHuman } from '../../../generator/diagnostics/format-human.ts';
import { parseFile } from '../../../generator/pipeline/parse/parse-file.ts';
import { readContent } from '../../../generator/pipeline/read/read-content.ts';
import { validateFiles } from '../../../generator/pipeline/validate/validate-files.ts';
import { runRules } from '../../../generator/rules/run-rules.ts';
import { createFixtureSite } from '../../fixtures/create-fixture-site.ts';
import { locate } from '../../locate.ts';

const ascii = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index));
const otherCharacters = [...'«»“”‘’؟،؛…–¿¡ـéعن١中😀\u0301\u064b\u200b'];
const marks =
  '** [ ]( [a]( [a](b) {{ {{a}} {a} **a (a)[/ <a <!-- `a _a *a # a@ [a](b {{a **[a](b)** [a]\t('.split(' ');
const formattedValues = ['10% ', '$5,000 ', '(626) 555-0100 ', '1-', 'a@b.c ', 'https://a '];

const strings = [...ascii, ...otherCharacters, ...marks, ...formattedValues];

/** Some of them after the start of a mark. */
const texts = [
  ...strings.map((repeated) => repeated.repeat(100_000)),
  ...['[', '{{', '(', '<', '_', 'a@'].flatMap((start) =>
    [' ', 'a', '**', '.'].map((character) => start + character.repeat(100_000)),
  ),
];

let sources: readonly SourceFile[] = [];

beforeEach(async () => {
  sources = (await readContent(createFixtureSite('_base'))).value;
});

/** Like the command, formats the problems. */
function checkWith(file: string, change: (text: string) => string): string[] {
  const changedSources = sources.map((source) =>
    source.path === file ? { ...source, text: change(source.text) } : source,
  );
  const { value: files, diagnostics } = validateFiles(
    changedSources.map((source) => ({ source, data: parseFile(source).value })),
  );
  const problems = runRules(createContentIndex({ files, diagnostics }));
  const textOf = (path: string) => changedSources.find((source) => source.path === path)?.text;
  formatHuman(locate(problems, textOf), { color: false });
  return problems.map(({ rule }) => rule);
}

/** As JSON strings. */
function inGroups(size: number): string[][] {
  return Array.from({ length: Math.ceil(texts.length / size) }, (_, index) =>
    texts.slice(index * size, (index + 1) * size).map((text) => JSON.stringify(text)),
  );
}

const page = 'content/en/pages/accessibility.yaml';

// With a quadratic algorithm, each of these texts would take minutes and exceed the timeout of the test.
describe('a text that repeats a character or a short string a hundred thousand times', () => {
  it('is checked in a field with marks', () => {
    const rules = inGroups(10).flatMap((group) =>
      checkWith(page, (text) =>
        text.replace('A short paragraph.', () => group.join('\n      - type: paragraph\n        text: ')),
      ),
    );
    expect(rules).toEqual(expect.arrayContaining(['link/mark', 'link/broken', 'text/placeholder']));
  });

  it('is checked in a field without marks', () => {
    const fields = /(?:Lead|Label|Value|Text) of \w+/gu;
    const count = sources.find(({ path }) => path === page)?.text.match(fields)?.length ?? 0;
    const rules = inGroups(count).flatMap((group) =>
      checkWith(page, (text) => text.replaceAll(fields, () => group.pop() ?? 'Words')),
    );
    expect(rules).toEqual(expect.arrayContaining(['link/mark', 'text/stray-mark', 'text/html']));
  });
});

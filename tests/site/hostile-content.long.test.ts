import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { listTexts } from '../../generator/check/written-text.ts';
import { formatKey } from '../../schema/data-path.ts';
import { forbidden, hit, mapStrings, readSources, validateSources, writeSource } from './hostile-content.ts';
import { createProject, runSite } from './temporary-project.ts';

/** A problem as the command tells it to programs. */
type Told = {
  readonly rule: string;
  readonly severity: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly key?: string;
};

/** Changes every string of the content, and tells what the command says of it. */
async function checkWith(change: (text: string, place: string) => string) {
  const folder = createProject();
  for (const { path: file, text } of await readSources()) {
    const data = mapStrings(parse(text), (value, at) => change(value, `${file} ${formatKey(at)}`));
    writeFileSync(path.join(folder, file), writeSource(file, data).text);
  }
  const run = runSite(folder, ['check', '--format', 'json']);
  // The document is a contract of the command, which other tests compare.
  return { ...run, problems: (JSON.parse(run.output) as { readonly problems: readonly Told[] }).problems };
}

describe('hostile content', () => {
  it('is refused where it stands: in texts markup, links that run, unknown values and unseen signs, in addresses scripts', async () => {
    const texts = listTexts(validateSources(await readSources()).value);
    expect(texts.length).toBeGreaterThan(8000);
    const hostile = new Map(
      texts.map(({ file, key, text }, index) => [
        `${file} ${key}`,
        text + forbidden[index % forbidden.length],
      ]),
    );
    const { code, errors, problems } = await checkWith((text, place) => {
      if (!hostile.has(place) && isAddress(text, place)) hostile.set(place, `javascript:window.${hit}=1`);
      return hostile.get(place) ?? text;
    });
    expect({ code, errors }).toEqual({ code: 1, errors: expect.stringMatching(oneLine) });
    expect(hostile.size).toBeGreaterThan(texts.length + 50);
    const told = new Set(
      problems.filter(({ severity }) => severity === 'error').map(({ file, key }) => `${file} ${key}`),
    );
    expect([...hostile].filter(([place]) => !told.has(place))).toEqual([]);
    expect(problems.filter(isUnplaced)).toEqual([]);
  });
});

/** The command tells in one line how it went, and nothing of a fault of its own. */
const oneLine = /^[^\n]*\n?$/u;

/** Whether a string is an address that pages lead to; where a fact comes from is shown nowhere. */
function isAddress(text: string, place: string): boolean {
  return /^(?:https?:|mailto:|tel:|\/)/u.test(text) && !/\bsources?(?:\[\d+\])?$/u.test(place);
}

/** Whether an error names no exact place. The first value of a file stands behind its key, so that none is at 1:1. */
function isUnplaced({ severity, file, line, column }: Told): boolean {
  const isPlace = file.endsWith('.yaml') && line >= 1 && column >= 1 && line + column > 2;
  return severity === 'error' && !isPlace;
}

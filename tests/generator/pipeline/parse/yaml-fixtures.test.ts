import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { formatHuman } from '../../../../generator/diagnostics/index.ts';
import { parseFile } from '../../../../generator/pipeline/parse/parse-file.ts';
import { locate } from '../../../locate.ts';
import { expectInEveryFormat } from '../../../problem-formats.ts';

const folder = join(import.meta.dirname, '..', '..', '..', 'fixtures', 'yaml');
const cases = readdirSync(folder).filter((name) => name.endsWith('.yaml'));

it.each(cases)('prints the expected messages for %s', async (name) => {
  const text = readFileSync(join(folder, name), 'utf8');
  const { value, diagnostics } = parseFile({ path: `content/en/${name}`, text, hash: '' });
  const problems = locate(diagnostics, () => text);
  const printed = formatHuman(problems, { colour: false });
  expect(value.data === undefined).toBe(diagnostics.length > 0);
  await expect(printed).toMatchFileSnapshot(join(folder, name.replace(/\.yaml$/u, '.expected.txt')));
  expectInEveryFormat(problems, problems.length > 0 ? 1 : 0);
});

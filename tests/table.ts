/** Tests functions with tables in YAML files, one row a line. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

/** Arguments and result; an argument returned unchanged; or one result of several. `~` is undefined. */
type Row = readonly unknown[] | string | { readonly is: unknown; readonly for: readonly unknown[] };

export const readYaml = <Value>(file: string): Value => parse(readFileSync(file, 'utf8'));

/** Expects no other tables in the file. */
export function testTables(file: string, functions: Readonly<Record<string, (...args: never[]) => unknown>>) {
  const tables = readYaml<Readonly<Record<string, readonly Row[]>>>(file);
  it(`there is a function for each table of ${file.replace(/^.*\//u, '')}`, () => {
    expect(Object.keys(functions)).toEqual(Object.keys(tables));
  });
  describe.each(Object.entries(functions))('%s', (name, run) => {
    for (const { title, args, expected } of (tables[name] ?? []).flatMap(casesOf))
      it(title, async () => {
        // The rows have the types that the function takes.
        expect((await run(...(args as never[]))) ?? null).toEqual(expected);
      });
  });
}

function casesOf(row: Row) {
  if (typeof row === 'string') return [caseOf([row], row)];
  if ('is' in row) return row.for.map((argument) => caseOf([argument], row.is));
  return [caseOf(row.slice(0, -1), row.at(-1))];
}

const caseOf = (args: readonly unknown[], expected: unknown) => ({
  args,
  expected,
  title: `${args.map((argument) => JSON.stringify(argument)).join(', ')} → ${JSON.stringify(expected)}`,
});

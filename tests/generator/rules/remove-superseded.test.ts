import { expect, it } from 'vitest';
import type { Diagnostic } from '../../../generator/diagnostics/index.ts';
import { removeSuperseded } from '../../../generator/rules/remove-superseded.ts';

const at = (rule: Diagnostic['rule'], file: string, ...path: string[]): Diagnostic => ({
  rule,
  location: { file, path },
  message: 'Wrong.',
});
const part = (rule: Diagnostic['rule'], start: number): Diagnostic => ({
  ...at(rule, 'a'),
  location: { file: 'a', path: ['text'], within: { start, length: 2 } },
});
const rules = (diagnostics: readonly Diagnostic[]) => removeSuperseded(diagnostics).map(({ rule }) => rule);

it('keeps a missing field that no language has', () => {
  const both = [at('schema/required', 'a', 'title'), at('i18n/missing', 'b', 'title')];
  expect(rules(both)).toEqual(['schema/required', 'i18n/missing']);
});

it('reports a bad link once, also when its text is a forbidden term', () => {
  expect(
    rules([part('text/forbidden-term', 4), part('text/link-words', 4), part('text/forbidden-term', 20)]),
  ).toEqual(['text/link-words', 'text/forbidden-term']);
});

it('reports equal problems of a text once, at the first part, with their number', () => {
  const parts = [4, 20, 20, 30].map((start) => part('text/placeholder', start));
  expect(removeSuperseded(parts)).toEqual([
    { ...part('text/placeholder', 4), message: 'Wrong. It occurs 3 times in this text.' },
  ]);
});

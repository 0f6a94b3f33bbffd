import { expect, it } from 'vitest';
import type { Diagnostic } from '../../../generator/diagnostics/index.ts';
import { removeSuperseded } from '../../../generator/rules/remove-superseded.ts';

const problemAt = (rule: Diagnostic['rule'], file: string, ...path: string[]): Diagnostic => ({
  rule,
  location: { file, path },
  message: 'Wrong.',
});
const problemWithin = (rule: Diagnostic['rule'], start: number): Diagnostic => ({
  ...problemAt(rule, 'a'),
  location: { file: 'a', path: ['text'], within: { start, length: 2 } },
});
const rules = (diagnostics: readonly Diagnostic[]) => removeSuperseded(diagnostics).map(({ rule }) => rule);

it('keeps diagnostics of the same field in different files', () => {
  const problems = [problemAt('schema/required', 'a', 'title'), problemAt('i18n/missing', 'b', 'title')];
  expect(rules(problems)).toEqual(['schema/required', 'i18n/missing']);
});

it('reports a bad link once, also when its text is a forbidden term', () => {
  expect(
    rules([
      problemWithin('text/forbidden-term', 4),
      problemWithin('text/link-words', 4),
      problemWithin('text/forbidden-term', 20),
    ]),
  ).toEqual(['text/link-words', 'text/forbidden-term']);
});

it('reports equal problems of a text once, at the first position, with their number', () => {
  const problems = [4, 20, 20, 30].map((start) => problemWithin('text/placeholder', start));
  expect(removeSuperseded(problems)).toEqual([
    { ...problemWithin('text/placeholder', 4), message: 'Wrong. It occurs 3 times in this text.' },
  ]);
});

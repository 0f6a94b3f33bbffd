import { expect, it } from 'vitest';
import { PapersFacts } from '../../schema/index.ts';

it('requires an effect for each explained line of a document, and rejects one for other lines', () => {
  const problemsOf = (line: object) => {
    const paper = { title: 'Receipt', lines: [{ text: 'Premium paid', ...line }] };
    const result = PapersFacts.safeParse({
      updated: '2026-11-23',
      application: paper,
      agreement: paper,
      receipt: paper,
    });
    return result.error?.issues.map(({ path }) => path.join('.')) ?? [];
  };
  const pathsInAllPapers = ['application', 'agreement', 'receipt'].map((paper) => `${paper}.lines.0.effect`);
  expect(problemsOf({})).toEqual([]);
  expect(problemsOf({ id: 'premium', effect: 'keeps' })).toEqual([]);
  expect(problemsOf({ id: 'premium' })).toEqual(pathsInAllPapers);
  expect(problemsOf({ effect: 'keeps' })).toEqual(pathsInAllPapers);
});

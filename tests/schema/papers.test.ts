import { expect, it } from 'vitest';
import { PapersFacts } from '../../schema/index.ts';

it('exactly the explained lines of a document have an effect', () => {
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
  const everywhere = ['application', 'agreement', 'receipt'].map((paper) => `${paper}.lines.0.effect`);
  expect(problemsOf({})).toEqual([]);
  expect(problemsOf({ id: 'premium', effect: 'keeps' })).toEqual([]);
  expect(problemsOf({ id: 'premium' })).toEqual(everywhere);
  expect(problemsOf({ effect: 'keeps' })).toEqual(everywhere);
});

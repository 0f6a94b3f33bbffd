import {
  type AlignedText,
  findDifferingReadings,
  type LanguageDifference,
  unequalDiagnostic,
} from '../../content/compare-translations.ts';
import { linksOf, parseRichText } from '../../text/parse-rich-text.ts';
import type { Rule, UnitContext } from '../rule-context.ts';

export const i18nMarks = {
  id: 'i18n/marks',
  severity: 'error',
  summary: 'Link targets and emphasis are the same in every language.',
  runOnUnit: ({ comparisons }: Pick<UnitContext, 'comparisons'>) =>
    comparisons.flatMap(({ texts }) => texts.flatMap(compareMarks)),
} satisfies Rule;

type Marks = { readonly links: readonly string[]; readonly strong: number };

function compareMarks({ path, field, values }: AlignedText) {
  if (field.kind !== 'rich') return [];
  return findDifferingReadings(values, marksOf).map((differing) =>
    unequalDiagnostic(differing, path, {
      noun: 'marks',
      difference: describeMarks(differing),
      fix: `Mark the same words as in ${differing.source}: **strong** and [text](target).`,
    }),
  );
}

function marksOf(value: unknown): Marks | undefined {
  if (typeof value !== 'string') return undefined;
  const parsed = parseRichText(value);
  if (parsed.problems.length > 0) return undefined;
  return {
    links: linksOf(parsed)
      .map(({ target }) => target)
      .sort(),
    strong: parsed.nodes.filter(({ type }) => type === 'strong').length,
  };
}

function describeMarks({ source, ...values }: LanguageDifference<Marks>): string {
  const [actual, expected] = [values.actual.value, values.expected.value];
  return [
    ...subtract(expected.links, actual.links).map((target) => `the link to ${target} is missing`),
    ...subtract(actual.links, expected.links).map((target) => `the link to ${target} is not in ${source}`),
    ...(actual.strong === expected.strong ? [] : [`${actual.strong} in ** instead of ${expected.strong}`]),
  ].join('; ');
}

function subtract(list: readonly string[], other: readonly string[]): string[] {
  const remaining = [...other];
  return list.filter((item) => {
    const index = remaining.indexOf(item);
    if (index !== -1) remaining.splice(index, 1);
    return index === -1;
  });
}

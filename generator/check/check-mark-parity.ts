/** Rich text has the same links and as much emphasis in every language. */
import { formatKey } from '../../schema/data-path.ts';
import type { DataPath } from '../../schema/index.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { linksOf, parseRichText } from '../text/parse-rich-text.ts';
import type { Comparison } from './compare-translations.ts';
import { findOddReadings, type OddOne, orChangeOthers, placeOfOdd } from './odd-ones.ts';

/** One problem for each text whose marks differ from the reference; broken marks are told by link/mark. */
export function checkMarkParity({ texts }: Comparison): Diagnostic[] {
  return texts.flatMap(({ field, path, values }) =>
    field.kind === 'rich' ? findOddReadings(values, marksOf).map((odd) => explainMarks(path, odd)) : [],
  );
}

type Marks = { readonly links: readonly string[]; readonly strong: number };

function explainMarks(path: DataPath, odd: OddOne<Marks>): Diagnostic {
  const { own, expected, source } = odd;
  const difference = describe(own.value, expected.value, source).join('; ');
  return {
    rule: 'i18n/marks',
    ...placeOfOdd(odd, path),
    message: `"${formatKey(path)}" does not have the marks of the ${source} text: ${difference}.`,
    fix: `Mark the same words as in ${source}: **strong** and [text](target).${orChangeOthers(odd)}`,
  };
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

function describe(own: Marks, expected: Marks, source: string): string[] {
  const missing = subtract(expected.links, own.links).map((target) => `the link to ${target} is missing`);
  const extra = subtract(own.links, expected.links).map(
    (target) => `the link to ${target} is not in ${source}`,
  );
  const strong = own.strong === expected.strong ? [] : [`${own.strong} in ** instead of ${expected.strong}`];
  return [...missing, ...extra, ...strong];
}

function subtract(list: readonly string[], other: readonly string[]): string[] {
  const rest = [...other];
  return list.filter((item) => {
    const index = rest.indexOf(item);
    if (index !== -1) rest.splice(index, 1);
    return index === -1;
  });
}

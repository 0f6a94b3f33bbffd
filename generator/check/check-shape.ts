/** Lists have the same length, and ids and the like the same value, in every language. */
import { formatKey } from '../../schema/data-path.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { plural } from '../diagnostics/format-totals.ts';
import { compareItems, type ItemRange, nameItem } from './compare-items.ts';
import type { Comparison, UnequalValue } from './compare-translations.ts';
import { languageName } from './language-name.ts';
import { orChangeOthers, placeOfOdd } from './odd-ones.ts';

/** One problem for each list or value that differs from other languages. */
export function checkShape({ unequal }: Comparison): Diagnostic[] {
  return unequal.map((odd) => {
    const [own, expected] = [odd.own.value, odd.expected.value];
    const areLists = Array.isArray(own) && Array.isArray(expected);
    return areLists ? explainLength(odd, { own, expected }) : explainValue(odd);
  });
}

function explainLength(odd: UnequalValue, lists: Record<'own' | 'expected', readonly unknown[]>): Diagnostic {
  const { path, own, expected, source } = odd;
  const { missing, extra } = compareItems(lists.own, lists.expected);
  const name = languageName(own.language);
  const add = tellItems(missing, lists.expected).map((items) => `Add ${items} of the ${source} list.`);
  const remove = tellItems(extra, lists.own).map(
    (items) => `Take out ${items}, or write it in ${source}, too.`,
  );
  const same = [`Write the same items as in ${source}, in the same order.`];
  const item = [...path, ...missing.at.slice(0, 1)];
  const advice = add.length + remove.length === 0 ? same : [...add, ...remove];
  return {
    rule: 'i18n/shape',
    ...placeOfOdd(odd, path, 'key'),
    message: `"${formatKey(path)}" has ${plural(lists.own.length, 'item')} in ${name} and ${plural(lists.expected.length, 'item')} in ${source}.`,
    fix: `${advice.join(' ')}${extra.at.length > 0 ? '' : orChangeOthers(odd)}`,
    related: [{ place: { file: expected.file, path: item }, label: expected.language }],
  };
}

/** `"first-call"`, or where that is not certain `1 of the items 5 to 8`; nothing when it can be any. */
function tellItems({ at, count }: ItemRange, items: readonly unknown[]): string[] {
  const [first, last] = [at[0], at.at(-1)];
  if (first === undefined || last === undefined) return [];
  if (at.length === count) return [at.map((index) => nameItem(items, index)).join(' and ')];
  return [`${count} of the items ${first + 1} to ${last + 1}`];
}

function explainValue(odd: UnequalValue): Diagnostic {
  const { path, own, expected, source } = odd;
  const name = languageName(own.language);
  return {
    rule: 'i18n/shape',
    ...placeOfOdd(odd, path),
    message: `"${formatKey(path)}" is ${printValue(own.value)} in ${name} and ${printValue(expected.value)} in ${source}; it is the same in every language.`,
    fix:
      expected.value === undefined
        ? 'Take the line out.'
        : { yaml: `${path.at(-1)}: ${String(expected.value)}` },
  };
}

function printValue(value: unknown): string {
  return value === undefined ? 'left out' : JSON.stringify(value);
}

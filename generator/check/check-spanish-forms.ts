/** Questions and exclamations have both their marks in languages that write two (language/style-guide.md §6.3). */
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { entryFor } from './language-table.ts';
import { proseOf } from './prose-of.ts';
import { placeOf, type WrittenText } from './written-text.ts';

type Pair = readonly [open: string, close: string];

const pairs: Readonly<Record<string, readonly Pair[]>> = {
  es: [
    ['¿', '?'],
    ['¡', '!'],
  ],
};

/** One problem for each text in which a mark lacks its other half. */
export function checkSpanishForms(texts: readonly WrittenText[]): Diagnostic[] {
  return texts.flatMap((text) =>
    (entryFor(pairs, text.language) ?? []).flatMap((pair) => checkPair(text, pair)),
  );
}

function checkPair(text: WrittenText, [open, close]: Pair): Diagnostic[] {
  const lonely = findLonely(proseOf(text.text), [open, close]);
  if (lonely === undefined) return [];
  const [found, wanted] = lonely.mark === open ? [open, close] : [close, open];
  return [
    {
      rule: 'text/spanish-form',
      ...placeOf(text, { start: lonely.start, length: 1 }),
      message: `"${found}" stands without "${wanted}".`,
      fix: `Write ${wanted} where the ${close === '?' ? 'question' : 'exclamation'} ${wanted === open ? 'begins' : 'ends'}.`,
    },
  ];
}

/** The first mark that opens what never closes, or closes what never opened. */
function findLonely(prose: string, [open, close]: Pair): { mark: string; start: number } | undefined {
  let opened: number | undefined;
  for (const { 0: mark, index: start } of prose.matchAll(/[¿?¡!]/gu)) {
    if (mark === open) {
      if (opened !== undefined) break;
      opened = start;
    } else if (mark === close) {
      if (opened === undefined) return { mark, start };
      opened = undefined;
    }
  }
  return opened === undefined ? undefined : { mark: open, start: opened };
}

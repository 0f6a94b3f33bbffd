/** Questions and exclamations have both their signs in languages that write two. */
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Styles } from './find-style.ts';
import { proseOf } from './prose-of.ts';
import { placeOf, type WrittenText } from './written-text.ts';

/** One problem for each text in which a sign lacks its other half. */
export function checkPairedSigns(texts: readonly WrittenText[], styles: Styles): Diagnostic[] {
  return texts.flatMap((text) =>
    (styles.get(text.language)?.pairedSigns ?? []).flatMap((pair) => checkPair(text, pair)),
  );
}

function checkPair(text: WrittenText, pair: string): Diagnostic[] {
  const [open = '', close = ''] = pair;
  const lonely = findLonely(proseOf(text.text), { open, close });
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
function findLonely(
  prose: string,
  { open, close }: { readonly open: string; readonly close: string },
): { mark: string; start: number } | undefined {
  let opened: number | undefined;
  for (const { 0: mark, index: start } of prose.matchAll(/\p{P}/gu)) {
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

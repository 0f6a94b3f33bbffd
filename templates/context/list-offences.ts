/** The table of typical bail amounts, printed. */
import { type Filled, type OffencesText, type SiteContent, textFiles } from '../../schema/index.ts';
import type { LanguageTools } from '../language-tools.ts';
import type { OffenceRow, PageContext, Printer } from '../page-context.ts';
import { printAmount } from '../print-amount.ts';
import { rangeOf } from '../values/print-figures.ts';

/** The words of the table, its rows and the sentences beside it. */
export type OffenceTable = PageContext['offences'];

/** The words, filled; the printer needs one of them before rows can be printed. */
export function fillOffenceWords({ words, fill }: LanguageTools): Filled<OffencesText> {
  return fill(textFiles.offences, words.files.offences);
}

/** The rows and the sentences, in the order of the facts. */
export function listOffences(
  content: SiteContent,
  words: Filled<OffencesText>,
  print: Printer,
): OffenceTable {
  const facts = content.facts.offences;
  const rows = facts.offences.map(
    ({ id, group, code, county, noteCounty, figure, ...amount }): OffenceRow => {
      const text = words.offences[id];
      if (text === undefined) throw new TypeError(`words of offence ${id}: checked before`);
      return {
        id,
        group,
        code,
        name: text.name,
        note: text.note,
        county,
        noteCounty,
        ...printAmount(
          figure === undefined ? amount : rangeOf(figure, content.facts.business),
          words.instead,
          print,
        ),
      };
    },
  );
  const notes = facts.notes.map((note) => {
    const content = words.notes[note.id];
    if (content === undefined) throw new TypeError(`words of note ${note.id}: checked before`);
    return { ...note, content };
  });
  return { words, rows, notes };
}

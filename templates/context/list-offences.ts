/** Prints the table of typical bail amounts. */
import { type Filled, type OffencesText, type SiteContent, textFiles } from '../../schema/index.ts';
import type { LanguageTools } from '../contract/language-tools.ts';
import type { OffenceRow, PageContext, Printer } from '../contract/page-context.ts';
import { printAmount } from '../values/create-formatter.ts';
import { rangeOf } from '../values/format-figures.ts';

/** The texts of the table, its rows and its notes. */
export type OffenceTable = PageContext['offences'];

/** Returns the filled texts of the table. Separate from the rows, because their printer needs one of the texts. */
export function fillOffenceTexts({ texts, fill }: LanguageTools): Filled<OffencesText> {
  return fill(textFiles.offences, texts.files.offences);
}

export function listOffences(
  content: SiteContent,
  texts: Filled<OffencesText>,
  print: Printer,
): OffenceTable {
  const facts = content.facts.offences;
  const rows = facts.offences.map(
    ({ id, group, code, county, noteCounty, figure, ...amount }): OffenceRow => {
      const text = texts.offences[id];
      if (text === undefined)
        throw new TypeError(`The texts of offence ${id} are missing, which the rules should have reported.`);
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
          texts.instead,
          print,
        ),
      };
    },
  );
  const notes = facts.notes.map((note) => {
    const content = texts.notes[note.id];
    if (content === undefined)
      throw new TypeError(`The texts of note ${note.id} are missing, which the rules should have reported.`);
    return { ...note, content };
  });
  return { texts, rows, notes };
}

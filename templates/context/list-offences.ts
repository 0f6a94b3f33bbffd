import { expectDefined } from '../../schema/expect-defined.ts';
import { type Filled, type OffencesText, type SiteContent, textFiles } from '../../schema/index.ts';
import type { LanguageTools } from '../contract/language-tools.ts';
import type { OffenceRow, PageContext, Printer } from '../contract/page-context.ts';
import { printAmount } from '../values/create-formatter.ts';
import { rangeOf } from '../values/format-figures.ts';

export type OffenceTable = PageContext['offences'];

/** Separate from the rows, because their printer needs one of the texts. */
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
      const text = expectDefined(texts.offences[id], `The text of offence ${id}`);
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
  const notes = facts.notes.map((note) => ({
    ...note,
    content: expectDefined(texts.notes[note.id], `The text of note ${note.id}`),
  }));
  return { texts, rows, notes };
}

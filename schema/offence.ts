/** Typical bail amounts by offence: facts in `content/shared/offences.yaml`, words in `content/<language>/offences.yaml`. */
import { z } from 'zod';
import { Checked, Slug, Source, Updated } from './primitives.ts';
import { richText, text } from './text.ts';

/** How sure we are of a fact: seen in an official text, in another source, or generally known only. */
export const Certainty = z.enum(['official', 'secondary', 'unverified']).meta({
  description: 'official: seen in a law or government text. What is unverified is worded with a hedge.',
});

const OffenceFacts = z.strictObject({
  id: Slug,
  code: z.string().min(1).meta({ description: 'Section of the law, such as "Veh. Code 23152".' }),
  group: z.enum(['dui', 'drugs', 'domestic-violence', 'violence', 'theft', 'other']),
  from: z
    .int()
    .positive()
    .optional()
    .meta({ description: 'Lower end in US dollars; absent when none is printed.' }),
  to: z.int().positive().optional().meta({ description: 'Upper end in US dollars; absent when open.' }),
  source: Source,
  checked: Checked,
  certainty: Certainty,
  noteCounty: Slug.optional().meta({
    description:
      'The only county whose guide shows the note of this row; the table of all counties shows it too.',
  }),
});

const NoteFacts = z.strictObject({
  id: Slug,
  beside: z.enum(['guide', 'tables', 'everywhere']).meta({
    description:
      'guide: beside the table of all counties. tables: beside those of single counties, too. everywhere: also where a county has no table.',
  }),
  county: Slug.optional().meta({ description: 'The only county whose guide shows it.' }),
});

/** The facts of all offences, in the order of the table. */
export const OffencesFacts = z.strictObject({
  updated: Updated,
  notes: z.array(NoteFacts).min(1).meta({ description: 'The sentences beside amounts, in their order.' }),
  offences: z.array(OffenceFacts).min(1),
});

/** The words of the table of amounts. */
export const OffencesText = z.strictObject({
  updated: Updated,
  caption: text('Caption of the table.'),
  offence: text('Column head: offence.'),
  bail: text('Column head: bail amount, often.'),
  fee: text('Column head: fee at the premium rate.'),
  openRange: text('Printed after an amount with no upper end: "and more".'),
  setByJudge: text('In place of an amount that only a judge sets.'),
  notes: z.record(Slug, richText('Sentences that must stand beside amounts.')),
  groups: z.record(OffenceFacts.shape.group, text('Name of the group.')),
  offences: z.record(
    Slug,
    z.strictObject({ name: text('The offence in plain words.'), note: text('A short note.').optional() }),
  ),
});

export type OffencesFacts = z.infer<typeof OffencesFacts>;
export type OffencesText = z.infer<typeof OffencesText>;

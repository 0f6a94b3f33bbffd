/**
 * The papers of a bond, drawn as specimens: lines in `content/shared/papers.yaml`, what they mean in
 * `content/<language>/papers.yaml`.
 */
import * as z from 'zod';
import { Slug, Updated } from './primitives.ts';
import { pattern, richText, text } from './text.ts';

/** The papers, in the order in which they are signed. */
export const paperIds = ['application', 'agreement', 'receipt'] as const;

/** What a line does to whoever signs it. */
export const lineEffects = ['asks', 'binds', 'owes', 'keeps'] as const;

const Line = z
  .strictObject({
    id: Slug.optional().meta({
      description: 'Of a line that is explained: its words in each language have this name.',
    }),
    text: z.string().min(1).meta({
      description:
        'What stands on the line, in English as real papers have it: in words of our own, copied from no form.',
    }),
    figure: z.string().optional().meta({
      description: 'An amount filled in as an example: name of an amount of business.yaml.',
    }),
    space: z.enum(['writing', 'signature']).optional().meta({ description: 'What is left free under it.' }),
    effect: z.enum(lineEffects).optional().meta({
      description:
        'Of a line that is explained: asks (tells the agent something), binds (is a promise or a cost), owes (can make somebody owe the whole bail amount), keeps (protects whoever signs).',
    }),
  })
  .refine(({ id, effect }) => (id === undefined) === (effect === undefined), {
    path: ['effect'],
    error: 'stands beside "id": a line that is explained has both, any other has neither',
  });

const PaperFacts = z.strictObject({
  title: z.string().min(1).meta({ description: 'Its title in English, at the head of the drawing.' }),
  lines: z.array(Line).min(1).meta({ description: 'Its lines, from head to foot.' }),
});

/** What stands on the papers. */
export const PapersFacts = z.strictObject({
  updated: Updated,
  application: PaperFacts,
  agreement: PaperFacts,
  receipt: PaperFacts,
});

const PaperText = z.strictObject({
  title: text('Heading over the paper: its name, with the English one.'),
  lead: richText('What the paper is for, and who signs it.'),
  before: text('What comes before each piece of advice: "Before you sign".'),
  lines: z.record(
    Slug,
    z.strictObject({
      title: text('What the line is about, in a few words.'),
      meaning: richText('What it asks, or to what it binds whoever signs.'),
      advice: richText('What to do about it before signing.'),
    }),
  ),
});

/** What the papers mean. */
export const PapersText = z.strictObject({
  updated: Updated,
  specimen: text('Written across each paper: "Specimen".'),
  note: text('Under each paper: that it is no form to sign, and that the amounts are examples.'),
  toExplanation: pattern('Name of the link on a line to its explanation.', ['number']),
  toLine: pattern('Name of the link in an explanation to its line.', ['number']),
  effects: z.strictObject({
    binds: text('Over a promise or a cost.'),
    owes: text('Over the line that can cost the whole bail amount.'),
    keeps: text('Over a line that protects whoever signs.'),
  }),
  application: PaperText,
  agreement: PaperText,
  receipt: PaperText,
});

export type PapersFacts = z.infer<typeof PapersFacts>;
export type PapersText = z.infer<typeof PapersText>;

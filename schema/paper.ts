/** Lines in `content/shared/papers.yaml`, their meanings in `content/<language>/papers.yaml`. */
import * as z from 'zod';
import { Slug } from './primitives.ts';
import { richText, text } from './text.ts';

/** In the order in which they are signed. */
export const paperIds = ['application', 'agreement', 'receipt'] as const;

export const lineEffects = ['asks', 'binds', 'owes', 'keeps'] as const;

const Line = z
  .strictObject({
    id: Slug.optional().describe('Id of an explained line, which its texts in each language use.'),
    text: z
      .string()
      .min(1)
      .describe(
        'Text of the line, in English like real papers, but in our own words and not copied from a form.',
      ),
    figure: z
      .string()
      .optional()
      .describe('Name of an amount of business.yaml that is filled in as an example.'),
    space: z.enum(['writing', 'signature']).optional().describe('The free space under the line.'),
    effect: z
      .enum(lineEffects)
      .optional()
      .describe(
        'Effect of an explained line: asks (gives the agent information), binds (is a promise or a cost), owes (can make somebody owe the whole bail amount), keeps (protects the signer).',
      ),
  })
  .refine(({ id, effect }) => (id === undefined) === (effect === undefined), {
    path: ['effect'],
    error: 'requires "id", and "id" requires it: an explained line has both, any other line has neither',
  });

const PaperFacts = z.strictObject({
  title: z.string().min(1).describe('English title at the top of the drawing.'),
  lines: z.array(Line).min(1).describe('Lines from top to bottom.'),
});

export const PapersFacts = z.strictObject({
  application: PaperFacts,
  agreement: PaperFacts,
  receipt: PaperFacts,
});

const PaperText = z.strictObject({
  title: text('Heading over the paper: its name, with the English one.'),
  lead: richText('What the paper is for, and who signs it.'),
  lines: z.record(
    Slug,
    z.strictObject({
      title: text('What the line is about, in a few words.'),
      meaning: richText('What the line asks, or to what it binds the signer.'),
      advice: richText('What to do about it before signing.'),
    }),
  ),
});

export const PapersText = z.strictObject({
  specimen: text('Stamped on each paper: "Specimen".'),
  note: text('Note under each paper: it is not a form to sign, and the amounts are examples.'),
  effects: z.strictObject({
    binds: text('Label above a promise or a cost.'),
    owes: text('Label above the line that can cost the whole bail amount.'),
    keeps: text('Label above a line that protects the signer.'),
  }),
  application: PaperText,
  agreement: PaperText,
  receipt: PaperText,
});

export type PapersFacts = z.infer<typeof PapersFacts>;
export type PapersText = z.infer<typeof PapersText>;

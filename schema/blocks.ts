/** The blocks of posts, guides and legal pages. */
import * as z from 'zod';
import { OffenceGroup } from './offence.ts';
import { paperIds } from './paper.ts';
import { Slug } from './primitives.ts';
import { fixedText, richText, text } from './text.ts';

/** Conditions of blocks, which depend on the settings of the site. */
export const conditions = ['analytics', 'no-analytics', 'own-endpoint', 'whatsapp'] as const;

export type Condition = (typeof conditions)[number];

/** The authorities that can change an answer of the jail, in the order of the drawing. */
export const deciders = ['judge', 'office', 'time'] as const;

/** Kinds of answers to the question of a block of deciders. */
const answers = ['likely', 'perhaps', 'unlikely'] as const;

const when = z
  .enum(conditions)
  .optional()
  .describe(
    'Shows the block only on a site that counts visits (analytics), that does not, that receives the form itself (own-endpoint), or that is reached on WhatsApp.',
  );

const Heading = z.strictObject({
  type: z.literal('heading'),
  id: Slug.describe('Anchor of the heading, the same in every language.'),
  text: text('The heading.'),
});
const Paragraph = z.strictObject({
  type: z.literal('paragraph'),
  when,
  text: richText('One idea, a few sentences.'),
});
const List = z.strictObject({ type: z.literal('list'), when, items: z.array(richText('One item.')).min(2) });
const Steps = z.strictObject({
  type: z.literal('steps'),
  when,
  items: z
    .array(
      z.strictObject({
        title: text('The step in a few words.'),
        description: richText('What to do, and why.'),
      }),
    )
    .min(2),
});
const ProcessSteps = z.strictObject({
  type: z.literal('stops'),
  when,
  items: z
    .array(richText('What happens at a step, and how long it takes.'))
    .length(7)
    .describe(
      'The bail process, one text for each of its seven steps, on the guide, which loads its styles. The names of the steps are in ui.yaml.',
    ),
});
const Callout = z.strictObject({
  type: z.literal('callout'),
  when,
  title: text('First line of the callout.'),
  text: richText('The information that a tired reader must not miss.'),
});
const Quote = z.strictObject({
  type: z.literal('quote'),
  when,
  text: text('The quoted text; in other languages, our translation of it.'),
  cite: fixedText('Source of the quote: law section or decision.'),
  originalLanguage: z
    .string()
    .describe('Tag of the original language. Pages in other languages say that the text is translated.'),
});
const Table = z.strictObject({
  type: z.literal('table'),
  when,
  caption: text('What the table shows.'),
  head: z.array(text('Column head.')).min(2),
  rows: z.array(z.array(richText('Cell.')).min(2)).min(1),
});
const Deciders = z.strictObject({
  type: z.literal('deciders'),
  when,
  caption: text('What the drawing shows.'),
  question: text('The question that is answered for each reason: "Can a bond help?"'),
  doors: z
    .array(
      z.strictObject({
        decider: z
          .enum(deciders)
          .describe('Who can change it: a judge, an office outside the jail, or time.'),
        title: text('Who decides, in a few words.'),
        note: text('When or where that is decided.'),
        reasons: z
          .array(
            z.strictObject({
              title: text('The reason in a few words.'),
              text: richText('What it is.'),
              answer: text('The answer to the question.'),
              helps: z.enum(answers).describe('Kind of the answer.'),
            }),
          )
          .min(1),
      }),
    )
    .length(deciders.length),
});
const Offences = z.strictObject({
  type: z.literal('offences'),
  when,
  group: OffenceGroup.optional().describe(
    'The only group of offences.yaml that the table of typical amounts shows; absent for all groups.',
  ),
});
const CourtForm = z.strictObject({
  type: z.literal('paper'),
  when,
  name: z
    .enum(paperIds)
    .describe('The paper of papers.yaml that is drawn, with the titles of its explanations.'),
});
const Embed = z.strictObject({
  type: z.literal('embed'),
  when,
  name: z
    .enum([
      'estimator',
      'examples',
      'squares',
      'checklist',
      'payment-methods',
      'lookups',
      'first-hearing',
      'release-bar',
    ])
    .describe('A part of the page that is generated from shared data.'),
});

export const Block = z.discriminatedUnion('type', [
  Heading,
  Paragraph,
  List,
  Steps,
  ProcessSteps,
  Callout,
  Quote,
  Table,
  Deciders,
  Offences,
  CourtForm,
  Embed,
]);

const passage = z.strictObject({
  id: Slug,
  title: text('Heading of the passage.'),
  blocks: z
    .array(Block)
    .min(1)
    .refine((blocks) => blocks.some((block) => !('when' in block && block.when)), {
      error: 'needs a block that is always shown',
    }),
});

export const Detail = passage;

/** A numbered passage of a long page: an entry of its table of contents. */
export const Passage = passage.extend({
  more: z
    .array(
      z.strictObject({
        title: text('Title of the collapsed content, in a few words.'),
        blocks: z.array(z.discriminatedUnion('type', [Paragraph, List, Table, Embed])).min(1),
      }),
    )
    .min(1)
    .optional()
    .describe('Content that fewer readers need, each collapsed under one line.'),
});

export type Block = z.infer<typeof Block>;
export type Detail = z.infer<typeof Detail>;
export type Passage = z.infer<typeof Passage>;

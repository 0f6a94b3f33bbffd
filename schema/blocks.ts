/** The blocks of which posts, guides and legal pages are made (decisions.md, "Content form"). */
import { z } from 'zod';
import { Slug } from './primitives.ts';
import { fixedText, richText, text } from './text.ts';

const Heading = z.strictObject({
  type: z.literal('heading'),
  id: Slug.meta({ description: 'Anchor of the heading, the same in every language.' }),
  text: text('The heading.'),
});
const Paragraph = z.strictObject({
  type: z.literal('paragraph'),
  text: richText('One idea, a few sentences.'),
});
const List = z.strictObject({
  type: z.literal('list'),
  items: z.array(richText('One item.')).min(2),
});
const Steps = z.strictObject({
  type: z.literal('steps'),
  items: z
    .array(
      z.strictObject({
        title: text('The step in a few words.'),
        description: richText('What to do, and why.'),
      }),
    )
    .min(2),
});
const Stops = z.strictObject({
  type: z.literal('stops'),
  items: z.array(richText('What happens at a stop, and how long it takes.')).length(7).meta({
    description:
      'The line of the process, one text for each of its seven stops; their names come with the site.',
  }),
});
const Callout = z.strictObject({
  type: z.literal('callout'),
  title: text('First line of the callout.'),
  text: richText('What a tired reader must not miss.'),
});
const Quote = z.strictObject({
  type: z.literal('quote'),
  text: text('The quoted words; in other languages our translation.'),
  cite: fixedText('Source of the quote: law section or decision.'),
  originalLanguage: z.string().meta({
    description: 'Tag of the language of the original; other languages say that the text is translated.',
  }),
});
const Table = z.strictObject({
  type: z.literal('table'),
  caption: text('What the table shows.'),
  head: z.array(text('Column head.')).min(2),
  rows: z.array(z.array(richText('Cell.')).min(2)).min(1),
});
const Embed = z.strictObject({
  type: z.literal('embed'),
  name: z
    .enum(['estimator', 'examples', 'offences', 'checklist', 'payment-methods', 'lookups'])
    .meta({ description: 'A part of the site that is made from shared data.' }),
});

/** One block. */
export const Block = z.discriminatedUnion('type', [
  Heading,
  Paragraph,
  List,
  Steps,
  Stops,
  Callout,
  Quote,
  Table,
  Embed,
]);

/** A numbered passage of a long page: an entry of its table of contents. */
export const Passage = z.strictObject({
  id: Slug,
  title: text('Heading of the passage.'),
  blocks: z.array(Block).min(1),
  more: z
    .array(
      z.strictObject({
        title: text('What is folded away, in a few words.'),
        blocks: z.array(z.discriminatedUnion('type', [Paragraph, List, Table, Embed])).min(1),
      }),
    )
    .min(1)
    .optional()
    .meta({ description: 'What fewer readers need: each a line that opens.' }),
});

export type Block = z.infer<typeof Block>;
export type Passage = z.infer<typeof Passage>;

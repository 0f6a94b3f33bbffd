/** `content/<language>/faqs.yaml` */
import * as z from 'zod';
import { Faq, Slug } from './primitives.ts';
import { settingNotes } from './site.ts';
import { richText, text } from './text.ts';

const columns = 2;

/** The figures of an answer: one row for each, with its reference point. */
const AnswerTable = z.strictObject({
  caption: text('What the table shows.'),
  head: z.array(text('Column head.')).length(columns),
  rows: z.array(z.array(richText('Cell.')).length(columns)).min(2),
});

const Question = Faq.extend({
  id: Slug,
  table: AnswerTable.optional().describe('Table under an answer with several figures.'),
  note: z
    .enum(settingNotes)
    .optional()
    .describe('The setting whose sentence follows the answer when it is set.'),
  unset: text('The sentence that follows the answer until the setting of `note` is filled in.').optional(),
});

/** The whole file. Ids are parts of addresses (`/faq#what-a-cosigner-promises`) and the same in all languages. */
export const Faqs = z.strictObject({
  groups: z
    .array(z.strictObject({ id: Slug, title: text('Heading of the group.'), faqs: z.array(Question).min(1) }))
    .min(1),
});

export type Faqs = z.infer<typeof Faqs>;

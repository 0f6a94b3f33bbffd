/** The questions of the FAQ page, in groups: `content/<language>/faqs.yaml`. */
import * as z from 'zod';
import { Faq, Slug, Updated } from './primitives.ts';
import { text } from './text.ts';

/** The whole file. Ids are parts of addresses (`/faq#what-a-cosigner-promises`) and the same in all languages. */
export const Faqs = z.strictObject({
  updated: Updated,
  groups: z
    .array(
      z.strictObject({
        id: Slug,
        title: text('Heading of the group.'),
        faqs: z.array(Faq.extend({ id: Slug })).min(1),
      }),
    )
    .min(1),
});

export type Faqs = z.infer<typeof Faqs>;

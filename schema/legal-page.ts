/** Facts in `content/shared/legal/`, texts in `content/<language>/legal/`. */
import * as z from 'zod';
import { Passage } from './blocks.ts';
import { Order, Seo } from './primitives.ts';
import { richText, text } from './text.ts';

export const LegalFacts = z.strictObject({
  order: Order,
  lastUpdated: z
    .string()
    .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/u)
    .describe('Month shown as "last updated", as YYYY-MM. Leave it out to show that of the last change.')
    .optional(),
});

export const LegalText = z.strictObject({
  seo: Seo,
  label: text('Short name in the footer.'),
  title: text('Heading of the page.'),
  lead: richText('What the page is about, in one or two plain sentences.'),
  passages: z.array(Passage).min(3),
});

export type LegalFacts = z.infer<typeof LegalFacts>;
export type LegalText = z.infer<typeof LegalText>;

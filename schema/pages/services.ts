/** The services overview: `content/<language>/pages/services.yaml`. */
import * as z from 'zod';
import { Closing, FactRow, Hero, SectionHead, Seo, Slug } from '../primitives.ts';
import { richText, text } from '../text.ts';

/** Ids of the sections, targets of links. */
export const servicesSections = ['bonds', 'how-we-work', 'call'] as const;

/** The texts of the services overview. */
export const ServicesPage = z.strictObject({
  seo: Seo,
  label: text('Short name in menus.'),
  hero: Hero,
  facts: z.array(FactRow).min(2).max(5),
  bonds: SectionHead.extend({
    caption: text('What the table of kinds compares.'),
    columns: z.strictObject({
      kind: text('Column head: kind of bond.'),
      who: text('Column head: who decides.'),
      price: text('Column head: what it costs.'),
      skip: text('Column head: when the family may not need it.'),
    }),
    kinds: z
      .array(
        z.strictObject({
          id: Slug,
          title: text('Kind of bond.'),
          who: richText('Who sets the amount, in a few words.'),
          price: richText('What the agent is paid, in a few words.'),
          skip: richText('When the family may not need it: one sentence.'),
          text: richText('Text in addition to the table: the purpose of the bond, and what to do.'),
        }),
      )
      .length(6)
      .meta({ description: 'Emergency, felony, misdemeanor, high-value, immigration and federal bonds.' }),
    note: richText('Note under the table: what the price includes and excludes.'),
    details: text('Heading of the texts in addition to the table.'),
  }),
  features: SectionHead.meta({ description: 'Above the list of service pages.' }),
  closing: Closing,
});
export type ServicesPage = z.infer<typeof ServicesPage>;

/** The services overview: `content/<language>/pages/services.yaml`. */
import { z } from 'zod';
import { Closing, FactRow, Hero, SectionHead, Seo, Slug, Updated } from '../primitives.ts';
import { richText, text } from '../text.ts';

/** Ids of the sections, targets of links. */
export const servicesSections = ['bonds', 'how-we-work', 'call'] as const;

/** The words of the services overview. */
export const ServicesPage = z.strictObject({
  updated: Updated,
  seo: Seo,
  label: text('Short name in menus.'),
  hero: Hero,
  facts: z.array(FactRow).min(2).max(5),
  bonds: SectionHead.extend({
    kinds: z
      .array(
        z.strictObject({
          id: Slug,
          title: text('Kind of bond.'),
          text: richText('What it is for, what is different about it, what it costs.'),
        }),
      )
      .length(6)
      .meta({ description: 'Emergency, felony, misdemeanor, high-value, immigration and federal bonds.' }),
  }),
  features: SectionHead.meta({ description: 'Above the list of service pages.' }),
  closing: Closing,
});
export type ServicesPage = z.infer<typeof ServicesPage>;

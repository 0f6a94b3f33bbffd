/** `content/<language>/pages/services.yaml` */
import * as z from 'zod';
import { Closing, pageFields, SectionHead, Slug } from '../primitives.ts';
import { richText, text } from '../text.ts';

export const servicesSections = ['bonds', 'how-we-work', 'call'] as const;

export const ServicesPage = z.strictObject({
  ...pageFields,
  bonds: SectionHead.extend({
    columns: z.strictObject({
      who: text('Label: who decides.'),
      price: text('Label: what it costs.'),
      skip: text('Label: when the family may not need it.'),
    }),
    kinds: z
      .array(
        z.strictObject({
          id: Slug,
          title: text('Kind of bond.'),
          plate: text('The rate, or that it must be asked for: one word.'),
          who: richText('Who sets the amount, in a few words.'),
          price: richText('What the agent is paid, in a few words.'),
          skip: richText('When the family may not need it: one sentence.'),
          text: richText('The purpose of the bond, and what to do.'),
        }),
      )
      .length(6)
      .describe('Emergency, felony, misdemeanor, high-value, immigration and federal bonds.'),
    note: richText('Note under the rows: what the price includes and excludes.'),
    details: text('Heading of the texts about the kinds.'),
  }),
  features: SectionHead.describe('Above the list of service pages.'),
  closing: Closing,
});
export type ServicesPage = z.infer<typeof ServicesPage>;

/** The texts of the documents are in `papers.yaml`. */
import * as z from 'zod';
import { Closing, Hero, Seo, Statement } from '../primitives.ts';
import { richText, text } from '../text.ts';

export const PapersPage = z.strictObject({
  seo: Seo,
  label: text('Short name in menus.'),
  hero: Hero,
  reading: Statement.describe('How to read the drawings: what the numbers and squares mean.'),
  keep: z.strictObject({
    title: text('Heading of the list of papers to take home.'),
    items: z.array(richText('A paper to take home, and why.')).min(2),
    note: richText('What to do when a paper is refused.'),
  }),
  closing: Closing,
});
export type PapersPage = z.infer<typeof PapersPage>;

/** The terms are in `jail-words.yaml`. */
import * as z from 'zod';
import { Closing, Hero, SectionHead, Seo } from '../primitives.ts';
import { pattern, richText, text } from '../text.ts';

export const JailWordsPage = z.strictObject({
  seo: Seo,
  label: text('Short name in menus.'),
  hero: Hero,
  signs: SectionHead.extend({
    sound: pattern('Describes the pronunciation of a word.', ['sound']),
    note: richText('What to do when a word is not in the list.'),
  }),
  closing: Closing,
});

export type JailWordsPage = z.infer<typeof JailWordsPage>;

import * as z from 'zod';
import { Closing, pageFields, SectionHead, Statement } from '../primitives.ts';
import { pattern, richText, text } from '../text.ts';

/** The questions are in `faqs.yaml`. */
export const FaqPage = z.strictObject({ ...pageFields, closing: Closing });

export const SiteMapPage = z.strictObject({
  ...pageFields,
  groups: z.strictObject({
    main: text('Heading of the main pages.'),
    services: text('Heading of the service pages.'),
    areas: text('Heading of counties and cities.'),
    help: text('Heading of the pages that help.'),
    blog: text('Heading of the blog and its categories.'),
    posts: text('Heading of the posts of the blog.'),
    legal: text('Heading of the legal pages.'),
    languages: text('Heading of the list of languages.'),
  }),
  notices: text(
    'Text of the link to the licenses of software, icons, maps and fonts; the file is in English.',
  ),
});

/** For `404.html`, and `blog/404.html` for an unknown post. */
export const NotFoundPage = z.strictObject({
  ...pageFields,
  ways: text('Heading of the list of other pages.'),
});

/** The texts of the documents are in `papers.yaml`. */
export const PapersPage = z.strictObject({
  ...pageFields,
  reading: Statement.describe('How to read the drawings: what the numbers and squares mean.'),
  keep: z.strictObject({
    title: text('Heading of the list of papers to take home.'),
    items: z.array(richText('A paper to take home, and why.')).min(2),
    note: richText('What to do when an agent gives no copies.'),
  }),
  closing: Closing,
});

/** The terms are in `jail-words.yaml`. */
export const JailWordsPage = z.strictObject({
  ...pageFields,
  signs: SectionHead.extend({
    sound: pattern('Describes the pronunciation of a word.', ['sound']),
    note: richText('What to do when a word is not in the list.'),
  }),
  closing: Closing,
});

export type FaqPage = z.infer<typeof FaqPage>;
export type SiteMapPage = z.infer<typeof SiteMapPage>;
export type NotFoundPage = z.infer<typeof NotFoundPage>;
export type PapersPage = z.infer<typeof PapersPage>;
export type JailWordsPage = z.infer<typeof JailWordsPage>;

import * as z from 'zod';
import { Closing, Hero, Seo } from '../primitives.ts';
import { text } from '../text.ts';

const base = {
  seo: Seo,
  label: text('Short name in menus.'),
  hero: Hero,
};

/** The questions are in `faqs.yaml`. */
export const FaqPage = z.strictObject({ ...base, closing: Closing });

export const SiteMapPage = z.strictObject({
  ...base,
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
export const NotFoundPage = z.strictObject({ ...base, ways: text('Heading of the list of other pages.') });

export type FaqPage = z.infer<typeof FaqPage>;
export type SiteMapPage = z.infer<typeof SiteMapPage>;
export type NotFoundPage = z.infer<typeof NotFoundPage>;

/** `content/shared/navigation.yaml`: a new page needs a line in it. */
import * as z from 'zod';
import { SitePath } from './primitives.ts';

/** Groups of the site map page; their headings are texts of that page. */
export const siteMapGroups = ['main', 'services', 'areas', 'help', 'blog', 'posts', 'legal'] as const;

export const Navigation = z.strictObject({
  topBar: z.array(SitePath).min(1),
  menu: z
    .array(SitePath)
    .optional()
    .describe('Pages that the menu of narrow screens lists after the counties and the links of the bar.'),
  quickLinks: z.array(SitePath).min(1).describe('Quick links of the footer.'),
  legal: z.array(SitePath).describe('Legal pages, in the last row of the footer.'),
  notFound: z.array(SitePath).min(1).describe('Links on the page for an address that does not exist.'),
  signs: z
    .array(
      z.strictObject({
        word: z.string().min(1).describe('The words as families hear them, in English.'),
        page: SitePath.describe('The page about them.'),
      }),
    )
    .max(3)
    .describe('At most three signs on the home page.'),
  siteMap: z
    .array(
      z.strictObject({
        group: z.enum(siteMapGroups),
        pages: z.array(SitePath).optional(),
        collections: z
          .array(z.enum(['services', 'counties', 'cities', 'blog-categories', 'blog', 'legal']))
          .optional()
          .describe('Collections whose records follow the pages, in the order of the collection.'),
      }),
    )
    .min(1)
    .describe('Groups of the site map page.'),
});

export type Navigation = z.infer<typeof Navigation>;

/** `content/shared/articles.yaml` */
export const Articles = z.strictObject({
  groups: z.strictObject({ charges: z.array(SitePath).min(1), process: z.array(SitePath).min(1) }),
});

export type Articles = z.infer<typeof Articles>;

/** `content/shared/addresses.yaml`: all addresses that the site has had; absent until it is published. */
export const Addresses = z.strictObject({
  pages: z
    .array(SitePath)
    .describe('Every address that a page has had, without a language. Lines are added and never removed.'),
});

export type Addresses = z.infer<typeof Addresses>;

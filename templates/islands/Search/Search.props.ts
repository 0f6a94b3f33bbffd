/** Props of the search, validated on the server. Browser code imports the type only. */
import * as z from 'zod';

const text = z.string().regex(/\S/u);

/**
 * The texts that the page shows. The script contains all other texts, so that they do not add to the size of every
 * page.
 */
export const SearchProps = z.strictObject({
  label: text.meta({ description: 'Label of the link, or of the field.' }),
  href: text.optional().meta({
    description: 'Address of the link without scripts; absent for the field in a page.',
  }),
});

export type SearchProps = z.infer<typeof SearchProps>;

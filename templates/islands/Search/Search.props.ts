/** Props of the search, checked on the server. Browser code imports the type only. */
import * as z from 'zod';

const copy = z.string().regex(/\S/u);

/** What the page shows of it. All else comes with the script, so that no page carries it. */
export const SearchProps = z.strictObject({
  label: copy.meta({ description: 'Label of the link, or of the field.' }),
  href: copy.optional().meta({
    description:
      'Where the link leads without scripts; absent for the field itself, in the middle of a page.',
  }),
});

export type SearchProps = z.infer<typeof SearchProps>;

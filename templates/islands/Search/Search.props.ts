/** Props of the search, checked on the server. Browser code imports the type only. */
import { z } from 'zod';

const words = z.string().regex(/\S/u);

/** What the page shows of it. All else comes with the script, so that no page carries it. */
export const SearchProps = z.strictObject({
  label: words.meta({ description: 'Label of the link, or of the field.' }),
  href: words.meta({ description: 'Where both lead without scripts: the list of all pages.' }),
  inPage: z.boolean().optional().meta({
    description: 'True for the field itself, in the middle of a page, in place of a link that opens it.',
  }),
});

export type SearchProps = z.infer<typeof SearchProps>;

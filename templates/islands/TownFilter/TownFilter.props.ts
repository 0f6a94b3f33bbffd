/** Props of the field that filters the list of cities, checked on the server. Browser code imports the type only. */
import * as z from 'zod';
import type { Inline } from '../../../schema/index.ts';

const words = z.string().regex(/\S/u);
/** The model made it from checked content. */
const inline = z.custom<Inline>((value) => Array.isArray(value));

/** The list, the lines of the counties, and all words that the field needs. */
export const TownFilterProps = z.strictObject({
  list: words.meta({ description: 'Id of the element that holds the list, inside its disclosure.' }),
  lines: z
    .array(
      z.strictObject({
        id: words.meta({ description: 'Id of the county.' }),
        label: words,
        href: words.meta({ description: 'Its guide, which has the official search.' }),
        phone: z.strictObject({ href: words, text: words }).optional(),
      }),
    )
    .readonly()
    .meta({ description: 'Where one asks in each county.' }),
  words: z.strictObject({
    field: words,
    found: z
      .tuple([z.string(), z.string()])
      .readonly()
      .meta({ description: 'The words before and after the number of places.' }),
    none: inline,
  }),
});

export type TownFilterProps = z.infer<typeof TownFilterProps>;

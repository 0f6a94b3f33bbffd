/**
 * Props of the field that finds places, validated on the server. Browser code imports the type only.
 */
import * as z from 'zod';
import type { Inline } from '../../../schema/index.ts';

const nonBlank = z.string().regex(/\S/u);
/** Rich text that the model has already validated. */
const inline = z.custom<Inline>((value) => Array.isArray(value));

/** The address of the list, the lines of the counties, and all texts that the field needs. */
export const TownFilterProps = z.strictObject({
  list: nonBlank.meta({ description: 'Address of the list of all places, for visitors without scripts.' }),
  lines: z
    .array(
      z.strictObject({
        id: nonBlank.meta({ description: 'Id of the county.' }),
        label: nonBlank,
        href: nonBlank.meta({ description: 'Address of the county guide, which has the official search.' }),
        phone: z.strictObject({ href: nonBlank, text: nonBlank }).optional(),
      }),
    )
    .readonly()
    .meta({ description: 'The official line of each county.' }),
  texts: z.strictObject({
    field: nonBlank,
    show: nonBlank,
    found: z
      .tuple([z.string(), z.string()])
      .readonly()
      .meta({ description: 'The text before and after the number of places.' }),
    none: inline,
  }),
});

export type TownFilterProps = z.infer<typeof TownFilterProps>;

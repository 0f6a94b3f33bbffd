/**
 * Props of the field that filters the list of cities, validated on the server. Browser code imports the type only.
 */
import * as z from 'zod';
import type { Inline } from '../../../schema/index.ts';

const copy = z.string().regex(/\S/u);
/** Rich text that the model has already validated. */
const inline = z.custom<Inline>((value) => Array.isArray(value));

/** The list, the lines of the counties, and all texts that the field needs. */
export const TownFilterProps = z.strictObject({
  list: copy.meta({ description: 'Id of the element that contains the list, inside its disclosure.' }),
  lines: z
    .array(
      z.strictObject({
        id: copy.meta({ description: 'Id of the county.' }),
        label: copy,
        href: copy.meta({ description: 'Address of its guide, which has the official search.' }),
        phone: z.strictObject({ href: copy, text: copy }).optional(),
      }),
    )
    .readonly()
    .meta({ description: 'The official line of each county.' }),
  copy: z.strictObject({
    field: copy,
    example: copy,
    show: copy,
    found: z
      .tuple([z.string(), z.string()])
      .readonly()
      .meta({ description: 'The text before and after the number of places.' }),
    none: inline,
  }),
});

export type TownFilterProps = z.infer<typeof TownFilterProps>;

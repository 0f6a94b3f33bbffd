/** `content/shared/directory.yaml`: `{{name}}` in a text prints the number as a telephone link. */
import * as z from 'zod';
import { Phone, ShortCode } from './phone.ts';
import { traced } from './primitives.ts';

/** The name of a number of the directory, such as `losAngelesJails`. */
export const PhoneName = z
  .string()
  .regex(/^[a-z][A-Za-z0-9]*$/u)
  .describe('Name of a number in directory.yaml, such as "losAngelesJails".');

export const Directory = z.strictObject({
  licenseCheck: traced({ url: z.url({ protocol: /^https$/u }) }).describe(
    'Page of the state that shows whether a license number is valid; every license line links to it.',
  ),
  numbers: z.record(PhoneName, traced({ number: Phone })),
  shortCodes: z
    .record(
      PhoneName,
      traced({
        code: ShortCode,
        use: z.enum(['call', 'text']).describe('Whether the number takes calls or text messages.'),
      }),
    )
    .optional()
    .describe('Numbers such as 911, which texts also print as links.'),
});

export type Directory = z.infer<typeof Directory>;

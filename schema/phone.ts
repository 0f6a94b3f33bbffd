import { createRequire } from 'node:module';
import * as z from 'zod';
import { isNorthAmerican } from './north-american-numbers.ts';

const require = createRequire(import.meta.url);

/** Imported on demand, because the import takes longer than the validation of all files. */
function isValidAbroad(number: string): boolean {
  const { isValidPhoneNumber }: typeof import('libphonenumber-js/min') = require('libphonenumber-js/min');
  return isValidPhoneNumber(number);
}

/** The end of a sentence; undefined when the number can be dialed. */
export function explainPhone(number: string): string | undefined {
  if (!/^\+[1-9]\d*$/u.test(number))
    return 'is not a telephone number with + and country code, without spaces';
  if (!number.startsWith('+1')) {
    return isValidAbroad(number) ? undefined : 'is not a telephone number of the country with this code';
  }
  const digits = number.length - '+1'.length;
  if (digits !== 10) return `has ${digits} digits after +1; a North American number has 10`;
  return isNorthAmerican(number.slice('+1'.length))
    ? undefined
    : 'is not a North American number: +1, area code, seven digits';
}

/** A telephone number in E.164 form (ITU-T E.164) that can be dialed. */
export const Phone = z
  .string()
  .superRefine((number, context) => {
    const message = explainPhone(number);
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  })
  .meta({
    description: 'A telephone number with country code and no spaces, such as "+16265550100".',
    pattern: String.raw`^\+(?:1[2-9]\d{2}[2-9]\d{6}|[2-9]\d{6,14})$`,
  });

/** A short number that only works inside a country, such as 911. */
export const ShortCode = z
  .string()
  .regex(/^[1-9]\d{2,5}$/u)
  .describe('A number of three to six digits, in quotes, such as "911" or "88788".');

/** Undefined when it can be dialed; a number with a placeholder is checked elsewhere. */
export function explainTelLink(target: string): string | undefined {
  const number = target.replace(/^tel:|;ext=\d+$/giu, '');
  if (/\{\{/u.test(number) || ShortCode.safeParse(number).success) return undefined;
  return explainPhone(number);
}

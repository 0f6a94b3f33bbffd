/** `content/shared/addresses.yaml`: all addresses that the site has had; absent until it is published. */
import * as z from 'zod';
import { SitePath } from './primitives.ts';

export const Addresses = z.strictObject({
  pages: z
    .array(SitePath)
    .describe('Every address that a page has had, without a language. Lines are added and never removed.'),
});

export type Addresses = z.infer<typeof Addresses>;

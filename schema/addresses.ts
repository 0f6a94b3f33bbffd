/**
 * All addresses that the site has had: `content/shared/addresses.yaml`. A site that was never published has no such
 * file.
 */
import * as z from 'zod';
import { SitePath } from './primitives.ts';

/** The whole file. */
export const Addresses = z.strictObject({
  pages: z.array(SitePath).meta({
    description: 'Every address that a page has had, without a language. Lines are added and never removed.',
  }),
});

export type Addresses = z.infer<typeof Addresses>;

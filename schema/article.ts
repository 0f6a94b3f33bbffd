/** `content/shared/articles.yaml` */
import * as z from 'zod';
import { SitePath } from './primitives.ts';

export const Articles = z.strictObject({
  groups: z.strictObject({
    charges: z.array(SitePath).min(1),
    process: z.array(SitePath).min(1),
  }),
});

export type Articles = z.infer<typeof Articles>;

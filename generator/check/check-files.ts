/** From files to their problems: which pages are planned of them, and what every check has to say. */
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import {
  findHeldRecords,
  type HeldRecord,
  type PublicationOptions,
  withoutRecords,
} from '../routes/held-records.ts';
import { planRoutes } from '../routes/plan-routes.ts';
import type { Route } from '../routes/route.ts';
import type { ContentFile } from '../validate/content-file.ts';
import { checkContent } from './check-content.ts';
import type { CheckInput } from './look.ts';
import { withoutDrafts } from './mark-drafts.ts';
import { planConstants } from './plan-constants.ts';

/** What is planned of content: what is published of it, its pages, and the records that get none. */
export type Plan = {
  readonly published: readonly ContentFile[];
  readonly routes: readonly Route[];
  readonly held: readonly HeldRecord[];
};

/** Plans the pages of content, which may have mistakes. */
export function planPages(files: readonly ContentFile[], options: PublicationOptions = {}): Plan {
  const held = findHeldRecords(files, options);
  const published = withoutDrafts(withoutRecords(files, held));
  return { published, held, routes: planRoutes(published) };
}

/** What checks are given beside what is planned. */
export type CheckFilesOptions = Pick<CheckInput, 'files' | 'earlier'> &
  Partial<Pick<CheckInput, 'drafts' | 'release' | 'today' | 'lockText' | 'memory'>>;

/** The problems of content, those of earlier stages included. */
export function checkFiles(options: CheckFilesOptions, { routes, held }: Plan): readonly Diagnostic[] {
  const constants = planConstants(withoutRecords(options.files, held));
  return checkContent({ release: false, ...options, routes, held, constants });
}

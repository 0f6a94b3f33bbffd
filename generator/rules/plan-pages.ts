/** From files to the pages that are planned of them. */

import type { ContentFile } from '../content/content-file.ts';
import { findBuildDay } from '../content/routes/build-day.ts';
import { planRoutes } from '../content/routes/plan-routes.ts';
import {
  findUnpublishedRecords,
  type PublicationOptions,
  withoutRecords,
} from '../content/routes/unpublished-records.ts';
import { withCompleteDrafts } from './complete-drafts.ts';
import { withoutDrafts } from './mark-drafts.ts';

/** What is planned of content: the day of the build, what is published by then, its pages, and the records that get none. */
export type Plan = ReturnType<typeof planPages>;

/** Plans the pages of content, which may have mistakes. */
export function planPages(files: readonly ContentFile[], options: PublicationOptions = {}) {
  const unpublished = findUnpublishedRecords(files, options);
  const dated = withoutRecords(files, unpublished);
  const published = options.drafts ? withCompleteDrafts(dated) : withoutDrafts(dated);
  return { day: findBuildDay(files, options), published, unpublished, routes: planRoutes(published) };
}

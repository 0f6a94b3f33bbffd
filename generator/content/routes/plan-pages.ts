/** From files to the pages that are planned of them. */

import type { ContentFile } from '../content-file.ts';
import { withCompleteDrafts, withoutDrafts } from '../drafts.ts';
import { findBuildDay } from './build-day.ts';
import { planRoutes } from './plan-routes.ts';
import { findUnpublishedRecords, type PublicationOptions, withoutRecords } from './unpublished-records.ts';

/** What is planned of content: the day of the build, what is published by then, its pages, and the records that get none. */
export type Plan = ReturnType<typeof planPages>;

/** Plans the pages of content, which may have mistakes. */
export function planPages(files: readonly ContentFile[], options: PublicationOptions = {}) {
  const unpublished = findUnpublishedRecords(files, options);
  const dated = withoutRecords(files, unpublished);
  const published = options.drafts ? withCompleteDrafts(dated) : withoutDrafts(dated);
  return { day: findBuildDay(files, options), published, unpublished, routes: planRoutes(published) };
}

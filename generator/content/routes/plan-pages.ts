/** Plans the pages of a site from its files. */

import { completeDrafts } from '../complete-drafts.ts';
import type { ContentFile } from '../content-file.ts';
import { withoutDraftLanguages } from '../drafts.ts';
import { findBuildDay } from './build-day.ts';
import { planRoutes } from './plan-routes.ts';
import { findUnpublishedRecords, type PublicationOptions, withoutRecords } from './unpublished-records.ts';

/** The day of the build, the files that are published, their pages, and the records that are not published. */
export type Plan = ReturnType<typeof planPages>;

/** Plans the pages of files, which may have errors. */
export function planPages(files: readonly ContentFile[], options: PublicationOptions = {}) {
  const unpublished = findUnpublishedRecords(files, options);
  const publishable = withoutRecords(files, unpublished);
  const published: readonly ContentFile[] = options.drafts
    ? completeDrafts(publishable)
    : withoutDraftLanguages(publishable);
  return { day: findBuildDay(files, options), published, unpublished, routes: planRoutes(published) };
}

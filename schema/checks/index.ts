/** Everything that the site asks of its own content beyond the fields of its schemas. */
import { checkCoordinates } from './check-coordinates.ts';
import { checkCourts } from './check-courts.ts';
import { checkFeaturedPost } from './check-featured-post.ts';
import { checkFigures } from './check-figures.ts';
import { checkPlaceholderData } from './check-placeholder-data.ts';
import { checkPlaceholderNames } from './check-placeholder-names.ts';
import { checkPolice } from './check-police.ts';
import { checkPoliceTwice } from './check-police-twice.ts';
import { checkPostDates } from './check-post-dates.ts';
import { checkReadTime } from './check-read-time.ts';
import type { FactCheck, SiteCheck } from './site-check.ts';

/** What is asked of facts, in the order in which problems are looked for. */
export const factChecks: readonly FactCheck[] = [
  checkFigures,
  checkCourts,
  checkPolice,
  checkPoliceTwice,
  checkCoordinates,
  checkFeaturedPost,
  checkPostDates,
  checkPlaceholderData,
];

/** What is asked of words, too. */
export const siteChecks: readonly SiteCheck[] = [checkPlaceholderNames, checkReadTime];

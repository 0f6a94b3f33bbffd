/** All rules, grouped by the amount of content that they read. */
import {
  factRules as siteFactRules,
  unitRules as siteUnitRules,
  textRules,
} from '../../schema/checks/index.ts';
import type { FactContext, Rule } from '../../schema/rule.ts';
import { brokenLinks } from './broken-links.ts';
import { clickDepth } from './click-depth.ts';
import { crowdedParagraphs } from './crowded-paragraphs.ts';
import { duplicateIds, duplicateRoutes } from './duplicates.ts';
import { futureDates } from './future-dates.ts';
import { headingOrder } from './heading-order.ts';
import { literalConstants } from './literal-constants.ts';
import { lockFile, lockLines } from './lock-lines.ts';
import { lostAddresses } from './lost-addresses.ts';
import { metaPolicy } from './meta-policy.ts';
import { missingFiles } from './missing-files.ts';
import { missingTexts } from './missing-texts.ts';
import { oldFacts } from './old-facts.ts';
import { phraseCycles } from './phrase-cycles.ts';
import { pluralForms } from './plural-forms.ts';
import { recordedDays } from './recorded-days.ts';
import { redirectLimit } from './redirect-limit.ts';
import { redirects } from './redirects.ts';
import type { SiteContext, UnitContext } from './rule-context.ts';
import { searchResults } from './search-results.ts';
import { staleTranslations } from './stale-translations.ts';
import { strayMarks } from './stray-marks.ts';
import { translationLength } from './translation-length.ts';
import { uncoveredCharacters } from './uncovered-characters.ts';
import { unequalMarks } from './unequal-marks.ts';
import { unknownPlaceholders } from './unknown-placeholders.ts';
import { unknownReferences } from './unknown-references.ts';
import { unpublishedRecords } from './unpublished-records.ts';
import { untranslatedTexts } from './untranslated-texts.ts';
import { writingStyle } from './writing-style.ts';
import { wrongLetters } from './wrong-letters.ts';

/**
 * Rules for one file, with its translations. Their results are cached until one of these files, or the shared data that
 * the rules read, changes.
 */
export const unitRules: readonly Rule<UnitContext>[] = [
  // Translations of a file.
  missingTexts,
  unequalMarks,
  staleTranslations,
  untranslatedTexts,
  lockLines,
  translationLength,
  // Single texts.
  pluralForms,
  unknownPlaceholders,
  strayMarks,
  wrongLetters,
  uncoveredCharacters,
  writingStyle,
  crowdedParagraphs,
  literalConstants,
  phraseCycles,
  // Whole files.
  duplicateIds,
  headingOrder,
  // Rules of this site.
  ...siteUnitRules,
];

/** Rules for all facts. Their results are cached until the facts, or data shared by all rules, change. */
export const factRules: readonly Rule<FactContext>[] = siteFactRules;

/** Rules for the whole site. */
export const siteRules: readonly Rule<SiteContext>[] = [
  // Files of all languages.
  missingFiles,
  lockFile,
  recordedDays,
  // Links and references.
  brokenLinks,
  searchResults,
  unknownReferences,
  // Addresses, and the paths between pages.
  duplicateRoutes,
  unpublishedRecords,
  redirects,
  redirectLimit,
  lostAddresses,
  clickDepth,
  // Rules of this site, the host and the day of the build.
  ...textRules,
  metaPolicy,
  futureDates,
  oldFacts,
];

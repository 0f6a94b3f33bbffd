/** Runs every rule that sees more than one value at a time, over files that may have other mistakes. */
import { factChecks, siteChecks } from '../../schema/checks/index.ts';
import { noCache } from '../cache/cache.ts';
import { compareTranslations } from '../content/compare-translations.ts';
import type { ContentFile } from '../content/content-file.ts';
import { markDrafts } from '../content/drafts.ts';
import { groupTranslations, translationKey } from '../content/group-translations.ts';
import type { Plan } from '../content/routes/plan-pages.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { keyOf } from '../files/hash.ts';
import { checkLinks, checkNavigation, reportUnpublishedRecords } from './broken-links.ts';
import { checkClickDepth } from './click-depth.ts';
import { deduplicate } from './deduplicate.ts';
import { checkRepetitions, checkRoutes } from './duplicates.ts';
import { checkFutureDates } from './future-dates.ts';
import { checkBlocks } from './heading-order.ts';
import { checkLiteralConstants } from './literal-constants.ts';
import { checkAddresses, checkRedirects, findMovedAddresses } from './lost-addresses.ts';
import { checkHosting } from './meta-policy.ts';
import { checkMissingFiles } from './missing-files.ts';
import { checkShape } from './missing-texts.ts';
import { checkFreshness } from './old-facts.ts';
import { checkPlurals } from './plural-forms.ts';
import {
  type CheckInput,
  createFilesRuleContext,
  createRuleContext,
  excerptOf,
  type RuleContext,
  type SharedRuleContext,
  type SiteRuleContext,
} from './rule-context.ts';
import { checkSeo } from './search-results.ts';
import { checkLockFile, checkLockLines, checkStale, checkUpdated } from './stale-translations.ts';
import { checkStrayMarks } from './stray-marks.ts';
import { checkTranslationLength } from './translation-length.ts';
import { checkFonts } from './uncovered-characters.ts';
import { checkParity } from './unequal-marks.ts';
import { checkPhraseCycles, checkPlaceholders } from './unknown-placeholders.ts';
import { checkJoinedRecords, checkRecordReferences, checkSourceLanguage } from './unknown-references.ts';
import { checkUntranslated } from './untranslated-texts.ts';
import { checkStyle } from './writing-style.ts';
import { checkLetters } from './wrong-letters.ts';

/** The problems of all stages so far: the earlier ones and those of every check, each told once. */
export function checkContent(input: CheckInput, plan: Plan): readonly Diagnostic[] {
  const { files, earlier, cache = noCache } = input;
  if (files.length === 0) return earlier;
  const context = createRuleContext(input, plan);
  const sharedContext = keyOf(sharedInputsOf(context));
  const units = [...Map.groupBy(files, unitOf).values()].map((unit) =>
    cache.getOrCompute('checked', [sharedContext, stateOf(unit, context)], () => {
      // A list of its own, with which its texts are forgotten: those of the units stay until the last is checked.
      const own = createFilesRuleContext(context, [...unit]);
      return { problems: unitChecks.flatMap((check) => check(own)), ...excerptOf(own) };
    }),
  );
  const facts = files.filter(({ kind }) => !('language' in kind));
  const ofFacts = cache.getOrCompute(
    'checked',
    [sharedContext, context.content.release, stateOf(facts, context)],
    () => factChecks.flatMap((check) => check(context.content)),
  );
  const site: SiteRuleContext = {
    ...context,
    files,
    links: units.flatMap(({ links }) => links),
    searchWords: units.flatMap(({ searchWords }) => searchWords),
  };
  const found = [
    ...units.flatMap(({ problems }) => problems),
    ...ofFacts,
    ...siteWideChecks.flatMap((check) => check(site)),
  ];
  return markDrafts(deduplicate([...earlier, ...found]), files, plan.unpublished);
}

type UnitCheck = (context: RuleContext) => readonly Diagnostic[];

type SiteCheck = (context: SiteRuleContext) => Diagnostic | readonly Diagnostic[];

/**
 * What is asked of a unit by itself: what these checks find depends on the files of the unit and on the surroundings
 * (`surroundingsOf`), so that it is worked out once for as long as both stay as they are.
 */
const unitChecks: readonly UnitCheck[] = [
  // What languages must have in common.
  checkTranslations,
  checkUntranslated,
  checkLockLines,
  checkTranslationLength,
  // What is asked of each text by itself.
  ({ files }) => checkPlurals(files),
  checkPlaceholders,
  checkStrayMarks,
  checkLetters,
  checkFonts,
  checkStyle,
  checkLiteralConstants,
  ({ texts }) => checkPhraseCycles(texts),
  // What is asked of a file as a whole.
  ({ files }) => checkRepetitions(files),
  checkBlocks,
];

const siteWideChecks: readonly SiteCheck[] = [
  // What languages must have in common.
  checkMissingFiles,
  checkLockFile,
  checkUpdated,
  // What texts say of each other and of pages.
  (site) => checkLinks({ ...site, moved: findMovedAddresses(site) }),
  ({ searchWords }) => checkSeo(searchWords),
  // What facts say of each other.
  ({ files }) => checkSourceLanguage(files),
  checkRecordReferences,
  ({ files }) => checkJoinedRecords(files),
  // What is asked of the addresses and of the ways between pages.
  ({ routes, languages }) => checkRoutes(routes, languages),
  reportUnpublishedRecords,
  checkRedirects,
  checkAddresses,
  (site) => checkNavigation({ ...site, moved: findMovedAddresses(site) }),
  checkClickDepth,
  // What is asked of this site, of its host and of the day.
  ({ content }) => siteChecks.flatMap((check) => check(content)),
  ({ content }) => checkHosting(content.facts('site')),
  checkFutureDates,
  ({ files, age, day }) => (age && day !== undefined ? checkFreshness(files, day) : []),
];

/** The files that say the same in different languages are one; facts stand alone. */
function unitOf({ kind, source }: ContentFile): string {
  return 'language' in kind ? translationKey(kind) : source.path;
}

/** All that the checks of units read of other files. */
function sharedInputsOf({ known, styles, ...rest }: SharedRuleContext): unknown {
  const placeholders = known && Object.entries(known).map(([role, names]) => [role, [...names]]);
  return [
    rest.languages,
    rest.order,
    rest.source,
    rest.named,
    [...styles],
    rest.constants,
    placeholders,
    rest.goneLines,
  ];
}

function stateOf(unit: readonly ContentFile[], { broken, lock }: SharedRuleContext): unknown {
  const state = unit.map(({ source: { path, hash } }) => [
    path,
    hash,
    broken.has(path),
    lock?.files.get(path),
  ]);
  return [lock !== undefined, state];
}

function checkTranslations(context: RuleContext): Diagnostic[] {
  const { files, order } = context;
  return groupTranslations(files, order).flatMap((translations) => {
    const comparison = compareTranslations(translations);
    return [
      ...checkShape(comparison),
      ...checkParity(comparison, context),
      ...checkStale(comparison, context),
    ];
  });
}

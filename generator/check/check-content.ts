/** Runs every rule that sees more than one value at a time, over files that may have other mistakes. */
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Route } from '../routes/route.ts';
import type { ContentFile } from '../validate/content-file.ts';
import { findLanguages, type SiteLanguages } from '../validate/find-languages.ts';
import { checkArabicForms } from './check-arabic-forms.ts';
import { checkDuplicateIds } from './check-duplicate-ids.ts';
import { checkHtml } from './check-html.ts';
import { checkInvisible } from './check-invisible.ts';
import { checkJoinedRecords } from './check-joined-records.ts';
import { checkLinks } from './check-links.ts';
import { checkLiteralConstants } from './check-literal-constants.ts';
import { checkMarkParity } from './check-mark-parity.ts';
import { checkMarks } from './check-marks.ts';
import { checkMissingFiles } from './check-missing-files.ts';
import { checkMissingTexts } from './check-missing-texts.ts';
import { checkNavigation } from './check-navigation.ts';
import { checkNfc } from './check-nfc.ts';
import { checkPlaceholderData } from './check-placeholder-data.ts';
import { checkPlaceholderNames } from './check-placeholder-names.ts';
import { checkPlaceholderParity } from './check-placeholder-parity.ts';
import { checkPlaceholders } from './check-placeholders.ts';
import { checkPlurals } from './check-plurals.ts';
import { checkReferences } from './check-references.ts';
import { checkRoutes } from './check-routes.ts';
import { checkShape } from './check-shape.ts';
import { compareTwins } from './compare-twins.ts';
import { findFacts, findFigures } from './find-facts.ts';
import { findKnownPlaceholders } from './known-placeholders.ts';
import type { PrintedConstant } from './literal-patterns.ts';
import { tellOnce } from './tell-once.ts';
import { groupTwins } from './twins.ts';
import { listStrings, listTexts } from './written-text.ts';

/** What the checks look at. */
export type CheckInput = {
  readonly files: readonly ContentFile[];
  readonly routes: readonly Route[];
  /** Shared values as each language prints them; empty when they cannot be printed. */
  readonly constants: readonly PrintedConstant[];
  /** Whether placeholder data of the agency is an error. */
  readonly release: boolean;
  /** Diagnostics of the stages before, so that nothing is told twice. */
  readonly earlier: readonly Diagnostic[];
};

/** The problems of all stages so far: the earlier ones and those of every check, each told once. */
export function checkContent(input: CheckInput): Diagnostic[] {
  const { files, earlier, release } = input;
  if (files.length === 0) return [...earlier];
  const languages = findLanguages(files);
  return tellOnce([
    ...earlier,
    ...checkSets(input, languages),
    ...checkWords(input, languages),
    ...checkPlaceholderNames(files),
    ...checkReferences(files),
    ...checkJoinedRecords(files),
    ...checkDuplicateIds(files),
    ...checkRoutes(input.routes),
    ...checkNavigation(findFacts(files, 'navigation'), input.routes),
    ...checkPlaceholderData(files, { release }),
  ]);
}

/** What languages must have in common. */
function checkSets({ files, earlier }: CheckInput, { tags, source }: SiteLanguages): Diagnostic[] {
  const order = source === undefined ? tags : [source, ...tags.filter((tag) => tag !== source)];
  const known = findKnownPlaceholders(files);
  return [
    ...checkMissingFiles({ files, languages: order, told: earlier.map(({ place }) => place.file) }),
    ...groupTwins(files, order).flatMap((twins) => {
      const comparison = compareTwins(twins);
      return [
        ...checkMissingTexts(comparison),
        ...checkShape(comparison),
        ...checkPlaceholderParity(comparison, known),
        ...checkMarkParity(comparison),
      ];
    }),
  ];
}

/** What is asked of each text by itself. */
function checkWords({ files, routes, constants }: CheckInput, { tags }: SiteLanguages): Diagnostic[] {
  const texts = listTexts(files);
  const strings = listStrings(files);
  const figures = findFigures(files) ?? new Map();
  return [
    ...checkPlurals(files),
    ...checkPlaceholders({ texts, known: findKnownPlaceholders(files) }),
    ...checkHtml(texts),
    ...checkInvisible(strings),
    ...checkNfc(strings),
    ...checkArabicForms(texts),
    ...checkLiteralConstants({ texts, constants, figures }),
    ...checkMarks(texts),
    ...checkLinks({ texts, routes, languages: tags }),
  ];
}

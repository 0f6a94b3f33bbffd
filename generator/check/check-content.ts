/** Runs every rule that sees more than one value at a time, over files that may have other mistakes. */
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Constant } from '../model/plan-constants.ts';
import type { Route } from '../routes/route.ts';
import type { ContentFile } from '../validate/content-file.ts';
import { valueAt } from '../validate/data-path.ts';
import { findLanguages, type SiteLanguages } from '../validate/find-languages.ts';
import { checkAge } from './check-age.ts';
import { checkArabicForms } from './check-arabic-forms.ts';
import { checkCoordinates } from './check-coordinates.ts';
import { checkDepth } from './check-depth.ts';
import { checkDuplicateIds } from './check-duplicate-ids.ts';
import { checkFeaturedPost } from './check-featured-post.ts';
import { checkFonts } from './check-fonts.ts';
import { checkForbiddenTerms } from './check-forbidden-terms.ts';
import { checkHeadings } from './check-headings.ts';
import { checkHosting } from './check-hosting.ts';
import { checkHtml } from './check-html.ts';
import { checkInvisible } from './check-invisible.ts';
import { checkJoinedRecords } from './check-joined-records.ts';
import { checkLinkWords } from './check-link-words.ts';
import { checkLinks } from './check-links.ts';
import { checkLiteralConstants } from './check-literal-constants.ts';
import { checkMarkParity } from './check-mark-parity.ts';
import { checkMarks } from './check-marks.ts';
import { checkMissingFiles } from './check-missing-files.ts';
import { checkMissingTexts } from './check-missing-texts.ts';
import { checkMojibake } from './check-mojibake.ts';
import { checkNavigation } from './check-navigation.ts';
import { checkNfc } from './check-nfc.ts';
import { checkPlaceholderData } from './check-placeholder-data.ts';
import { checkPlaceholderNames } from './check-placeholder-names.ts';
import { checkPlaceholderParity } from './check-placeholder-parity.ts';
import { checkPlaceholders } from './check-placeholders.ts';
import { checkPlurals } from './check-plurals.ts';
import { checkPostDates } from './check-post-dates.ts';
import { checkProportion } from './check-proportion.ts';
import { checkQuotes } from './check-quotes.ts';
import { checkReadTime } from './check-read-time.ts';
import { checkRecordReferences } from './check-record-references.ts';
import { checkReferences } from './check-references.ts';
import { checkRepetitions } from './check-repetitions.ts';
import { checkRoutes } from './check-routes.ts';
import { checkSeo } from './check-seo.ts';
import { checkShape } from './check-shape.ts';
import { checkSpanishForms } from './check-spanish-forms.ts';
import { checkStrayMarks } from './check-stray-marks.ts';
import { checkUntranslated } from './check-untranslated.ts';
import { compareTwins } from './compare-twins.ts';
import { findFacts, findFigures } from './find-facts.ts';
import { findStyles } from './find-style.ts';
import { findKnownPlaceholders } from './known-placeholders.ts';
import { listBlocks } from './list-blocks.ts';
import { markDrafts } from './mark-drafts.ts';
import { planLinks } from './plan-links.ts';
import { groupValues } from './print-text.ts';
import { tellOnce } from './tell-once.ts';
import { groupTwins } from './twins.ts';
import { listStrings, listTexts, type WrittenText } from './written-text.ts';

/** What the checks look at. */
export type CheckInput = {
  readonly files: readonly ContentFile[];
  readonly routes: readonly Route[];
  /** Shared values as each language prints them; empty when they cannot be printed. */
  readonly constants: readonly Constant[];
  /** Whether placeholder data of the agency is an error. */
  readonly release: boolean;
  /** The day it is, where old facts are asked for. */
  readonly today?: string | undefined;
  /** Diagnostics of the stages before, so that nothing is told twice. */
  readonly earlier: readonly Diagnostic[];
};

/** The problems of all stages so far: the earlier ones and those of every check, each told once. */
export function checkContent(input: CheckInput): Diagnostic[] {
  const { files, earlier, release, today } = input;
  if (files.length === 0) return [...earlier];
  const languages = findLanguages(files);
  const texts = listTexts(files);
  return markDrafts(
    tellOnce([
      ...earlier,
      ...checkSets(input, languages),
      ...checkWords(input, texts, languages),
      ...checkRecords(input, texts, languages),
      ...checkFacts(files),
      ...checkPages(input, texts, languages),
      ...checkPlaceholderData(files, { release }),
      ...checkHosting(findFacts(files, 'site')),
      ...(today === undefined ? [] : checkAge(files, today)),
    ]),
    files,
  );
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

type Texts = readonly WrittenText[];

/** What is asked of each text by itself. */
function checkWords(
  { files, routes, constants }: CheckInput,
  texts: Texts,
  { tags, source }: SiteLanguages,
): Diagnostic[] {
  const styles = findStyles(files);
  const strings = listStrings(files);
  const figures = findFigures(files) ?? new Map();
  return [
    ...checkPlurals(files),
    ...checkPlaceholders({ texts, known: findKnownPlaceholders(files) }),
    ...checkHtml(texts),
    ...checkInvisible(strings),
    ...checkNfc(strings),
    ...checkMojibake(strings),
    // No text, and yet on pages: facts, and the quotation marks of a language.
    ...checkFonts([...texts, ...strings.filter(({ language, path }) => !language || path[0] === 'quotes')]),
    ...checkArabicForms(texts),
    ...checkSpanishForms(texts),
    ...checkForbiddenTerms(texts, styles),
    ...checkUntranslated({ texts, styles, source }),
    ...checkStrayMarks(texts),
    ...checkLiteralConstants({
      texts,
      constants: constants.filter(({ isDistinctive }) => isDistinctive),
      figures,
    }),
    ...checkMarks(texts),
    ...checkLinks({ texts, routes, languages: tags }),
    ...checkLinkWords(texts),
  ];
}

/** What is asked of a page or record as a whole. */
function checkRecords(
  { files, constants, earlier }: CheckInput,
  texts: Texts,
  { tags, source }: SiteLanguages,
): Diagnostic[] {
  const valuesOf = groupValues(constants);
  const lists = listBlocks(files, source);
  // Lengths are compared with the language in which the words were written, and with no other in its place.
  const written = valueAt(findFacts(files, 'site')?.data, ['sourceLanguage']) === source ? source : undefined;
  // Words that stand where no field is are not seen, so a file with such a mistake has no length.
  const broken = new Set(earlier.map(({ place }) => place.file));
  const whole = texts.filter(({ file }) => !broken.has(file));
  return [
    ...checkHeadings(lists),
    ...checkQuotes({ lists, languages: tags }),
    ...checkReadTime({ files, texts: whole, valuesOf, source: written }),
    ...checkProportion({ texts: whole, valuesOf, source: written }),
    ...checkSeo({ texts, valuesOf }),
  ];
}

/** What facts say of each other. */
function checkFacts(files: readonly ContentFile[]): Diagnostic[] {
  return [
    ...checkPlaceholderNames(files),
    ...checkReferences(files),
    ...checkRecordReferences(files),
    ...checkRepetitions(files),
    ...checkJoinedRecords(files),
    ...checkDuplicateIds(files),
    ...checkCoordinates(files),
    ...checkFeaturedPost(files),
    ...checkPostDates(files),
  ];
}

/** Shared files that list pages by their address. */
const listings = ['navigation', 'articles', 'chat-keywords'] as const;

/** What is asked of the addresses and of the ways between pages. */
function checkPages(
  { files, routes }: CheckInput,
  texts: Texts,
  { tags, source }: SiteLanguages,
): Diagnostic[] {
  const navigation = findFacts(files, 'navigation');
  return [
    ...checkRoutes(routes, tags),
    ...listings.flatMap((name) => checkNavigation(findFacts(files, name), routes)),
    ...(navigation === undefined || source === undefined
      ? []
      : checkDepth({
          routes,
          links: planLinks({ files, routes, texts: texts.filter(({ language }) => language === source) }),
          source,
        })),
  ];
}

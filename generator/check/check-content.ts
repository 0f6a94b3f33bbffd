/** Runs every rule that sees more than one value at a time, over files that may have other mistakes. */
import { siteChecks } from '../../schema/checks/index.ts';
import type { WrittenContent } from '../../schema/checks/site-check.ts';
import { valueAt } from '../../schema/data-path.ts';
import { addressFiles, frameLinks } from '../../schema/index.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Route } from '../routes/route.ts';
import type { ContentFile } from '../validate/content-file.ts';
import { findLanguages, type SiteLanguages } from '../validate/find-languages.ts';
import { checkAge } from './check-age.ts';
import { checkArabicForms } from './check-arabic-forms.ts';
import { checkDepth } from './check-depth.ts';
import { checkDuplicateIds } from './check-duplicate-ids.ts';
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
import { checkPairedSigns } from './check-paired-signs.ts';
import { checkPlaceholderParity } from './check-placeholder-parity.ts';
import { checkPlaceholders } from './check-placeholders.ts';
import { checkPlurals } from './check-plurals.ts';
import { checkProportion } from './check-proportion.ts';
import { checkQuotes } from './check-quotes.ts';
import { checkRecordReferences } from './check-record-references.ts';
import { checkRepetitions } from './check-repetitions.ts';
import { checkRoutes } from './check-routes.ts';
import { checkSeo } from './check-seo.ts';
import { checkShape } from './check-shape.ts';
import { checkSourceLanguage } from './check-source-language.ts';
import { checkStrayMarks } from './check-stray-marks.ts';
import { checkUntranslated } from './check-untranslated.ts';
import { compareTwins } from './compare-twins.ts';
import { findFacts } from './find-facts.ts';
import { findStyles } from './find-style.ts';
import { findKnownPlaceholders, type KnownPlaceholders } from './known-placeholders.ts';
import { listBlocks } from './list-blocks.ts';
import { markDrafts } from './mark-drafts.ts';
import type { Constant } from './plan-constants.ts';
import { planLinks } from './plan-links.ts';
import { groupValues, type PrintedValues } from './print-text.ts';
import { tellOnce } from './tell-once.ts';
import { groupTwins } from './twins.ts';
import { viewContent } from './written-content.ts';
import { listStrings, listTexts, type WrittenText } from './written-text.ts';

/** What the checks look at. */
export type CheckInput = {
  readonly files: readonly ContentFile[];
  readonly routes: readonly Route[];
  /** Shared values as each language prints them; empty when they cannot be printed. */
  readonly constants: readonly Constant[];
  /** Whether placeholder data is an error. */
  readonly release: boolean;
  /** The day it is, where old facts are asked for. */
  readonly today?: string | undefined;
  /** Diagnostics of the stages before, so that nothing is told twice. */
  readonly earlier: readonly Diagnostic[];
};

/** The problems of all stages so far: the earlier ones and those of every check, each told once. */
export function checkContent(input: CheckInput): Diagnostic[] {
  const { files, earlier, today } = input;
  if (files.length === 0) return [...earlier];
  const look = planLook(input);
  return markDrafts(
    tellOnce([
      ...earlier,
      ...checkSets(look),
      ...checkWords(look),
      ...checkRecords(look),
      ...checkFacts(look),
      ...checkPages(look),
      ...siteChecks.flatMap((check) => check(look.content)),
      ...checkHosting(findFacts(files, 'site')),
      ...(today === undefined ? [] : checkAge(files, today)),
    ]),
    files,
  );
}

/** What several checks need of the files. */
type Look = CheckInput & {
  readonly languages: SiteLanguages;
  readonly texts: readonly WrittenText[];
  /** Texts of files without other mistakes: what stands where no field is is not seen, so it has no length. */
  readonly whole: readonly WrittenText[];
  readonly valuesOf: (language: string) => PrintedValues;
  /** The source language, where the settings name one: lengths are compared with no other in its place. */
  readonly written: string | undefined;
  readonly content: WrittenContent;
  readonly known: KnownPlaceholders | undefined;
};

function planLook(input: CheckInput): Look {
  const { files, earlier, release, constants } = input;
  const languages = findLanguages(files);
  const { source } = languages;
  const texts = listTexts(files);
  const broken = new Set(earlier.map(({ place }) => place.file));
  const whole = texts.filter(({ file }) => !broken.has(file));
  const valuesOf = groupValues(constants);
  const written = valueAt(findFacts(files, 'site')?.data, ['sourceLanguage']) === source ? source : undefined;
  const content = viewContent({ files, release, texts: whole, valuesOf, source: written });
  return {
    ...input,
    languages,
    texts,
    whole,
    valuesOf,
    written,
    content,
    known: findKnownPlaceholders(content),
  };
}

/** What languages must have in common. */
function checkSets({ files, earlier, known, languages: { tags, source } }: Look): Diagnostic[] {
  const order = source === undefined ? tags : [source, ...tags.filter((tag) => tag !== source)];
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
function checkWords({ files, routes, constants, texts, known, languages }: Look): Diagnostic[] {
  const { tags, source } = languages;
  const styles = findStyles(files);
  const strings = listStrings(files);
  return [
    ...checkPlurals(files),
    ...checkPlaceholders({ texts, known }),
    ...checkHtml(texts),
    ...checkInvisible(strings),
    ...checkNfc(strings),
    ...checkMojibake(strings, styles),
    // No text, and yet on pages: facts, and the quotation marks of a language.
    ...checkFonts([...texts, ...strings.filter(({ language, path }) => !language || path[0] === 'quotes')]),
    ...checkArabicForms(texts),
    ...checkPairedSigns(texts, styles),
    ...checkForbiddenTerms(texts, styles),
    ...checkUntranslated({ texts, styles, source }),
    ...checkStrayMarks(texts),
    ...checkLiteralConstants(
      texts,
      constants.filter(({ isDistinctive }) => isDistinctive),
    ),
    ...checkMarks(texts),
    ...checkLinks({ texts, routes, languages: tags }),
    ...checkLinkWords(texts, styles),
  ];
}

/** What is asked of a page or record as a whole. */
function checkRecords({ files, texts, whole, valuesOf, written, languages }: Look): Diagnostic[] {
  const lists = listBlocks(files, languages.source);
  return [
    ...checkHeadings(lists),
    ...checkQuotes({ lists, languages: languages.tags }),
    ...checkProportion({ texts: whole, valuesOf, source: written }),
    ...checkSeo({ texts, valuesOf }),
  ];
}

/** What facts say of each other. */
function checkFacts({ files }: Look): Diagnostic[] {
  return [
    ...checkSourceLanguage(files),
    ...checkRecordReferences(files),
    ...checkRepetitions(files),
    ...checkJoinedRecords(files),
    ...checkDuplicateIds(files),
  ];
}

/** What is asked of the addresses and of the ways between pages. */
function checkPages({ files, routes, texts, languages: { tags, source } }: Look): Diagnostic[] {
  return [
    ...checkRoutes(routes, tags),
    ...addressFiles.flatMap((name) => checkNavigation(findFacts(files, name), routes)),
    ...(source === undefined || frameLinks.linksIn?.some(({ file }) => findFacts(files, file) === undefined)
      ? []
      : checkDepth({
          routes,
          links: planLinks({ files, routes, texts: texts.filter(({ language }) => language === source) }),
          source,
        })),
  ];
}

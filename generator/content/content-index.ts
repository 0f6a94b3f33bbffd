import type { ContentIndex as SharedIndex } from '../../schema/content-index.ts';
import { findPlaceholders } from '../../schema/find-placeholders.ts';
import { memoizePerObject } from '../../schema/memoize-per-object.ts';
import type { TextRole } from '../../schema/placeholder-names.ts';
import type { TextContext } from '../../schema/rule.ts';
import { type Cache, noCache } from '../cache/cache.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { linksOf } from '../text/parse-rich-text.ts';
import { placeholderNames } from '../text/scan-placeholders.ts';
import { type Comparison, compareTranslations } from './compare-translations.ts';
import type { ContentFile } from './content-file.ts';
import { type ContentString, type ContentText, listStrings, listTexts } from './content-text.ts';
import { checkReference, fileOf, findFacts, findRecordFacts, findStyles, type Styles } from './find-facts.ts';
import { findLanguages } from './find-languages.ts';
import { reportTerms } from './find-patterns.ts';
import { groupTranslations } from './group-translations.ts';
import {
  type FileDay,
  findDays,
  groupRemovedLines,
  type Lock,
  parseLock,
  type RecordedLines,
} from './lock.ts';
import {
  groupValues,
  type PrintedValues,
  printSharedValuesOf,
  printText,
  type SharedValueText,
  versionOfSharedValues,
} from './print-shared-values.ts';
import { listPages, type Plan } from './routes/build-routes.ts';
import { optionsOf, targetOf } from './routes/route.ts';
import { type PublicationOptions, withoutRecords } from './routes/unpublished-records.ts';

export type IndexInput = {
  readonly files: readonly ContentFile[];
  /** Diagnostics of reading, parsing and validating them. @default none */
  readonly diagnostics?: readonly Diagnostic[];
  /** Text of the lock file. @default there is no lock file: no translation is stale, and no file has a day */
  readonly lockText?: string | undefined;
};

export type ContentIndex = SharedIndex &
  Plan & {
    readonly files: readonly ContentFile[];
    readonly diagnostics: readonly Diagnostic[];
    readonly brokenPaths: ReadonlySet<string>;
    /** The source language, or the first language when the settings name no source language. */
    readonly referenceLanguage: string | undefined;
    readonly languagesInOrder: readonly string[];
    readonly styles: Styles;
    /** Shared values as each language prints them; empty when they cannot be printed. */
    readonly sharedValues: readonly SharedValueText[];
    readonly valuesOf: (language: string) => PrintedValues;
    /** Names of placeholders by role of text; undefined when a file that defines them cannot be read. */
    readonly placeholders: PlaceholdersByRole | undefined;
    /** The lock file; undefined when it does not exist. */
    readonly lock: Lock | undefined;
    readonly days: ReadonlyMap<string, FileDay>;
    readonly removedLines: RecordedLines['removedLines'];
  };

export type FilesIndex = ContentIndex & {
  readonly strings: readonly ContentString[];
  readonly texts: readonly ContentText[];
  readonly comparisons: readonly Comparison[];
  readonly reportTerms: TextContext['reportTerms'];
};

export type PlaceholdersByRole = Readonly<Record<TextRole, ReadonlySet<string>>> & {
  readonly definedIn: ReadonlyMap<string, string>;
};

export function createContentIndex(
  { files, diagnostics = [], lockText }: IndexInput,
  options: PublicationOptions & { readonly cache?: Cache | undefined } = {},
): ContentIndex {
  const { cache = noCache } = options;
  const plan = listPages(files, options);
  const { tags: languages, referenceLanguage, sourceLanguage } = findLanguages(files);
  const otherLanguages = languages.filter((tag) => tag !== referenceLanguage);
  const brokenPaths: ReadonlySet<string> = new Set(diagnostics.map(({ location }) => location.file));
  const withoutUnpublished = withoutRecords(files, plan.unpublished);
  const sharedValues = cache.getOrCompute('shared-values', versionOfSharedValues(withoutUnpublished), () =>
    printSharedValuesOf(withoutUnpublished),
  );
  const valuesOf = groupValues(sharedValues);
  const lock = lockText === undefined ? undefined : parseLock(lockText);
  const shared = createSharedIndex({ files, brokenPaths, valuesOf, languages, sourceLanguage });
  return {
    ...shared,
    ...plan,
    files,
    diagnostics,
    brokenPaths,
    referenceLanguage,
    languagesInOrder: referenceLanguage === undefined ? languages : [referenceLanguage, ...otherLanguages],
    styles: findStyles(files),
    sharedValues,
    valuesOf,
    placeholders: findPlaceholdersByRole(shared),
    lock,
    days: findDays(files, lock),
    removedLines:
      lock === undefined
        ? new Map()
        : groupRemovedLines(lock, new Set(files.map(({ source }) => source.path))),
  };
}

export function indexFiles(index: ContentIndex, files: readonly ContentFile[]): FilesIndex {
  return {
    ...index,
    files,
    get strings() {
      return listStrings(files);
    },
    get texts() {
      return listTexts(files);
    },
    get comparisons() {
      return compareFiles(files)(index.languagesInOrder);
    },
    reportTerms: (termsOf) =>
      reportTerms(
        listTexts(files).filter(({ role }) => role === 'ordinary'),
        termsOf,
      ),
  };
}

const compareFiles = memoizePerObject((files: readonly ContentFile[]) =>
  memoizePerObject((languages: readonly string[]) =>
    groupTranslations(files, languages).map(compareTranslations),
  ),
);

/** The facts of texts that rules for the whole site read: plain data, which can be cached. */
export type TextFacts = ReturnType<typeof extractTextFacts>;

/** The title or the description of a page for search engines, with shared values filled in. */
export type SearchText = TextFacts['searchTexts'][number];

export function extractTextFacts({ texts, valuesOf }: Pick<FilesIndex, 'texts' | 'valuesOf'>) {
  return {
    links: texts.flatMap((text) =>
      linksOf(text.rich).map(({ target, targetStart }) => ({ ...refTo(text), target, start: targetStart })),
    ),
    searchTexts: texts.flatMap((text) => {
      const field = searchTextFields.find((name) => text.key === `seo.${name}`);
      const target = targetOf(text.fileType);
      if (field === undefined || target === undefined || optionsOf(target).indexed === false) return [];
      const values = valuesOf(text.language);
      // The length is unknown when a value cannot be printed.
      if (placeholderNames(text.text).some((name) => !values.has(name))) return [];
      return [{ ...refTo(text), field, printed: printText(text.text, values).trim() }];
    }),
  };
}

const searchTextFields = ['title', 'description'] as const;

const refTo = ({ file, fileType, language, path }: ContentText) => ({ file, fileType, language, path });

/** Undefined when a file that defines them cannot be read. */
export function findPlaceholdersByRole(
  index: Pick<SharedIndex, 'facts' | 'textFiles'>,
): PlaceholdersByRole | undefined {
  const names = findPlaceholders(index);
  return (
    names && {
      ordinary: new Set([...names.shared, ...names.phrases]),
      // A phrase is filled before the texts that use it, so it may only use the other values.
      phrase: new Set(names.shared),
      // These texts may only use their own parameters.
      figure: new Set(),
      name: new Set(),
      definedIn: names.definedIn,
    }
  );
}

/** The input of the queries that the rules of the generator and of the site share. */
export type SharedIndexInput = Pick<ContentIndex, 'files' | 'brokenPaths' | 'valuesOf'> &
  Pick<SharedIndex, 'languages' | 'sourceLanguage'>;

export function createSharedIndex(input: SharedIndexInput): SharedIndex {
  const { files, languages, sourceLanguage } = input;
  return {
    languages,
    sourceLanguage,
    facts: (name) => findFacts(files, name),
    records: (name) => findRecordFacts(files, name),
    textFiles: (name) =>
      files.flatMap(({ fileType, source: { path }, data }) =>
        fileType.type === 'texts' && fileType.name === name
          ? [{ language: fileType.language, file: path, data }]
          : [],
      ),
    countWords: createWordCounter(input),
    checkName: checkReference,
  };
}

function createWordCounter(input: SharedIndexInput): SharedIndex['countWords'] {
  const { files, brokenPaths, valuesOf, sourceLanguage: language } = input;
  return ({ collection, id, fields }) => {
    if (language === undefined) return undefined;
    const file = fileOf(files, { type: 'collection-texts', name: collection, id, language });
    const texts = file === undefined || brokenPaths.has(file.source.path) ? [] : listTexts([file]);
    const counted = texts.filter(({ path: [field] }) => fields.includes(String(field)));
    const words = counted.flatMap(({ text }) => printText(text, valuesOf(language)).split(/\s+/u));
    // Punctuation alone does not count as a word.
    return counted.length === 0 ? undefined : words.filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  };
}

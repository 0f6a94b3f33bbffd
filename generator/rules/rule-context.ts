/** What checks look at: the files, and what several checks would work out of them. */
import { findPlaceholders } from '../../schema/checks/find-placeholders.ts';
import type { WrittenContent } from '../../schema/checks/site-check.ts';
import type { TextRole } from '../../schema/placeholder-names.ts';
import { type Cache, noCache } from '../cache/cache.ts';
import type { ContentFile, FileKind } from '../content/content-file.ts';
import { type ContentString, type ContentText, listStrings, listTexts } from '../content/content-text.ts';
import { checkReference, fileOf, findFacts, findRecordFacts, findStyles } from '../content/find-facts.ts';
import { findLanguages } from '../content/find-languages.ts';
import { parseLock } from '../content/lock.ts';
import { findGoneLines } from '../content/moved-lines.ts';
import {
  groupValues,
  type PrintedValues,
  planConstants,
  printText,
  stateOfConstants,
} from '../content/print-shared-values.ts';
import type { Plan } from '../content/routes/plan-pages.ts';
import { optionsOf, targetOf } from '../content/routes/route.ts';
import { withoutRecords } from '../content/routes/unpublished-records.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { languageName } from '../text/language-name.ts';
import { linksOf } from '../text/parse-rich-text.ts';
import { placeholderNames } from '../text/scan-placeholders.ts';

/** What is known before anything is checked. */
export type CheckInput = {
  readonly files: readonly ContentFile[];
  /** Whether the pages of drafts are shown all the same. @default false */
  readonly drafts?: boolean | undefined;
  /** Whether placeholder data is an error. @default false */
  readonly release?: boolean;
  /** Whether facts that nobody has looked up for long are reported. @default false */
  readonly age?: boolean | undefined;
  /** Whether dates may lie after the day of the plan. @default false */
  readonly acceptsFutureDates?: boolean | undefined;
  /** Diagnostics of the stages before, so that nothing is told twice. */
  readonly earlier: readonly Diagnostic[];
  /** Text of the lock file of translations. @default none, and nothing is asked of their age */
  readonly lockText?: string | undefined;
  /** @default everything is checked */
  readonly cache?: Cache | undefined;
};

/** What each check takes its part of: some files, or all, and what is read out of them when it is asked for. */
export type RuleContext = SharedRuleContext & {
  readonly files: readonly ContentFile[];
  readonly strings: readonly ContentString[];
  readonly texts: readonly ContentText[];
};

/** What is the same for all files. */
export type SharedRuleContext = ReturnType<typeof createRuleContext>;

/** Works out what the checks share. */
export function createRuleContext({ files, ...input }: CheckInput, { routes, unpublished, day }: Plan) {
  const { earlier, release = false, lockText, cache = noCache } = input;
  const shown = withoutRecords(files, unpublished);
  /** Shared values as each language prints them; empty when they cannot be printed. */
  const constants = cache.getOrCompute('constants', stateOfConstants(shown), () => planConstants(shown));
  /** Tags of the site's languages, of the one from which the others are translated, and of that one if it is named. */
  const { tags: languages, source, named } = findLanguages(files);
  /** Files with other mistakes: what stands where no field is is not seen, so it has no length. */
  const broken: ReadonlySet<string> = new Set(earlier.map(({ place }) => place.file));
  const valuesOf = groupValues(constants);
  const lock = lockText === undefined ? undefined : parseLock(lockText);
  const content = viewContent({ files, broken, release, valuesOf, source: named });
  return {
    ...input,
    ...{ routes, unpublished, day, constants, languages, source, named, broken, valuesOf, content },
    /** The languages, that of the source first. */
    order: source === undefined ? languages : [source, ...languages.filter((tag) => tag !== source)],
    styles: findStyles(files),
    /** Undefined when a file that names placeholders cannot be read. */
    known: findKnownPlaceholders(content),
    /** What the lock file says; undefined where there is none. */
    lock,
    /** What it says of files that are gone. */
    goneLines: lock === undefined ? [] : findGoneLines(lock, new Set(files.map(({ source }) => source.path))),
  };
}

/** The look at some files. */
export function createFilesRuleContext(
  sharedContext: SharedRuleContext,
  files: readonly ContentFile[],
): RuleContext {
  return {
    ...sharedContext,
    files,
    get strings() {
      return listStrings(files);
    },
    get texts() {
      return listTexts(files);
    },
  };
}

/** What checks of the whole site look at: of texts, what is read out of each file by itself. */
export type SiteRuleContext = SharedRuleContext & Pick<RuleContext, 'files'> & Excerpt;

/** Plain data, so that it is read out of files once. */
type Excerpt = ReturnType<typeof excerptOf>;

/** A link in a text, and where its target starts there, in UTF-16 units. */
export type TextLink = Excerpt['links'][number];

/** The title or the description that search engines are given of a page, with shared values filled in. */
export type SearchWords = Excerpt['searchWords'][number];

/** Reads the texts of some files. */
export function excerptOf({ texts, valuesOf }: Pick<RuleContext, 'texts' | 'valuesOf'>) {
  return {
    links: texts.flatMap((text) =>
      linksOf(text.rich).map(({ target, targetStart }) => ({
        ...placeOfWords(text),
        target,
        start: targetStart,
      })),
    ),
    searchWords: texts.flatMap((text) => {
      const noun = nouns.find((each) => text.key === `seo.${each}`);
      if (noun === undefined || !isIndexed(text.kind)) return [];
      const values = valuesOf(text.language);
      // What is filled in by a value that cannot be printed now has no length that can be told.
      if (placeholderNames(text.text).some((name) => !values.has(name))) return [];
      return [{ ...placeOfWords(text), noun, printed: printText(text.text, values).trim() }];
    }),
  };
}

const nouns = ['title', 'description'] as const;

const placeOfWords = ({ file, kind, language, path }: ContentText) => ({ file, kind, language, path });

/** Pages that search engines may not list have no place in their results. */
function isIndexed(kind: FileKind): boolean {
  const target = targetOf(kind);
  return target !== undefined && optionsOf(target).indexed !== false;
}

/** Names by the role of the text that uses them. */
export type KnownPlaceholders = Readonly<Record<TextRole, ReadonlySet<string>>>;

/** The placeholders of a site, or undefined when a file that names some cannot be read. */
export function findKnownPlaceholders(content: WrittenContent): KnownPlaceholders | undefined {
  const names = findPlaceholders(content);
  return (
    names && {
      ordinary: new Set([...names.shared, ...names.phrases]),
      // A phrase is filled before the texts that use it, from the other values alone.
      phrase: new Set(names.shared),
      // These are filled with their own parameters alone.
      figure: new Set(),
      name: new Set(),
    }
  );
}

/** From what the view of the site's own checks is made; `source` is the language in which words are written first. */
export type ViewInput = Pick<CheckInput, 'files'> &
  Pick<WrittenContent, 'release'> & {
    readonly broken: ReadonlySet<string>;
    readonly valuesOf: (language: string) => PrintedValues;
    readonly source: string | undefined;
  };

/** The content as the site's own checks see it: found by name, nothing in it trusted. */
export function viewContent(input: ViewInput): WrittenContent {
  const { files, release, source } = input;
  return {
    release,
    facts: (name) => findFacts(files, name),
    records: (name) => findRecordFacts(files, name),
    words: (name) =>
      files.flatMap(({ kind, source: { path }, data }) =>
        kind.type === 'words' && kind.name === name ? [{ language: kind.language, file: path, data }] : [],
      ),
    source: source === undefined ? undefined : { tag: source, name: languageName(source) },
    countWords: planCounter(input),
    checkName: checkReference,
  };
}

/** Counts words of records. */
function planCounter(input: ViewInput): WrittenContent['countWords'] {
  const { files, broken, valuesOf, source: language } = input;
  return ({ collection, id, fields }) => {
    if (language === undefined) return undefined;
    const file = fileOf(files, { type: 'collection-words', name: collection, id, language });
    const texts = file === undefined || broken.has(file.source.path) ? [] : listTexts([file]);
    const own = texts.filter(({ path: [field] }) => fields.includes(String(field)));
    const parts = own.flatMap(({ text }) => printText(text, valuesOf(language)).split(/\s+/u));
    // Signs alone are no words.
    return own.length === 0 ? undefined : parts.filter((part) => /[\p{L}\p{N}]/u.test(part)).length;
  };
}

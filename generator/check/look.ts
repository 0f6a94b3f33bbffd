/** What checks look at: the files, and what several checks would work out of them. */
import type { WrittenContent } from '../../schema/checks/site-check.ts';
import { valueAt } from '../../schema/data-path.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { withoutRecords } from '../routes/held-records.ts';
import type { ContentFile } from '../validate/content-file.ts';
import { findLanguages } from '../validate/find-languages.ts';
import type { CheckMemory } from './check-memory.ts';
import { type ContentString, type ContentText, listStrings, listTexts } from './content-text.ts';
import { findFacts } from './find-facts.ts';
import { findStyles, type Styles } from './find-style.ts';
import { findKnownPlaceholders, type KnownPlaceholders } from './known-placeholders.ts';
import { type Lock, parseLock } from './lock.ts';
import { type Constant, planConstants } from './plan-constants.ts';
import type { Plan } from './plan-pages.ts';
import { groupValues, type PrintedValues } from './print-text.ts';
import { viewContent } from './written-content.ts';

/** What is known before anything is checked. */
export type CheckInput = {
  readonly files: readonly ContentFile[];
  /** Whether the pages of drafts are shown all the same. @default false */
  readonly drafts?: boolean | undefined;
  /** Whether placeholder data is an error. @default false */
  readonly release?: boolean;
  /** The day it is, where old facts are asked for. */
  readonly today?: string | undefined;
  /** Diagnostics of the stages before, so that nothing is told twice. */
  readonly earlier: readonly Diagnostic[];
  /** Text of the lock file of translations. @default none, and nothing is asked of their age */
  readonly lockText?: string | undefined;
  /** What earlier runs found. @default nothing */
  readonly memory?: CheckMemory | undefined;
};

/** What is the same for all files. */
export type Surroundings = Omit<CheckInput, 'files'> &
  Pick<Plan, 'routes' | 'held'> & {
    /** Shared values as each language prints them; empty when they cannot be printed. */
    readonly constants: readonly Constant[];
    /** Tags of the site's languages. */
    readonly languages: readonly string[];
    /** The same, the source language first. */
    readonly order: readonly string[];
    /** Tag of the language from which the others are translated. */
    readonly source: string | undefined;
    /** The same if the settings name it: lengths are compared with no other in its place. */
    readonly named: string | undefined;
    /** The writing rules of each language. */
    readonly styles: Styles;
    readonly valuesOf: (language: string) => PrintedValues;
    readonly content: WrittenContent;
    /** Undefined when a file that names placeholders cannot be read. */
    readonly known: KnownPlaceholders | undefined;
    /** Files with other mistakes: what stands where no field is is not seen, so it has no length. */
    readonly broken: ReadonlySet<string>;
    /** What the lock file says; undefined where there is none. */
    readonly lock: Lock | undefined;
  };

/** What each check takes its part of: some files, or all, and what is read out of them when it is asked for. */
export type Look = Surroundings & {
  readonly files: readonly ContentFile[];
  readonly strings: readonly ContentString[];
  readonly texts: readonly ContentText[];
};

/** Works out what the checks share. */
export function lookAt({ files, ...input }: CheckInput, { routes, held }: Plan): Surroundings {
  const { earlier, release = false, lockText } = input;
  const constants = planConstants(withoutRecords(files, held));
  const { tags, source } = findLanguages(files);
  const broken = new Set(earlier.map(({ place }) => place.file));
  const valuesOf = groupValues(constants);
  const named = valueAt(findFacts(files, 'site')?.data, ['sourceLanguage']) === source ? source : undefined;
  const content = viewContent({ files, broken, release, valuesOf, source: named });
  return {
    ...input,
    routes,
    held,
    constants,
    languages: tags,
    order: source === undefined ? tags : [source, ...tags.filter((tag) => tag !== source)],
    source,
    named,
    styles: findStyles(files),
    valuesOf,
    content,
    known: findKnownPlaceholders(content),
    broken,
    lock: lockText === undefined ? undefined : parseLock(lockText),
  };
}

/** The look at some files. */
export function lookAtFiles(surroundings: Surroundings, files: readonly ContentFile[]): Look {
  return {
    ...surroundings,
    files,
    get strings() {
      return listStrings(files);
    },
    get texts() {
      return listTexts(files);
    },
  };
}

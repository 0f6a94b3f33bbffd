import type * as schema from '../../schema/rule.ts';
import type { Cache } from '../cache/cache.ts';
import type { ContentIndex, FilesIndex, TextFacts } from '../content/content-index.ts';

export type RuleOptions = {
  /** Whether placeholder data is an error. @default false */
  readonly release?: boolean | undefined;
  readonly drafts?: boolean | undefined;
  readonly age?: boolean | undefined;
  readonly acceptsFutureDates?: boolean | undefined;
  /** Stores results of unchanged files. @default no cache; every file is checked */
  readonly cache?: Cache | undefined;
};

export type SiteContext = ContentIndex &
  TextFacts & { readonly [Option in 'release' | 'drafts' | 'age' | 'acceptsFutureDates']: boolean };

/** A file with its translations. The key of the cached result includes all of it. */
export type UnitContext = Pick<
  FilesIndex,
  | 'files'
  | 'strings'
  | 'texts'
  | 'comparisons'
  | 'languages'
  | 'languagesInOrder'
  | 'referenceLanguage'
  | 'sourceLanguage'
  | 'styles'
  | 'sharedValues'
  | 'valuesOf'
  | 'placeholders'
  | 'brokenPaths'
  | 'lock'
  | 'removedLines'
  | 'reportTerms'
>;

export type Rule = schema.Rule<SiteContext, UnitContext>;

/** A rule of the generator, or a check of the site, which may belong to a rule of the generator. */
export type AnyCheck = schema.Check<SiteContext, UnitContext>;

/** What the rules of the generator read. */
import type { Cache } from '../cache/cache.ts';
import type { ContentIndex, FilesIndex, TextFacts } from '../content/content-index.ts';

/** Options of a run. */
export type RuleOptions = {
  /** Whether placeholder data is an error. @default false */
  readonly release?: boolean | undefined;
  /** Whether the pages of drafts are shown. @default false */
  readonly drafts?: boolean | undefined;
  /** Whether facts that were looked up long ago are reported. @default false */
  readonly age?: boolean | undefined;
  /** Whether dates may lie after the day of the build. @default false */
  readonly acceptsFutureDates?: boolean | undefined;
  /** @default every file is checked */
  readonly cache?: Cache | undefined;
};

/** What a rule for the whole site reads. */
export type SiteContext = ContentIndex &
  TextFacts & { readonly [Option in 'release' | 'drafts' | 'age' | 'acceptsFutureDates']: boolean };

/** What a rule for a unit reads: nothing that is not part of the key of its cached result. */
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
  | 'broken'
  | 'lock'
  | 'goneLines'
>;

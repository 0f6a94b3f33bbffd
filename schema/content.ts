import type { z } from 'zod';
import type {
  CollectionName,
  collections,
  FactFileName,
  factFiles,
  optionalFacts,
  PageName,
  pages,
  TextFileName,
  textFiles,
} from './collections.ts';

export type LanguageTexts = {
  readonly files: { readonly [Name in TextFileName]: z.infer<(typeof textFiles)[Name]> };
  readonly pages: { readonly [Name in PageName]: z.infer<(typeof pages)[Name]['text']> };
  readonly records: {
    readonly [Name in CollectionName]: ReadonlyMap<string, z.infer<(typeof collections)[Name]['text']>>;
  };
};

export type SiteContent = {
  readonly facts: {
    readonly [Name in FactFileName]:
      | z.infer<(typeof factFiles)[Name]>
      | (Name extends (typeof optionalFacts)[number] ? undefined : never);
  };
  readonly recordFacts: {
    readonly [Name in CollectionName]: ReadonlyMap<string, z.infer<(typeof collections)[Name]['facts']>>;
  };
  /** By language tag. */
  readonly texts: ReadonlyMap<string, LanguageTexts>;
  /** The day on which the meaning of each file last changed, in ISO form, by path. A file may have none. */
  readonly days: ReadonlyMap<string, string>;
};

/** The valid part of content in which other files may have errors. */
export type ValidContent = {
  readonly facts: <Name extends FactFileName>(name: Name) => SiteContent['facts'][Name] | undefined;
  readonly texts: <Name extends TextFileName>(
    name: Name,
    language: string,
  ) => LanguageTexts['files'][Name] | undefined;
  /** By id; undefined for a record with errors. */
  readonly recordFacts: <Name extends CollectionName>(
    name: Name,
  ) => ReadonlyMap<string, z.infer<(typeof collections)[Name]['facts']> | undefined>;
  /** By id; undefined for a record with errors. */
  readonly recordTexts: <Name extends CollectionName>(
    name: Name,
    language: string,
  ) => ReadonlyMap<string, z.infer<(typeof collections)[Name]['text']> | undefined> | undefined;
};

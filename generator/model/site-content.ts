/** All validated records, gathered by what they are. */
import type { z } from 'zod';
import type {
  CollectionName,
  collections,
  FactFileName,
  factFiles,
  PageName,
  pages,
  TextFileName,
  textFiles,
} from '../../schema/index.ts';
import type { ContentFile } from '../validate/content-file.ts';

/** Words of one language. */
export type LanguageWords = {
  readonly files: { readonly [Name in TextFileName]: z.infer<(typeof textFiles)[Name]> };
  readonly pages: { readonly [Name in PageName]: z.infer<(typeof pages)[Name]['text']> };
  readonly records: {
    readonly [Name in CollectionName]: ReadonlyMap<string, z.infer<(typeof collections)[Name]['text']>>;
  };
};

/** Everything under `content/`, valid and typed. */
export type SiteContent = {
  readonly facts: { readonly [Name in FactFileName]: z.infer<(typeof factFiles)[Name]> };
  readonly recordFacts: {
    readonly [Name in CollectionName]: ReadonlyMap<string, z.infer<(typeof collections)[Name]['facts']>>;
  };
  /** By language tag. */
  readonly words: ReadonlyMap<string, LanguageWords>;
  /** The `updated` date of each file, by path. */
  readonly updated: ReadonlyMap<string, string>;
};

type Drawer = Record<string, unknown>;
type Drawers = Record<string, Map<string, unknown>>;

/**
 * Gathers the records of files that passed every check.
 *
 * The casts are safe because each record was parsed by the schema that the table names for its kind, and the
 * checks have proved that every file is there in every language.
 */
export function gatherContent(files: readonly ContentFile[]): SiteContent {
  const facts: Drawer = {};
  const recordFacts: Drawers = {};
  const words = new Map<string, { files: Drawer; pages: Drawer; records: Drawers }>();
  const updated = new Map<string, string>();
  for (const { kind, record, source } of files) {
    updated.set(source.path, updatedOf(record));
    if (kind.type === 'facts') facts[kind.name] = record;
    else if (kind.type === 'collection-facts') put(recordFacts, kind.name, kind.id, record);
    else {
      const own = words.get(kind.language) ?? { files: {}, pages: {}, records: {} };
      words.set(kind.language, own);
      if (kind.type === 'words') own.files[kind.name] = record;
      else if (kind.type === 'page-words') own.pages[kind.name] = record;
      else put(own.records, kind.name, kind.id, record);
    }
  }
  return { facts, recordFacts, words, updated } as unknown as SiteContent;
}

function put(drawers: Drawers, name: string, id: string, record: unknown): void {
  const drawer = drawers[name] ?? new Map<string, unknown>();
  drawers[name] = drawer;
  drawer.set(id, record);
}

function updatedOf(record: unknown): string {
  // Every schema of a file has `updated`.
  return (record as { readonly updated: string }).updated;
}

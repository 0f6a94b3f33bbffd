/** Gathers all validated records by what they are. */
import type { SiteContent, ValidContent } from '../../schema/index.ts';
import type { ContentFile } from '../validate/content-file.ts';

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

/** The content of a whole site as code sees it that also reads files with mistakes. */
export function viewValid({ facts, recordFacts, words }: SiteContent): ValidContent {
  return {
    facts: (name) => facts[name],
    words: (name, language) => words.get(language)?.files[name],
    count: (name) => recordFacts[name].size,
  };
}

/** Gathers all validated records by what they are, and notes whatever is read of them. */
import {
  type CollectionName,
  collections,
  type SiteContent,
  type ValidContent,
} from '../../../schema/index.ts';
import { createDependencyTracker, type DependencyTracker } from '../../cache/track-dependencies.ts';
import type { ContentFile } from '../../content/content-file.ts';

type RecordsById = Record<string, unknown>;
type RecordsByCollection = Readonly<Record<CollectionName, Map<string, unknown>>>;

/**
 * Gathers the records of files that passed every check. What is read is noted as `path` for a whole file, `path#field`
 * for a field of it, and `folder/` for the list of a collection.
 *
 * The casts are safe because each record was parsed by the schema that the table names for its kind, and the
 * checks have proved that every file is there in every language.
 */
export function gatherContent(
  files: readonly ContentFile[],
  tracker: DependencyTracker = createDependencyTracker(),
): SiteContent {
  const facts: RecordsById = {};
  const recordFacts = emptyCollections('shared', tracker);
  const words = new Map<string, { files: RecordsById; pages: RecordsById; records: RecordsByCollection }>();
  const updated = noteMap(new Map<string, string>(), {
    one: (path) => tracker.recordRead(`${path}#updated`),
  });
  for (const { kind, record, source } of files) {
    const noted = noteFields(record, source.path, tracker);
    updated.set(source.path, updatedOf(record));
    if (kind.type === 'facts') facts[kind.name] = noted;
    else if (kind.type === 'collection-facts') recordFacts[kind.name].set(kind.id, noted);
    else {
      const { language } = kind;
      const own = words.get(language) ?? {
        files: {},
        pages: {},
        records: emptyCollections(language, tracker),
      };
      words.set(language, own);
      if (kind.type === 'words') own.files[kind.name] = noted;
      else if (kind.type === 'page-words') own.pages[kind.name] = noted;
      else own.records[kind.name].set(kind.id, noted);
    }
  }
  return { facts, recordFacts, words, updated } as unknown as SiteContent;
}

/** A collection may be without records, be it because they are all drafts. */
function emptyCollections(place: string, { recordRead }: DependencyTracker): RecordsByCollection {
  const collectionEntries = Object.keys(collections).map((name) => [
    name,
    noteMap(new Map(), { all: () => recordRead(`content/${place}/${name}/`) }),
  ]);
  // The keys are those of the table.
  return Object.fromEntries(collectionEntries) as RecordsByCollection;
}

/** Hears what is asked of a map: for a value by its key, or for which keys there are. */
type Listener = { readonly one?: (key: string) => void; readonly all?: () => void };

/** A map that tells what is asked of it. Whoever asks for what is not there has read which keys there are. */
function noteMap<Value>(map: Map<string, Value>, { one, all }: Listener): Map<string, Value> {
  const find = (key: string) => {
    one?.(key);
    if (!map.has(key)) all?.();
    return map.get(key);
  };
  return new Proxy(map, {
    get: (_, name) => {
      if (name === 'get') return find;
      if (name !== 'set') all?.();
      const member: unknown = Reflect.get(map, name);
      return typeof member === 'function' ? member.bind(map) : member;
    },
  });
}

/** The record with each field noted when it is read, and the whole file when its fields are listed. */
function noteFields(record: unknown, path: string, { recordRead }: DependencyTracker): unknown {
  if (typeof record !== 'object' || record === null) return record;
  return new Proxy(record, {
    get: (target, field) => {
      if (typeof field === 'string') recordRead(`${path}#${field}`);
      return Reflect.get(target, field);
    },
    has: (target, field) => {
      recordRead(path);
      return Reflect.has(target, field);
    },
    ownKeys: (target) => {
      recordRead(path);
      return Reflect.ownKeys(target);
    },
  });
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

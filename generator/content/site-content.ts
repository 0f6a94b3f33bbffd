import { type CollectionName, collections, type SiteContent, type ValidContent } from '../../schema/index.ts';
import { createDependencyTracker, type DependencyTracker } from '../cache/track-dependencies.ts';
import { keyOf } from '../files/hash.ts';
import type { ContentFile } from './content-file.ts';
import { DAY_KEY, type RecordedDay } from './lock.ts';

type RecordsByName = Record<string, unknown>;
type RecordsByCollection = Readonly<Record<CollectionName, Map<string, unknown>>>;

/**
 * Gathers the records of files. A read is tracked as `path` for a whole file, `path#field` for a field of it,
 * `path#.day` for its day in the lock file, and `folder/` for the list of a collection.
 *
 * The casts are safe for content without errors, because each record is validated and rules report every missing file.
 * With errors, a file that is missing or invalid is undefined; see `viewValid`.
 */
export function gatherContent(
  files: readonly ContentFile[],
  fileDays: ReadonlyMap<string, RecordedDay> = new Map(),
  tracker: DependencyTracker = createDependencyTracker(),
): SiteContent {
  const facts: RecordsByName = {};
  const recordFacts = emptyCollections('shared', tracker);
  const texts = new Map<
    string,
    { files: RecordsByName; pages: RecordsByName; records: RecordsByCollection }
  >();
  const days = trackMap(new Map(Array.from(fileDays, ([path, { day }]) => [path, day])), {
    onGet: (path) => tracker.recordRead(`${path}#${DAY_KEY}`),
  });
  for (const { fileType, record, source } of files) {
    const tracked = trackFields(record, source.path, tracker);
    if (fileType.type === 'facts') facts[fileType.name] = tracked;
    else if (fileType.type === 'collection-facts') recordFacts[fileType.name].set(fileType.id, tracked);
    else {
      const { language } = fileType;
      const localized = texts.get(language) ?? {
        files: {},
        pages: {},
        records: emptyCollections(language, tracker),
      };
      texts.set(language, localized);
      if (fileType.type === 'texts') localized.files[fileType.name] = tracked;
      else if (fileType.type === 'page-texts') localized.pages[fileType.name] = tracked;
      else localized.records[fileType.name].set(fileType.id, tracked);
    }
  }
  return { facts, recordFacts, texts, days } as unknown as SiteContent;
}

function emptyCollections(folder: string, { recordRead }: DependencyTracker): RecordsByCollection {
  const collectionEntries = Object.keys(collections).map((name) => [
    name,
    trackMap(new Map(), { onList: () => recordRead(`content/${folder}/${name}/`) }),
  ]);
  // `collections` has exactly these keys.
  return Object.fromEntries(collectionEntries) as RecordsByCollection;
}

type MapListener = { readonly onGet?: (key: string) => void; readonly onList?: () => void };

/** A read of a missing key counts as a read of all keys. */
function trackMap<Value>(map: Map<string, Value>, { onGet, onList }: MapListener): Map<string, Value> {
  const find = (key: string) => {
    onGet?.(key);
    if (!map.has(key)) onList?.();
    return map.get(key);
  };
  return new Proxy(map, {
    get: (_, name) => {
      if (name === 'get') return find;
      if (name !== 'set') onList?.();
      const member: unknown = Reflect.get(map, name);
      return typeof member === 'function' ? member.bind(map) : member;
    },
  });
}

/** Tracks each field that is read, and the whole file when its fields are listed. */
function trackFields(record: unknown, path: string, { recordRead }: DependencyTracker): unknown {
  if (typeof record !== 'object' || record === null) return record;
  const recordFile = () => recordRead(path);
  return new Proxy(record, {
    get: (target, field) => {
      if (typeof field === 'string') recordRead(`${path}#${field}`);
      return Reflect.get(target, field);
    },
    has: (target, field) => {
      recordFile();
      return Reflect.has(target, field);
    },
    ownKeys: (target) => {
      recordFile();
      return Reflect.ownKeys(target);
    },
    // `Object.hasOwn` reads no field.
    getOwnPropertyDescriptor: (target, field) => {
      recordFile();
      return Reflect.getOwnPropertyDescriptor(target, field);
    },
  });
}

export const viewValid = ({ facts, recordFacts, texts }: SiteContent): ValidContent => ({
  facts: (name) => facts[name],
  texts: (name, language) => texts.get(language)?.files[name],
  recordFacts: (name) => recordFacts[name],
  recordTexts: (name, language) => texts.get(language)?.records[name],
});

/** The hash of a file, of a field, or of the files in a folder, or the day of a file. */
export function createContentVersions(
  content: readonly ContentFile[],
  days: ReadonlyMap<string, RecordedDay>,
): (dependency: string) => string {
  const byPath = new Map(content.map((file) => [file.source.path, file]));
  const byFolder = Map.groupBy(byPath.keys(), (path) => path.slice(0, path.lastIndexOf('/') + 1));
  const versions = new Map<string, string>();
  const compute = (dependency: string): string => {
    if (dependency.endsWith('/')) return keyOf(byFolder.get(dependency) ?? []);
    const [path = '', field] = dependency.split('#');
    if (field === DAY_KEY) return days.get(path)?.day ?? 'absent';
    const file = byPath.get(path);
    if (file === undefined) return 'absent';
    if (field === undefined) return file.source.hash;
    // Every record is an object of fields.
    return keyOf((file.record as Readonly<Record<string, unknown>>)[field] ?? null);
  };
  return (dependency) => {
    const version = versions.get(dependency) ?? compute(dependency);
    versions.set(dependency, version);
    return version;
  };
}

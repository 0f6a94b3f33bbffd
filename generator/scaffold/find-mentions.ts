/** What a new page touches beside its own files, by the tables of the schema. */
import { formatKey } from '../../schema/data-path.ts';
import {
  addressFiles,
  type DataPath,
  each,
  frameLinks,
  isSharedFile,
  type PageOptions,
  pages,
  type ReferenceField,
  referenceFields,
  type SharedList,
} from '../../schema/index.ts';
import { findListed, findRecordIds, type PageLists } from '../check/find-facts.ts';
import type { RouteTarget } from '../routes/route.ts';
import type { ContentFile, FileKind } from '../validate/content-file.ts';
import { pathOf } from '../validate/content-paths.ts';

/** Ids are listed up to this many; of more the file is named. */
const MOST_LISTED = 12;

/** The records that a field of facts may name. */
export function describeReference(
  kind: FileKind,
  path: DataPath,
  files: readonly ContentFile[],
): string | undefined {
  const field = referenceFields.find(({ from, path: own }) => from === kind.name && isAt(own, path));
  if (field === undefined || 'language' in kind) return undefined;
  const ids = findRecordIds(files, field.to) ?? [];
  return ids.length > MOST_LISTED ? `One that stands in ${placeOf(field.to)}.` : `One of: ${ids.join(', ')}.`;
}

/** Where else the page is named: by itself, and where somebody has to name it. */
export type Mentions = { readonly listedBy: readonly string[]; readonly mayBeNamedIn: readonly string[] };

/** The places in which a page is listed, or may be. */
export function findMentions(target: RouteTarget, files: readonly ContentFile[]): Mentions {
  const lists = Map.groupBy(listsOfAddresses(), ({ file }) => file);
  const listing = Object.values<PageOptions>(pages).filter((page) => listsRecords(page, target, files));
  const own = referenceFields.filter(({ from, isListedThere }) => from === target.name && isListedThere);
  return {
    listedBy: [
      ...(listsRecords(frameLinks, target, files) ? ['the frame of every page'] : []),
      ...listing.map(({ path }) => path),
      ...own.map(({ path }) => `the page that "${formatPattern(path)}" names`),
    ],
    mayBeNamedIn: [
      ...addressFiles.map((file) =>
        withKeys(
          placeOf(file),
          (lists.get(file) ?? []).map(({ path }) => formatKey(path)),
        ),
      ),
      ...referenceFields
        .filter(({ to }) => target.type === 'record' && to === target.name)
        .map(({ from, path }) => withKeys(placeOf(from), [formatPattern(path)])),
    ],
  };
}

function listsOfAddresses(): SharedList[] {
  const all = [...Object.values<PageOptions>(pages), frameLinks].flatMap(({ linksIn = [] }) => linksIn);
  return all.filter(({ path }) => path.length > 0);
}

/** Whether a page lists all records of the collection: by its row, or because a shared file says so. */
function listsRecords(lists: PageLists, target: RouteTarget, files: readonly ContentFile[]): boolean {
  return target.type === 'record' && findListed(lists, files).includes(target.name);
}

const withKeys = (file: string, keys: readonly string[]) =>
  keys.length === 0 ? file : `${file}: ${keys.join(', ')}`;

function placeOf(name: ReferenceField['from']): string {
  return isSharedFile(name)
    ? pathOf({ type: 'facts', name })
    : pathOf({ type: 'collection-facts', name, id: '<id>' });
}

const isAt = (pattern: ReferenceField['path'], path: DataPath): boolean =>
  pattern.length === path.length &&
  pattern.every((part, index) => (part === each ? typeof path[index] === 'number' : part === path[index]));

/** A path as messages name it, for every item of a list: `items[].id`. */
const formatPattern = (pattern: ReferenceField['path']): string =>
  formatKey(pattern.map((part) => (part === each ? 0 : part))).replaceAll('[0]', '[]');

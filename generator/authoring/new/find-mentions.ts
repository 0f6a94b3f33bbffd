/** What a new page touches beside its own files, by the tables of the schema, and what is said of it. */
import { formatKey } from '../../../schema/data-path.ts';
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
} from '../../../schema/index.ts';
import type { ContentFile, FileKind } from '../../content/content-file.ts';
import { pathOf } from '../../content/content-paths.ts';
import { findListed, findRecordIds, type PageLists } from '../../content/find-facts.ts';
import { optionsOf, pathOfTarget, type RouteTarget } from '../../content/routes/route.ts';
import { WRITE_LATER } from '../../content/unwritten.ts';
import { pathAtLine } from '../../diagnostics/find-in-yaml.ts';
import { plural } from '../../diagnostics/format-totals.ts';
import { titleOf } from './find-page.ts';
import type { NewFile } from './plan.ts';

/** Ids are listed up to this many; of more the file is named. */
const MAX_LISTED = 12;

/** The records that a field of facts may name. */
export function describeReference(
  kind: FileKind,
  path: DataPath,
  files: readonly ContentFile[],
): string | undefined {
  const field = referenceFields.find(({ from, path: own }) => from === kind.name && isAt(own, path));
  if (field === undefined || 'language' in kind) return undefined;
  const ids = findRecordIds(files, field.to) ?? [];
  return ids.length > MAX_LISTED
    ? `One that stands in ${factsPathOf(field.to)}.`
    : `One of: ${ids.join(', ')}.`;
}

/** The report of a page and its files. Places are those that editors open: file, line and column. */
export function formatPageReport(
  target: RouteTarget,
  files: readonly NewFile[],
  content: readonly ContentFile[],
): string {
  const { own = [], others = [] } = Object.groupBy(files, ({ replaces }) => (replaces ? 'others' : 'own'));
  const address = pathOfTarget(target);
  return [
    `The ${titleOf(target)} has ${plural(own.length, 'new file')}. Write what belongs in place of each ${WRITE_LATER}:`,
    '',
    ...own.flatMap(findMarks),
    '',
    ...section(`Its page is ${address}. It is listed by itself on:`, [
      ...findListing(target, content),
      ...others.map(({ path }) => path),
    ]),
    ...section('It may also be named in:', findNaming(target)),
    'npm run check names what is left to write.',
    '',
  ].join('\n');
}

/** What stands before a mark, on a line that is no comment. */
const unwritten = new RegExp(`^[^#]*?(?=\\b${WRITE_LATER}(?:$|:))`, 'u');

/** Where a file is still to be written, and the name of the field there. */
function findMarks({ path, text }: NewFile): string[] {
  return text.split('\n').flatMap((written, index) => {
    const before = unwritten.exec(written)?.[0];
    if (before === undefined) return [];
    const line = index + 1;
    return `  ${path}:${line}:${before.length + 1}  ${formatKey(pathAtLine(text, line))}`;
  });
}

function section(head: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [head, ...lines.map((line) => `  ${line}`), ''];
}

/** Where a page is named by itself. */
function findListing(target: RouteTarget, content: readonly ContentFile[]): string[] {
  const listing = Object.values<PageOptions>(pages).filter((page) => listsRecords(page, target, content));
  const own = referenceFields.filter(({ from, isListedThere }) => from === target.name && isListedThere);
  return [
    ...(listsRecords(frameLinks, target, content) ? ['the frame of every page'] : []),
    ...listing.map(({ path }) => path),
    ...own.map(({ path }) => `the page that "${formatPattern(path)}" names`),
  ];
}

/** Whether a page lists all records of the collection: by its row, or because a shared file says so. */
function listsRecords(lists: PageLists, target: RouteTarget, files: readonly ContentFile[]): boolean {
  return target.type === 'record' && findListed(lists, files).includes(target.name);
}

/** Where somebody has to name a page: in lists of addresses, and in facts that refer to records. */
function findNaming(target: RouteTarget): string[] {
  const lists = [...Object.values<PageOptions>(pages), frameLinks].flatMap(({ linksIn = [] }) => linksIn);
  const keysIn = (name: string) =>
    lists.flatMap(({ file, path }) => (file === name && path.length > 0 ? [formatKey(path)] : []));
  return [
    ...addressFiles.map((file) => withKeys(factsPathOf(file), keysIn(file))),
    ...referenceFields
      .filter(({ to }) => target.type === 'record' && to === target.name)
      .map(({ from, path }) => withKeys(factsPathOf(from), [formatPattern(path)])),
    ...Array.from(
      Map.groupBy(optionsOf(target).mentionedIn ?? [], ({ file }) => file),
      ([file, places]) =>
        withKeys(
          factsPathOf(file),
          places.map(({ path }) => formatKey(path)),
        ),
    ),
  ];
}

const withKeys = (file: string, keys: readonly string[]) =>
  keys.length === 0 ? file : `${file}: ${keys.join(', ')}`;

function factsPathOf(name: ReferenceField['from']): string {
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

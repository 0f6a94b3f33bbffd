import { formatKey } from '../../../schema/data-path.ts';
import {
  addressFiles,
  collections,
  type DataPath,
  each,
  frameLinks,
  isSharedFile,
  type PageOptions,
  pages,
  type ReferenceField,
  referenceFields,
} from '../../../schema/index.ts';
import { pathOf } from '../../content/classify-file.ts';
import type { ContentFile, FileType } from '../../content/content-file.ts';
import { findListed, findRecordIds, type PageLists } from '../../content/find-facts.ts';
import { TODO_MARKER } from '../../content/missing-translations.ts';
import { optionsOf, pathOfTarget, type RouteTarget } from '../../content/routes/route.ts';
import { pathAtLine } from '../../diagnostics/find-in-yaml.ts';
import { plural } from '../../diagnostics/format-totals.ts';
import type { NewFile } from './new-files.ts';

/** Maximum number of ids that a comment lists. If there are more, it contains the path of their files instead. */
const MAX_LISTED = 12;

/** Undefined for fields that are not references. */
export function describeReference(
  fileType: FileType,
  path: DataPath,
  files: readonly ContentFile[],
): string | undefined {
  const field = referenceFields.find(
    ({ from, path: pattern }) => from === fileType.name && matchesPattern(pattern, path),
  );
  if (field === undefined || 'language' in fileType) return undefined;
  const ids = findRecordIds(files, field.to) ?? [];
  return ids.length > MAX_LISTED ? `An id from ${factsPathOf(field.to)}.` : `One of: ${ids.join(', ')}.`;
}

export const titleOf = (target: RouteTarget): string =>
  target.type === 'page' ? `page "${target.name}"` : `${collections[target.name].noun} "${target.id}"`;

/** Locations have the form that editors recognize: file, line and column. */
export function formatPageReport(
  target: RouteTarget,
  files: readonly NewFile[],
  content: readonly ContentFile[],
): string {
  const { created = [], replaced = [] } = Object.groupBy(files, ({ replaces }) =>
    replaces ? 'replaced' : 'created',
  );
  const address = pathOfTarget(target);
  return [
    `The ${titleOf(target)} has ${plural(created.length, 'new file')}. Replace each ${TODO_MARKER}:`,
    '',
    ...created.flatMap(findPlaceholders),
    '',
    ...formatSection(`Its page is ${address}. It is listed automatically on:`, [
      ...findListingPages(target, content),
      ...replaced.map(({ path }) => path),
    ]),
    ...formatSection('It can also be named in:', findNamingFiles(target)),
    'npm run check reports what is left to write.',
    '',
  ].join('\n');
}

/** Matches the text before a placeholder on a line that is not a comment. */
const textBeforePlaceholder = new RegExp(`^[^#]*?(?=\\b${TODO_MARKER}(?:$|:))`, 'u');

const findPlaceholders = ({ path, text }: NewFile): string[] =>
  text.split('\n').flatMap((lineText, index) => {
    const before = textBeforePlaceholder.exec(lineText)?.[0];
    if (before === undefined) return [];
    const line = index + 1;
    return `  ${path}:${line}:${before.length + 1}  ${formatKey(pathAtLine(text, line))}`;
  });

const formatSection = (heading: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [heading, ...lines.map((line) => `  ${line}`), ''];

function findListingPages(target: RouteTarget, content: readonly ContentFile[]): string[] {
  const listingPages = Object.values<PageOptions>(pages).filter((page) =>
    listsRecords(page, target, content),
  );
  const references = referenceFields.filter(
    ({ from, isListedThere }) => from === target.name && isListedThere,
  );
  return [
    ...(listsRecords(frameLinks, target, content) ? ['every page'] : []),
    ...listingPages.map(({ path }) => path),
    ...references.map(({ path }) => `the page that "${formatPattern(path)}" names`),
  ];
}

const listsRecords = (lists: PageLists, target: RouteTarget, files: readonly ContentFile[]): boolean =>
  target.type === 'record' && findListed(lists, files).includes(target.name);

function findNamingFiles(target: RouteTarget): string[] {
  const lists = [...Object.values<PageOptions>(pages), frameLinks].flatMap(({ linksIn = [] }) => linksIn);
  const keysIn = (name: string) =>
    lists.flatMap(({ file, path }) => (file === name && path.length > 0 ? [formatKey(path)] : []));
  return [
    ...addressFiles.map((file) => formatFileWithKeys(factsPathOf(file), keysIn(file))),
    ...referenceFields
      .filter(({ to }) => target.type === 'record' && to === target.name)
      .map(({ from, path }) => formatFileWithKeys(factsPathOf(from), [formatPattern(path)])),
    ...Array.from(
      Map.groupBy(optionsOf(target).mentionedIn ?? [], ({ file }) => file),
      ([file, fields]) =>
        formatFileWithKeys(
          factsPathOf(file),
          fields.map(({ path }) => formatKey(path)),
        ),
    ),
  ];
}

const formatFileWithKeys = (file: string, keys: readonly string[]) =>
  keys.length === 0 ? file : `${file}: ${keys.join(', ')}`;

function factsPathOf(name: ReferenceField['from']): string {
  return isSharedFile(name)
    ? pathOf({ type: 'facts', name })
    : pathOf({ type: 'collection-facts', name, id: '<id>' });
}

const matchesPattern = (pattern: ReferenceField['path'], path: DataPath): boolean =>
  pattern.length === path.length &&
  pattern.every((key, index) => (key === each ? typeof path[index] === 'number' : key === path[index]));

/** Formats a path that covers every item of a list, such as `items[].id`. */
const formatPattern = (pattern: ReferenceField['path']): string =>
  formatKey(pattern.map((key) => (key === each ? 0 : key))).replaceAll('[0]', '[]');

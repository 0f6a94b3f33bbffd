/** The type of each content file by its path, with its schema, and the files that a site must have. */

import type { z } from 'zod';
import {
  addressExamples,
  collections,
  type FactFileName,
  factFiles,
  optionalFacts,
  pages,
  textFiles,
} from '../../schema/index.ts';
import { memoizePerObject } from '../../schema/memoize-per-object.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/suggest.ts';
import type { FileType } from './content-file.ts';
import { SITE_FILE } from './find-languages.ts';

/** With the schema of the data, or the problem of the path. `languages` are the tags of the site. */
export function classifyFile(path: string, languages: readonly string[]) {
  const segments = path
    .replace(/\.yaml$/u, '')
    .split('/')
    .slice(2);
  const id = segments.at(-1) ?? '';
  const fileTypes = fileTypesIn(languages);
  const typeOfPath = fileTypes.get(path) ?? fileTypes.get(path.replace(/[^/]*\.yaml$/u, '*.yaml'));
  if (typeOfPath === undefined) return { problem: unknownFileDiagnostic(path, languages) };
  const fileType = 'id' in typeOfPath ? { ...typeOfPath, id } : typeOfPath;
  const problem = 'id' in fileType ? slugProblem(fileType.id) : undefined;
  return problem === undefined
    ? { fileType, schema: schemaOf(fileType) }
    : { problem: slugDiagnostic(path, segments, problem) };
}

const fileTypesIn = memoizePerObject(
  (languages: readonly string[]) =>
    new Map(
      ['', ...languages]
        .flatMap((tag) => allFileTypes(tag, '*'))
        .map((fileType) => [pathOf(fileType), fileType]),
    ),
);

const MAX_ID_BYTES = 100;
const reservedIds = new Set(['category', '404', 'index', 'assets', 'api']);
const windowsDeviceName = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])$/iu;

/** The reason why an id is invalid, such as `is longer than 100 bytes`, and a valid id to suggest. */
type SlugProblem = { readonly reason: string; readonly suggestion?: string };

/** Undefined when the id is valid. */
export function slugProblem(id: string): SlugProblem | undefined {
  if (reservedIds.has(id)) return { reason: 'is an address of the site itself' };
  if (windowsDeviceName.test(id)) return { reason: 'is the name of a device on Windows' };
  if (Buffer.byteLength(id) > MAX_ID_BYTES) return { reason: `is longer than ${MAX_ID_BYTES} bytes` };
  const suggestion = toKebabCase(id);
  if (suggestion === id) return undefined;
  const reason = 'is not made of lower-case Latin letters, digits and single hyphens';
  return suggestion === '' ? { reason } : { reason, suggestion };
}

const slugDiagnostic = (
  path: string,
  segments: readonly string[],
  { reason, suggestion = addressExamples.id }: SlugProblem,
): Diagnostic => ({
  rule: 'route/slug',
  location: { file: path },
  message: `"${segments.join('/')}" cannot be an address: the id ${reason}.`,
  fix: `Rename the file, for example to ${suggestion}.yaml, in every language.`,
});

/** Explains a path that is not that of a content file. */
function unknownFileDiagnostic(path: string, languages: readonly string[]): Diagnostic {
  const [, folder = '', ...rest] = path.replace(/\.yaml$/u, '').split('/');
  if (rest.length > 0 && folder !== 'shared' && !languages.includes(folder)) {
    return unknownLanguageDiagnostic(path, folder, languages);
  }
  const message = `${path} is not a page, a record of a collection or a shared file, so no page would show it.`;
  const diagnostic = { rule: 'file/unknown', location: { file: path }, message } as const;
  const suggestion = suggestPath(path);
  return suggestion === undefined
    ? { ...diagnostic, fix: `Move it to one of these paths: ${listPaths(folder).join(', ')}.` }
    : {
        ...diagnostic,
        message: `${message} Did you mean ${suggestion}?`,
        fix: `Rename it to ${suggestion}.`,
      };
}

/** Undefined when no valid path is similar. */
export function suggestPath(path: string): string | undefined {
  const [, folder = '', name = '', id] = path.replace(/\.yaml$/u, '').split('/');
  const root = `content/${folder}`;
  if (id === undefined) {
    if (folder !== 'shared' && Object.hasOwn(pages, name)) return `${root}/pages/${name}.yaml`;
    const file = nearest(name, Object.keys(folder === 'shared' ? factFiles : textFiles));
    return file === undefined ? undefined : `${root}/${file}.yaml`;
  }
  const subfolder = nearest(name, listSubfolders(folder));
  if (subfolder === undefined) return undefined;
  if (subfolder !== 'pages') return subfolder === name ? undefined : `${root}/${subfolder}/${id}.yaml`;
  const page = nearest(id, Object.keys(pages));
  return page === undefined ? undefined : `${root}/pages/${page}.yaml`;
}

function unknownLanguageDiagnostic(path: string, folder: string, languages: readonly string[]): Diagnostic {
  // All two-letter tags are similar, so only a misspelled "shared" is recognized.
  const isMisspelledShared = nearest(folder, ['shared']) !== undefined;
  return {
    rule: 'file/unknown',
    location: { file: path },
    message: `"${folder}" is not a language of the site, so nothing in content/${folder}/ would be shown.`,
    fix: isMisspelledShared
      ? `Rename the folder to content/shared/, or add the language in ${SITE_FILE}.`
      : `Add the language to "languages" in ${SITE_FILE}. It lists: ${languages.join(', ')}.`,
  };
}

const listSubfolders = (folder: string): string[] =>
  folder === 'shared' ? Object.keys(collections) : ['pages', ...Object.keys(collections)];

/** With `<id>` for the ids of records. */
function listPaths(folder: string): string[] {
  const singleFiles = folder === 'shared' ? requiredFacts() : requiredTexts(folder);
  const records = Object.keys(collections).map((name) => `content/${folder}/${name}/<id>.yaml`);
  return [...singleFiles.map(pathOf), ...records];
}

export function pathOf(fileType: FileType): string {
  const folder = `content/${'language' in fileType ? fileType.language : 'shared'}`;
  const page = fileType.type === 'page-texts' ? '/pages' : '';
  return `${folder}${page}/${fileType.name}${'id' in fileType ? `/${fileType.id}` : ''}.yaml`;
}

export function schemaOf(fileType: FileType): z.ZodType {
  if (fileType.type === 'facts') return factFiles[fileType.name];
  if (fileType.type === 'texts') return textFiles[fileType.name];
  if (fileType.type === 'page-texts') return pages[fileType.name].text;
  const { facts, text } = collections[fileType.name];
  return fileType.type === 'collection-facts' ? facts : text;
}

export const requiredFacts = (): FileType[] =>
  namesIn(factFiles)
    .filter((name) => !(optionalFacts as readonly FactFileName[]).includes(name))
    .map((name) => ({ type: 'facts', name }));

export const requiredTexts = (language: string): FileType[] => [
  ...namesIn(textFiles).map((name) => ({ type: 'texts', name, language }) as const),
  ...namesIn(pages).map((name) => ({ type: 'page-texts', name, language }) as const),
];

export const allFileTypes = (language: string, id: string): FileType[] => [
  ...namesIn(factFiles).map((name) => ({ type: 'facts', name }) as const),
  ...requiredTexts(language),
  ...namesIn(collections).flatMap((name) => [
    { type: 'collection-facts', name, id } as const,
    { type: 'collection-texts', name, id, language } as const,
  ]),
];

export const namesIn = <T extends object>(table: T) => Object.keys(table) as (keyof T & string)[];

/** Lower-case Latin letters, digits and single hyphens. */
export function toKebabCase(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/(?<=[a-z0-9])(?=[A-Z])/gu, '-')
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '');
}

/** The path and the schema of each file type, and the files that a site must have. */
import type { z } from 'zod';
import {
  collections,
  type FactFileName,
  factFiles,
  optionalFacts,
  pages,
  textFiles,
} from '../../schema/index.ts';
import type { FileType } from './content-file.ts';

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

/** Lists the shared files that every site has. */
export const requiredFacts = (): FileType[] =>
  namesIn(factFiles)
    .filter((name) => !(optionalFacts as readonly FactFileName[]).includes(name))
    .map((name) => ({ type: 'facts', name }));

/** Lists the text files of a language, except those of records. */
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

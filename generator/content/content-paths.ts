/** Where files of each kind stand, what they have to fit, and which single files a site must have. */
import type { z } from 'zod';
import {
  collections,
  type FactFileName,
  factFiles,
  optionalFacts,
  pages,
  textFiles,
} from '../../schema/index.ts';
import type { FileKind } from './content-file.ts';

/** The path at which a file of a kind stands. */
export function pathOf(kind: FileKind): string {
  const folder = `content/${'language' in kind ? kind.language : 'shared'}`;
  const page = kind.type === 'page-words' ? '/pages' : '';
  return `${folder}${page}/${kind.name}${'id' in kind ? `/${kind.id}` : ''}.yaml`;
}

/** The schema of the data of a kind. */
export function schemaOf(kind: FileKind): z.ZodType {
  if (kind.type === 'facts') return factFiles[kind.name];
  if (kind.type === 'words') return textFiles[kind.name];
  if (kind.type === 'page-words') return pages[kind.name].text;
  const { facts, text } = collections[kind.name];
  return kind.type === 'collection-facts' ? facts : text;
}

/** The shared files that every site has. */
export const requiredFacts = (): FileKind[] =>
  namesIn(factFiles)
    .filter((name) => !(optionalFacts as readonly FactFileName[]).includes(name))
    .map((name) => ({ type: 'facts', name }));

/** The single files of words that a language has. */
export const requiredWords = (language: string): FileKind[] => [
  ...namesIn(textFiles).map((name) => ({ type: 'words', name, language }) as const),
  ...namesIn(pages).map((name) => ({ type: 'page-words', name, language }) as const),
];

/** Every kind of file that content may have, with that language and that id where it has one. */
export const allKinds = (language: string, id: string): FileKind[] => [
  ...namesIn(factFiles).map((name) => ({ type: 'facts', name }) as const),
  ...requiredWords(language),
  ...namesIn(collections).flatMap((name) => [
    { type: 'collection-facts', name, id } as const,
    { type: 'collection-words', name, id, language } as const,
  ]),
];

/** The keys of a table of the schema; Object.keys loses their type, and there are no others. */
export const namesIn = <T extends object>(table: T) => Object.keys(table) as (keyof T & string)[];

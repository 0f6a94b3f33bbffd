/** Where files of each kind stand, and which single files a site must have. */
import { type FactFileName, factFiles, optionalFacts, pages, textFiles } from '../../schema/index.ts';
import type { FileKind } from './content-file.ts';

/** The path at which a file of a kind stands. */
export function pathOf(kind: FileKind): string {
  const folder = `content/${'language' in kind ? kind.language : 'shared'}`;
  const page = kind.type === 'page-words' ? '/pages' : '';
  return `${folder}${page}/${kind.name}${'id' in kind ? `/${kind.id}` : ''}.yaml`;
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

// Object.keys loses the key type; the tables have no other keys.
const namesIn = <T extends object>(table: T) => Object.keys(table) as (keyof T & string)[];

/** Where files of each kind stand, and which single files a site must have. */
import {
  type FactFileName,
  factFiles,
  type PageName,
  pages,
  type TextFileName,
  textFiles,
} from '../../schema/index.ts';
import type { FileKind } from './content-file.ts';

/** The path at which a file of a kind stands. */
export function pathOf(kind: FileKind): string {
  switch (kind.type) {
    case 'facts':
      return `content/shared/${kind.name}.yaml`;
    case 'collection-facts':
      return `content/shared/${kind.name}/${kind.id}.yaml`;
    case 'words':
      return `content/${kind.language}/${kind.name}.yaml`;
    case 'page-words':
      return `content/${kind.language}/pages/${kind.name}.yaml`;
    case 'collection-words':
      return `content/${kind.language}/${kind.name}/${kind.id}.yaml`;
  }
}

/** The shared files that every site has. */
export function requiredFacts(): FileKind[] {
  // Object.keys loses the key type; the tables have no other keys.
  return (Object.keys(factFiles) as FactFileName[]).map((name) => ({ type: 'facts', name }));
}

/** The single files of words that a language has. */
export function requiredWords(language: string): FileKind[] {
  // Object.keys loses the key type; the tables have no other keys.
  const words = (Object.keys(textFiles) as TextFileName[]).map(
    (name): FileKind => ({ type: 'words', name, language }),
  );
  const pageWords = (Object.keys(pages) as PageName[]).map(
    (name): FileKind => ({ type: 'page-words', name, language }),
  );
  return [...words, ...pageWords];
}

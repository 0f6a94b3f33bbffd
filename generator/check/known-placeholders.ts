/** Which placeholders each text may use. */
import { sharedNames } from '../../schema/placeholder-names.ts';
import type { ContentFile } from '../validate/content-file.ts';
import { isPlainObject, valueAt } from '../validate/data-path.ts';
import { findDirectory, findFigures } from './find-facts.ts';
import type { TextRole } from './written-text.ts';

/** Names by the role of the text that uses them. */
export type KnownPlaceholders = Readonly<Record<TextRole, ReadonlySet<string>>>;

/**
 * The placeholders of a site, or undefined when its figures or phrases cannot be read: then no name can be
 * called unknown.
 */
export function findKnownPlaceholders(files: readonly ContentFile[]): KnownPlaceholders | undefined {
  const figures = findFigures(files);
  const phrases = findPhraseNames(files);
  const directory = findDirectory(files);
  if (figures === undefined || phrases === undefined || directory === undefined) return undefined;
  const shared = sharedNames({ figures: Object.fromEntries(figures), directory });
  return {
    ordinary: new Set([...shared, ...phrases]),
    // A phrase is filled before the texts that use it, from the other values alone.
    phrase: new Set(shared),
    // These are filled with their own parameters alone.
    figure: new Set(),
    agency: new Set(),
  };
}

/** Names of phrases in any language; undefined when a file of the interface cannot be read. */
function findPhraseNames(files: readonly ContentFile[]): string[] | undefined {
  const interfaces = files.filter(({ kind }) => kind.type === 'words' && kind.name === 'ui');
  if (interfaces.length === 0 || interfaces.some(({ data }) => data === undefined)) return undefined;
  const phrases = interfaces.map(({ data }) => valueAt(data, ['phrases']));
  return [...new Set(phrases.flatMap((block) => (isPlainObject(block) ? Object.keys(block) : [])))];
}

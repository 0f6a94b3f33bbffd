/** The address that opens an editor at a place. */
import path from 'node:path';
import type { TextPlace } from './find-sentence.ts';

/** Visual Studio Code. */
export const usualEditor = 'vscode://file/{file}:{line}:{column}';

/** Fills the pattern of an editor: `{file}` is the absolute path, `{line}` and `{column}` count from 1. */
export function formatEditorLink(pattern: string, place: TextPlace, projectRoot: string): string {
  const file = encodeURI(path.resolve(projectRoot, place.file).replaceAll('\\', '/'));
  return pattern
    .replace(/\/?\{file\}/u, (slot) => (slot.startsWith('/') ? `/${file.replace(/^\//u, '')}` : file))
    .replace('{line}', String(place.line))
    .replace('{column}', String(place.column));
}

/** Addresses that open a file at a line in the editor of whoever writes. */
import path from 'node:path';
import type { SourceLocation } from '../../diagnostics/index.ts';

/** A place in a file; lines and columns count from 1. */
export type TextLocation = { readonly file: string; readonly line: number; readonly column: number };

/** The place where something begins. */
export const startOf = ({ file, span: { line, column } }: SourceLocation): TextLocation => ({
  file,
  line,
  column,
});

/** Visual Studio Code. */
const usualEditor = 'vscode://file/{file}:{line}:{column}';

/** Fills the pattern of an editor: `{file}` is the absolute path, `{line}` and `{column}` count from 1. */
export function formatEditorLink(place: TextLocation, projectRoot: string, pattern = ''): string {
  const file = encodeURI(path.resolve(projectRoot, place.file).replaceAll('\\', '/'));
  return (pattern || usualEditor)
    .replace(/\/?\{file\}/u, (slot) => (slot.startsWith('/') ? `/${file.replace(/^\//u, '')}` : file))
    .replace('{line}', String(place.line))
    .replace('{column}', String(place.column));
}

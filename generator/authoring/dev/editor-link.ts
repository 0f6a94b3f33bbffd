/** Formats addresses that open a file at a line in the writer's editor. */
import path from 'node:path';
import type { SourceLocation } from '../../diagnostics/diagnostic.ts';

/** A position in a file. Lines and columns count from 1. */
export type TextLocation = { readonly file: string; readonly line: number; readonly column: number };

export const startOf = ({ file, span: { line, column } }: SourceLocation): TextLocation => ({
  file,
  line,
  column,
});

const vsCodePattern = 'vscode://file/{file}:{line}:{column}';

/** Fills an editor's URL pattern: `{file}` is the absolute path, `{line}` and `{column}` count from 1. */
export function formatEditorLink(location: TextLocation, projectRoot: string, pattern = ''): string {
  const file = encodeURI(path.resolve(projectRoot, location.file).replaceAll('\\', '/'));
  return (pattern || vsCodePattern)
    .replace(/\/?\{file\}/u, (slot) => (slot.startsWith('/') ? `/${file.replace(/^\//u, '')}` : file))
    .replace('{line}', String(location.line))
    .replace('{column}', String(location.column));
}

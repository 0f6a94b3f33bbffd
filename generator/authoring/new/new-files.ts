import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isCollection, isNode, parseDocument } from 'yaml';
import type { DataPath } from '../../../schema/index.ts';
import type { ContentFile } from '../../content/content-file.ts';
import { catchSystemError, type SystemCallError } from '../../files/system-error.ts';

export type Project = { readonly files: readonly ContentFile[]; readonly languages: readonly string[] };

/** With `replaces` it replaces an existing file, by a rename after all files are written. */
export type NewFile = { readonly path: string; readonly text: string; readonly replaces?: boolean };

export type Plan =
  | { readonly files: readonly NewFile[]; readonly report: string }
  | { readonly error: string };

/** Keeps all other text. Returns undefined when the list is missing or empty. */
export function addItem(text: string, path: DataPath, item: string): string | undefined {
  const list = parseDocument(text, { logLevel: 'silent' }).getIn(path, true);
  const last = isCollection(list) ? list.items.at(-1) : undefined;
  if (!isCollection(list) || !isNode(last) || !last.range) return undefined;
  const [start, end] = last.range;
  if (list.flow) return insert(text, end, `, ${item}`);
  const itemPrefix = text.slice(text.lastIndexOf('\n', start) + 1, start);
  // A comment after the last item stays with that item.
  const itemEnd = text.slice(0, end).trimEnd().length;
  const lineEnd = text.slice(itemEnd).search(/\r?$/mu) + itemEnd;
  return insert(text, lineEnd, `\n${itemPrefix}${item}`);
}

const insert = (text: string, position: number, added: string): string =>
  `${text.slice(0, position)}${added}${text.slice(position)}`;

/** On a system error, removes the new files and returns the error; files already replaced stay. */
export function writeFiles(projectRoot: string, files: readonly NewFile[]): SystemCallError | undefined {
  const created: string[] = [];
  const error = catchSystemError(() => {
    for (const file of files) write(path.join(projectRoot, file.path), file, created);
    for (const { path: replaced } of files.filter(({ replaces }) => replaces)) {
      const target = path.join(projectRoot, replaced);
      renameSync(temporaryPathOf(target), target);
    }
  });
  if (error !== undefined) {
    for (const target of created.reverse()) rmSync(target, { recursive: true, force: true });
  }
  return error;
}

function write(target: string, { text, replaces = false }: NewFile, created: string[]): void {
  const folder = mkdirSync(path.dirname(target), { recursive: true });
  if (folder !== undefined) created.push(folder);
  const file = replaces ? temporaryPathOf(target) : target;
  // Fails when the file exists, also when it was created after the content was read.
  writeFileSync(file, '', { flag: 'wx' });
  created.push(file);
  writeFileSync(file, text);
}

const temporaryPathOf = (target: string): string => `${target}.draft`;

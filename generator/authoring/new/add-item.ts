/** Edits a file that people write: adds an item to a list, and sets the day of its last change. */
import { isCollection, isNode, parseDocument } from 'yaml';
import type { DataPath } from '../../../schema/index.ts';

/** The text with an item behind the last of a list; all else stays as it is, sign for sign. Undefined without any. */
export function addItem(text: string, path: DataPath, item: string): string | undefined {
  const list = parseDocument(text, { logLevel: 'silent' }).getIn(path, true);
  const last = isCollection(list) ? list.items.at(-1) : undefined;
  if (!isCollection(list) || !isNode(last) || !last.range) return undefined;
  const [start, end] = last.range;
  if (list.flow) return insert(text, end, `, ${item}`);
  const dash = text.slice(text.lastIndexOf('\n', start) + 1, start);
  // A comment behind the last item stays with it.
  const shown = text.slice(0, end).trimEnd().length;
  const lineEnd = text.slice(shown).search(/\r?$/mu) + shown;
  return insert(text, lineEnd, `\n${dash}${item}`);
}

const insert = (text: string, at: number, added: string): string =>
  `${text.slice(0, at)}${added}${text.slice(at)}`;

/** Returns the text of a file with a day as that of its last change; one that has a later day, or none, keeps it. */
export function setUpdated(text: string, day: string): string {
  return text.replace(/^updated: (?<known>\d{4}-\d{2}-\d{2})(?!\S)/mu, (line, known: string) =>
    known < day ? `updated: ${day}` : line,
  );
}

/** Edits the text of a content file: appends an item to a list. */
import { isCollection, isNode, parseDocument } from 'yaml';
import type { DataPath } from '../../../schema/index.ts';

/** Appends an item to a list and keeps all other text. Returns undefined when the list is missing or empty. */
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

/** Puts words into a YAML text and leaves everything else as it is, sign for sign. */
import { Document, isCollection, isMap, isNode, isScalar, parseDocument, Scalar, type YAMLMap } from 'yaml';
import type { DataPath } from '../../schema/index.ts';

/** Words and the place at which they are to stand. */
export type NewWords = { readonly path: DataPath; readonly words: string };

/** Columns that a line of a content file takes. */
const WIDTH = 108;

type Splice = { readonly start: number; readonly end: number; readonly text: string };

/** The text with the words in it, and those for which it has no room: the block above them is not there. */
export function editYaml<Words extends NewWords>(
  text: string,
  all: readonly Words[],
): { readonly text: string; readonly homeless: readonly Words[] } {
  const document = parseDocument(text);
  const splices: Splice[] = [];
  const homeless: Words[] = [];
  const additions = new Map<YAMLMap, Document>();
  for (const one of all) {
    const { path, words } = one;
    const node = document.getIn(path, true);
    const depth = path.findLastIndex((_, index) => isCollection(document.getIn(path.slice(0, index), true)));
    const parent = document.getIn(path.slice(0, depth), true);
    if (isScalar(node) && node.range) splices.push(replaceScalar(text, parent, { node, words }));
    else if (isMap(parent) && !parent.flow && parent.items.length > 0) {
      const block = additions.get(parent) ?? new Document({});
      additions.set(parent, block);
      block.setIn(path.slice(depth), scalarOf(words, WIDTH - indentOf(text, parent) - path.length * 2));
    } else homeless.push(one);
  }
  // Where several blocks end together, what belongs to the inner one stands first.
  const outerFirst = [...additions].sort(([a], [b]) => indentOf(text, a) - indentOf(text, b));
  splices.push(...outerFirst.map(([parent, block]) => insertBlock(text, parent, block)));
  const lastFirst = splices.toSorted((a, b) => b.start - a.start);
  const put = (now: string, splice: Splice) =>
    now.slice(0, splice.start) + splice.text + now.slice(splice.end);
  return { text: lastFirst.reduce(put, text), homeless };
}

function replaceScalar(
  text: string,
  parent: unknown,
  { node, words }: { readonly node: Scalar; readonly words: string },
): Splice {
  const [start, valueEnd] = node.range ?? [0, 0];
  const end = start + text.slice(start, valueEnd).trimEnd().length;
  const lineEnd = text.slice(end).search(/\n|$/u) + end;
  // Beside other things on a line, a text stays on one.
  const isInline = (isCollection(parent) && parent.flow === true) || text.slice(end, lineEnd).trim() !== '';
  if (isInline) return { start, end, text: JSON.stringify(words) };
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const indent = /^ *(?:- +)*/u.exec(text.slice(lineStart, start))?.[0].length ?? 0;
  const field = new Document({ k: scalarOf(words, WIDTH - (start - lineStart)) });
  return { start, end, text: printAt(indent, field).slice(indent + 'k: '.length) };
}

/** Long texts stand folded below their key. */
function scalarOf(words: string, room: number): Scalar<string> {
  const scalar = new Scalar(words);
  if (words.length > room) scalar.type = Scalar.BLOCK_FOLDED;
  return scalar;
}

/** Behind the last field of the block. */
function insertBlock(text: string, parent: YAMLMap, block: Document): Splice {
  const value = parent.items.at(-1)?.value;
  const after = (isNode(value) ? value.range?.[1] : undefined) ?? text.length;
  const lineEnd = text[after - 1] === '\n' ? after : text.indexOf('\n', after) + 1 || text.length;
  const added = `${printAt(indentOf(text, parent), block)}\n`;
  const isOpen = lineEnd > 0 && text[lineEnd - 1] !== '\n';
  return { start: lineEnd, end: lineEnd, text: isOpen ? `\n${added}` : added };
}

function printAt(indent: number, block: Document): string {
  const lines = block
    .toString({ lineWidth: WIDTH - indent })
    .trimEnd()
    .split('\n');
  return lines.map((line) => (line === '' ? '' : `${' '.repeat(indent)}${line}`)).join('\n');
}

function indentOf(text: string, { range }: YAMLMap): number {
  const start = range?.[0] ?? 0;
  return start - (text.lastIndexOf('\n', start - 1) + 1);
}

/** Lines that stand where they do not belong: wrong indentation, no name, a comment in the middle of a text. */
import type { Explain, Mistake } from './explain-error.ts';
import { indentOf, type Line, lineAfter, lineBefore, readEntry } from './line-shape.ts';
import type { Mask, Problem } from './problem.ts';

/** Explains an error by where its line stands among its neighbours. */
export const explainIndentation: Explain = (mistake) =>
  explainCommentInText(mistake) ??
  explainIndent(mistake) ??
  explainName(mistake) ??
  explainNamed(mistake) ??
  explainNameless(mistake);

function explainCommentInText({ text, error, entry }: Mistake): Problem | undefined {
  const above = lineBefore(text, entry.line);
  const isComment = above?.text.trimStart().startsWith('#') ?? false;
  const isCut = error.code === 'BAD_INDENT' || error.code === 'MISSING_CHAR';
  if (!above || !isComment || !isCut || entry.name !== undefined) return undefined;
  const start = above.start + indentOf(above);
  return {
    rule: 'yaml/hash-comment',
    start,
    end: above.end,
    message: 'This comment ends the text above it, so the lines below it are lost.',
    fix: 'Move the comment above the text.',
    masks: [{ start, end: above.end, filler: ' ' }],
  };
}

function explainIndent({ text, error, entry }: Mistake): Problem | undefined {
  const { line, indentEnd, name } = entry;
  const levels = levelsAbove(text, line);
  const indent = indentOf(line);
  const isMisplaced =
    error.code === 'BAD_INDENT' ||
    error.message.startsWith('Sequence item without') ||
    error.message.startsWith('A block sequence may not') ||
    (error.message.includes('node end') && name !== undefined);
  if (!isMisplaced || levels.includes(indent)) return undefined;
  const near = levels.toSorted((a, b) => Math.abs(a - indent) - Math.abs(b - indent))[0] ?? 0;
  return {
    rule: 'yaml/syntax',
    start: indentEnd,
    end: line.end,
    message: `This line is indented by ${spaces(indent)}, which fits none of the lines above it.`,
    fix: `Indent it by ${spaces(near)}, as the lines it belongs to.`,
    masks: [blockMask(text, line)],
  };
}

function explainName({ text, error, entry, offset }: Mistake): Problem | undefined {
  const isLong = error.code === 'KEY_OVER_1024_CHARS';
  if (!isLong && error.code !== 'NON_STRING_KEY') return undefined;
  const start = Math.min(offset, entry.line.end);
  return {
    rule: 'yaml/syntax',
    start,
    end: entry.line.end,
    message: isLong
      ? 'A name is at most 1,024 characters long.'
      : 'A name is one word, without brackets or braces.',
    fix: 'If the line is meant as text, put the whole text in quotes.',
    masks: [blockMask(text, entry.line)],
  };
}

function explainNamed({ text, error, entry }: Mistake): Problem | undefined {
  if (!error.message.includes('node end') || entry.name === undefined) return undefined;
  return {
    rule: 'yaml/syntax',
    start: entry.indentEnd,
    end: entry.line.end,
    message: 'A line that starts with a name cannot stand among list items.',
    fix: 'Indent it to make it part of the item above, or start it with a dash and a space.',
    masks: [blockMask(text, entry.line)],
  };
}

function explainNameless({ text, error, entry }: Mistake): Problem | undefined {
  const isNameless =
    error.code === 'MULTILINE_IMPLICIT_KEY' ||
    error.message.startsWith('Implicit map keys') ||
    (error.code === 'BAD_INDENT' && entry.name === undefined);
  const isItem = error.message.includes('block-seq-ind') || /^-(?:\s|$)/u.test(entry.line.text.trimStart());
  if (!isNameless && !isItem) return undefined;
  return {
    rule: 'yaml/syntax',
    start: entry.indentEnd,
    end: entry.line.end,
    message: isItem
      ? 'A list item cannot stand among lines that start with a name.'
      : 'This line has no name: it should start with a word and a colon.',
    fix: isItem
      ? 'Write the name of the list, with a colon, on a line above the items.'
      : 'If it continues the text above, indent it by two spaces more than the line where the text starts.',
    masks: [blockMask(text, entry.line)],
  };
}

/** Columns at which the blocks around a line start, innermost first; a list item's fields start after its dash. */
function levelsAbove(text: string, line: Line): number[] {
  const levels: number[] = [];
  for (let above = lineBefore(text, line); above; above = lineBefore(text, above)) {
    if (above.text.trim() === '' || above.text.trimStart().startsWith('#')) continue;
    const indent = indentOf(above);
    if (indent >= (levels.at(-1) ?? Number.POSITIVE_INFINITY)) continue;
    const { valueStart, name } = readEntry(text, above.start);
    const isItem = above.text.trimStart().startsWith('- ');
    const dashes = /^ *(?:- +)*/u.exec(above.text)?.[0].length ?? 0;
    if (isItem && levels.length === 0 && (name !== undefined || valueStart > above.start))
      levels.push(dashes);
    levels.push(indent);
    if (indent === 0) break;
  }
  return levels;
}

/** The line and what stands below it, indented deeper. */
function blockMask(text: string, line: Line): Mask {
  let end = line.end;
  for (let below = lineAfter(text, line); below; below = lineAfter(text, below)) {
    if (below.text.trim() !== '' && indentOf(below) <= indentOf(line)) break;
    end = below.end;
  }
  return { start: line.start, end, filler: ' ' };
}

const spaces = (count: number): string => `${count} ${count === 1 ? 'space' : 'spaces'}`;

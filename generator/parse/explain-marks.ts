/** Says what is wrong with a sign that content does not use, in the words of a writer. */
import { lineInQuotes, type Stretch, textAround } from './correct-line.ts';
import type { Mark } from './find-marks.ts';
import { lineAt, readEntry } from './line-shape.ts';
import type { Problem } from './problem.ts';

/** The problems of all marks, in order of their place. */
export function explainMarks(marks: readonly Mark[], text: string): Problem[] {
  const tabs = marks.filter((mark) => mark.type === 'tab');
  const names = namesOf(marks);
  const problems = marks
    .filter((mark) => mark.type !== 'tab' && !isMergeOfAlias(mark, marks, text))
    .map((mark) => explainMark(mark, text, names));
  const [first] = tabs;
  const all = first ? [...problems, explainTab(first.offset, tabs.length)] : problems;
  return withoutCovered(all.sort((a, b) => a.start - b.start));
}

/** A tab in the indentation; what its line belongs to is anybody's guess, so nothing after it is judged. */
export function explainTab(offset: number, count: number): Problem {
  const others = count > 1 ? ` So do ${count - 1} more lines of this file.` : '';
  return {
    rule: 'yaml/tab',
    start: offset,
    end: offset + 1,
    message: `This line starts with a tab; lines are indented with spaces.${others}`,
    fix: 'Use two spaces for each level.',
    isLast: true,
  };
}

/** A text that needs quotes from `start` on. */
export function needsQuotes(stretch: Stretch, { start, end }: Stretch, message: string): Problem {
  return {
    rule: 'yaml/needs-quotes',
    start,
    end,
    message,
    fix: (written) => lineInQuotes(written, stretch),
    mask: { ...stretch, filler: 'x' },
  };
}

/** Names that anchors give and aliases use. */
type Names = { readonly anchors: ReadonlySet<string>; readonly aliases: ReadonlySet<string> };

function namesOf(marks: readonly Mark[]): Names {
  const of = (type: Mark['type']) =>
    new Set(marks.filter((mark) => mark.type === type).map((mark) => mark.source.slice(1)));
  return { anchors: of('anchor'), aliases: of('alias') };
}

function explainMark(mark: Mark, text: string, names: Names): Problem {
  switch (mark.type) {
    case 'comment':
      return explainComment(mark);
    case 'braces':
      return explainBraces(mark, text);
    case 'directive':
      return explainDirective(mark);
    case 'merge':
      return feature('yaml/alias', mark, 'Blocks are not copied with "<<" here: write each field out.');
    default:
      return isMeantAsText(mark, text, names) ? explainSign(mark, text) : explainFeature(mark);
  }
}

function explainComment(mark: Mark): Problem {
  const { offset, source, isInFlow, isAfterPlainText } = mark;
  const end = offset + source.length;
  const place = {
    rule: 'yaml/hash-comment',
    start: offset,
    end,
    mask: { start: offset, end, filler: ' ' },
  } as const;
  const isText = isAfterPlainText || /^#[^\s#]/u.test(source);
  if (!isText || isInFlow) {
    return {
      ...place,
      message: 'A comment after a value looks like lost text: comments stand on a line of their own.',
      fix: 'Move the comment to the line above, or put the text in quotes if it belongs to it.',
    };
  }
  return {
    ...place,
    message: 'Everything after # is dropped; put the text in quotes. A comment stands on a line of its own.',
    fix: (written) => lineInQuotes(written, textAround(written, offset, false)),
  };
}

function explainBraces(mark: Mark, text: string): Problem {
  const stretch = textAround(text, mark.offset, mark.isInFlow);
  const close = text.slice(mark.offset, stretch.end).indexOf('}}');
  const place = { start: mark.offset, end: close === -1 ? mark.offset + 2 : mark.offset + close + 2 };
  return needsQuotes(stretch, place, 'YAML takes {{ for a block of its own; put the whole text in quotes.');
}

function explainDirective(mark: Mark): Problem {
  const isTag = mark.source.startsWith('%TAG');
  const message = 'A line that starts with % is an instruction to YAML, and none is used here.';
  return { ...feature(isTag ? 'yaml/tag' : 'yaml/syntax', mark, message), fix: 'Remove the line.' };
}

function explainSign(mark: Mark, text: string): Problem {
  const stretch = textAround(text, mark.offset, mark.isInFlow);
  const sign = mark.source.charAt(0);
  const place = { start: mark.offset, end: mark.offset + 1 };
  return needsQuotes(stretch, place, `A text that starts with ${sign} needs quotes.`);
}

function explainFeature(mark: Mark): Problem {
  const { source } = mark;
  const quotes = 'If it is meant as text, put the whole text in quotes.';
  if (mark.type === 'tag') {
    const message = `Tags of YAML such as ${source} are not used here.`;
    return { ...feature('yaml/tag', mark, message), fix: `Remove ${source}. ${quotes}` };
  }
  const message = `References within a file, such as ${source}, are not used here.`;
  const isAlias = mark.type === 'alias';
  const fix = isAlias ? `Write the value itself in place of ${source}.` : `Remove ${source}.`;
  const mask = { start: mark.offset, end: mark.offset + source.length, filler: isAlias ? 'x' : ' ' } as const;
  return { ...feature('yaml/alias', mark, message), fix: `${fix} ${quotes}`, mask };
}

function feature(rule: Problem['rule'], { offset, source }: Mark, message: string): Problem {
  const end = offset + source.length;
  return { rule, start: offset, end, message, mask: { start: offset, end, filler: ' ' } };
}

/**
 * Whether `&`, `*` or `!` begins a text rather than a feature of YAML: the sign names nothing, emphasis was meant,
 * or several words follow. What follows a sign that YAML understands is one value.
 */
function isMeantAsText(mark: Mark, text: string, { anchors, aliases }: Names): boolean {
  const name = mark.source.slice(1);
  const rest = restOfText(mark, text);
  if (/^[&*!]*$/u.test(name) && !(name === '!' && rest === '')) return true;
  if (mark.type === 'alias') return !anchors.has(name) && (/^\*|\*$/u.test(name) || rest !== '');
  if (mark.type === 'anchor' && aliases.has(name)) return false;
  if (/^[!<]/u.test(name)) return false;
  return /^[^\s"'[{|>&*!-]\S*\s+\S/u.test(rest) && !/:(?:\s|$)/u.test(rest);
}

/** What follows a sign in its text, without the space between. */
function restOfText({ offset, source, isInFlow }: Mark, text: string): string {
  const end = isInFlow ? textAround(text, offset, true).end : lineAt(text, offset).end;
  return text.slice(offset + source.length, end).trim();
}

/** `<<: *base` is one mistake, told at the alias. */
function isMergeOfAlias(mark: Mark, marks: readonly Mark[], text: string): boolean {
  if (mark.type !== 'merge') return false;
  const { line } = readEntry(text, mark.offset);
  return marks.some(({ type, offset }) => type === 'alias' && offset > mark.offset && offset < line.end);
}

/** Drops what lies within a text that is to be quoted as a whole. */
function withoutCovered(problems: readonly Problem[]): Problem[] {
  let coveredTo = -1;
  return problems.filter(({ rule, start, mask }) => {
    if (start < coveredTo) return false;
    if (rule === 'yaml/needs-quotes') coveredTo = mask?.end ?? coveredTo;
    return true;
  });
}

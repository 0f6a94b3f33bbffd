/** Anchors, aliases, merge keys and tags: refused before any of them is expanded. */
import { textAround } from './correct-line.ts';
import type { Mark } from './find-marks.ts';
import { lineAt } from './line-shape.ts';
import type { Mask, Problem } from './problem.ts';

/** What anchors and aliases of a text are called. */
export type Names = {
  readonly anchors: ReadonlySet<string>;
  /** Aliases by name, in order. */
  readonly uses: ReadonlyMap<string, readonly Mark[]>;
};

/** Collects the names among marks. */
export function collectNames(marks: readonly Mark[]): Names {
  const anchors = new Set(marks.filter(({ type }) => type === 'anchor').map(nameOf));
  const uses = new Map<string, Mark[]>();
  for (const mark of marks.filter(({ type }) => type === 'alias')) {
    const known = uses.get(nameOf(mark));
    if (known) known.push(mark);
    else uses.set(nameOf(mark), [mark]);
  }
  return { anchors, uses };
}

/**
 * Whether `&`, `*` or `!` begins a text rather than a feature of YAML: the sign names nothing, emphasis was meant,
 * or several words follow. What follows a sign that YAML understands is one value.
 */
export function isMeantAsText(mark: Mark, text: string, { anchors, uses }: Names): boolean {
  if (mark.type === 'merge') return false;
  const name = nameOf(mark);
  const rest = restOfText(mark, text);
  if (/^[&*!]*$/u.test(name) && !(name === '!' && rest === '')) return true;
  if (mark.type === 'alias') return !anchors.has(name) && (/^\*|\*$/u.test(name) || rest !== '');
  if (mark.type === 'anchor' && uses.has(name)) return false;
  if (/^[!<]/u.test(name)) return false;
  return /^[^\s"'[{|>&*!-]\S*\s+\S/u.test(rest) && !/:(?:\s|$)/u.test(rest);
}

/** `<<: *base` is told at the alias, and an alias at its anchor. */
export function isToldElsewhere({ type, offset, source }: Mark, text: string, { anchors }: Names): boolean {
  if (type === 'merge') return /^<< *: *\*[^\s*]/u.test(text.slice(offset, offset + 40));
  return type === 'alias' && anchors.has(source.slice(1));
}

/** The problem of a feature that content does not use. */
export function explainFeature(mark: Mark, text: string, names: Names): Problem {
  switch (mark.type) {
    case 'tag':
      return explainTag(mark);
    case 'alias':
      return explainAlias(mark, text);
    case 'merge':
      return {
        ...feature(mark, 'yaml/alias', 'Blocks are not copied with << here.'),
        fix: 'Write each field out.',
      };
    default:
      return explainAnchor(mark, text, names);
  }
}

const inQuotes = 'If it is meant as text, put the whole text in quotes.';

function explainTag(mark: Mark): Problem {
  const tag = feature(mark, 'yaml/tag', `Tags of YAML such as ${mark.source} are not used here.`);
  return { ...tag, fix: `Remove ${mark.source}. ${inQuotes}` };
}

function explainAlias(mark: Mark, text: string): Problem {
  const alias = feature(mark, 'yaml/alias', referenceMessage(mark));
  const fix = `Write the value itself in place of ${mark.source}. ${inQuotes}`;
  return { ...alias, fix, masks: aliasMasks(mark, text) };
}

/** An anchor and its uses are one mistake; later readings are not to meet the uses again. */
function explainAnchor(mark: Mark, text: string, names: Names): Problem {
  const uses = names.uses.get(nameOf(mark)) ?? [];
  const anchor = feature(mark, 'yaml/alias', referenceMessage(mark));
  const advice = uses.length === 0 ? inQuotes : `Write the value itself wherever *${nameOf(mark)} stands.`;
  return {
    ...anchor,
    fix: `Remove ${mark.source}. ${advice}`,
    masks: [...(anchor.masks ?? []), ...uses.flatMap((use) => aliasMasks(use, text))],
    related: firstOnLines(uses, text).map((use) => ({ start: use.offset, end: use.offset, label: 'used' })),
  };
}

const referenceMessage = ({ source }: Mark): string =>
  `References within a file, such as ${source}, are not used here.`;

function feature({ offset, source }: Mark, rule: Problem['rule'], message: string): Problem {
  const end = offset + source.length;
  return { rule, start: offset, end, message, masks: [{ start: offset, end, filler: ' ' }] };
}

/** An alias stands for a value; `<<` before it would make that value part of the block. */
function aliasMasks({ offset, source }: Mark, text: string): Mask[] {
  const own: Mask = { start: offset, end: offset + source.length, filler: 'x' };
  const from = Math.max(0, offset - 40);
  const merge = /<<(?= *: *$)/u.exec(text.slice(from, offset));
  if (!merge) return [own];
  return [{ start: from + merge.index, end: from + merge.index + 2, filler: 'x' }, own];
}

/** The first of each line, three at most: enough to show what is meant. */
function firstOnLines(marks: readonly Mark[], text: string): Mark[] {
  const shown: Mark[] = [];
  for (const mark of marks) {
    const last = shown.at(-1);
    const isSameLine = last && !text.slice(last.offset, mark.offset).includes('\n');
    if (!isSameLine) shown.push(mark);
    if (shown.length === 3) break;
  }
  return shown;
}

/** What follows a sign in its text, without the space between. */
function restOfText({ offset, source, isInFlow }: Mark, text: string): string {
  const end = isInFlow ? textAround(text, offset, true).end : lineAt(text, offset).end;
  return text.slice(offset + source.length, end).trim();
}

const nameOf = ({ source }: Mark): string => source.slice(1);

/** Sorts a fix into what is said at the carets, lines to write, and what is said after the excerpt. */
import type { LocatedDiagnostic } from './diagnostic.ts';
import type { ExcerptMarks } from './format-excerpt.ts';
import type { RuleId } from './rules.ts';

/** Rules whose place is the block that lacks something: their lines are added, not put in place of the line shown. */
const lacking: readonly RuleId[] = ['schema/required', 'i18n/missing', 'i18n/plural-forms'];

/** A fix that is YAML is shown as lines below the carets, in the indentation it needs; a sentence stands after. */
export function splitFix(diagnostic: LocatedDiagnostic): { marks: ExcerptMarks; after: readonly string[] } {
  const { severity, span, fix, excerpt } = diagnostic;
  const plain = { severity, span };
  if (fix === undefined) return { marks: plain, after: [] };
  const lines = fix.split('\n');
  if (!isYaml(lines[0] ?? '')) return { marks: plain, after: lines };
  const isAdded = lacking.includes(diagnostic.rule);
  const text = excerpt?.[0]?.text ?? '';
  const isInBraces = /:\s+[[{].*[\]}]\s*$/u.test(text);
  const lead = isAdded ? (isInBraces ? 'add before the end:' : 'add below this line:') : 'write:';
  if (!excerpt) return { marks: plain, after: [isAdded ? 'Add:' : 'Write:', ...indentLines(lines, 2)] };
  const indent = indentOf(text) + (isAdded ? 2 : 0);
  return { marks: { ...plain, lead, lines: indentLines(lines, indent) }, after: [] };
}

/** A name with its colon, an item of a list or a quoted text. */
const isYaml = (line: string): boolean => /^\s*(?:- |["']|[^\s:]+:(?: |$))/u.test(line);

/** Lines that come with an indentation of their own keep it. */
function indentLines(lines: readonly string[], indent: number): string[] {
  const isIndented = /^\s/u.test(lines[0] ?? '');
  return isIndented ? [...lines] : lines.map((line) => `${' '.repeat(indent)}${line}`);
}

/** Spaces before the text of a line; a dash counts as indentation, since keys stand after it. */
function indentOf(text: string): number {
  return /^ */u.exec(text)?.[0].length ?? 0;
}

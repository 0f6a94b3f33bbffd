/** The problem list for people. */

import type { LocatedDiagnostic, LocatedRelated } from './diagnostic.ts';
import { type ExcerptMarks, formatExcerpt, formatLine } from './format-excerpt.ts';
import { createPaint, type Paint } from './paint.ts';
import { isolateQuoted, makePrintable } from './printable.ts';
import type { RuleId } from './rules.ts';
import { splitFix } from './split-fix.ts';

/** How the list is printed. */
export type HumanOptions = {
  readonly colour: boolean;
  /** Prints all problems of a rule instead of the first 20. @default false */
  readonly verbose?: boolean;
};

const shownPerRule = 20;

/** The list, ending in a line end; empty when there are no problems. */
export function formatHuman(diagnostics: readonly LocatedDiagnostic[], options: HumanOptions): string {
  const paint = createPaint(options.colour);
  const counts = new Map<RuleId, number>();
  const blocks = diagnostics.flatMap((diagnostic) => {
    const count = (counts.get(diagnostic.rule) ?? 0) + 1;
    counts.set(diagnostic.rule, count);
    return options.verbose || count <= shownPerRule ? [formatProblem(diagnostic, paint)] : [];
  });
  if (!options.verbose) blocks.push(...formatRest(counts));
  return blocks.map((block) => `${block}\n`).join('\n');
}

/** What was left out, said last, where the eye lands. */
function formatRest(counts: ReadonlyMap<RuleId, number>): string[] {
  const lines = [...counts]
    .filter(([, count]) => count > shownPerRule)
    .map(([rule, count]) => `${rule}: and ${count - shownPerRule} more; --verbose shows all`);
  return lines.length === 0 ? [] : [lines.join('\n')];
}

function formatProblem(diagnostic: LocatedDiagnostic, paint: Paint): string {
  const { file, span, severity, rule, related } = diagnostic;
  const place = paint.location(`${makePrintable(file)}:${span.line}:${span.column}`);
  const { marks, after } = splitFix(diagnostic);
  const shown =
    related.length === 0 ? formatOwn(diagnostic, marks, paint) : formatBoth(diagnostic, marks, paint);
  return [
    `${place}  ${paint.severity(severity, severity)}  ${rule}`,
    ...formatMessage(diagnostic.message),
    ...shown,
    ...after.map((line) => `  ${isolateQuoted(printableLines(line))}`),
  ].join('\n');
}

/** The first line is the sentence; further ones are details. */
function formatMessage(message: string): string[] {
  const [sentence = '', ...details] = isolateQuoted(printableLines(message)).split('\n');
  return [`  ${sentence}`, ...details.map((line) => `    ${line}`)];
}

function formatOwn(diagnostic: LocatedDiagnostic, marks: ExcerptMarks, paint: Paint): string[] {
  return diagnostic.excerpt ? formatExcerpt(diagnostic.excerpt, marks, paint) : [];
}

/** Where a problem lies between places, each is shown under its label, the problem's own last. */
function formatBoth(diagnostic: LocatedDiagnostic, marks: ExcerptMarks, paint: Paint): string[] {
  const ownLabel = diagnostic.language ?? 'here';
  const size = Math.max(
    ...[ownLabel, ...diagnostic.related.map(({ label }) => label)].map((label) => label.length),
  );
  const head = (label: string, place: string) =>
    `    ${makePrintable(label).padEnd(size)}  ${paint.location(makePrintable(place))}`;
  const others = diagnostic.related.flatMap((item: LocatedRelated) => [
    head(item.label, `${item.file}:${item.span.line}`),
    ...(item.excerpt ? formatLine(item.excerpt, item.span, paint) : []),
  ]);
  return ['', ...others, head(ownLabel, diagnostic.file), ...formatOwn(diagnostic, marks, paint)];
}

const printableLines = (text: string): string => text.split('\n').map(makePrintable).join('\n');

/** Formats the problem list for a terminal. */
import type { LocatedDiagnostic } from './diagnostic.ts';
import { formatExcerpt, formatLine } from './format-excerpt.ts';
import { fixAfterExcerpt } from './format-fix.ts';
import { createPaint, type Paint } from './paint.ts';
import { isolateQuoted, sanitizeOutput } from './sanitize-output.ts';

/** Options of the list. */
export type HumanOptions = {
  readonly colour: boolean;
  /** Prints all problems of a rule instead of the first ones. @default false */
  readonly verbose?: boolean;
};

/** The maximum number of printed problems of a rule. */
const shownPerRule = { error: 20, warning: 20, note: 3 } as const;

/** Formats the list with a final line break; empty when there are no problems. */
export function formatHuman(
  diagnostics: readonly LocatedDiagnostic[],
  { colour, verbose = false }: HumanOptions,
): string {
  const paint = createPaint(colour);
  const groups = [...Map.groupBy(diagnostics, ({ rule, severity }) => `${severity} ${rule}`).values()];
  const omittedIn = (group: readonly LocatedDiagnostic[]) =>
    verbose || group[0] === undefined ? [] : group.slice(shownPerRule[group[0].severity]);
  const omitted = new Set(groups.flatMap(omittedIn));
  const blocks = diagnostics.filter((item) => !omitted.has(item)).map((item) => formatProblem(item, paint));
  const rest = groups.map(omittedIn).flatMap((group) => {
    const [first] = group;
    return first === undefined ? [] : `${first.rule}: and ${group.length} more; --verbose shows all`;
  });
  // Printed last, where a terminal shows it next to the prompt.
  if (rest.length > 0) blocks.push(rest.join('\n'));
  return blocks.map((block) => `${block}\n`).join('\n');
}

function formatProblem(diagnostic: LocatedDiagnostic, paint: Paint): string {
  const { file, span, severity, rule, message, fix, excerpt, related } = diagnostic;
  const location = paint.location(`${sanitizeOutput(file)}:${span.line}:${span.column}`);
  // The first line is the message; the others are details.
  const [sentence = '', ...details] = isolateQuoted(sanitizeOutput(message)).split('\n');
  return [
    `${location}  ${paint.severity(severity, severity)}  ${rule}`,
    `  ${sentence}`,
    ...details.map((line) => `    ${line}`),
    ...(related.length === 0 ? formatExcerpt(diagnostic, paint) : formatBoth(diagnostic, paint)),
    ...fixAfterExcerpt(fix, excerpt).map((line) => `  ${isolateQuoted(sanitizeOutput(line))}`),
  ].join('\n');
}

/** Formats the related locations, each after its label, then the location of the problem. */
function formatBoth(diagnostic: LocatedDiagnostic, paint: Paint): string[] {
  const { file, related, language = 'here' } = diagnostic;
  const size = Math.max(language.length, ...related.map(({ label }) => label.length));
  const head = (label: string, location: string) =>
    `    ${sanitizeOutput(label).padEnd(size)}  ${paint.location(sanitizeOutput(location))}`;
  const others = related.flatMap((item) => [
    head(item.label, `${item.file}:${item.span.line}`),
    ...formatLine(item, paint),
  ]);
  return ['', ...others, head(language, file), ...formatExcerpt(diagnostic, paint)];
}

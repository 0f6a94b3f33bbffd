import type { Fix, LocatedDiagnostic, SourceLocation, Span } from './diagnostic.ts';
import {
  createPaint,
  hasRightToLeft,
  isolate,
  isolateQuoted,
  type Paint,
  sanitizeOutput,
} from './terminal-text.ts';

export type HumanOptions = { readonly color: boolean; readonly verbose?: boolean };

export const shownPerRule = { error: 20, warning: 20, note: 3 } as const;

/** With a final line break; empty when there are no problems. */
export function formatHuman(
  diagnostics: readonly LocatedDiagnostic[],
  { color, verbose = false }: HumanOptions,
): string {
  const paint = createPaint(color);
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

const width = 80;
const context = 30;

export const formatLine = ({ excerpt, span }: SourceLocation, paint: Paint): string[] =>
  excerpt === undefined ? [] : [row(span.line, safe(cut(excerpt, span).text), paint)];

export function formatExcerpt({ excerpt, span, severity, fix }: LocatedDiagnostic, paint: Paint): string[] {
  if (excerpt === undefined) return [];
  const shown = cut(excerpt, span);
  const [lead, ...lines] = fixAtCarets(fix, excerpt);
  const carets = paint.severity(severity, '^'.repeat(shown.length));
  const annotation = [carets, shown.note, lead].filter((part) => part !== undefined).join(' ');
  return [
    row(span.line, safe(shown.text), paint),
    row('', `${' '.repeat(shown.offset)}${annotation}`, paint),
    ...lines.map((line) => row('', safe(shorten(line, 0)), paint)),
  ];
}

const row = (number: number | '', text: string, paint: Paint): string =>
  `${paint.location(`${String(number).padStart(10)} |`)} ${text}`.trimEnd();

const safe = (text: string): string => isolate(sanitizeOutput(text));

function cut(text: string, span: Span): ReturnType<typeof cutAtKey> {
  const start = Math.min(span.column - 1, text.length);
  const end = span.endLine > span.line ? text.length : Math.min(span.endColumn - 1, text.length);
  if (hasRightToLeft(text.slice(0, end))) return cutAtKey(text, { start, end });
  const from = text.length <= width ? 0 : Math.max(0, Math.min(start - context, text.length - width));
  const offset = start - from;
  const length = Math.max(1, Math.min(end - start, width - offset));
  return { text: shorten(text, from), offset, length, note: undefined };
}

/** Repeats the reported text after the carets: these cannot be aligned with right-to-left text. */
function cutAtKey(text: string, span: { readonly start: number; readonly end: number }) {
  const key = /^(\s*(?:-\s+)*)([\w.-]+)(?=\s*:)/u.exec(text);
  const offset = key?.[1]?.length ?? text.length - text.trimStart().length;
  const reportedText = text.slice(span.start, span.end);
  const isRepeated = span.start > offset && /[\p{Letter}\p{Number}]/u.test(reportedText);
  return {
    text: shorten(text, 0),
    offset,
    length: key?.[2]?.length ?? 1,
    note: isRepeated ? safe(shorten(reportedText, 0, context)) : undefined,
  };
}

/** At most `size` columns, with `…` for omitted text. */
function shorten(text: string, from: number, size = width): string {
  const to = from + size;
  const isCutBefore = from > 0;
  const isCutAfter = text.length > to;
  const body = text.slice(isCutBefore ? from + 1 : from, isCutAfter ? to - 1 : to);
  return `${isCutBefore ? '…' : ''}${body.toWellFormed()}${isCutAfter ? '…' : ''}`;
}

export const textOfFix = (fix: Fix | undefined): string | undefined =>
  typeof fix === 'object' ? fix.yaml : fix;

/** The text after the carets, and the lines of YAML below them; empty for a fix that is a sentence. */
export function fixAtCarets(fix: Fix | undefined, excerpt: string): string[] {
  if (typeof fix !== 'object') return [];
  const indent = excerpt.search(/[^ ]|$/u) + (fix.isAddition ? 2 : 0);
  const isInBraces = /:\s+[[{].*[\]}]\s*$/u.test(excerpt);
  const lead = isInBraces ? 'add before the end:' : 'add below this line:';
  return [fix.isAddition ? lead : 'write:', ...indentLines(fix.yaml, indent)];
}

/** A fix that is a sentence, or in YAML without an excerpt; empty otherwise. */
export function fixAfterExcerpt(fix: Fix | undefined, excerpt: string | undefined): string[] {
  if (typeof fix !== 'object') return fix?.split('\n') ?? [];
  return excerpt === undefined ? [fix.isAddition ? 'Add:' : 'Write:', ...indentLines(fix.yaml, 2)] : [];
}

const indentLines = (text: string, indent: number): string[] =>
  text.split('\n').map((line) => `${' '.repeat(indent)}${line}`);

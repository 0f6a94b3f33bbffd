/**
 * Explains mistakes in YAML to writers, with the corrected line where it is certain.
 *
 * The package `yaml` reports what its grammar expected, often far from the cause. Mistakes that writers make have their
 * own explanation; for all others the message of the package is printed.
 */
import type { CST, YAMLParseError } from 'yaml';
import type { Fix, RuleId } from '../../diagnostics/diagnostic.ts';
import { plural } from '../../diagnostics/format-totals.ts';
import type { OffsetRange } from '../../diagnostics/line-index.ts';

/** A token of the lexer of `yaml`: `plain` is a text without quotes, `block` the lines of a text after `|` or `>`. */
export type Token = {
  readonly type: CST.TokenType | 'plain' | 'block';
  readonly source: string;
  readonly offset: number;
};

/** A problem of a text, located by offsets. An empty range at offset 0 means the whole file. */
export type Problem = OffsetRange & {
  readonly rule: RuleId;
  readonly message: string;
  readonly fix: Fix;
  readonly related?: readonly (OffsetRange & { readonly label: string })[];
  /** The range of the text that the problem concerns, in which nothing else is reported. */
  readonly coveredStart?: number;
};

type TokenContext = { readonly text: string; readonly tokens: readonly Token[]; readonly index: number };

// Forbidden syntax

/** Valid YAML that is forbidden, because it usually is a mistake. */
export function forbiddenDiagnostic(token: Token, context: TokenContext): Problem | undefined {
  switch (token.type) {
    case 'comment':
      return commentDiagnostic(context, token);
    case 'flow-map-start':
      return context.text[token.offset + 1] === '{' ? placeholderDiagnostic(context, token) : undefined;
    case 'directive-line': {
      const message = 'A line that starts with % is a YAML directive, and content may not use directives.';
      return syntaxProblem(rangeOf(token), message, 'Remove the line.');
    }
    case 'tag':
    case 'anchor':
    case 'alias':
      return referenceDiagnostic(context, token);
    case 'plain':
      return plainTextDiagnostic(context, token);
    default:
      return undefined;
  }
}

/** Reports text that would be lost. A comment is allowed on its own line. */
function commentDiagnostic(context: TokenContext, token: Token): Problem | undefined {
  const { text, tokens, index } = context;
  const { offset, source } = token;
  if (textBefore(text, offset).trim() === '') return undefined;
  const open = openBracketAt(context);
  const isAfterText = tokens[index - 2]?.type === 'plain' && tokens[index - 1]?.type === 'space';
  const isText = open === undefined && (isAfterText || /^#[^\s#]/u.test(source));
  return {
    ...{ rule: 'yaml/hash-comment', ...rangeOf(token) },
    message: 'Everything after # is ignored; put the text in quotes. A comment needs its own line.',
    fix: isText
      ? inQuotes(text, textAround(text, offset, open))
      : 'Move the comment to the line above, or put the text in quotes if it belongs to it.',
  };
}

function placeholderDiagnostic(context: TokenContext, { offset }: Token): Problem {
  const { text } = context;
  const around = textAround(text, offset, openBracketAt(context));
  const end = text.slice(offset, around.end).indexOf('}}');
  const range = { start: offset, end: offset + 2 + Math.max(0, end) };
  return needsQuotes(text, around, range, 'YAML reads {{ as a block; put the whole text in quotes.');
}

/** Reports a tag, anchor, alias or merge key, or a text that starts with its character. */
function referenceDiagnostic(context: TokenContext, token: Token): Problem {
  const { text, tokens } = context;
  const { type, source, offset } = token;
  const { start, end } = rangeOf(token);
  const around = textAround(text, offset, openBracketAt(context));
  const after = text.slice(end, around.end).trim();
  const isUsed = type === 'anchor' && tokens.some((other) => other.source === `*${source.slice(1)}`);
  const isText = type === 'alias' ? after !== '' : /^[^\s"'[{|>&*!-]\S*\s+\S/u.test(after);
  const isMark = /^(?:[&!]+|\*.*\*)$/u.test(source);
  if (isMark || (isText && !isUsed && !/:(?:\s|$)/u.test(after))) return needsQuotesAtStart(text, around);
  const subject = type === 'tag' ? 'Tags of YAML' : 'References within a file';
  return {
    ...{ rule: type === 'tag' ? 'yaml/tag' : 'yaml/alias', start, end },
    message: `${subject}, such as ${source}, are not allowed in content.`,
    fix: `Write the value itself instead of ${source}. If it is meant as text, put the whole text in quotes.`,
  };
}

function plainTextDiagnostic(context: TokenContext, token: Token): Problem | undefined {
  const { text } = context;
  const { offset, source } = token;
  if (source === '<<') return referenceDiagnostic(context, token);
  const mayBeWrong = source.startsWith('-') || unusualCharacter.test(source);
  if (mayBeWrong && /^ *(?:- +)*$/u.test(textBefore(text, offset))) {
    const dash = characterAt(offset);
    if (/^-\p{L}/u.test(source))
      return syntaxProblem(dash, 'A space is missing after the dash.', rewriteLine(text, dash, '- '));
    const unusualSpace = findUnusualSpace(text, offset);
    if (unusualSpace !== undefined) return unusualSpace;
  }
  const dashInText = source.includes('\n') ? source.search(/(?<=\n *)-/u) : -1;
  if (dashInText !== -1) {
    const start = offset + dashInText;
    const message = 'This line continues the text above it, so its dash is part of that text.';
    const fix =
      'Put the dash below the dash of the item above. If it belongs to the text, put the whole text in quotes.';
    return syntaxProblem({ start, end: lineAt(text, start).end }, message, fix);
  }
  return commaDiagnostic(context);
}

/** A pattern of every space except U+0020, and of every zero-width character. */
const unusual = String.raw`(?! )[\p{Zs}\p{Zl}\p{Zp}\p{Cf}\u0085]`;
const unusualCharacter = new RegExp(unusual, 'u');
/** Matches what precedes an unusual space in the indentation, beside the name or colon of a field, or after a dash. */
const beforeUnusualSpace = new RegExp(
  String.raw`(?:(?=(?! )\p{Zs})|(?=(?:${unusual})+NAME *:)|-(?=${unusual})|NAME *(?=${unusual}(?:${unusual}| )*:)|NAME *:(?=${unusual}))`.replaceAll(
    'NAME',
    '[a-z][A-Za-z0-9_-]*',
  ),
  'uy',
);

/** Reports an unusual space where YAML accepts only a normal one, and reads it as part of a name or of a text. */
function findUnusualSpace(text: string, offset: number): Problem | undefined {
  beforeUnusualSpace.lastIndex = offset;
  const found = beforeUnusualSpace.exec(text);
  if (found === null) return undefined;
  const start = offset + found[0].length;
  if (found[0] === '' && /\p{Zs}/u.test(text.charAt(start))) return indentationProblem(text, start);
  const column = start - lineAt(text, start).start + 1;
  const message = `An unusual character, the ${nameOfSpace(text.charAt(start))}, is in column ${column}, where YAML accepts only a normal space.`;
  return syntaxProblem(characterAt(start), message, 'Replace it with a normal space, or delete it.');
}

function nameOfSpace(character: string): string {
  if (character === '\t') return 'tab';
  const code = `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
  if (character === '\u00a0') return `no-break space (${code})`;
  return `${/\p{Z}/u.test(character) ? 'space' : 'invisible character'} ${code}`;
}

function indentationProblem(text: string, start: number): Problem {
  const count = text.match(/^ *(?! )[\t\p{Zs}]/gmu)?.length ?? 1;
  const message = `This line is indented with a ${nameOfSpace(text.charAt(start))}; lines are indented with spaces.`;
  const more = count > 1 ? ` ${count} lines of this file are.` : '';
  const fix = 'Use two spaces for each level.';
  return { rule: 'yaml/tab', ...characterAt(start), message: message + more, fix };
}

/**
 * Reports a comma within a number, and one within a value between braces: YAML reads what follows as the name of another
 * field.
 */
function commaDiagnostic(context: TokenContext): Problem | undefined {
  const { text, tokens, index } = context;
  const isSpace = ({ type }: Token) => type === 'space' || type === 'newline';
  const before = tokens.slice(Math.max(0, index - 3), index).findLast((token) => !isSpace(token));
  const after = tokens.slice(index + 1, index + 4).find((token) => !isSpace(token));
  if (before?.type !== 'comma' || !/^(?:comma|flow-(?:map|seq)-end)$/u.test(after?.type ?? ''))
    return undefined;
  const { offset = 0, source = '' } = tokens[index] ?? {};
  const comma = characterAt(before.offset);
  const problem = { rule: 'yaml/needs-quotes', ...comma } as const;
  const [digits = ''] = /\$?(?<!\d)\d{1,3}$/u.exec(text.slice(0, comma.start)) ?? [];
  const [groups = ''] = /^(?:,\d{3})+(?!\d)/u.exec(text.slice(comma.start)) ?? [];
  if (digits !== '' && groups !== '') {
    const range = { start: comma.start - digits.length, end: comma.start + groups.length };
    const number = (digits + groups).replaceAll(/[$,]/gu, '');
    const fix = rewriteLine(text, range, number);
    return { ...problem, message: `Numbers have no commas: write ${number}.`, fix };
  }
  const open = openBracketAt(context);
  if (open === undefined || text[open] !== '{') return undefined;
  const colon = tokens.findLast(({ type, offset: at }) => type === 'map-value-ind' && at < offset)?.offset;
  if (colon === undefined || colon < open) return undefined;
  const start = colon + 1 + text.slice(colon + 1).search(/\S/u);
  if (/[[{]/u.test(text.charAt(start))) return undefined;
  const [rest = ''] = /^(?:\s*,[^,:{}[\]\n]*(?=[,}]))*/u.exec(text.slice(offset + source.length)) ?? [];
  const range = { start, end: offset + source.length + rest.trimEnd().length };
  const message = 'A comma ends a value in { }: put quotes around it.';
  return { ...problem, message, fix: inQuotes(text, range) };
}

// Errors of the package

type ErrorContext = {
  readonly text: string;
  readonly code: YAMLParseError['code'];
  readonly message: string;
  readonly offset: number;
  readonly line: Line;
  readonly open: number | undefined;
  readonly quoted: Token | undefined;
};

/** The explanations, in the order in which they are tried. The first match is reported. */
const explanations: readonly ((context: ErrorContext) => Problem | undefined)[] = [
  tabInIndentation,
  unclosedQuote,
  textAfterQuote,
  unclosedBracket,
  indicatorAtStart,
  colonInText,
  deeperLine,
  missingSpace,
  commentInText,
  wrongIndent,
  misplacedLine,
];

export function errorDiagnostic(
  { code, message, pos: [offset] }: YAMLParseError,
  text: string,
  tokens: readonly Token[],
): Problem {
  const quoted = tokens.findLast((token) => token.offset < offset && isQuoted(token));
  const next = tokens.findIndex((token) => token.offset >= offset);
  const open = openBracketAt({ tokens, index: next === -1 ? tokens.length : next });
  const line = lineAt(text, offset);
  const context = { text, code, message, offset, line, open, quoted };
  for (const explain of explanations) {
    const problem = explain(context);
    if (problem !== undefined) return problem;
  }
  const fix =
    open === undefined
      ? 'Check quotes, colons and indentation here and on the line above; when in doubt, quote the text.'
      : 'Put commas between the items, and texts with commas, colons or brackets in quotes.';
  const range = { start: Math.min(offset, line.end), end: line.end };
  const reason = code === 'NON_STRING_KEY' ? 'A name cannot contain brackets or braces' : message;
  return syntaxProblem(range, `This is not valid YAML: ${reason}.`, fix);
}

const isQuoted = ({ type }: Token): boolean => type?.endsWith('-quoted-scalar') ?? false;

function tabInIndentation({ text, offset }: ErrorContext): Problem | undefined {
  const isAtEnd = /^[^\S\n]*\n/u.test(text.slice(offset));
  const line = lineAt(text, isAtEnd ? text.indexOf('\n', offset) + 1 : offset);
  const start = line.start + line.indent;
  return /\t|(?! )\p{Zs}/u.test(text.charAt(start)) ? indentationProblem(text, start) : undefined;
}

function unclosedQuote({ text, message, quoted, open }: ErrorContext): Problem | undefined {
  if (!message.startsWith('Missing closing') || quoted === undefined) return undefined;
  const { offset: start } = quoted;
  const quote = text.charAt(start);
  const range = { start, end: textAround(text, start, undefined).end };
  const content = text.slice(start + 1, range.end).replaceAll(quote, '');
  // Between brackets the text may continue after a comma, so its end is unknown.
  const isUncertain = open !== undefined || content.trim() === '';
  return syntaxProblem(
    characterAt(start),
    `This text starts with ${quote} and never ends with one.`,
    isUncertain
      ? `Add ${quote} where the text ends, or remove it.`
      : rewriteLine(text, range, quoteText(content)),
  );
}

function textAfterQuote({ text, message, offset, line, open, quoted }: ErrorContext): Problem | undefined {
  if (!quoted || !message.includes('node end') || quoted.offset + quoted.source.length < line.start)
    return undefined;
  const { end } = textAround(text, offset, open);
  const explanation = `The text already ends at the ${quoted.source.charAt(0)} before this.`;
  const range = { start: offset, end: Math.max(offset, end) };
  return syntaxProblem(range, explanation, inQuotes(text, { start: quoted.offset, end }));
}

function unclosedBracket({ text, message, open }: ErrorContext): Problem | undefined {
  if (open === undefined || !/^Flow .*end with/u.test(message)) return undefined;
  const close = text[open] === '{' ? '}' : ']';
  const fix = `Add ${close} where it ends; if it is a text, put it in quotes.`;
  return syntaxProblem(characterAt(open), `This ${text[open]} is never closed by ${close}.`, fix);
}

/** Reports a value that starts with a YAML indicator; `|` and `>` may only be followed by their own modifiers. */
function indicatorAtStart({ text, message, offset, open, line }: ErrorContext): Problem | undefined {
  if (open !== undefined)
    return message.startsWith('Plain value cannot')
      ? needsQuotesAtStart(text, textAround(text, offset, open))
      : undefined;
  const { start, name, value, valueStart } = line;
  const isBracket = /^[[{]/u.test(value) && message.includes('node end');
  const isIndicator = /^[@`%,\]}]|^[-?](?:\s|$)|^[|>](?![-+0-9]{0,2}$)/u.test(value);
  if (!isBracket && !(isIndicator && (name !== undefined || valueStart > start))) return undefined;
  return needsQuotesAtStart(text, textAround(text, valueStart, open));
}

function colonInText({ text, code, message, offset, open, line }: ErrorContext): Problem | undefined {
  const isColon = open === undefined ? code === 'BLOCK_AS_IMPLICIT_KEY' : /^(?:Block|Nested)/u.test(message);
  const from = open === undefined ? line.valueStart : offset;
  const colon = isColon ? findColon(text.slice(from, line.end)) : -1;
  const around = textAround(text, from, open);
  if (
    colon === -1 ||
    (open === undefined ? line.name === undefined : /["']/u.test(text.charAt(around.start)))
  )
    return undefined;
  const explanation = 'A text with a colon and a space in it, or a colon at its end, needs quotes.';
  return needsQuotes(text, around, characterAt(from + colon), explanation);
}

/** Reports a field or item below a text that is indented too far, or a colon in a later line of a text. */
function deeperLine({ text, code, line }: ErrorContext): Problem | undefined {
  if (code !== 'BLOCK_AS_IMPLICIT_KEY' || !line.name || line.value === '') return undefined;
  let below = line;
  do {
    if (below.end + 1 >= text.length) return undefined;
    below = lineAt(text, text.indexOf('\n', below.end) + 1);
  } while (below.name === undefined);
  const { name, nameStart: start } = below;
  const depth = start - below.start - (line.nameStart - line.start);
  if (!/^[\w-]+$/u.test(name))
    return {
      ...{ rule: 'yaml/needs-quotes', ...characterAt(start + name.length) },
      message:
        'A text with a colon and a space in it needs quotes; one of several lines starts best with >-.',
      fix: `Write >- after "${line.name}:" and the whole text below it, indented by two spaces more.`,
    };
  if (depth <= 0) return undefined;
  const dash = line.text.slice(line.indent).startsWith('-');
  const align = dash
    ? `Put ${plural(depth, 'more space')} before the dash of "${line.name}", or start "${name}" in the same column as "${line.name}".`
    : `Start it in the same column as "${line.name}", or remove the text after "${line.name}:" if this is one of its fields.`;
  return syntaxProblem(
    { start, end: start + name.length },
    `"${name}" is indented deeper than "${line.name}" above it, which already has a text.`,
    `${align} If it belongs to the text, put the whole text in quotes.`,
  );
}

function missingSpace({ text, line, open }: ErrorContext): Problem | undefined {
  const name = /^[A-Za-z_][\w-]*(?=:[^\s:/])/u.exec(line.value)?.[0];
  if (open !== undefined || line.name !== undefined || name === undefined) return undefined;
  const colon = characterAt(line.valueStart + name.length);
  return syntaxProblem(colon, `A space is missing after "${name}:".`, rewriteLine(text, colon, ': '));
}

function commentInText({ text, line, open }: ErrorContext): Problem | undefined {
  const above = lineAt(text, Math.max(0, line.start - 1));
  const start = above.start + above.indent;
  if (open !== undefined || line.name !== undefined || text[start] !== '#') return undefined;
  const message = 'This comment ends the text above it, so the lines below it are not part of the text.';
  const fix = 'Move the comment above the text.';
  return { rule: 'yaml/hash-comment', start, end: above.end, message, fix };
}

/** Reports a line whose indentation matches no block above it. */
function wrongIndent({ text, message, open, line }: ErrorContext): Problem | undefined {
  const { start, end, indent } = line;
  const levels = levelsAbove(text, start, message.startsWith('All sequence items'));
  const hasOtherCause = !isItem(line) && /^Implicit map keys|node end/u.test(message);
  if (open !== undefined || hasOtherCause || levels.length === 0 || levels.includes(indent)) return undefined;
  const nearest = levels.toSorted((a, b) => Math.abs(a - indent) - Math.abs(b - indent))[0] ?? 0;
  return syntaxProblem(
    { start: start + indent, end },
    `This line is indented by ${plural(indent, 'space')}, which matches none of the lines above it.`,
    `Indent it by ${plural(nearest, 'space')}, as the lines it belongs to.`,
  );
}

/** Reports a list item among fields, a field among list items, or a line without a name. */
function misplacedLine({ message, open, line }: ErrorContext): Problem | undefined {
  const { start, end, indent, name } = line;
  const range = { start: start + indent, end };
  if (open !== undefined) return undefined;
  if (isItem(line)) {
    const fix =
      'Write the name of the list, with a colon, on a line above the items; the first starts with a dash, too.';
    return syntaxProblem(range, 'A list item cannot be between lines that start with a name.', fix);
  }
  if (name !== undefined && message.includes('node end')) {
    const fix = 'Indent it to make it part of the item above, or start it with a dash and a space.';
    return syntaxProblem(range, 'A line that starts with a name cannot be between list items.', fix);
  }
  if (name !== undefined) return undefined;
  const fix =
    'If it continues the text above, indent it by two spaces more than the line where the text starts.';
  return syntaxProblem(range, 'This line has no name: it should start with a word and a colon.', fix);
}

// Problems and corrected lines

const characterAt = (start: number): OffsetRange => ({ start, end: start + 1 });

const rangeOf = ({ offset, source }: Token): OffsetRange => ({ start: offset, end: offset + source.length });

const syntaxProblem = (location: OffsetRange, message: string, fix: Fix): Problem => ({
  rule: 'yaml/syntax',
  ...location,
  message,
  fix,
});

/** Reports a text that needs quotes, at the character that requires them. */
function needsQuotes(
  text: string,
  around: OffsetRange,
  { start, end }: OffsetRange,
  message: string,
): Problem {
  const fix = inQuotes(text, around);
  return { rule: 'yaml/needs-quotes', start, end, message, fix };
}

function needsQuotesAtStart(text: string, around: OffsetRange): Problem {
  const message = `A text that starts with ${text.charAt(around.start)} needs quotes.`;
  return needsQuotes(text, around, characterAt(around.start), message);
}

const inQuotes = (text: string, range: OffsetRange): Fix =>
  rewriteLine(text, range, quoteText(text.slice(range.start, range.end)));

/** Returns the line with a range replaced, without its indentation. */
function rewriteLine(text: string, { start, end }: OffsetRange, content: string): Fix {
  const line = `${text.slice(lineAt(text, start).start, start)}${content}${text.slice(end, lineAt(text, end).end)}`;
  return { yaml: line.replaceAll(/\s*\n\s*/gu, ' ').trim() };
}

/** Quotation marks around the whole text are replaced. */
function quoteText(text: string): string {
  const inner = /^(?:"(.*)"|'(.*)'|“(.*)”|«(.*)»|‘(.*)’)$/su
    .exec(text)
    ?.slice(1)
    .find((group) => group !== undefined);
  // A quotation that ends within the text begins before it: in `“a” and “b”` no marks surround the whole text.
  const marks = [...(inner ?? '').matchAll(/["“”«»‘]|(?<!\p{L})['’]|['’](?!\p{L})/gu)];
  const isWhole = marks.length % 2 === 1 || /(?:^|\s)$/u.test(inner?.slice(0, marks[0]?.index ?? 0) ?? '');
  const content = inner !== undefined && isWhole ? inner : text;
  return /["\\]/u.test(content) ? `'${content.replaceAll("'", "''")}'` : `"${content}"`;
}

// Lines

/** A line such as `  - name: value`, with offsets into the whole text. */
type Line = ReturnType<typeof lineAt>;

/** The name is undefined on a line without a field. */
export function lineAt(whole: string, offset: number) {
  const start = whole.lastIndexOf('\n', offset - 1) + 1;
  const next = whole.indexOf('\n', offset);
  const text = whole.slice(start, next === -1 ? undefined : next).replace(/\r$/u, '');
  const indent = text.length - text.replace(/^ +/u, '').length;
  const dashes = /^\s*(?:-\s+)*/u.exec(text)?.[0].length ?? 0;
  const rest = text.slice(dashes);
  const colon = findColon(rest);
  const value = rest.slice(colon + 1).trimStart();
  return {
    ...{ start, end: start + text.length, text, indent, value: value.trimEnd() },
    name: colon === -1 ? undefined : rest.slice(0, colon).trim(),
    nameStart: start + dashes,
    valueStart: start + text.length - value.length,
  };
}

const isItem = ({ text }: Line): boolean => /^ *-(?:\s|$)/u.test(text);

const textBefore = (text: string, offset: number): string =>
  text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);

/** -1 when there is none. A space or the end of the line follows the colon. */
function findColon(text: string): number {
  const quote = /^["']/u.exec(text)?.[0];
  const from = quote === undefined ? 0 : text.indexOf(quote, 1) + 1;
  if (from === 0 && /^["'[{#]/u.test(text)) return -1;
  const colon = text.slice(from).search(/:(?:\s|$)/u);
  return colon === -1 ? -1 : from + colon;
}

/** The innermost bracket or brace that is open at a token. */
function openBracketAt({ tokens, index }: Pick<TokenContext, 'tokens' | 'index'>): number | undefined {
  let closed = 0;
  for (let at = index - 1; at >= 0; at -= 1) {
    const { type, offset } = tokens[at] ?? {};
    if (type === 'flow-error-end') return undefined;
    if (type === 'flow-map-end' || type === 'flow-seq-end') closed += 1;
    else if (type === 'flow-map-start' || type === 'flow-seq-start') {
      if (closed === 0) return offset;
      closed -= 1;
    }
  }
  return undefined;
}

/** The line after key and dashes; in brackets, the part between commas. */
function textAround(text: string, offset: number, open: number | undefined): OffsetRange {
  const line = lineAt(text, offset);
  const after = text.slice(offset, line.end);
  if (open === undefined)
    return { start: Math.min(offset, line.valueStart), end: offset + after.trimEnd().length };
  const before = text.slice(line.start, offset);
  const start = /^.*(?:[,[{]\s*|:\s+)(?=[^,[{]*$)/u.exec(before)?.[0].length ?? before.length;
  const rest = /^(?:\{\{[^{}]*\}\}|[^,\]}])*/u.exec(after)?.[0].trimEnd() ?? after;
  return { start: line.start + start, end: offset + rest.length };
}

/**
 * Returns the columns at which the enclosing blocks start, innermost first, or only those of dashes. Fields of an item
 * start after its dash.
 */
function levelsAbove(whole: string, start: number, onlyDashes: boolean): number[] {
  const levels: number[] = [];
  for (const above of whole.slice(0, start).split('\n').reverse()) {
    if (/^\s*(?:#|$)/u.test(above)) continue;
    const [{ length: textAt } = '', { length: indent } = ''] = /^( *)(?:- +)*/u.exec(above) ?? [];
    const columns = onlyDashes ? [indent].filter((column) => column < textAt) : [textAt, indent];
    levels.push(...columns.filter((column) => column < (levels.at(-1) ?? Number.POSITIVE_INFINITY)));
    if (indent === 0) break;
  }
  return levels;
}

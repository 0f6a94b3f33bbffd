/**
 * Parses one YAML file into plain data, or returns its problems.
 *
 * `parseDocument` of the package `yaml` does the same in one call. Here the tokens are inspected first, so that
 * forbidden syntax is reported before it is expanded, and deep nesting ends the run before a stack overflow.
 */

import { Composer, CST, type Document, isScalar, Lexer, type Pair, Parser, type Range, visit } from 'yaml';
import yamlPackage from 'yaml/package.json' with { type: 'json' };
import type { SourceFile } from '../../content/content-file.ts';
import type { ContentRef, Diagnostic, Result } from '../../diagnostics/diagnostic.ts';
import { plural } from '../../diagnostics/format-totals.ts';
import { buildLineIndex, type OffsetRange, spanOf } from '../../diagnostics/line-index.ts';
import { hashSources, keyOf } from '../../files/hash.ts';
import { errorDiagnostic, forbiddenDiagnostic, lineAt, type Problem, type Token } from './explain-yaml.ts';

/** A content file and its data. The data is undefined when the file could not be parsed. */
export type ParsedFile = { readonly source: SourceFile; readonly data: unknown };

const maximumDepth = 32;
const maximumForbidden = 200;

/** Everything that the result of `parseFile` depends on, except the file. */
export const hashParser = (): string =>
  keyOf(yamlPackage.version, hashSources(['generator/{pipeline/parse,diagnostics}/**']));

/** Undefined when the file has a problem or could not be read. */
export function parseFile(source: SourceFile): Result<unknown> {
  const { text, isUnreadable } = source;
  if (isUnreadable) return { value: undefined, diagnostics: [] };
  const early = findCarriageReturn(text) ?? findConflicts(text);
  if (early !== undefined) return { value: undefined, diagnostics: locate([early], source) };
  const composed = compose(text);
  const problems = findProblems(text, composed);
  const data: unknown = problems.length > 0 ? null : composed.documents[0]?.toJS();
  if (data === null && problems.length === 0) problems.push(emptyFile);
  return { value: data ?? undefined, diagnostics: locate(problems, source) };
}

function locate(problems: readonly Problem[], { path, text }: SourceFile): Diagnostic[] {
  if (problems.length === 0) return [];
  const lines = buildLineIndex(text);
  const locationOf = (range: OffsetRange): ContentRef =>
    range.end === 0 ? { file: path } : { file: path, span: spanOf(lines, range) };
  return problems.map(({ rule, start, end, message, fix, related }) => ({
    ...{ rule, location: locationOf({ start, end }), message, fix },
    ...(related && {
      related: related.map(({ label, ...range }) => ({ label, location: locationOf(range) })),
    }),
  }));
}

const emptyFile: Problem = {
  ...{ rule: 'file/empty', start: 0, end: 0, message: 'The file has no content.' },
  fix: 'Write the content, or delete the file.',
};

function findCarriageReturn(text: string): Problem | undefined {
  const start = text.search(/\r(?!\n)/u);
  const message = 'The line ends with a carriage return.';
  const fix = 'Save the file with LF line endings.';
  return start === -1 ? undefined : { rule: 'yaml/syntax', start, end: start, message, fix };
}

/** Reports all conflicts of a file as one problem, because the rest of the file cannot be checked. */
function findConflicts(text: string): Problem | undefined {
  const [first, ...others] = text.matchAll(/^(?:<{7}|\|{7}|>{7})(?: .*)?$/gmu);
  if (first === undefined) return undefined;
  const count = [first, ...others].filter(([marker]) => marker[0] === first[0][0]).length;
  return {
    ...{ rule: 'yaml/conflict', start: first.index, end: first.index + first[0].length },
    message: `The file has an unresolved merge conflict.${count > 1 ? ` The file has ${count} of them.` : ''}`,
    fix: 'Keep one of the two texts, or write one of both, and delete the lines with <<<<<<<, ======= and >>>>>>>.',
  };
}

type Composed = ReturnType<typeof compose>;

/** In order. Keys are strings, duplicate keys are no errors. A text that is nested too deep has none. */
function compose(text: string) {
  const parser = new Parser();
  const composer = new Composer({ stringKeys: true, uniqueKeys: false });
  const { tokens, add } = createTokenList();
  const documents: Document.Parsed[] = [];
  let tooDeepAt: number | undefined;
  for (const source of new Lexer().lex(text)) {
    add(source, parser.offset);
    for (const token of parser.next(source)) documents.push(...composer.next(token));
    tooDeepAt = offsetBeyondDepth(parser);
    if (tooDeepAt !== undefined) break;
  }
  for (const token of parser.end()) documents.push(...composer.next(token));
  documents.push(...composer.end(true, text.length));
  const errors = documents.flatMap((document) => document.errors).sort((a, b) => a.pos[0] - b.pos[0]);
  if (tooDeepAt === undefined) return { documents, tokens, errors, tooDeepAt };
  // Each unquoted colon opens a block; the other errors are consequences of the early end.
  const causes = errors.filter(({ code }) => code === 'BLOCK_AS_IMPLICIT_KEY');
  return { documents: [], tokens, errors: causes, tooDeepAt };
}

/** Collects the tokens of the lexer, which announces each plain text and block text with a control character. */
function createTokenList() {
  const tokens: Token[] = [];
  let isText = false;
  let typeOfText: 'plain' | 'block' = 'plain';
  const add = (source: string, offset: number) => {
    const type = isText ? typeOfText : CST.tokenType(source);
    isText = type === 'scalar';
    if (type === null || isText) return;
    typeOfText = type === 'block-scalar-header' ? 'block' : type === 'block' ? 'plain' : typeOfText;
    tokens.push({ type, source, offset });
  };
  return { tokens, add };
}

/** The innermost block or list once the maximum depth is exceeded. */
function offsetBeyondDepth({ stack }: Parser): number | undefined {
  if (stack.length <= maximumDepth) return undefined;
  const open = stack.filter(({ type }) => /^(?:block-map|block-seq|flow-collection)$/u.test(type));
  return open.length > maximumDepth ? open.at(-1)?.offset : undefined;
}

/**
 * The first problem of each line, sorted by position. After an error that is not a missing quotation mark the
 * structure is uncertain, so that nothing else is reported.
 */
function findProblems(text: string, composed: Composed): Problem[] {
  const lineOf = ({ start }: { readonly start: number }) => lineAt(text, start).start;
  const forbidden = findForbidden(text, composed.tokens);
  const firstForbidden = new Map(
    forbidden.toReversed().map((problem) => [lineOf(problem), problem.coveredStart ?? problem.start]),
  );
  const others: Problem[] = [];
  let explainedEnd = 0;
  for (const error of composed.errors) {
    const [offset] = error.pos;
    const { start, indent } = lineAt(text, offset);
    // Forbidden syntax usually causes the errors after it on its line.
    const isConsequence =
      (firstForbidden.get(start) ?? Number.POSITIVE_INFINITY) <= Math.max(offset, start + indent);
    if (isConsequence || offset < explainedEnd) continue;
    const problem = errorDiagnostic(error, text, composed.tokens);
    others.push(problem);
    if (problem.rule !== 'yaml/needs-quotes') break;
    explainedEnd = lineAt(text, Math.max(offset, problem.start)).end;
  }
  if (composed.errors.length === 0) others.push(...structureDiagnostics(composed, text));
  const uncertain = others.find(({ rule }) => !/needs-quotes|duplicate-key/u.test(rule));
  const found = [...forbidden, ...others]
    .sort((a, b) => a.start - b.start)
    .filter(({ start }) => uncertain === undefined || start <= uncertain.start);
  const firstOfLine = Map.groupBy(found, lineOf);
  return [...firstOfLine.values()].flatMap(([first]) => first ?? []);
}

function findForbidden(text: string, tokens: readonly Token[]): Problem[] {
  const problems: Problem[] = [];
  for (const [index, token] of tokens.entries()) {
    const problem = forbiddenDiagnostic(token, { text, tokens, index });
    if (problem !== undefined) problems.push({ ...problem, coveredStart: token.offset });
    if (problems.length === maximumForbidden) break;
  }
  return problems;
}

/** Reports nesting that is too deep, a second document, or duplicate keys. */
function structureDiagnostics({ tooDeepAt, documents }: Composed, text: string): Problem[] {
  if (tooDeepAt !== undefined) {
    const message = `Blocks and lists are nested more than ${maximumDepth} levels deep here.`;
    const fix = 'Remove levels; brackets at the start of a text need quotes around the text.';
    return [{ rule: 'yaml/too-deep', start: tooDeepAt, end: tooDeepAt + 1, message, fix }];
  }
  const start = documents[1]?.range[0];
  if (start === undefined) return duplicateDiagnostics(documents[0]);
  return [
    {
      ...{ rule: 'yaml/one-document', start, end: lineAt(text, start).end },
      message: 'A second document starts here; a file can only have one.',
      fix: 'Remove the line with --- or ..., or put what follows into a file of its own.',
    },
  ];
}

type DuplicateKey = { readonly key: string; readonly range: Range; readonly first: Range };

/** Reports duplicate keys. Consecutive duplicates are one problem: usually the dash of a list item is missing. */
function duplicateDiagnostics(document: Document.Parsed | undefined): Problem[] {
  if (document === undefined) return [];
  const runs: DuplicateKey[][] = [];
  visit(document, {
    Map: (_, { items }) => {
      const duplicates = findDuplicateKeys(items);
      for (const [index, duplicate] of duplicates.entries()) {
        if (duplicate === undefined) continue;
        if (duplicates[index - 1] === undefined) runs.push([duplicate]);
        else runs.at(-1)?.push(duplicate);
      }
    },
  });
  return runs.flatMap(runDiagnostics);
}

/** For each pair: the duplicate key, or undefined when the key is the first one. */
function findDuplicateKeys(items: readonly Pair[]): (DuplicateKey | undefined)[] {
  const firstRanges = new Map<unknown, Range>();
  return items.map(({ key }) => {
    if (!isScalar(key) || !key.range) return undefined;
    const first = firstRanges.get(key.value);
    if (first === undefined) firstRanges.set(key.value, key.range);
    return first && { key: String(key.value), range: key.range, first };
  });
}

function runDiagnostics(run: readonly DuplicateKey[]): Problem[] {
  const count = run.length - 1;
  const more =
    count === 0
      ? ''
      : ` The ${plural(count, 'key')} below it ${count === 1 ? 'is a duplicate' : 'are duplicates'}, too.`;
  return run.slice(0, 1).map(({ key, range: [start, end], first }) => ({
    ...{ rule: 'yaml/duplicate-key', start, end },
    message: `"${key}" is a duplicate key in this block.${more}`,
    fix: more
      ? `Put a dash before "${key}" if a list item starts there, or remove one of the two lines of each key.`
      : 'Remove or rename one of the two lines.',
    related: [{ start: first[0], end: first[1], label: 'first' }],
  }));
}

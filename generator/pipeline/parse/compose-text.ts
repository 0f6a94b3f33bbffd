/**
 * Runs the `yaml` package over a text, one token at a time.
 *
 * `parseDocument` does the same in one call. Here the tokens are inspected first, so that forbidden syntax is reported
 * before it is expanded, and deep nesting ends the run before a stack overflow.
 */
import { Composer, CST, type Document, Lexer, Parser, type YAMLParseError } from 'yaml';

/** The maximum nesting depth of blocks and lists. */
export const maximumDepth = 32;

/**
 * A token of the text. `merge` is the key `<<`, `no-break-space` is the first token of a line when it starts with
 * such a space or another unusual one, and `end` follows the last token.
 */
export type Token = {
  readonly type: CST.TokenType | 'merge' | 'no-break-space' | 'end' | null;
  readonly offset: number;
  readonly source: string;
  /** Offset of the innermost open bracket or brace; undefined outside of them. */
  readonly open: number | undefined;
  /** What precedes the token on its line, apart from spaces. */
  readonly before: 'nothing' | 'plain text' | 'other';
};

/** The documents, tokens and errors of a text, in order. A text that is nested too deep has no documents. */
export type Composition = ReturnType<typeof compose>;

/** Parses a text. Does not report duplicate keys. All keys are strings. */
export function composeText(text: string): Composition {
  const { stackTraceLimit } = Error;
  // Stack traces are disabled, because a text may have a hundred thousand errors.
  Error.stackTraceLimit = 0;
  try {
    return compose(text);
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

function compose(text: string) {
  const parser = new Parser();
  const composer = new Composer({ stringKeys: true, uniqueKeys: false });
  const reader = new TokenReader();
  const documents: Document.Parsed[] = [];
  let tooDeepAt: number | undefined;
  for (const source of new Lexer().lex(text)) {
    reader.read(source, parser.offset);
    for (const token of parser.next(source)) documents.push(...composer.next(token));
    tooDeepAt = offsetBeyondDepth(parser);
    if (tooDeepAt !== undefined) break;
  }
  reader.add('end', '', text.length);
  for (const token of parser.end()) documents.push(...composer.next(token));
  documents.push(...composer.end(true, text.length));
  const errors = documents.flatMap((item) => item.errors).sort((a, b) => a.pos[0] - b.pos[0]);
  // Each unquoted colon opens a block; the other errors are consequences of the early end.
  const isCause = ({ code }: YAMLParseError) => tooDeepAt === undefined || code === 'BLOCK_AS_IMPLICIT_KEY';
  const composed = tooDeepAt === undefined ? documents : [];
  return { documents: composed, tooDeepAt, tokens: reader.tokens, errors: errors.filter(isCause) };
}

/** Returns the offset of the innermost block or list once the maximum depth is exceeded. */
function offsetBeyondDepth({ stack }: Parser): number | undefined {
  if (stack.length <= maximumDepth) return undefined;
  const open = stack.filter(({ type }) => /^(?:block-map|block-seq|flow-collection)$/u.test(type));
  return open.length > maximumDepth ? open.at(-1)?.offset : undefined;
}

/** Collects the tokens of the lexer of `yaml`, without the control characters that it inserts. */
class TokenReader {
  readonly tokens: Token[] = [];
  #isScalarNext = false;
  #open: number[] = [];
  #before: Token['before'] = 'nothing';

  /** Reads the next token of the lexer. */
  read(source: string, offset: number): void {
    const type = this.#isScalarNext ? 'scalar' : CST.tokenType(source);
    const isSignal = !this.#isScalarNext && type === 'scalar';
    this.#isScalarNext = isSignal;
    if (isSignal || type === 'doc-mode') return;
    this.add(this.#typeOf(type, source), source, offset);
    if (type === 'flow-error-end') this.#open = [];
    if (type === 'flow-map-start' || type === 'flow-seq-start') this.#open.push(offset);
    if (type === 'flow-map-end' || type === 'flow-seq-end') this.#open.pop();
    if (type === 'newline' || type === 'doc-start' || source.endsWith('\n')) this.#before = 'nothing';
    else if (type !== 'space' && source !== '') this.#before = type === 'scalar' ? 'plain text' : 'other';
  }

  /** Adds a token with the current state of the line and of the brackets. */
  add(type: Token['type'], source: string, offset: number): void {
    this.tokens.push({ type, offset, source, open: this.#open.at(-1), before: this.#before });
  }

  #typeOf(type: Token['type'], source: string): Token['type'] {
    if (source === '<<') return 'merge';
    return /^(?! )\p{Zs}/u.test(source) && this.#before === 'nothing' ? 'no-break-space' : type;
  }
}

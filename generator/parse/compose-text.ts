/**
 * Runs the `yaml` package over a text, one lexical token at a time.
 *
 * `parseDocument` does the same in one call. Here each token is looked at on its way, so that what the content
 * may not use is seen before anything is expanded, and deep nesting stops the run before it fills the stack.
 */
import { Composer, type Document, Lexer, Parser, type YAMLParseError } from 'yaml';
import { type Mark, MarkFinder } from './find-marks.ts';

/** Blocks and lists that may stand inside each other. */
export const maximumDepth = 32;

/** What a text turned out to be. */
export type Composition = {
  /** The first document; undefined when it nests too deep. */
  readonly document: Document.Parsed | undefined;
  /** Where a second document starts. */
  readonly secondStart: number | undefined;
  /** Where nesting exceeds the limit. */
  readonly tooDeepAt: number | undefined;
  /** In order of their place. */
  readonly marks: readonly Mark[];
  /** In order of their place. */
  readonly errors: readonly YAMLParseError[];
};

/** Parses a text. Duplicate keys are not looked for here, and keys are text, as they are in the result. */
export function composeText(text: string): Composition {
  const parser = new Parser();
  const composer = new Composer({ stringKeys: true, uniqueKeys: false });
  const marks = new MarkFinder(text);
  const documents: Document.Parsed[] = [];
  let tooDeepAt: number | undefined;
  for (const lexeme of new Lexer().lex(text)) {
    marks.see(lexeme, parser.offset);
    for (const token of parser.next(lexeme)) documents.push(...composer.next(token));
    tooDeepAt = offsetBeyondDepth(parser);
    if (tooDeepAt !== undefined) break;
  }
  for (const token of parser.end()) documents.push(...composer.next(token));
  documents.push(...composer.end(true, text.length));
  const errors = documents.flatMap((item) => item.errors).sort((a, b) => a.pos[0] - b.pos[0]);
  const found = { marks: marks.found, tooDeepAt };
  if (tooDeepAt !== undefined)
    return { ...found, document: undefined, secondStart: undefined, errors: errors.filter(isCause) };
  return { ...found, document: documents[0], secondStart: documents[1]?.range[0], errors };
}

/** Where the innermost block or list starts, once more are open than may be. */
function offsetBeyondDepth({ stack }: Parser): number | undefined {
  if (stack.length <= maximumDepth) return undefined;
  const open = stack.filter(
    ({ type }) => type === 'block-map' || type === 'block-seq' || type === 'flow-collection',
  );
  return open.length > maximumDepth ? open.at(-1)?.offset : undefined;
}

/** Unquoted colons pile up blocks that nobody meant; other errors come from stopping in the middle. */
const isCause = ({ code }: YAMLParseError): boolean => code === 'BLOCK_AS_IMPLICIT_KEY';

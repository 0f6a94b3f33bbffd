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
  for (const lexeme of new Lexer().lex(text)) {
    marks.see(lexeme, parser.offset);
    for (const token of parser.next(lexeme)) documents.push(...composer.next(token));
    if (depthOf(parser) > maximumDepth) return tooDeep(parser.offset - lexeme.length, marks.found);
  }
  for (const token of parser.end()) documents.push(...composer.next(token));
  documents.push(...composer.end(true, text.length));
  const [document, second] = documents;
  const errors = documents.flatMap((item) => item.errors).sort((a, b) => a.pos[0] - b.pos[0]);
  return { document, secondStart: second?.range[0], tooDeepAt: undefined, marks: marks.found, errors };
}

/** Open blocks and lists: all that is under construction but the document itself and a text at the end. */
function depthOf({ stack }: Parser): number {
  if (stack.length <= maximumDepth) return 0;
  return stack.filter(
    ({ type }) => type === 'block-map' || type === 'block-seq' || type === 'flow-collection',
  ).length;
}

const tooDeep = (tooDeepAt: number, marks: readonly Mark[]): Composition => ({
  document: undefined,
  secondStart: undefined,
  tooDeepAt,
  marks,
  errors: [],
});

/** The lexical tokens of a YAML text, each with what stands around it. */
import { CST } from 'yaml';

/** A token of the text; `merge` is the name `<<`, `no-break-space` a name that starts with one, and `end` stands behind the last one. */
export type Token = {
  readonly type: CST.TokenType | 'merge' | 'no-break-space' | 'end' | null;
  readonly offset: number;
  readonly source: string;
  /** The innermost bracket or brace that is open before it. */
  readonly open: number | undefined;
  /** What stands before it on its line. */
  readonly before: 'nothing' | 'plain text' | 'other';
};

/** Collects the tokens that the lexer of `yaml` sends, among them signals that are no part of the text. */
export class TokenReader {
  readonly tokens: Token[] = [];
  #isText = false;
  #open: number[] = [];
  #before: Token['before'] = 'nothing';

  /** Takes what the lexer sends next, with its offset. */
  read(source: string, offset: number): void {
    const type = this.#isText ? 'scalar' : CST.tokenType(source);
    const isSignal = !this.#isText && type === 'scalar';
    this.#isText = isSignal;
    if (isSignal || type === 'doc-mode') return;
    this.add(this.#kindOf(type, source), source, offset);
    if (type === 'flow-error-end') this.#open = [];
    if (type === 'flow-map-start' || type === 'flow-seq-start') this.#open.push(offset);
    if (type === 'flow-map-end' || type === 'flow-seq-end') this.#open.pop();
    if (type === 'newline' || type === 'doc-start' || source.endsWith('\n')) this.#before = 'nothing';
    else if (type !== 'space' && source !== '') this.#before = type === 'scalar' ? 'plain text' : 'other';
  }

  /** Adds a token where the reader stands. */
  add(type: Token['type'], source: string, offset: number): void {
    this.tokens.push({ type, offset, source, open: this.#open.at(-1), before: this.#before });
  }

  #kindOf(type: Token['type'], source: string): Token['type'] {
    if (source === '<<') return 'merge';
    return source.startsWith('\u00a0') && this.#before === 'nothing' ? 'no-break-space' : type;
  }
}

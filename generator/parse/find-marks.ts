/** Notices the signs of YAML that content does not use, while a text goes by in lexical tokens. */

/** A sign found in a text. */
export type Mark = {
  readonly type: 'comment' | 'anchor' | 'alias' | 'tag' | 'merge' | 'braces' | 'tab' | 'directive';
  readonly offset: number;
  /** The characters of the sign: a comment's whole text, an anchor with its name. */
  readonly source: string;
  /** Whether it stands between brackets or braces. */
  readonly isInFlow: boolean;
  /** Whether plain text stands before it on its line, which a comment cuts off. */
  readonly isAfterPlainText: boolean;
};

/** What the lexer of `yaml` sends before a plain or block text, which may then look like anything. */
export const textFollows = '\x1f';

/** What it sends where brackets end without a partner. */
export const endOfBrackets = '\x18';

/** What it sends beside characters of the text: the start of a document, an end of brackets, an empty text. */
export const signals: readonly string[] = ['\x02', endOfBrackets, ''];

const signTypes: Readonly<Record<string, Mark['type'] | undefined>> = {
  '&': 'anchor',
  '*': 'alias',
  '!': 'tag',
  '%': 'directive',
};

/** Collects marks; made for one text, it takes the lexical tokens of that text in order. */
export class MarkFinder {
  readonly found: Mark[] = [];
  readonly #text: string;
  #isText = false;
  #flowDepth = 0;
  /** What stands before on the line. */
  #before: 'nothing' | 'plain text' | 'other' = 'nothing';
  /** A tab in the indentation of the line: a mark as soon as anything follows it. */
  #tabAt: number | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  /** Takes the next lexical token, with its offset. */
  see(lexeme: string, offset: number): void {
    if (this.#isText) this.#seeText(lexeme, offset);
    else if (lexeme === textFollows) this.#isText = true;
    else if (!signals.includes(lexeme)) this.#seeSign(lexeme, offset);
  }

  #seeText(lexeme: string, offset: number): void {
    this.#isText = false;
    const isKey = lexeme === '<<' && /^ *:/u.test(this.#text.slice(offset + 2, offset + 20));
    if (isKey) this.#add('merge', offset, lexeme);
    this.#settle(lexeme, 'plain text');
  }

  #seeSign(lexeme: string, offset: number): void {
    const sign = lexeme.charAt(0);
    if (sign === '\n' || sign === '\r') this.#startLine();
    else if (sign === ' ' || sign === '\t') this.#seeSpace(lexeme, offset);
    else if (sign === '#') this.#seeComment(lexeme, offset);
    else this.#seeOther(lexeme, offset);
  }

  #seeSpace(lexeme: string, offset: number): void {
    const tab = lexeme.indexOf('\t');
    if (tab !== -1 && this.#before === 'nothing') this.#tabAt ??= offset + tab;
  }

  #seeComment(lexeme: string, offset: number): void {
    if (this.#before !== 'nothing') this.#add('comment', offset, lexeme);
    this.#tabAt = undefined;
  }

  #seeOther(lexeme: string, offset: number): void {
    const type = signTypes[lexeme.charAt(0)];
    if (type) this.#add(type, offset, lexeme);
    if (lexeme === '{' && this.#text[offset + 1] === '{') this.#add('braces', offset, '{{');
    if (lexeme === '{' || lexeme === '[') this.#flowDepth += 1;
    if (lexeme === '}' || lexeme === ']') this.#flowDepth = Math.max(0, this.#flowDepth - 1);
    this.#settle(lexeme, lexeme === '---' ? 'nothing' : 'other');
  }

  /** Something other than space stands on the line now. */
  #settle(lexeme: string, before: 'nothing' | 'plain text' | 'other'): void {
    if (this.#tabAt !== undefined) this.#add('tab', this.#tabAt, '\t');
    this.#tabAt = undefined;
    if (lexeme.endsWith('\n')) this.#startLine();
    else if (lexeme !== '') this.#before = before;
  }

  #startLine(): void {
    this.#before = 'nothing';
    this.#tabAt = undefined;
  }

  #add(type: Mark['type'], offset: number, source: string): void {
    const isAfterPlainText = this.#before === 'plain text';
    this.found.push({ type, offset, source, isInFlow: this.#flowDepth > 0, isAfterPlainText });
  }
}

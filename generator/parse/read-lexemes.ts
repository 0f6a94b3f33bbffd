/** The lexical tokens of a text with their places; only needed to explain a mistake. */
import { Lexer } from 'yaml';
import { endOfBrackets, signals, textFollows } from './find-marks.ts';

/** A lexical token. */
export type Lexeme = {
  readonly offset: number;
  readonly source: string;
  /** `text` is plain or a block and may look like anything; `broken` is where brackets ended without a partner. */
  readonly type: 'text' | 'sign' | 'broken';
};

/** Reads a text to its end. */
export function* readLexemes(text: string): Generator<Lexeme> {
  let offset = 0;
  let isText = false;
  for (const source of new Lexer().lex(text)) {
    if (!isText && source === textFollows) {
      isText = true;
    } else if (!isText && source === endOfBrackets) {
      yield { offset, source, type: 'broken' };
    } else if (isText || !signals.includes(source)) {
      yield { offset, source, type: isText ? 'text' : 'sign' };
      isText = false;
      offset += source.length;
    }
  }
}

/** The innermost bracket or brace that is open at an offset. */
export function openBracketAt(text: string, before: number): number | undefined {
  const open: number[] = [];
  for (const { type, source, offset } of readLexemes(text)) {
    if (offset >= before) break;
    if (type === 'broken') open.length = 0;
    if (type !== 'sign') continue;
    if (source === '{' || source === '[') open.push(offset);
    if (source === '}' || source === ']') open.pop();
  }
  return open.at(-1);
}

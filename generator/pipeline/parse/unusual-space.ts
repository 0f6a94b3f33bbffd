/** Finds unusual spaces and zero-width characters where YAML accepts only a normal space. */
import type { Token } from './compose-text.ts';
import { lineAt } from './lines.ts';
import { nameOfSpace, type Problem, syntaxProblem } from './problem.ts';

/** A pattern of every space except U+0020, and of every zero-width character. */
const unusualPattern = String.raw`(?! )[\p{Zs}\p{Zl}\p{Zp}\p{Cf}\u0085]`;
/** A pattern of the names of fields and ids. */
const namePattern = '[a-z][A-Za-z0-9_-]*';
const unusualCharacter = new RegExp(unusualPattern, 'u');
const beforeColon = new RegExp(`^${namePattern} *(?<at>${unusualPattern})(?:${unusualPattern}| )*$`, 'u');
const aroundColon = new RegExp(
  `^${namePattern} *(?<at>${unusualPattern}(?:${unusualPattern}| )*:|:${unusualPattern})`,
  'u',
);
const afterDash = new RegExp(`^-(?<at>${unusualPattern})`, 'u');

/**
 * Returns the offset of an unusual space next to the colon of a key, or after the dash of an item. YAML treats such a
 * space as part of the key, or the whole line as a text.
 */
export function findUnusualSpace({ type, source, offset, before }: Token, text: string): number | undefined {
  // The source of a block scalar starts with its indentation or ends with a line break.
  if (type !== 'scalar' || !unusualCharacter.test(source) || /^ |\n$/u.test(source)) return undefined;
  const { start } = lineAt(text, offset);
  if (!/^ *(?:- +)*$/u.test(text.slice(start, offset))) return undefined;
  const isName = /^:(?:\s|$)/u.test(text.slice(offset + source.length));
  const found =
    (isName ? beforeColon.exec(source) : null) ??
    aroundColon.exec(source) ??
    (before === 'nothing' ? afterDash.exec(source) : null);
  const at = found?.groups?.at;
  if (found === null || at === undefined) return undefined;
  return offset + found[0].indexOf(at) + (at.startsWith(':') ? 1 : 0);
}

/** Reports an unusual space. */
export function explainUnusualSpace(text: string, start: number): Problem {
  const column = start - lineAt(text, start).start + 1;
  const space = nameOfSpace(text.charAt(start));
  const explanation = `${/^[aeiou]/u.test(space) ? 'An' : 'A'} ${space} is in column ${column}, where YAML accepts only a normal space.`;
  return syntaxProblem(
    { start, end: start + 1 },
    explanation,
    'Replace it with a normal space, or delete it.',
  );
}

/** Spaces other than the usual one, and characters without width, where YAML takes only the usual one. */
import type { Token } from './compose-text.ts';
import { lineAt } from './lines.ts';
import { nameOfSpace, type Problem, syntax } from './problem.ts';

/** Every space but the usual one, and every character without width, as a class of a pattern. */
const strange = String.raw`(?! )[\p{Zs}\p{Zl}\p{Zp}\p{Cf}\u0085]`;
/** Names of fields and ids; a text begins with another letter, or may be one. */
const name = '[a-z][A-Za-z0-9_-]*';
const isStrange = new RegExp(strange, 'u');
const beforeColon = new RegExp(`^${name} *(?<at>${strange})(?:${strange}| )*$`, 'u');
const aroundColon = new RegExp(`^${name} *(?<at>${strange}(?:${strange}| )*:|:${strange})`, 'u');
const afterDash = new RegExp(`^-(?<at>${strange})`, 'u');

/**
 * Returns the offset of such a space beside the colon of a name, or behind the dash of an item: YAML takes it for a
 * part of the name, or the whole line for a text.
 */
export function findStrangeSpace({ type, source, offset, before }: Token, text: string): number | undefined {
  // The text of a block scalar begins with its indentation or ends with its last line.
  if (type !== 'scalar' || !isStrange.test(source) || /^ |\n$/u.test(source)) return undefined;
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

/** The problem of such a space. */
export function explainStrangeSpace(text: string, start: number): Problem {
  const column = start - lineAt(text, start).start + 1;
  const space = nameOfSpace(text.charAt(start));
  const said = `${/^[aeiou]/u.test(space) ? 'An' : 'A'} ${space} stands in column ${column}, where YAML takes only the usual space.`;
  return syntax({ start, end: start + 1 }, said, 'Delete it, and type the space anew where one belongs.');
}

/** Each script has one file for text and one for headings, so a page preloads two fonts. */
import {
  type FontRole,
  fontRoles,
  type PictureFont,
  type Script,
  type ScriptFont,
} from '../../templates/typefaces/script.ts';
import { type ScriptCode, scriptCodes, scripts } from '../../templates/typefaces/scripts.ts';

/** `U+0020, U+0621-063A`. */
export function formatUnicodeRange(characters: string): string {
  const runs: number[][] = [];
  for (const point of codePointsOf(characters)) {
    const last = runs.at(-1);
    if (last?.at(-1) === point - 1) last.push(point);
    else runs.push([point]);
  }
  return runs.map((run) => `U+${[...new Set([run[0], run.at(-1)])].map(hex).join('-')}`).join(', ');
}

export const codePointsOf = (characters: string): readonly number[] =>
  [...new Set(Array.from(characters, (character) => character.codePointAt(0) ?? 0))].sort((a, b) => a - b);

const hex = (point = 0): string => point.toString(16).toUpperCase().padStart(4, '0');

export type FontFile = ScriptFont &
  Pick<Script, 'characters' | 'features'> & { readonly role: FontRole; readonly script: ScriptCode };

export const fontFiles: readonly FontFile[] = scriptCodes.flatMap((script) =>
  fontRoles.map((role) => {
    const { fonts, characters, features } = scripts[script];
    return { ...fonts[role], characters, features, role, script };
  }),
);

export const typefaces = [...new Set(fontFiles.map(({ typeface }) => typeface))];

export const pictureFonts: readonly PictureFont[] = typefaces.flatMap(({ pictures }) => pictures);

export const pictureCharacters = String.fromCodePoint(
  ...codePointsOf(fontFiles.map(({ characters }) => characters).join('')),
);

const uncoveredPatterns = new Map(scriptCodes.map((code) => [code, patternFor(scripts[code].characters)]));

/** Those that pages in `script` would show in a fallback font, sorted, each once. */
export const findUncovered = (text: string, script: ScriptCode): readonly string[] =>
  [...new Set(text.match(uncoveredPatterns.get(script) ?? patternFor('')))].sort();

/** Matches what the font files lack, except invisible characters such as joiners and isolates. */
function patternFor(covered: string): RegExp {
  return new RegExp(`[^${RegExp.escape(covered)}\\p{Cc}\\p{Cf}]`, 'gu');
}

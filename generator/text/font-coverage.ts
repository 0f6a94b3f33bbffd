/** Finds characters that the web fonts of a script lack. */
import { type ScriptCode, scriptCodes, scripts } from '../../templates/typefaces/scripts.ts';

const uncoveredPatterns = new Map(scriptCodes.map((code) => [code, patternFor(scripts[code].characters)]));

/** Returns the characters of `text` that pages in `script` would show in a fallback font, sorted, each once. */
export function findUncovered(text: string, script: ScriptCode): readonly string[] {
  return [...new Set(text.match(uncoveredPatterns.get(script) ?? patternFor('')))].sort();
}

/** Returns a pattern for characters that the font files lack, except invisible ones such as joiners and isolates. */
function patternFor(covered: string): RegExp {
  return new RegExp(`[^${RegExp.escape(covered)}\\p{Cc}\\p{Cf}]`, 'gu');
}

/** Tells which characters of a text the web fonts of its script lack, so that a check can say so. */
import { type ScriptCode, scriptCodes, scripts } from '../../templates/typefaces/scripts.ts';

const uncovered = new Map(scriptCodes.map((code) => [code, patternFor(scripts[code].characters)]));

/** The characters of `text`, each once and sorted, that pages in `script` would show in some chance font. */
export function findUncovered(text: string, script: ScriptCode): readonly string[] {
  return [...new Set(text.match(uncovered.get(script) ?? patternFor('')))].sort();
}

/** Anything but what the files hold, and but joins, isolates and others that have an effect and no shape. */
function patternFor(covered: string): RegExp {
  return new RegExp(`[^${RegExp.escape(covered)}\\p{Cc}\\p{Cf}]`, 'gu');
}

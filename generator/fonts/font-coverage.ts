/** Tells which characters of a text the web fonts of its script lack, so that a check can say so. */
import { fontRoles } from '../../templates/typefaces/script.ts';
import { baseScript, type ScriptCode, scriptCodes, scripts } from '../../templates/typefaces/scripts.ts';

const uncovered = new Map(scriptCodes.map((code) => [code, patternFor(coveredIn(code))]));

/** What can stand in text and in headings: from the files of the script, or else from those of the base. */
function coveredIn(script: ScriptCode): string {
  const [text, heading] = fontRoles.map((role) =>
    [script, baseScript].map((code) => scripts[code].fonts[role].characters).join(''),
  );
  return [...new Set(text)].filter((character) => heading?.includes(character)).join('');
}

/** The characters of `text`, each once and sorted, that pages in `script` would show in some chance font. */
export function uncoveredCharacters(text: string, script: ScriptCode): readonly string[] {
  return [...new Set(text.match(uncovered.get(script) ?? patternFor('')))].sort();
}

/** Anything but what the files hold, and but joins, isolates and others that have an effect and no shape. */
function patternFor(covered: string): RegExp {
  return new RegExp(`[^${RegExp.escape(covered)}\\p{Cc}\\p{Cf}]`, 'gu');
}

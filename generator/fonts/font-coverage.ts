/** Tells which characters of a text the web fonts of its script lack, so that a check can say so. */
import { type FontScript, fontFiles } from './font-plan.ts';

const uncovered: Readonly<Record<FontScript, RegExp>> = {
  Latn: patternFor('Latn'),
  Arab: patternFor('Arab'),
};

/** The characters of `text`, each once and sorted, that pages in `script` would show in some chance font. */
export function uncoveredCharacters(text: string, script: FontScript): readonly string[] {
  return [...new Set(text.match(uncovered[script]))].sort();
}

/** Anything but what the files hold, and but joins, isolates and others that have an effect and no shape. */
function patternFor(script: FontScript): RegExp {
  const files = fontFiles.filter((file) => file.script === script && file.role === 'text');
  const covered = files.map(({ characters }) => characters).join('');
  return new RegExp(`[^${RegExp.escape(covered)}\\p{Cc}\\p{Cf}]`, 'gu');
}

/** Tells which characters of a text the web fonts of its script lack, so that a check can say so (R104). */
import { type FontScript, fontFiles } from './font-plan.ts';

/** Joins, isolates and other characters that have an effect but no shape. */
const invisible = /[\p{Cc}\p{Cf}]/u;

/** The characters of `text`, each once and sorted, that pages in `script` would show in some chance font. */
export function uncoveredCharacters(text: string, script: FontScript): readonly string[] {
  const covered = coveredCharacters[script];
  const uncovered = Array.from(text).filter(
    (character) => !covered.has(character) && !invisible.test(character),
  );
  return [...new Set(uncovered)].sort();
}

const coveredCharacters: Readonly<Record<FontScript, ReadonlySet<string>>> = {
  Latn: charactersOf('Latn'),
  Arab: charactersOf('Arab'),
};

function charactersOf(script: FontScript): ReadonlySet<string> {
  const files = fontFiles.filter((file) => file.script === script && file.role === 'text');
  return new Set(files.map(({ characters }) => characters).join(''));
}

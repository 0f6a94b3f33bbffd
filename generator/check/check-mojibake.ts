/** Texts hold no letters that were broken on their way: wrongly decoded bytes, and accents that fell off. */
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { findInText, type Hit, timesOf } from './find-in-text.ts';
import type { Styles } from './find-style.ts';
import { type LostAccent, planLostAccents } from './lost-accents.ts';
import { oncePerFile } from './once-per-file.ts';
import { proseOf } from './prose-of.ts';
import { placeOf, type WrittenString } from './written-text.ts';

/**
 * UTF-8 read as a Western code page: the first byte of a pair as a letter, the second as a sign. U+FFFD stands for
 * bytes that could not be read at all.
 */
const brokenBytes =
  /[\u00C2\u00C3\u00D8\u00D9\u00E2][\u0080-\u00BF\u0152\u0153\u0160\u0161\u0178\u017D\u017E\u0192\u02C6\u02DC\u2013-\u2022\u2026\u2030\u2039\u203A\u20AC\u2122]+|\uFFFD+/gu;

/** One problem for each file with broken bytes, and for each string with a word that lost its accent. */
export function checkMojibake(strings: readonly WrittenString[], styles: Styles): Diagnostic[] {
  const lost = new Map([...styles].map(([language, style]) => [language, planLostAccents(style)]));
  const hits = strings.map((string) => ({ string, broken: findInText(string.text, brokenBytes) }));
  return [
    ...oncePerFile(
      hits.flatMap(({ string, broken }) => (broken === undefined ? [] : [explainBroken(string, broken)])),
    ),
    ...hits.flatMap(({ string, broken }) =>
      broken === undefined ? checkAccents(string, lost.get(string.language ?? '') ?? []) : [],
    ),
  ];
}

function explainBroken(string: WrittenString, hit: Hit): Diagnostic {
  return {
    rule: 'text/mojibake',
    ...placeOf(string, hit),
    message: `"${hit.found}" is a letter whose bytes were read wrongly${timesOf(hit)}.`,
    fix: 'Type the letter again, and save the file as UTF-8.',
  };
}

function checkAccents(string: WrittenString, lost: readonly LostAccent[]): Diagnostic[] {
  return lost.flatMap(({ pattern, write }): Diagnostic[] => {
    const hit = findInText(proseOf(string.text), pattern);
    if (hit === undefined) return [];
    return [
      {
        rule: 'text/mojibake',
        ...placeOf(string, hit),
        message: `"${hit.found}" has lost its accent${timesOf(hit)}.`,
        fix: `Write ${write(hit.found)}`,
      },
    ];
  });
}

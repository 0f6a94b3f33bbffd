/** Finds the texts of a page that have problems. */
import type { LocatedDiagnostic } from '../../diagnostics/diagnostic.ts';
import { type PageContent, shownText, stringsOfPage } from './find-text-location.ts';

/** Rules about single texts, such as stale translations. */
const textRules = /^(?:i18n|text)\//u;

/** Returns the texts of a page that have a problem, normalized by `plainText`. */
export function findMarkedTexts(
  problems: readonly LocatedDiagnostic[],
  content: PageContent,
): readonly string[] {
  const keysWithProblems = new Set(
    problems.filter(({ rule }) => textRules.test(rule)).map(({ file, key }) => `${file}#${key}`),
  );
  if (keysWithProblems.size === 0) return [];
  const texts = stringsOfPage(content).filter(({ file, key }) => keysWithProblems.has(`${file}#${key}`));
  return texts.map((text) => shownText(text, content)).filter((text) => text !== '');
}

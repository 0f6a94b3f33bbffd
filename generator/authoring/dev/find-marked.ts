/** Finds the texts of a page that have problems. */
import type { LocatedDiagnostic } from '../../diagnostics/index.ts';
import { type PageContent, shownText, stringsOfPage } from './find-sentence.ts';

/** Rules about single texts, such as stale translations. */
const ofTexts = /^(?:i18n|text)\//u;

/** Returns the texts of a page that have a problem, in the form of `plainText`. */
export function findMarked(problems: readonly LocatedDiagnostic[], content: PageContent): readonly string[] {
  const concerned = new Set(
    problems.filter(({ rule }) => ofTexts.test(rule)).map(({ file, key }) => `${file}#${key}`),
  );
  if (concerned.size === 0) return [];
  const texts = stringsOfPage(content).filter(({ file, key }) => concerned.has(`${file}#${key}`));
  return texts.map((text) => shownText(text, content)).filter((text) => text !== '');
}

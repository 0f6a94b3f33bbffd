/** What is wrong with the last save, as somebody is told who looks at a page. */
import { formatHuman, type LocatedDiagnostic } from '../../diagnostics/index.ts';
import { type PageContent, placeOf, shownText, stringsOfPage, type TextPlace } from './find-sentence.ts';
import type { PageNews, ShownProblem } from './messages.ts';

/** All problems, and those texts of the page that have one. `content` is undefined when there is no such page. */
export function formatNews(
  problems: readonly LocatedDiagnostic[],
  content: PageContent | undefined,
  linkTo: (place: TextPlace) => string,
): Omit<PageNews, 'isDraft'> {
  const shown = problems.map((problem) => showProblem(problem, linkTo));
  return { problems: shown, marked: content ? findMarked(problems, content) : [] };
}

function showProblem(problem: LocatedDiagnostic, linkTo: (place: TextPlace) => string): ShownProblem {
  const { severity, file, span } = problem;
  const place = `${file}:${span.line}:${span.column}`;
  const text = formatHuman([problem], { colour: false }).slice(place.length).trimEnd();
  return { severity, place, href: linkTo(placeOf(problem)), text };
}

/** Rules about single texts: among them a translation that is older than its source. */
const ofTexts = /^(?:i18n|text)\//u;

function findMarked(problems: readonly LocatedDiagnostic[], content: PageContent): readonly string[] {
  const concerned = new Set(
    problems.filter(({ rule }) => ofTexts.test(rule)).map(({ file, key }) => `${file}#${key}`),
  );
  if (concerned.size === 0) return [];
  const texts = stringsOfPage(content).filter(({ file, key }) => concerned.has(`${file}#${key}`));
  return texts.map((text) => shownText(text, content)).filter((text) => text !== '');
}

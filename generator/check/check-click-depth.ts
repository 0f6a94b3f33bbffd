/** Every page that search engines may list is reachable from the home page in three clicks. */
import { frameLinks } from '../../schema/index.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { FileKind } from '../validate/content-file.ts';
import { pathOf } from '../validate/content-paths.ts';
import { findFacts } from './find-facts.ts';
import type { Look } from './look.ts';
import { type PlannedLinks, planLinks } from './plan-links.ts';

const MOST_CLICKS = 3;

/** One warning for each page that is farther away, or that no page links to. */
export function checkClickDepth(look: Pick<Look, 'files' | 'routes' | 'texts' | 'source'>): Diagnostic[] {
  const { files, source: language } = look;
  const isFrameKnown = frameLinks.linksIn?.every(({ file }) => findFacts(files, file) !== undefined) ?? true;
  if (language === undefined || !isFrameKnown) return [];
  const clicks = countClicks(planLinks(look));
  return look.routes.flatMap(({ path, target, indexed }): Diagnostic[] => {
    const count = clicks.get(path);
    if (!indexed || (count !== undefined && count <= MOST_CLICKS)) return [];
    const kind: FileKind =
      target.type === 'page'
        ? { type: 'page-words', name: target.name, language }
        : { type: 'collection-words', name: target.name, id: target.id, language };
    return [
      {
        rule: 'route/too-deep',
        place: { file: pathOf(kind) },
        message:
          count === undefined
            ? `No way of links leads from the home page to ${path}.`
            : `${path} is ${count} clicks away from the home page; ${MOST_CLICKS} are the most.`,
        fix: 'Link to it from a page nearer to the home page, or list it in content/shared/navigation.yaml.',
      },
    ];
  });
}

/** Clicks from the home page to each address, going level by level. */
function countClicks(links: PlannedLinks): Map<string, number> {
  const clicks = new Map([['/', 0]]);
  let level = ['/'];
  for (let count = 1; level.length > 0; count += 1) {
    const next = new Set(level.flatMap((path) => [...(links.get(path) ?? [])]));
    level = [...next].filter((path) => !clicks.has(path));
    for (const path of level) clicks.set(path, count);
  }
  return clicks;
}

import { valueAt } from '../../../schema/data-path.ts';
import { frameLinks, isSharedFile, type ReferenceField } from '../../../schema/index.ts';
import { memoizePerObject } from '../../../schema/memoize-per-object.ts';
import type { Problem } from '../../../schema/rule.ts';
import { pathOf } from '../../content/classify-file.ts';
import { findFacts, findListed, listReferences, type PageLists } from '../../content/find-facts.ts';
import {
  optionsOf,
  pagesUsing,
  pathOfTarget,
  type Route,
  textFileTypeOf,
} from '../../content/routes/route.ts';
import type { Rule, SiteContext } from '../rule-context.ts';

const MAX_CLICKS = 3;

type LinkSources = Pick<SiteContext, 'files' | 'routes' | 'referenceLanguage' | 'links'>;

export const routeTooDeep = {
  id: 'route/too-deep',
  severity: 'warning',
  summary: 'Every page is reachable from the home page in three clicks.',
  run: checkClickDepth,
} satisfies Rule;

function checkClickDepth(context: LinkSources): Problem[] {
  const { files, referenceLanguage: language } = context;
  const isFrameKnown = frameLinks.linksIn?.every(({ file }) => findFacts(files, file) !== undefined) ?? true;
  if (language === undefined || !isFrameKnown || !context.routes.some(({ path }) => path === '/')) return [];
  const clicks = countClicks(collectLinks(context));
  return context.routes.flatMap(({ path, target, indexed }): Problem | [] => {
    const count = clicks.get(path);
    if (!indexed || (count !== undefined && count <= MAX_CLICKS)) return [];
    return {
      location: { file: pathOf(textFileTypeOf(target, language)) },
      message:
        count === undefined
          ? `No links lead from the home page to ${path}.`
          : `${path} is ${count} clicks away from the home page; the limit is ${MAX_CLICKS}.`,
      fix: 'Link to it from a page nearer to the home page, or list it in content/shared/navigation.yaml.',
    };
  });
}

function countClicks(links: LinksByAddress): Map<string, number> {
  const clicks = new Map([['/', 0]]);
  const followed = new Set<LinkGroup>();
  let level = ['/'];
  for (let count = 1; level.length > 0; count += 1) {
    const groups = new Set(
      level.flatMap((path) => links.get(path) ?? []).filter((group) => !followed.has(group)),
    );
    for (const group of groups) followed.add(group);
    level = [...groups].flat().filter((path) => !clicks.has(path));
    for (const path of level) clicks.set(path, count);
  }
  return clicks;
}

type LinkGroup = readonly string[];

/** The groups of addresses to which each address links. Addresses may share a group. */
type LinksByAddress = ReadonlyMap<string, readonly LinkGroup[]>;

function collectLinks(context: LinkSources): LinksByAddress {
  const linksFromLists = memoizePerObject((options: PageLists) => linksOfLists(options, context));
  const frame = [...frameLinks.paths, ...linksFromLists(frameLinks)];
  const linksByPage = Map.groupBy(
    [...linksOfReferences(context), ...linksOfTexts(context)],
    ({ from }) => from,
  );
  const routesByTarget = Map.groupBy(context.routes, ({ target }) => pathOfTarget(target));
  const pathsOf = memoizePerObject((routes: readonly Route[]) => routes.map(({ path }) => path));
  return new Map(
    context.routes.map(({ path, parent = path, target }) => [
      path,
      [
        frame,
        [parent],
        pathsOf(routesByTarget.get(pathOfTarget(target)) ?? []),
        linksFromLists(optionsOf(target)),
        (linksByPage.get(path) ?? []).map(({ to }) => to),
      ],
    ]),
  );
}

type Link = { readonly from: string; readonly to: string };

function linksOfLists(options: PageLists, { files, routes }: LinkSources): string[] {
  const listed = new Set(findListed(options, files));
  // Most pages list no records.
  if (listed.size === 0) return [];
  const records = routes.filter(({ target }) => target.type === 'record' && listed.has(target.name));
  return [...[...listed].filter((text) => text.startsWith('/')), ...records.map(({ path }) => path)];
}

const linksOfReferences = ({ files }: LinkSources): Link[] =>
  listReferences(files).flatMap(({ field, source, path }) => {
    const from = pathOfRecord(field.from, source.id);
    const to = pathOfRecord(field.to, valueAt(source.data, path));
    if (from === undefined || to === undefined) return [];
    const link = { from, to };
    return field.isListedThere === true ? [link, { from: to, to: from }] : [link];
  });

function pathOfRecord(name: ReferenceField['from'], id: unknown): string | undefined {
  return isSharedFile(name) || typeof id !== 'string'
    ? undefined
    : pathOfTarget({ type: 'record', name, id });
}

/** Only in the reference language, because all languages have the same links. */
const linksOfTexts = ({ links, referenceLanguage }: LinkSources): Link[] =>
  links.flatMap(({ fileType, target, language }) => {
    if (language !== referenceLanguage) return [];
    const to = target.replace(/#.*$/u, '');
    return pagesUsing(fileType).map(({ path }) => ({ from: path, to }));
  });

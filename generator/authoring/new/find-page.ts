import { isDeepStrictEqual } from 'node:util';
import { collections, pages } from '../../../schema/index.ts';
import { namesIn, slugProblem } from '../../content/classify-file.ts';
import { buildRoutes, findDuplicateRoutes } from '../../content/routes/build-routes.ts';
import { pathOfTarget, type RouteTarget } from '../../content/routes/route.ts';
import { nearest, suggestion } from '../../diagnostics/suggest.ts';
import type { Project } from './new-files.ts';

export type FoundPage = { readonly target: RouteTarget } | { readonly error: string };

export const fixedKinds = { page: 'page', language: 'language' } as const;

const collectionNames = namesIn(collections);

/** The kinds that messages list. `new` also accepts the name of a collection. */
export const kinds: readonly string[] = [
  ...collectionNames.map((name) => collections[name].noun),
  ...Object.values(fixedKinds),
];

/** An error when the kind or id is invalid or the address is in use. */
export function findPage(kind: string, id: string, project: Project): FoundPage {
  if (kind === fixedKinds.page) return findSinglePage(id);
  const name = collectionNames.find(
    (collection) => collection === kind || collections[collection].noun === kind,
  );
  if (name === undefined) return { error: `Unknown kind "${kind}". ${formatSuggestion(kind, kinds)}` };
  const problem = slugProblem(id);
  if (problem !== undefined) {
    const hint = problem.suggestion === undefined ? '' : ` Did you mean ${problem.suggestion}?`;
    return { error: `"${id}" cannot be an address: the id ${problem.reason}.${hint}` };
  }
  const target = { type: 'record', name, id } as const;
  const conflict = explainConflict(target, project);
  return conflict === undefined ? { target } : { error: conflict };
}

/** Files of the record itself may exist. */
function explainConflict(target: RouteTarget, { files, languages }: Project): string | undefined {
  const path = pathOfTarget(target);
  const otherRoutes = buildRoutes(files).filter((route) => !isDeepStrictEqual(route.target, target));
  const planned = { path, files: {} };
  return findDuplicateRoutes([...otherRoutes, planned], languages).find(({ route }) => route === planned)
    ?.message;
}

export function titleOf(target: RouteTarget): string {
  return target.type === 'page' ? `page "${target.name}"` : `${collections[target.name].noun} "${target.id}"`;
}

function findSinglePage(id: string): FoundPage {
  const names = namesIn(pages);
  const name = names.find((pageName) => pageName === id);
  if (name !== undefined) return { target: { type: 'page', name } };
  return { error: `There is no page "${id}". ${formatSuggestion(id, names)}` };
}

const formatSuggestion = (word: string, names: readonly string[]): string =>
  suggestion(nearest(word, names), `There are: ${names.join(', ')}.`);

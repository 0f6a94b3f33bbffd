/** Maps old addresses of pages to their current ones. */
import { dirname } from 'node:path/posix';
import { isPlainObject, valueAt } from '../../../schema/data-path.ts';
import { readFormSettings } from '../../../templates/form/message-form.ts';
import type { ContentFile } from '../content-file.ts';
import { findFacts } from '../find-facts.ts';
import type { Route } from './route.ts';

/** The redirects of the settings, and the address of the form. The targets may be invalid. */
export type WrittenRedirects = {
  readonly file: string;
  readonly targets: ReadonlyMap<string, unknown>;
  readonly formAction: string;
};

/** Returns the redirects; undefined when the settings cannot be read. */
export function findRedirects(files: readonly ContentFile[]): WrittenRedirects | undefined {
  const site = findFacts(files, 'site');
  const redirects = valueAt(site?.data, ['redirects']);
  if (site === undefined) return undefined;
  return {
    file: site.file,
    targets: new Map(isPlainObject(redirects) ? Object.entries(redirects) : []),
    formAction: readFormSettings(site.data).formAction,
  };
}

/**
 * Maps the old addresses of pages to their current ones. A redirected address maps to the target of its
 * redirect. When exactly one page of a folder was removed and one was added, the old address maps to the new
 * one.
 */
export function findMovedAddresses({
  files,
  routes,
}: {
  readonly files: readonly ContentFile[];
  readonly routes: readonly Route[];
}): ReadonlyMap<string, string> {
  const targets = findRedirects(files)?.targets ?? new Map<string, unknown>();
  const currentPaths = new Set(routes.flatMap(({ path, status }) => (status === 200 ? path : [])));
  const redirected = [...targets].flatMap(([from, to]) =>
    typeof to === 'string' && currentPaths.has(to) ? [[from, to] as const] : [],
  );
  const recorded = valueAt(findFacts(files, 'addresses')?.data, ['pages']);
  const recordedPaths = Array.isArray(recorded) ? recorded.filter((path) => typeof path === 'string') : [];
  if (recordedPaths.length === 0) return new Map(redirected);
  const removed = Map.groupBy(
    recordedPaths.filter((path) => !currentPaths.has(path) && !targets.has(path)),
    (path) => dirname(path),
  );
  const added = Map.groupBy(
    routes.filter(
      ({ path, pagination }) =>
        pagination.number === 1 && currentPaths.has(path) && !recordedPaths.includes(path),
    ),
    ({ path }) => dirname(path),
  );
  const renamed = [...removed].flatMap(([folder, [from, ...others]]) => {
    const [to, ...more] = added.get(folder) ?? [];
    if (from === undefined || to === undefined || others.length + more.length > 0) return [];
    return [[from, to.path] as const];
  });
  return new Map([...redirected, ...renamed]);
}

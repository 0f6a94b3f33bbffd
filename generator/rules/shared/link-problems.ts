/** Links lead to published pages and existing sections, and contain no language. */
import { addressFiles } from '../../../schema/index.ts';
import { memoizePerObject } from '../../../schema/memoize-per-object.ts';
import { locationOf, stringsIn } from '../../content/content-text.ts';
import { findFacts } from '../../content/find-facts.ts';
import {
  addressDiagnostic,
  findMovedAddresses,
  unpublishedDiagnostic,
} from '../../content/routes/addresses.ts';
import type { Route } from '../../content/routes/route.ts';
import { belongsToAny } from '../../content/routes/unpublished-records.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { SiteContext } from '../rule-context.ts';
import { findRedirectProblems } from './redirect-problems.ts';

type Context = Pick<SiteContext, 'files' | 'routes' | 'links' | 'languages' | 'unpublished'>;

export const findLinkProblems = memoizePerObject((context: Context): readonly Diagnostic[] => {
  const routes = new Map(context.routes.map((route) => [route.path, route]));
  const moved = findMovedAddresses(context.files, context.routes);
  return [
    ...checkTexts(context, { routes, moved }),
    ...checkSharedFiles(context, { routes, moved }),
    ...findRedirectProblems(context),
  ];
});

/** `//` for a link without a scheme to another host; undefined for an address of the site. */
export function schemeOf(target: string): string | undefined {
  const scheme = /^(?:(?<name>[a-z][a-z0-9+.-]*):|\/\/)/iu.exec(target);
  return scheme === null ? undefined : (scheme.groups?.name ?? '//');
}

type Addresses = { readonly routes: ReadonlyMap<string, Route>; readonly moved: ReadonlyMap<string, string> };

const checkTexts = ({ links, languages, unpublished }: Context, addresses: Addresses): Diagnostic[] =>
  links.flatMap((link) => {
    const { target, start, fileType } = link;
    if (target === '' || schemeOf(target) !== undefined) return [];
    const notPublished = unpublishedDiagnostic(target, unpublished);
    // An unpublished record may link to another one.
    if (notPublished !== undefined && belongsToAny(fileType, unpublished)) return [];
    const problem = notPublished ?? addressDiagnostic(target, { ...addresses, languages });
    return problem === undefined ? [] : { ...locationOf(link, { start, length: target.length }), ...problem };
  });

function checkSharedFiles({ files, unpublished }: Context, addresses: Addresses): Diagnostic[] {
  const known = { ...addresses, languages: [], fallbackFix: 'Remove it until the page exists.' };
  return addressFiles.flatMap((name) => {
    const facts = findFacts(files, name);
    return stringsIn(facts?.data)
      .filter(([, text]) => text.startsWith('/'))
      .flatMap(([path, target]) => {
        const problem =
          unpublishedDiagnostic(target.replace(/#.*$/su, ''), unpublished) ??
          addressDiagnostic(target, known);
        return problem === undefined ? [] : { ...locationOf({ file: facts?.file ?? '', path }), ...problem };
      });
  });
}

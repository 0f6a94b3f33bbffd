/** The bars, the lists of pages in shared files and the replies of the chat lead to pages that exist. */
import { addressFiles } from '../../schema/index.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { stringsIn } from '../validate/values-in.ts';
import { explainAddress } from './check-links.ts';
import { placeOf } from './content-text.ts';
import { findFacts } from './find-facts.ts';
import type { Look } from './look.ts';
import { explainHeld } from './tell-held-records.ts';

/** One problem for each string in a shared file that begins with a slash and leads to no page, or no section of one. */
export function checkNavigation(look: Pick<Look, 'files' | 'routes' | 'held'>): Diagnostic[] {
  const { files, routes, held } = look;
  const known = new Map(routes.map((route) => [route.path, route]));
  const site = { routes: known, languages: [], otherwise: 'Remove it until the page exists.' };
  return addressFiles.flatMap((name) => {
    const facts = findFacts(files, name);
    return stringsIn(facts?.data)
      .filter(([, text]) => text.startsWith('/'))
      .flatMap(([path, target]) => {
        const problem = explainHeld(target.replace(/#.*$/su, ''), held) ?? explainAddress(target, site);
        return problem === undefined ? [] : [{ ...placeOf({ file: facts?.file ?? '', path }), ...problem }];
      });
  });
}

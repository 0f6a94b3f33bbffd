/** The bars, the lists of pages in shared files and the replies of the chat lead to pages that exist. */

import { addressFiles } from '../../schema/index.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { stringsIn } from '../validate/values-in.ts';
import { explainBroken } from './check-links.ts';
import { placeOf } from './content-text.ts';
import { findFacts } from './find-facts.ts';
import type { Look } from './look.ts';
import { explainHeld } from './tell-held-records.ts';

/** One problem for each string in a shared file that begins with a slash and is no address of a page. */
export function checkNavigation({
  files,
  routes,
  held,
}: Pick<Look, 'files' | 'routes' | 'held'>): Diagnostic[] {
  const known = routes.map(({ path }) => path);
  return addressFiles.flatMap((name) => {
    const facts = findFacts(files, name);
    return stringsIn(facts?.data)
      .filter(([, text]) => text.startsWith('/') && !known.includes(text))
      .map(([path, target]) => ({
        ...placeOf({ file: facts?.file ?? '', path }),
        ...(explainHeld(target, held) ??
          explainBroken({ target, path: target }, known, 'Remove it until the page exists.')),
      }));
  });
}

/** Why nobody can say from which language the others are translated. */

import type { ContentFile } from '../content/content-file.ts';
import { SITE_FILE } from '../content/find-languages.ts';
import { planPages } from '../content/routes/plan-pages.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { checkContent } from '../rules/run-rules.ts';

/** The problems of the settings of a site that name no source language; `earlier` are those of the stages before. */
export function findSourceProblems(
  files: readonly ContentFile[],
  earlier: readonly Diagnostic[],
): readonly Diagnostic[] {
  const problems = checkContent({ files, earlier }, planPages(files));
  const own = problems.filter(({ place }) => place.file === SITE_FILE);
  // The settings may stand under a misspelt name, or in a folder that cannot be opened.
  return own.length > 0 ? own : problems;
}

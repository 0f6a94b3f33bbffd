/** Finds the problems that explain why the settings define no source language. */
import type { ContentFile } from '../content/content-file.ts';
import { createContentIndex } from '../content/content-index.ts';
import { SITE_FILE } from '../content/site-file.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { runRules } from '../rules/run-rules.ts';

/** Returns the problems of the settings, or all problems when the settings have none. */
export function findSourceLanguageProblems(
  files: readonly ContentFile[],
  diagnostics: readonly Diagnostic[],
): readonly Diagnostic[] {
  const problems = runRules(createContentIndex({ files, diagnostics }));
  const settingsProblems = problems.filter(({ location }) => location.file === SITE_FILE);
  // The file of the settings may have a misspelt name, or be in a folder that cannot be opened.
  return settingsProblems.length > 0 ? settingsProblems : problems;
}

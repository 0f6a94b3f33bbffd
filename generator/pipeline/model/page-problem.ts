/** Creates diagnostics of pages, located in their content files. */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { PageModel } from './site-model.ts';

export function problemOf(page: PageModel, rule: Diagnostic['rule'], message: string): Diagnostic {
  return { rule, location: { file: contentFileOf(page) }, language: page.language.tag, message };
}

/** Returns the first content file of a page, or the content folder for a page without files. */
export function contentFileOf({ route, language }: PageModel): string {
  return route.files[language.tag]?.[0] ?? 'content';
}

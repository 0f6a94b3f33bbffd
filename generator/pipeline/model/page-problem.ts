/** Problems that are told of pages, at the content they are made of. */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { PageModel } from './site-model.ts';

/** A problem of a page, with the first of the content files that it is made of. */
export function problemOf(page: PageModel, rule: Diagnostic['rule'], message: string): Diagnostic {
  return { rule, place: { file: contentFileOf(page) }, language: page.language.tag, message };
}

/** The first of the content files that a page is made of. */
export function contentFileOf({ route, language }: PageModel): string {
  return route.files[language.tag]?.[0] ?? 'content';
}

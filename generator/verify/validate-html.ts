/** Validates every generated page with html-validate. Slow, so it is no part of a build. */
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { problemOf } from '../model/page-problem.ts';
import type { SiteModel } from '../model/site-model.ts';
import type { OutputFile } from '../output-file.ts';
import { htmlValidateConfig } from './html-validate-config.ts';
import { listPages } from './pages.ts';

/** Problems of the HTML of all pages, each with the content file of its page. */
export async function validateHtml(files: readonly OutputFile[], model: SiteModel): Promise<Diagnostic[]> {
  // Loaded here and not at the top: commands that look at no page start faster without it.
  const { HtmlValidate, StaticConfigLoader } = await import('html-validate');
  const validator = new HtmlValidate(new StaticConfigLoader(htmlValidateConfig));
  const diagnostics: Diagnostic[] = [];
  for (const { page, path, html } of listPages(files, model)) {
    const { results } = await validator.validateString(html, path);
    for (const { ruleId, message, line, column, selector } of results.flatMap(({ messages }) => messages)) {
      const element = selector === null ? '' : ` (${selector})`;
      const told = `${path}:${line}:${column} ${ruleId}: ${message}${element}.`;
      diagnostics.push(problemOf(page, 'html/invalid', told));
    }
  }
  return diagnostics;
}

/** Validates every generated page with html-validate. Slow, so it is no part of a build. */
import { HtmlValidate, type Message, StaticConfigLoader } from 'html-validate';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { PageModel, SiteModel } from '../model/site-model.ts';
import type { OutputFile } from '../output-file.ts';
import { outputPathOf } from '../routes/addresses.ts';
import { htmlValidateConfig } from './html-validate-config.ts';

/** Problems of the HTML of all pages, each with the content file of its page. */
export async function validateHtml(files: readonly OutputFile[], model: SiteModel): Promise<Diagnostic[]> {
  const validator = new HtmlValidate(new StaticConfigLoader(htmlValidateConfig));
  const htmlByPath = new Map(files.map(({ path, contents }) => [path, contents]));
  const diagnostics: Diagnostic[] = [];
  for (const page of model.languages.flatMap(({ pages }) => pages)) {
    const path = outputPathOf(page.address);
    const report = await validator.validateString(String(htmlByPath.get(path)), path);
    const messages = report.results.flatMap((result) => result.messages);
    diagnostics.push(...messages.map((message) => problem(page, path, message)));
  }
  return diagnostics;
}

function problem(
  page: PageModel,
  path: string,
  { ruleId, message, line, column, selector }: Message,
): Diagnostic {
  return {
    rule: 'html/invalid',
    place: { file: page.route.files[page.language.tag]?.[0] ?? 'content' },
    language: page.language.tag,
    message: `${path}:${line}:${column} ${ruleId}: ${message}${selector === null ? '' : ` (${selector})`}.`,
  };
}

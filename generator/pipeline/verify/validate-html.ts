/** Validates every generated page with html-validate. Slow, so it is no part of a build. */
import type { ConfigData } from 'html-validate';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { OnProgress } from '../../diagnostics/result.ts';
import { problemOf } from '../model/page-problem.ts';
import type { RenderedPage } from '../render/rendered-page.ts';

/** For components in tests and for every generated page: all presets; what is relaxed says why. */
export const htmlValidateConfig: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // A list that is named says what it lists; the next version of html-validate takes that by itself.
    'aria-label-misuse': ['error', { elements: { exclude: ['ul'] } }],
    // React writes `hrefLang` and `autoComplete` as its properties are called; HTML does not mind case.
    'attr-case': 'off',
    // React writes `required=""` and `hidden=""`.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // Folded tables say what they are: Safari forgets it where a table is not displayed as one.
    'no-redundant-role': [
      'error',
      { exclude: ['table', 'rowgroup', 'row', 'columnheader', 'rowheader', 'cell'] },
    ],
    // React writes `<br/>`.
    'void-style': 'off',
    // `useId` makes ids such as `_estimator-R_0_`; HTML allows any without spaces.
    'valid-id': ['error', { relaxed: true }],
    // These links keep their numbers on one line by `white-space: nowrap`.
    'tel-non-breaking': [
      'error',
      { ignoreClasses: ['phone-text', 'call-button', 'compact-call-button', 'call-bar__call'] },
    ],
  },
};

/** Problems of the HTML of all pages, each with the content file of its page. */
export async function validateHtml(
  pages: readonly Pick<RenderedPage, 'page' | 'file'>[],
  onProgress?: OnProgress,
): Promise<Diagnostic[]> {
  // Loaded here and not at the top: commands that look at no page start faster without it.
  const { HtmlValidate, StaticConfigLoader } = await import('html-validate');
  const validator = new HtmlValidate(new StaticConfigLoader(htmlValidateConfig));
  const diagnostics: Diagnostic[] = [];
  for (const [index, { page, file }] of pages.entries()) {
    const { results } = await validator.validateString(String(file.contents), file.path);
    for (const { ruleId, message, line, column, selector } of results.flatMap(({ messages }) => messages)) {
      const element = selector === null ? '' : ` (${selector})`;
      const reported = `${file.path}:${line}:${column} ${ruleId}: ${message}${element}.`;
      diagnostics.push(problemOf(page, 'html/invalid', reported));
    }
    onProgress?.(index + 1, pages.length);
  }
  return diagnostics;
}

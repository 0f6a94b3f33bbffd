/** Builds do not run it, because it is slow. */
import type { ConfigData } from 'html-validate';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { problemOf } from '../model/site-model.ts';
import type { RenderedPage } from '../render/render-site.ts';

export const htmlValidateConfig: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // A list may have a label; the next version of html-validate accepts that.
    'aria-label-misuse': ['error', { elements: { exclude: ['ul'] } }],
    // React writes `hrefLang` and `autoComplete`; HTML ignores case.
    'attr-case': 'off',
    // React writes `required=""` and `hidden=""`.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // Responsive tables have explicit roles: Safari drops table semantics when CSS changes `display`.
    'no-redundant-role': [
      'error',
      { exclude: ['table', 'rowgroup', 'row', 'columnheader', 'rowheader', 'cell'] },
    ],
    // React writes `<br/>`.
    'void-style': 'off',
    // `useId` creates ids such as `_estimator-R_0_`; HTML allows any characters except spaces.
    'valid-id': ['error', { relaxed: true }],
    // These links use `white-space: nowrap`.
    'tel-non-breaking': [
      'error',
      { ignoreClasses: ['phone-text', 'call-button', 'compact-call-button', 'call-bar__call'] },
    ],
  },
};

export async function validateHtml(
  pages: readonly Pick<RenderedPage, 'page' | 'file'>[],
): Promise<Diagnostic[]> {
  // Loaded on demand, so that other commands start faster.
  const { HtmlValidate, StaticConfigLoader } = await import('html-validate');
  const validator = new HtmlValidate(new StaticConfigLoader(htmlValidateConfig));
  const diagnostics: Diagnostic[] = [];
  for (const { page, file } of pages) {
    const { results } = await validator.validateString(String(file.contents), file.path);
    for (const { ruleId, message, line, column, selector } of results.flatMap(({ messages }) => messages)) {
      const element = selector === null ? '' : ` (${selector})`;
      const reported = `${file.path}:${line}:${column} ${ruleId}: ${message}${element}.`;
      diagnostics.push(problemOf(page, 'html/invalid', reported));
    }
  }
  return diagnostics;
}

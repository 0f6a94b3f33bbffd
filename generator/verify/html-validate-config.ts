/** The one configuration of html-validate, for components in tests and for every generated page. */
import type { ConfigData } from 'html-validate';

/** All presets; what is relaxed says why. */
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

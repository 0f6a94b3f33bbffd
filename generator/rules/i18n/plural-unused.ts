import { pluralCategories } from '../../../schema/index.ts';
import { locationOf } from '../../content/content-text.ts';
import { languageName, requiredForms } from '../../text/languages.ts';
import type { Rule } from '../rule-context.ts';
import { listPlurals } from '../shared/parts-of-files.ts';

export const i18nPluralUnused = {
  id: 'i18n/plural-unused',
  severity: 'warning',
  summary: 'Counted texts have no plural form that their language never uses.',
  runOnUnit: ({ files }) =>
    files.flatMap(listPlurals).flatMap(({ file, language, path, forms }) => {
      const needed = requiredForms(language);
      return pluralCategories
        .filter((form) => form in forms && !needed.includes(form))
        .map((form) => ({
          ...locationOf({ file, path: [...path, form], language, part: 'key' }),
          message: `${languageName(language)} uses the form "${form}" for no whole number up to 999,999, so this text is never shown.`,
          fix: `Remove it. ${languageName(language)} has the forms ${needed.join(', ')}.`,
        }));
    }),
} satisfies Rule;

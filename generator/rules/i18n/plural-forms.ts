import { formatKey, isBlank } from '../../../schema/data-path.ts';
import { pluralCategories } from '../../../schema/index.ts';
import type { Problem } from '../../../schema/rule.ts';
import { locationOf } from '../../content/content-text.ts';
import { nearest } from '../../diagnostics/suggest.ts';
import { formatNumbers, languageName, requiredForms } from '../../text/languages.ts';
import type { Rule, UnitContext } from '../rule-context.ts';
import { listPlurals, type WrittenPlural } from '../shared/parts-of-files.ts';

export const i18nPluralForms = {
  id: 'i18n/plural-forms',
  severity: 'error',
  summary: 'Counted texts have every plural form that their language needs.',
  supersedes: ['schema/required'],
  runOnUnit: ({ files }: Pick<UnitContext, 'files'>) => files.flatMap(listPlurals).flatMap(checkForms),
} satisfies Rule;

function checkForms({ file, language, path, forms }: WrittenPlural): Problem | [] {
  const misspelled = findMisspelledForms(forms);
  const missing = requiredForms(language).filter((form) => isBlank(forms[form]) && !misspelled.has(form));
  if (missing.length === 0) return [];
  const present = pluralCategories.filter((form) => !isBlank(forms[form]));
  const name = languageName(language);
  const numbers = formatNumbers(language, missing);
  return {
    // Validation reports a missing `other` at its own path.
    ...locationOf({
      file,
      path: missing.includes('other') ? [...path, 'other'] : path,
      language,
      part: 'key',
    }),
    key: formatKey(path),
    message: `"${formatKey(path)}" lacks the ${name} ${missing.length === 1 ? 'form' : 'forms'} ${missing.join(', ')}.${
      present.length === 0 ? '' : ` It has ${present.join(', ')}.`
    }${numbers === '' ? '' : `\nNumbers that would read wrongly: ${numbers}.`}`,
    fix: { yaml: missing.map((form) => `${form}: "…"`).join('\n'), isAddition: true },
  };
}

/** A misspelled key, such as `othr`, is reported by validation. */
function findMisspelledForms(forms: WrittenPlural['forms']): Set<string | undefined> {
  const names: readonly string[] = pluralCategories;
  const absent = names.filter((name) => isBlank(forms[name]));
  const unknown = Object.keys(forms).filter((name) => !names.includes(name));
  return new Set(unknown.map((name) => nearest(name, absent)));
}

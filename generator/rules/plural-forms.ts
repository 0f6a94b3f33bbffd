/** Plural texts have the plural forms that their language needs, and no others. */

import { formatKey, isBlank, isPlainObject } from '../../schema/data-path.ts';
import { pluralCategories, textFieldsIn } from '../../schema/index.ts';
import type { Rule } from '../../schema/rule.ts';
import type { ContentFile } from '../content/content-file.ts';
import { locationOf } from '../content/content-text.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/suggest.ts';
import { languageName } from '../text/language-name.ts';
import { findPluralNumbers, formatNumbers, requiredForms } from '../text/plural-categories.ts';
import { placeholderNames, printNames } from '../text/scan-placeholders.ts';
import type { UnitContext } from './rule-context.ts';

/** Reports each plural text that lacks forms, has unused forms, or omits placeholders. */
export const pluralForms: Rule<Pick<UnitContext, 'files'>> = {
  ids: ['i18n/plural-forms', 'i18n/plural-unused', 'i18n/placeholder'],
  run: ({ files }) =>
    files
      .flatMap(listPlurals)
      .flatMap((plural) => [checkForms(plural), checkUnused(plural), checkPlaceholders(plural)].flat()),
};

type WrittenPlural = ReturnType<typeof listPlurals>[number];

function listPlurals({ source: { path: file }, fileType, schema, data }: ContentFile) {
  if (!('language' in fileType)) return [];
  return textFieldsIn(schema, data).flatMap(({ field, path, value: forms }) =>
    field.kind === 'plural' && isPlainObject(forms)
      ? [{ file, language: fileType.language, path, forms }]
      : [],
  );
}

function checkForms({ file, language, path, forms }: WrittenPlural): Diagnostic | [] {
  const misspelt = findMisspeltForms(forms);
  const missing = requiredForms(language).filter((form) => isBlank(forms[form]) && !misspelt.has(form));
  if (missing.length === 0) return [];
  const present = pluralCategories.filter((form) => !isBlank(forms[form]));
  const name = languageName(language);
  const numbers = formatNumbers(language, missing);
  return {
    rule: 'i18n/plural-forms',
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

/** Returns the forms with a misspelt key, such as `othr`. Validation reports those keys. */
function findMisspeltForms(forms: WrittenPlural['forms']): Set<string | undefined> {
  const names: readonly string[] = pluralCategories;
  const absent = names.filter((name) => isBlank(forms[name]));
  const unknown = Object.keys(forms).filter((name) => !names.includes(name));
  return new Set(unknown.map((name) => nearest(name, absent)));
}

function checkUnused({ file, language, path, forms }: WrittenPlural): Diagnostic[] {
  const needed = requiredForms(language);
  return pluralCategories
    .filter((form) => form in forms && !needed.includes(form))
    .map((form) => ({
      rule: 'i18n/plural-unused',
      ...locationOf({ file, path: [...path, form], language, part: 'key' }),
      message: `${languageName(language)} uses the form "${form}" for no whole number up to 999,999, so this text is never shown.`,
      fix: `Remove it. ${languageName(language)} has the forms ${needed.join(', ')}.`,
    }));
}

/**
 * Reports each form for several numbers that lacks a placeholder of `other`. A form for one number, such as the Arabic
 * `two`, may omit the number.
 */
function checkPlaceholders({ file, language, path, forms }: WrittenPlural): Diagnostic[] {
  const numbers = findPluralNumbers(language);
  const namesInOther = namesIn(forms.other) ?? [];
  return pluralCategories.flatMap((form): Diagnostic[] => {
    const numbersOfForm = numbers.get(form) ?? [];
    const namesInForm = namesIn(forms[form]);
    if (form === 'other' || numbersOfForm.length < 2 || namesInForm === undefined) return [];
    const missing = printNames(namesInOther.filter((name) => !namesInForm.includes(name)));
    if (missing === '') return [];
    const located = locationOf({ file, path: [...path, form], language });
    const message = `"${located.key}" is used for several numbers and lacks placeholders of "other": ${missing}.`;
    return [{ rule: 'i18n/placeholder', ...located, message, fix: `Add ${missing}.` }];
  });
}

function namesIn(text: unknown): string[] | undefined {
  return typeof text === 'string' && !isBlank(text) ? placeholderNames(text) : undefined;
}

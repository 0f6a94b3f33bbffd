/** Fills placeholders and plurals of one language with i18next, without fallbacks to other languages. */
import i18next from 'i18next';
import type { Plural } from '../../schema/index.ts';
import { memoizePerObject } from '../../schema/memoize-per-object.ts';
import type { Translator } from '../../templates/contract/language-tools.ts';

/** Reported as `render/missing-text`. */
export class MissingTextError extends Error {
  override readonly name = 'MissingTextError';
}

/** Functions throw `MissingTextError`; with `marksMissing`, print the name or the form `other` instead. */
export function createTranslator(language: string, { marksMissing = false } = {}): Translator {
  const instance = i18next.createInstance();
  const fail = (text: string, name: string): string => {
    if (marksMissing) return `{{${name}}}`;
    throw new MissingTextError(`"${name}" has no value in the ${language} text "${text}".`);
  };
  void instance.init({
    lng: language,
    fallbackLng: false,
    initAsync: false,
    resources: { [language]: { translation: {} } },
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    missingInterpolationHandler: (text: string, match: RegExpExecArray) => fail(text, match[1] ?? ''),
    parseMissingKeyHandler: (key: string) => fail(key, 'plural form'),
  });
  let registeredCount = 0;
  const registerForms = memoizePerObject((forms: Plural): string => {
    const key = `text${registeredCount}`;
    registeredCount += 1;
    const resources = Object.entries(forms).map(([category, text]) => [`${key}_${category}`, text]);
    instance.addResourceBundle(language, 'translation', Object.fromEntries(resources));
    return key;
  });
  const { interpolator } = instance.services;
  return {
    language,
    fill: (text, values) =>
      text.includes('{{') ? interpolator.interpolate(text, values, language, {}) : text,
    plural: (forms, count, values) => {
      const key = registerForms(forms);
      // Spanish has a plural form for numbers from a million, which texts may omit.
      const hasForm = (count < 1_000_000 && !marksMissing) || instance.exists(key, { count });
      return instance.t(hasForm ? key : `${key}_other`, { nest: false, ...values, count });
    },
  };
}

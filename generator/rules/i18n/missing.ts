import { formatKey, isPlainObject } from '../../../schema/data-path.ts';
import type { Problem } from '../../../schema/rule.ts';
import type { MissingText } from '../../content/compare-translations.ts';
import { locationOf, stringsIn } from '../../content/content-text.ts';
import { yamlToAdd } from '../../content/describe-schema.ts';
import type { Fix } from '../../diagnostics/diagnostic.ts';
import { languageName } from '../../text/languages.ts';
import { placeholderNames, printNames } from '../../text/scan-placeholders.ts';
import type { Rule } from '../rule-context.ts';
import { checkRecordsWithFacts } from '../shared/records-with-facts.ts';

export const i18nMissing = {
  id: 'i18n/missing',
  severity: 'error',
  summary: 'A text that one language has, every language has.',
  supersedes: ['schema/required'],
  run: ({ files }) => checkRecordsWithFacts(files).filter(({ rule }) => rule === 'i18n/missing'),
  runOnUnit: ({ comparisons }) => comparisons.flatMap(({ missing }) => missing.map(missingDiagnostic)),
} satisfies Rule;

function missingDiagnostic(missing: MissingText): Problem {
  const { path, missingIn, presentIn, misspelledKey } = missing;
  const { file, language: tag } = missingIn;
  const key = formatKey(path);
  const name = path.at(-1) ?? '';
  const language = languageName(tag);
  const locationPath = misspelledKey === undefined ? path : [...path.slice(0, -1), misspelledKey];
  const part = isPlainObject(presentIn.value) ? 'key' : 'value';
  return {
    ...locationOf({ file, path: locationPath, language: tag, part: 'key' }),
    key,
    message: `"${key}" has no ${language} text.${
      misspelledKey === undefined ? '' : ` Only ${language} has "${misspelledKey}". Did you mean "${name}"?`
    }`,
    fix: misspelledKey === undefined ? fixFor(missing) : `Rename "${misspelledKey}" to "${name}".`,
    related: [{ location: { file: presentIn.file, path, part }, label: presentIn.language }],
  };
}

function fixFor({ path, schema, missingIn, presentIn }: MissingText): Fix {
  const yaml = `${yamlToAdd(path.at(-1) ?? '', schema)}${keepNote(presentIn.value)}`;
  return missingIn.value === undefined ? { yaml, isAddition: true } : `Fill it in:\n${yaml}`;
}

function keepNote(source: unknown): string {
  const names = new Set(stringsIn(source).flatMap(([, text]) => placeholderNames(text)));
  return names.size === 0 ? '' : `        keep ${printNames(names)}`;
}

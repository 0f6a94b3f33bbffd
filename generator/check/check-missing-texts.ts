/** Every text that one language has, every language has. */
import { formatKey, isPlainObject } from '../../schema/data-path.ts';
import type { Diagnostic, Fix } from '../diagnostics/diagnostic.ts';
import { lineToAdd } from '../validate/line-to-add.ts';
import { stringsIn } from '../validate/values-in.ts';
import type { Comparison, MissingWords } from './compare-translations.ts';
import { placeOf } from './content-text.ts';
import { languageName } from './language-name.ts';
import { placeholderNames, printNames } from './scan-placeholders.ts';

/** One problem for each text, or block of texts, that a language lacks. */
export function checkMissingTexts({ missing }: Comparison): Diagnostic[] {
  return missing.map(explainMissing);
}

function explainMissing(missing: MissingWords): Diagnostic {
  const { path, lacking, having, written } = missing;
  const { file, language: tag } = lacking;
  const key = formatKey(path);
  const name = path.at(-1) ?? '';
  const language = languageName(tag);
  const place = written === undefined ? path : [...path.slice(0, -1), written];
  const part = isPlainObject(having.value) ? 'key' : 'value';
  return {
    rule: 'i18n/missing',
    ...placeOf({ file, path: place, language: tag, part: 'key' }),
    key,
    message: `"${key}" has no ${language} text.${
      written === undefined ? '' : ` Only ${language} has "${written}". Did you mean "${name}"?`
    }`,
    fix: written === undefined ? fixFor(missing) : `Rename "${written}" to "${name}".`,
    related: [{ place: { file: having.file, path, part }, label: having.language }],
  };
}

/** The lines to write: below the parent, or in place of a text that is empty. */
function fixFor({ path, schema, lacking, having }: MissingWords): Fix {
  const lines = `${lineToAdd(path.at(-1) ?? '', schema)}${keepNote(having.value)}`;
  return lacking.value === undefined ? { yaml: lines, isAddition: true } : `Fill it in:\n${lines}`;
}

/** What a translation has to keep: `        keep {{phone}}`. */
function keepNote(source: unknown): string {
  const names = new Set(stringsIn(source).flatMap(([, text]) => placeholderNames(text)));
  return names.size === 0 ? '' : `        keep ${printNames(names)}`;
}

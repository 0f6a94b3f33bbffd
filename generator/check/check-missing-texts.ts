/** Every text that one language has, every language has. */

import { formatKey, isPlainObject, valueAt } from '../../schema/data-path.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { lineToAdd } from '../validate/line-to-add.ts';
import type { Comparison, MissingWords } from './compare-twins.ts';
import { languageName } from './language-name.ts';
import { countPlaceholders } from './scan-placeholders.ts';

/** One problem for each text, or block of texts, that a language lacks. */
export function checkMissingTexts({ missing }: Comparison): Diagnostic[] {
  return missing.map(explainMissing);
}

function explainMissing(missing: MissingWords): Diagnostic {
  const { path, lacking, having, written } = missing;
  const key = formatKey(path);
  const name = path.at(-1) ?? '';
  const language = languageName(lacking.language);
  const place = written === undefined ? path : [...path.slice(0, -1), written];
  const part = isPlainObject(valueAt(having.file.data, path)) ? 'key' : 'value';
  return {
    rule: 'i18n/missing',
    place: { file: lacking.file.source.path, path: place, part: 'key' },
    language: lacking.language,
    key,
    message: `"${key}" has no ${language} text.${
      written === undefined ? '' : ` Only ${language} has "${written}". Did you mean "${name}"?`
    }`,
    fix: written === undefined ? fixFor(missing) : `Rename "${written}" to "${name}".`,
    related: [{ place: { file: having.file.source.path, path, part }, label: having.language }],
  };
}

/** The lines to write: below the parent, or in place of a text that is empty. */
function fixFor({ path, schema, lacking, having }: MissingWords): string {
  const lines = `${lineToAdd(path.at(-1) ?? '', schema)}${keepNote(valueAt(having.file.data, path))}`;
  return valueAt(lacking.file.data, path) === undefined ? lines : `Fill it in:\n${lines}`;
}

/** What a translation has to keep: `        keep {{phone}}`. */
function keepNote(source: unknown): string {
  const names = new Set(stringsIn(source).flatMap((text) => [...countPlaceholders(text).keys()]));
  return names.size === 0 ? '' : `        keep ${[...names].map((name) => `{{${name}}}`).join(', ')}`;
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(stringsIn);
  return isPlainObject(value) ? Object.values(value).flatMap(stringsIn) : [];
}

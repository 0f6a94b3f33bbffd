/** Lists have the same length, and ids and the like the same value, in every language. */
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { formatKey } from '../validate/data-path.ts';
import type { Comparison, UnequalValue } from './compare-twins.ts';
import { languageName } from './language-name.ts';

/** One problem for each list or value that differs from the reference language. */
export function checkShape({ unequal }: Comparison): Diagnostic[] {
  return unequal.map(explainUnequal);
}

function explainUnequal({ path, twin, reference, own, expected, isLength }: UnequalValue): Diagnostic {
  const key = formatKey(path);
  const [language, source] = [languageName(twin.language), languageName(reference.language)];
  const shared = {
    rule: 'i18n/shape',
    language: twin.language,
    key,
    related: [{ place: { file: reference.file.source.path, path }, label: reference.language }],
  } as const;
  if (isLength) {
    return {
      ...shared,
      place: { file: twin.file.source.path, path, part: 'key' },
      message: `"${key}" has ${countItems(own)} in ${language} and ${countItems(expected)} in ${source}.`,
      fix: `Write the same items as in ${source}, in the same order.`,
    };
  }
  return {
    ...shared,
    place: { file: twin.file.source.path, path },
    message: `"${key}" is ${printValue(own)} in ${language} and ${printValue(expected)} in ${source}; it is the same in every language.`,
    fix: expected === undefined ? 'Take the line out.' : `${path.at(-1)}: ${String(expected)}`,
  };
}

function printValue(value: unknown): string {
  return value === undefined ? 'left out' : JSON.stringify(value);
}

function countItems(length: unknown): string {
  return length === 1 ? '1 item' : `${length} items`;
}

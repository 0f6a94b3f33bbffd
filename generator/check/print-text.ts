/** What visitors will read of a text, as near as can be told before the model is built. */
import type { Constant } from './plan-constants.ts';

/** Shared values of one language, printed, by name. */
export type PrintedValues = ReadonlyMap<string, string>;

/** The values of each language, by its tag; a language whose values cannot be printed has none. */
export function groupValues(constants: readonly Constant[]): (language: string) => PrintedValues {
  const byLanguage = new Map<string, Map<string, string>>();
  for (const { language, name, printed } of constants) {
    const values = byLanguage.get(language) ?? new Map<string, string>();
    byLanguage.set(language, values.set(name, printed));
  }
  return (language) => byLanguage.get(language) ?? new Map();
}

/** The text without its marks, shared values in place of placeholders; an unknown one stands as its name. */
export function printText(text: string, values: PrintedValues): string {
  return text
    .replace(/\[([^[\]]*)\]\([^()\s]*\)/gu, '$1')
    .replaceAll('**', '')
    .replace(/\{\{([^{}]*)\}\}/gu, (_, name: string) => values.get(name) ?? name);
}

/** How many words a printed text has; signs alone are none. */
export function countWords(printed: string): number {
  return printed.split(/\s+/u).filter((part) => /[\p{L}\p{N}]/u.test(part)).length;
}

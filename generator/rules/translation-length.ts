/** A translation is about as long as its source: much shorter lacks something, much longer says more. */

import { pathOf } from '../content/content-paths.ts';
import type { ContentText } from '../content/content-text.ts';
import { printText } from '../content/print-shared-values.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { languageName } from '../text/language-name.ts';
import type { RuleContext } from './rule-context.ts';

/** Percent of the characters of the source language. */
const proportion = { least: 70, most: 150 };
/** In a shorter record one sentence decides, and lengths say nothing. */
const FEWEST_CHARACTERS = 1000;

/** One warning for each translation of a record that is far from the length of its source. */
export function checkTranslationLength(
  context: Pick<RuleContext, 'texts' | 'broken' | 'valuesOf' | 'named'>,
): Diagnostic[] {
  const { texts, broken, valuesOf, named: source } = context;
  if (source === undefined) return [];
  const counted = texts.filter((text) => isCounted(text) && !broken.has(text.file));
  const languages = Map.groupBy(counted, ({ language }) => language);
  const lengthOf = (language: string) =>
    (languages.get(language) ?? []).map(({ text }) => printText(text, valuesOf(language))).join('').length;
  const expected = lengthOf(source);
  if (expected < FEWEST_CHARACTERS) return [];
  return [...languages].flatMap(([language, [first]]) => {
    const percent = Math.round((lengthOf(language) / expected) * 100);
    const fits = percent >= proportion.least && percent <= proportion.most;
    return first === undefined || fits ? [] : explainLength(first, percent, source);
  });
}

/** Of a counted text one form stands for all, since languages differ in how many they have. */
function isCounted({ field, path }: ContentText): boolean {
  return field.kind !== 'plural' || path.at(-1) === 'other';
}

function explainLength({ kind, language }: ContentText, percent: number, source: string): Diagnostic {
  const [name, original] = [languageName(language), languageName(source)];
  const isShort = percent < proportion.least;
  return {
    rule: 'text/proportion',
    place: { file: pathOf(kind) },
    language,
    message: `The ${name} words are ${percent}% as long as the ${original} ones; ${proportion.least} to ${proportion.most}% are usual.`,
    fix: isShort
      ? `Look for what the ${name} text leaves out.`
      : `Look for what the ${name} text says beyond the ${original} one.`,
  };
}

import type { Problem } from '../../../schema/rule.ts';
import { pathOf } from '../../content/classify-file.ts';
import type { ContentText } from '../../content/content-text.ts';
import { printText } from '../../content/print-shared-values.ts';
import { languageName } from '../../text/languages.ts';
import type { Rule, UnitContext } from '../rule-context.ts';

/** The usual length of a translation, in percent of the characters of its source. */
const proportion = { least: 70, most: 150 };
/** The rule ignores shorter sources, because a single sentence changes the percentage too much. */
const MIN_CHARACTERS = 1000;

/** A much shorter translation probably omits content, a much longer one adds content. */
export const textProportion = {
  id: 'text/proportion',
  severity: 'warning',
  summary: 'A translation is about as long as its source.',
  runOnUnit: compareLengths,
} satisfies Rule;

type Context = Pick<UnitContext, 'texts' | 'brokenPaths' | 'valuesOf' | 'sourceLanguage'>;

function compareLengths({ texts, brokenPaths, valuesOf, sourceLanguage: source }: Context): Problem[] {
  if (source === undefined) return [];
  const counted = texts.filter((text) => isCounted(text) && !brokenPaths.has(text.file));
  const textsByLanguage = Map.groupBy(counted, ({ language }) => language);
  const lengthOf = (language: string) =>
    (textsByLanguage.get(language) ?? []).map(({ text }) => printText(text, valuesOf(language))).join('')
      .length;
  const expected = lengthOf(source);
  if (expected < MIN_CHARACTERS) return [];
  return [...textsByLanguage].flatMap(([language, [first]]) => {
    const percent = Math.round((lengthOf(language) / expected) * 100);
    const fits = percent >= proportion.least && percent <= proportion.most;
    return first === undefined || fits ? [] : lengthDiagnostic(first, percent, source);
  });
}

/** Only `other` of a plural is counted, because languages differ in their forms. */
const isCounted = ({ field, path }: ContentText): boolean =>
  field.kind !== 'plural' || path.at(-1) === 'other';

function lengthDiagnostic({ fileType, language }: ContentText, percent: number, source: string): Problem {
  const [name, original] = [languageName(language), languageName(source)];
  const isShort = percent < proportion.least;
  return {
    location: { file: pathOf(fileType) },
    language,
    message: `The ${name} text is ${percent}% as long as the ${original} one; ${proportion.least} to ${proportion.most}% are usual.`,
    fix: isShort
      ? `Look for what the ${name} text leaves out.`
      : `Look for what the ${name} text says beyond the ${original} one.`,
  };
}

import { memoizePerObject } from '../../../schema/memoize-per-object.ts';
import type { AlignedText } from '../../content/compare-translations.ts';
import {
  evaluateTranslation,
  lockKeyOf,
  pairOf,
  pairsOfFile,
  previousSourcesOf,
  type RecordedLines,
} from '../../content/lock.ts';
import { isWritten } from '../../content/missing-translations.ts';
import type { UnitContext } from '../rule-context.ts';

type Context = Pick<UnitContext, 'comparisons' | 'lock' | 'sourceLanguage' | 'removedLines'>;

export const evaluateTranslations = memoizePerObject(
  ({ comparisons, lock, sourceLanguage, removedLines }: Context): readonly EvaluatedText[] =>
    lock === undefined
      ? []
      : comparisons.flatMap(({ texts, reference }) =>
          texts
            .filter(({ values: [source] }) => source?.language === sourceLanguage)
            .flatMap((text) => evaluateText(text, lockKeyOf(text.path, reference), { lock, removedLines })),
        ),
);

export type EvaluatedText = ReturnType<typeof evaluateText>[number];

function evaluateText({ path, values }: AlignedText, key: string, recorded: RecordedLines) {
  const [source, ...others] = values.filter(({ value }) => isWritten(value));
  if (source === undefined) return [];
  return others.map((translation) => {
    const pair = pairOf(source.value, translation.value);
    const pairs = pairsOfFile(recorded, translation.file).get(key) ?? [];
    // A copy of the source is not stale. Whether it is reported as untranslated is decided by another rule.
    const isCopy = pair.source === pair.translation && pairs.length === 0;
    const status = isCopy ? 'accepted' : evaluateTranslation(pairs, pair);
    return { path, source, translation, status, previousSources: previousSourcesOf(pairs, pair) };
  });
}

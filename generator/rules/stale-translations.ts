/** Reports translations that are older than their source, according to the lock file of translations. */

import { formatKey } from '../../schema/data-path.ts';
import type { Rule } from '../../schema/rule.ts';
import type { AlignedText, Comparison } from '../content/compare-translations.ts';
import { locationOf } from '../content/content-text.ts';
import {
  ACCEPT_COMMAND,
  evaluateTranslation,
  LOCK_FILE,
  lockKeyOf,
  pairOf,
  pairsOfFile,
  previousSourcesOf,
  type RecordedLines,
} from '../content/lock.ts';
import { isWritten } from '../content/unwritten.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { plural } from '../diagnostics/format-totals.ts';
import { formatOnOneLine } from '../text/format-on-one-line.ts';
import { languageName } from '../text/language-name.ts';
import type { UnitContext } from './rule-context.ts';

/**
 * Reports each translation whose source has changed since the lock file recorded it, and each file with texts that are
 * not recorded.
 * Reports nothing without a lock file.
 */
export const staleTranslations: Rule<Pick<UnitContext, 'comparisons' | LockQueries>> = {
  ids: ['i18n/stale', 'i18n/unrecorded'],
  run: ({ comparisons, ...queries }) =>
    comparisons.flatMap((comparison) => compareWithLock(comparison, queries)),
};

type LockQueries = 'lock' | 'sourceLanguage' | 'removedLines';

function compareWithLock(
  { texts, reference }: Comparison,
  { lock, sourceLanguage, removedLines }: Pick<UnitContext, LockQueries>,
): Diagnostic[] {
  if (lock === undefined) return [];
  const recorded = { lock, removedLines };
  const evaluated = texts
    .filter(({ values: [source] }) => source?.language === sourceLanguage)
    .flatMap((text) => evaluateText(text, lockKeyOf(text.path, reference), recorded));
  const unrecorded = evaluated.filter(({ status }) => status === 'unrecorded');
  return [
    ...evaluated.filter(({ status }) => status === 'stale').map(explainStale),
    ...[...Map.groupBy(unrecorded, ({ translation }) => translation.file).values()].flatMap(
      explainUnrecorded,
    ),
  ];
}

type EvaluatedText = ReturnType<typeof evaluateText>[number];

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

function explainStale({ path, source, translation, previousSources }: EvaluatedText): Diagnostic {
  const key = formatKey(path);
  const { file, language } = translation;
  const [name, original] = [languageName(language), languageName(source.language)];
  return {
    rule: 'i18n/stale',
    ...locationOf({ file, path, language }),
    message: `"${key}" was translated from an older ${original} text.\nnow  ${formatOnOneLine(source.value)}`,
    fix: `Change the ${name} text, or confirm it: ${ACCEPT_COMMAND} "${file}#${key}"`,
    related: [{ location: { file: source.file, path }, label: source.language }],
    previous: { file: source.file, hashes: previousSources },
  };
}

/** The maximum number of keys in a message. */
const maxListedKeys = 3;

/** Reports all texts of a file in one diagnostic. */
function explainUnrecorded(evaluated: readonly EvaluatedText[]): Diagnostic[] {
  const keys = evaluated.map(({ path }) => formatKey(path));
  const more = keys.length > maxListedKeys ? ` and ${keys.length - maxListedKeys} more` : '';
  const [countedTexts, verb] = [plural(keys.length, 'text'), keys.length === 1 ? 'is' : 'are'];
  return evaluated.slice(0, 1).map(({ translation: { file, language }, path, source }) => ({
    rule: 'i18n/unrecorded',
    ...locationOf({ file, path, language }),
    message: [
      `${countedTexts} of this file ${verb} not recorded in ${LOCK_FILE} as written, so nothing reports when the ${languageName(source.language)} changes.`,
      `${keys.slice(0, maxListedKeys).join(', ')}${more}`,
    ].join('\n'),
    fix: `When the translation is right, record it: ${ACCEPT_COMMAND}`,
  }));
}

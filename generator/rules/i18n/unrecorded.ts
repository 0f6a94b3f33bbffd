import { formatKey } from '../../../schema/data-path.ts';
import type { Problem } from '../../../schema/rule.ts';
import { locationOf } from '../../content/content-text.ts';
import { ACCEPT_COMMAND, LOCK_FILE } from '../../content/lock.ts';
import { plural } from '../../diagnostics/format-totals.ts';
import { languageName } from '../../text/languages.ts';
import type { Rule } from '../rule-context.ts';
import { type EvaluatedText, evaluateTranslations } from '../shared/evaluate-translations.ts';

export const i18nUnrecorded = {
  id: 'i18n/unrecorded',
  severity: 'warning',
  summary: 'The lock file records the current form of each translation.',
  runOnUnit: (context) => {
    const unrecorded = evaluateTranslations(context).filter(({ status }) => status === 'unrecorded');
    const files = Map.groupBy(unrecorded, ({ translation }) => translation.file);
    return [...files.values()].flatMap(unrecordedDiagnostics);
  },
} satisfies Rule;

const maxListedKeys = 3;

function unrecordedDiagnostics(evaluated: readonly EvaluatedText[]): Problem[] {
  const keys = evaluated.map(({ path }) => formatKey(path));
  const more = keys.length > maxListedKeys ? ` and ${keys.length - maxListedKeys} more` : '';
  const [countedTexts, verb] = [plural(keys.length, 'text'), keys.length === 1 ? 'is' : 'are'];
  return evaluated.slice(0, 1).map(({ translation: { file, language }, path, source }) => ({
    ...locationOf({ file, path, language }),
    message: [
      `${countedTexts} of this file ${verb} not recorded in ${LOCK_FILE} as written, so nothing reports when the ${languageName(source.language)} changes.`,
      `${keys.slice(0, maxListedKeys).join(', ')}${more}`,
    ].join('\n'),
    fix: `When the translation is right, record it: ${ACCEPT_COMMAND}`,
  }));
}

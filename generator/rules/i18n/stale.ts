import { formatKey } from '../../../schema/data-path.ts';
import type { Problem } from '../../../schema/rule.ts';
import { formatOnOneLine } from '../../content/compare-translations.ts';
import { locationOf } from '../../content/content-text.ts';
import { ACCEPT_COMMAND } from '../../content/lock.ts';
import { languageName } from '../../text/languages.ts';
import type { Rule } from '../rule-context.ts';
import { type EvaluatedText, evaluateTranslations } from '../shared/evaluate-translations.ts';

export const i18nStale = {
  id: 'i18n/stale',
  severity: 'warning',
  summary: 'A translation is up to date with its source.',
  runOnUnit: (context) =>
    evaluateTranslations(context)
      .filter(({ status }) => status === 'stale')
      .map(staleDiagnostic),
} satisfies Rule;

function staleDiagnostic({ path, source, translation, previousSources }: EvaluatedText): Problem {
  const key = formatKey(path);
  const { file, language } = translation;
  const [name, original] = [languageName(language), languageName(source.language)];
  return {
    ...locationOf({ file, path, language }),
    message: `"${key}" was translated from an older ${original} text.\nnow  ${formatOnOneLine(source.value)}`,
    fix: `Change the ${name} text, or confirm it: ${ACCEPT_COMMAND} "${file}#${key}"`,
    related: [{ location: { file: source.file, path }, label: source.language }],
    previous: { file: source.file, hashes: previousSources },
  };
}

import { formatKey } from '../../../schema/data-path.ts';
import type { DataPath } from '../../../schema/index.ts';
import type { Problem } from '../../../schema/rule.ts';
import {
  alternativeFix,
  type LanguageDifference,
  locationOfDifference,
} from '../../content/compare-translations.ts';

export function unequalDiagnostic(
  differing: LanguageDifference<unknown>,
  path: DataPath,
  { noun, difference, fix }: Readonly<Record<'noun' | 'difference' | 'fix', string>>,
): Problem {
  return {
    ...locationOfDifference(differing, path),
    message: `"${formatKey(path)}" does not have the ${noun} of the ${differing.source} text: ${difference}.`,
    fix: `${fix}${alternativeFix(differing)}`,
  };
}

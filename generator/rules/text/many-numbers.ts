import { memoizePerObject } from '../../../schema/memoize-per-object.ts';
import { builtInPlaceholders } from '../../../schema/placeholder-names.ts';
import type { Problem } from '../../../schema/rule.ts';
import { type ContentText, locationOf } from '../../content/content-text.ts';
import type { PrintedValues } from '../../content/print-shared-values.ts';
import { scanPlaceholders } from '../../text/scan-placeholders.ts';
import type { Rule, UnitContext } from '../rule-context.ts';
import { paragraphsOf } from '../shared/parts-of-files.ts';

export const textManyNumbers = {
  id: 'text/many-numbers',
  severity: 'warning',
  summary: 'A paragraph has at most one telephone number of others.',
  runOnUnit: ({ texts, valuesOf }: Pick<UnitContext, 'texts' | 'valuesOf'>) =>
    paragraphsOf({ texts }).flatMap((text) => checkNumbers(text, valuesOf(text.language))),
} satisfies Rule;

function checkNumbers(text: ContentText, values: PrintedValues): Problem | [] {
  const phones = phonesOfOthers(values);
  const found = scanPlaceholders(text.text).placeholders.filter(({ name }) => phones.has(name));
  const names = new Set(found.map(({ name }) => name));
  const second = found.find(({ name }) => name !== found[0]?.name);
  if (second === undefined) return [];
  return {
    ...locationOf(text, second),
    message: `This paragraph has ${names.size} telephone numbers of others; a reader may call the wrong one.`,
    fix: 'Keep one, and write the others in a list or a table: who answers, then the number.',
  };
}

const ownValues: ReadonlySet<string> = new Set(builtInPlaceholders);
const phonePattern = /^\(\d{3}\) \d{3}-\d{4}$/u;

/** Placeholders that print a telephone number which is not one of the site's own lines. */
const phonesOfOthers = memoizePerObject(
  (values: PrintedValues): ReadonlySet<string> =>
    new Set(
      [...values].flatMap(([name, printed]) =>
        phonePattern.test(printed) && !ownValues.has(name) ? [name] : [],
      ),
    ),
);

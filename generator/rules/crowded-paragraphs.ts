/** Reports paragraphs that a tired reader cannot scan: too many words, or several telephone numbers of others. */
import { memoizePerObject } from '../../schema/memoize-per-object.ts';
import { builtInPlaceholders } from '../../schema/placeholder-names.ts';
import type { Rule } from '../../schema/rule.ts';
import { type ContentText, locationOf } from '../content/content-text.ts';
import { type PrintedValues, printText } from '../content/print-shared-values.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { scanPlaceholders } from '../text/scan-placeholders.ts';
import type { UnitContext } from './rule-context.ts';

const MAX_WORDS = 80;

/** Reports each paragraph with more than 80 words, or with more than one telephone number of others. */
export const crowdedParagraphs: Rule<Context> = {
  ids: ['text/long-paragraph', 'text/many-numbers'],
  run: ({ texts, valuesOf }) =>
    texts.filter(isProse).flatMap((text) => {
      const values = valuesOf(text.language);
      return [...checkWords(text, values), ...checkNumbers(text, values)];
    }),
};

type Context = Pick<UnitContext, 'texts' | 'valuesOf'>;

/** Returns whether a text is a paragraph. Headings are short anyway, and cells of tables may have several numbers. */
function isProse({ field, path }: ContentText): boolean {
  return field.kind === 'rich' && !path.includes('rows');
}

function checkWords(text: ContentText, values: PrintedValues): Diagnostic[] {
  const count = printText(text.text, values).trim().split(/\s+/u).length;
  if (count <= MAX_WORDS) return [];
  return [
    {
      rule: 'text/long-paragraph',
      ...locationOf(text),
      message: `This paragraph has ${count} words; ${MAX_WORDS} at most are easy to read on a phone.`,
      fix: 'Shorten it, divide it, or move the details to the page that a link names.',
    },
  ];
}

function checkNumbers(text: ContentText, values: PrintedValues): Diagnostic[] {
  const phones = phonesOfOthers(values);
  const found = scanPlaceholders(text.text).placeholders.filter(({ name }) => phones.has(name));
  const names = new Set(found.map(({ name }) => name));
  const second = found.find(({ name }) => name !== found[0]?.name);
  if (second === undefined) return [];
  return [
    {
      rule: 'text/many-numbers',
      ...locationOf(text, second),
      message: `This paragraph has ${names.size} telephone numbers of others; a reader may call the wrong one.`,
      fix: 'Keep one, and write the others in a list or a table: who answers, then the number.',
    },
  ];
}

const ownValues: ReadonlySet<string> = new Set(builtInPlaceholders);
const phonePattern = /^\(\d{3}\) \d{3}-\d{4}$/u;

/** Returns the names of the placeholders that print a telephone number which is not one of the site's own lines. */
const phonesOfOthers = memoizePerObject(
  (values: PrintedValues): ReadonlySet<string> =>
    new Set(
      [...values].flatMap(([name, printed]) =>
        phonePattern.test(printed) && !ownValues.has(name) ? [name] : [],
      ),
    ),
);

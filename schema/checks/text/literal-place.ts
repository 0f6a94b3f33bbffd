import { memoizePerObject } from '../../memoize-per-object.ts';
import type { PrintedPlaceholder, Rule, Term, TextContext } from '../../rule.ts';
import type { Style } from '../../style.ts';

export const textLiteralPlace = {
  id: 'text/literal-place',
  severity: 'error',
  summary: 'Offices and counties are counted, and offices named, by placeholders.',
  supersedes: ['text/literal-constant', 'i18n/placeholder'],
  runOnUnit: ({ styles, sharedValues, reportTerms }: TextContext) =>
    reportTerms(({ language, fileType: { name } }) => {
      const terms = termsOf(sharedValues)(styles)(language);
      return listsOfTowns.includes(name) ? terms.exceptLists : terms.all;
    }),
} satisfies Rule;

/** Texts that list the towns around an office, which may have offices themselves. */
const listsOfTowns: readonly string[] = ['offices', 'cities'];

/** All terms, and those for a text that may list the names of offices as towns. */
const termsOf = memoizePerObject((sharedValues: TextContext['sharedValues']) =>
  memoizePerObject((styles: TextContext['styles']) => {
    const languages = [...styles].map(([language, style]) => {
      const offices = sharedValues.filter((value) => value.form === 'office' && value.language === language);
      const lists = style === undefined ? [] : termsOfLists(style.places, offices);
      const exceptLists = style === undefined ? [] : termsOfLanguage(style.places, offices);
      return [language, { all: [...lists, ...exceptLists], exceptLists }] as const;
    });
    const byLanguage = new Map(languages);
    return (language: string) => byLanguage.get(language) ?? { all: [], exceptLists: [] };
  }),
);

type Places = Style['places'];

/** A number of offices or counties in digits; nobody types a larger one for an agency. */
const digits = Array.from({ length: 19 }, (_, index) => String(index + 2));

const reason = 'It stays the same when an office or a county is added or removed.';

function termsOfLanguage(
  { numbers, counts, office, except }: Places,
  offices: readonly PrintedPlaceholder[],
): Term[] {
  const namesIn = (patterns: readonly string[]) =>
    patterns.flatMap((pattern) => offices.map(({ printed }) => insert(pattern, printed)));
  return [
    ...Object.entries(counts).map(([name, patterns]) => ({
      words: patterns.flatMap((pattern) =>
        pattern.includes('_') ? [...digits, ...numbers].map((number) => insert(pattern, number)) : pattern,
      ),
      message: (found: string) => `"${found}" is a typed number. ${reason}`,
      fix: `Write {{${name}}}, which prints the number with its noun.`,
    })),
    ...offices.map(({ name, printed }) => ({
      words: office.map((pattern) => insert(pattern, printed)),
      except: namesIn(except),
      message: (found: string) => `"${found}" names an office of the agency. ${reason}`,
      fix: `Write {{${name}}} instead of "${printed}".`,
    })),
  ];
}

function termsOfLists({ list }: Places, offices: readonly PrintedPlaceholder[]): Term[] {
  const pairs = offices.flatMap((first) =>
    offices.filter((second) => second !== first).map((second) => [first.printed, second.printed] as const),
  );
  if (pairs.length === 0) return [];
  return [
    {
      words: list.flatMap((pattern) => pairs.map((pair) => insert(pattern, ...pair))),
      message: (found) => `"${found}" lists offices of the agency. ${reason}`,
      fix: 'Write {{officeNames}}, which prints the names of all offices, or put other words between names of towns.',
    },
  ];
}

/** Fills the gaps of a pattern of `style.yaml`. */
const insert = (pattern: string, ...words: readonly string[]): string =>
  words.reduce((text, word) => text.replace('_', () => word), pattern);

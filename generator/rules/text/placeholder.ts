import { memoizePerObject } from '../../../schema/memoize-per-object.ts';
import { placeholderFiles } from '../../../schema/placeholder-names.ts';
import type { Problem } from '../../../schema/rule.ts';
import { type ContentText, locationOf } from '../../content/content-text.ts';
import { mostSimilar, nearest } from '../../diagnostics/suggest.ts';
import {
  type FoundBraces,
  type FoundPlaceholder,
  placeholderNames,
  printNames,
  scanPlaceholders,
} from '../../text/scan-placeholders.ts';
import type { Rule, UnitContext } from '../rule-context.ts';

export const textPlaceholder = {
  id: 'text/placeholder',
  severity: 'error',
  fixed: true,
  summary: 'Placeholders name a shared value.',
  supersedes: ['i18n/placeholder'],
  runOnUnit: checkTexts,
} satisfies Rule;

type Context = Pick<UnitContext, 'texts' | 'placeholders'>;

type KnownPlaceholders = NonNullable<UnitContext['placeholders']>;

/** Reports only unmatched braces when the known placeholders cannot be read. */
function checkTexts({ texts, placeholders: knownPlaceholders }: Context): Problem[] {
  return texts.flatMap((text) => {
    if (!/[{}]/u.test(text.text)) return [];
    const { placeholders, strays } = scanPlaceholders(text.text);
    const namesInText = new Set(placeholders.map(({ name }) => name));
    const findMissing = (names: readonly string[]) =>
      findMissingName(groupByKey(texts).get(text.key) ?? [], namesInText, names);
    // The explanation is computed once for equal placeholders, because a text may repeat one many times.
    const groups = Map.groupBy(knownPlaceholders === undefined ? [] : placeholders, ({ written }) => written);
    return [
      ...strays.map((stray) => strayDiagnostic(text, stray)),
      ...[...groups.values()].flatMap((all): Problem[] => {
        const problem =
          knownPlaceholders &&
          all[0] &&
          placeholderDiagnostic(text, all[0], { knownPlaceholders, findMissing });
        if (problem === undefined) return [];
        return all.map((found) => ({ ...locationOf(text, found), ...problem }));
      }),
    ];
  });
}

type Explanation = Pick<Problem, 'message' | 'fix'>;

/** The texts of one key are translations of each other. */
const groupByKey = memoizePerObject((texts: UnitContext['texts']) => Map.groupBy(texts, ({ key }) => key));

function strayDiagnostic(text: ContentText, stray: FoundBraces): Problem {
  const braces = stray.written;
  return {
    ...locationOf(text, stray),
    message: `"${braces}" ${braces.startsWith('{') ? 'begins a placeholder that does not end' : 'ends a placeholder that does not begin'}.`,
    fix: 'A placeholder is written {{name}}, with two braces on each side.',
  };
}

function placeholderDiagnostic(
  text: ContentText,
  { name, form, written }: FoundPlaceholder,
  {
    knownPlaceholders,
    findMissing,
  }: { knownPlaceholders: KnownPlaceholders; findMissing: (names: readonly string[]) => string | undefined },
): Explanation | undefined {
  if (knownPlaceholders[text.role].has(name) || text.field.params.includes(name)) {
    if (form === 'exact') return undefined;
    return { message: `${written} is not a valid placeholder.`, fix: `Write {{${name}}}.` };
  }
  // An unknown word in single braces is ordinary text.
  if (form === 'single-brace') return undefined;
  if (knownPlaceholders.ordinary.has(name)) return roleDiagnostic(text, name);
  const names = [...text.field.params, ...knownPlaceholders[text.role]];
  const suggestion = nearest(name, names) ?? longestPrefix(name, names) ?? findMissing(names);
  return {
    message: `${written} is not a shared value, so it cannot be filled.${suggestion === undefined ? '' : ` Did you mean {{${suggestion}}}?`}`,
    fix:
      suggestion === undefined
        ? describeNearestNames(name, names, knownPlaceholders)
        : `Write {{${suggestion}}}.`,
  };
}

function roleDiagnostic({ role, field }: ContentText, name: string): Explanation {
  if (role === 'phrase') {
    return {
      message: `{{${name}}} is a phrase, and a phrase cannot use another one.`,
      fix: `Write its text here, or use a figure of ${placeholderFiles.figures}.`,
    };
  }
  const parameters = printNames(field.params);
  return {
    message: `{{${name}}} cannot be filled here, because this text is itself part of a shared value.`,
    fix: parameters === '' ? 'Write its text instead.' : `Use the parameters of this text: ${parameters}.`,
  };
}

/** The longest known name with which a name begins: `releaseTime` for `releaseTimeSoon`. */
const longestPrefix = (name: string, names: readonly string[]): string | undefined =>
  names.filter((candidate) => name.startsWith(candidate)).toSorted((a, b) => b.length - a.length)[0];

/** From the first translation that has exactly one known name that this text lacks. */
function findMissingName(
  translations: readonly ContentText[],
  namesInText: ReadonlySet<string>,
  known: readonly string[],
) {
  const missing = translations.map(({ text }) =>
    placeholderNames(text).filter((name) => !namesInText.has(name) && known.includes(name)),
  );
  return missing.find(({ length }) => length === 1)?.[0];
}

function describeNearestNames(
  name: string,
  names: readonly string[],
  { definedIn }: KnownPlaceholders,
): string {
  const described = mostSimilar(name, names).map((similar) => {
    const file = definedIn.get(similar);
    return file === undefined ? `{{${similar}}}` : `{{${similar}}} (${file})`;
  });
  return described.length === 0 ? 'Remove it.' : `The nearest names: ${described.join(', ')}.`;
}

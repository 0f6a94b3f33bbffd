/** Every placeholder names a shared value or a parameter of its own text, and is written `{{name}}`. */

import { builtInPlaceholders, placeholderFiles } from '../../schema/placeholder-names.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/suggest.ts';
import type { KnownPlaceholders } from './known-placeholders.ts';
import { countPlaceholders, type FoundPlaceholder, scanPlaceholders } from './scan-placeholders.ts';
import { twinKey } from './twins.ts';
import { placeOf, type WrittenText } from './written-text.ts';

/** What the check looks at; without `known` only the braces are checked. */
export type PlaceholdersInput = {
  readonly texts: readonly WrittenText[];
  readonly known: KnownPlaceholders | undefined;
};

/** One problem for each placeholder that nothing fills in, and for each brace that stands alone. */
export function checkPlaceholders({ texts, known }: PlaceholdersInput): Diagnostic[] {
  const twins = Map.groupBy(texts, twinsKey);
  return texts.flatMap((text) => {
    const { placeholders, strays } = scanPlaceholders(text.text);
    const names = new Set(placeholders.map(({ name }) => name));
    // The same may be written a hundred thousand times.
    const explained = new Map<string, Explanation | undefined>();
    return [
      ...strays.map((stray) => explainStray(text, stray)),
      ...placeholders.flatMap((found): Diagnostic[] => {
        if (known === undefined) return [];
        const written = text.text.slice(found.start, found.start + found.length);
        if (!explained.has(written)) {
          const lacking = () => translatedNames(twins.get(twinsKey(text)) ?? [], names);
          explained.set(written, explainPlaceholder(text, { ...found, written }, { known, lacking }));
        }
        const explanation = explained.get(written);
        return explanation === undefined
          ? []
          : [{ rule: 'text/placeholder', ...placeOf(text, found), ...explanation }];
      }),
    ];
  });
}

type Explanation = Pick<Diagnostic, 'message' | 'fix'>;

const twinsKey = ({ kind, key }: WrittenText): string => `${twinKey(kind)} ${key}`;

function explainStray(
  text: WrittenText,
  stray: { readonly start: number; readonly length: number },
): Diagnostic {
  const braces = text.text.slice(stray.start, stray.start + stray.length);
  return {
    rule: 'text/placeholder',
    ...placeOf(text, stray),
    message: `"${braces}" ${braces.startsWith('{') ? 'begins a placeholder that does not end' : 'ends a placeholder that does not begin'}.`,
    fix: 'A placeholder is written {{name}}, with two braces on each side.',
  };
}

function explainPlaceholder(
  text: WrittenText,
  { name, form, written }: FoundPlaceholder & { readonly written: string },
  { known, lacking }: { readonly known: KnownPlaceholders; readonly lacking: () => string[][] },
): Explanation | undefined {
  if (known[text.role].has(name) || text.field.params.includes(name)) {
    if (form === 'exact') return undefined;
    return { message: `${written} is not filled in as it is written.`, fix: `Write {{${name}}}.` };
  }
  // A word in single braces that is no shared value is ordinary text.
  if (form === 'single-brace') return undefined;
  if (known.ordinary.has(name)) return explainRole(text, name);
  const names = [...text.field.params, ...known[text.role]];
  const meant = nearest(name, names) ?? plainName(name, names) ?? onlyOne(lacking(), names);
  return {
    message: `${written} is no shared value, so nothing fills it in.${meant === undefined ? '' : ` Did you mean {{${meant}}}?`}`,
    fix: meant === undefined ? knownNames(text) : `Write {{${meant}}}.`,
  };
}

function explainRole({ role, field }: WrittenText, name: string): Explanation {
  if (role === 'phrase') {
    return {
      message: `{{${name}}} is a phrase, and a phrase cannot use another one.`,
      fix: `Write its words here, or use a figure of ${placeholderFiles.figures}.`,
    };
  }
  const own = field.params.map((param) => `{{${param}}}`).join(', ');
  return {
    message: `{{${name}}} is not filled in here, because this text is part of shared values itself.`,
    fix: own === '' ? 'Write the words themselves.' : `Use what this text is given: ${own}.`,
  };
}

/** The figure whose form was asked for, when it has no such form: `releaseTime` for `releaseTimeSoon`. */
function plainName(name: string, names: readonly string[]): string | undefined {
  return names.filter((known) => name.startsWith(known)).toSorted((a, b) => b.length - a.length)[0];
}

/** The placeholders that each language has in a text and that are not among its own. */
function translatedNames(twins: readonly WrittenText[], own: ReadonlySet<string>): string[][] {
  return twins.map(({ text }) => [...countPlaceholders(text).keys()].filter((name) => !own.has(name)));
}

/** The first placeholder that is the only known one of its language. */
function onlyOne(lists: readonly (readonly string[])[], known: readonly string[]): string | undefined {
  const lacking = lists.map((list) => list.filter((name) => known.includes(name)));
  return lacking.find(({ length }) => length === 1)?.[0];
}

function knownNames({ field }: WrittenText): string {
  const names = [...field.params, ...builtInPlaceholders].map((name) => `{{${name}}}`).join(', ');
  const { figures, phrases } = placeholderFiles;
  return `Known here: ${names}, the figures of ${figures} and the phrases of ${phrases}.`;
}

/** Every placeholder names a shared value or a parameter of its own text, and is written `{{name}}`. */
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/suggest.ts';
import { builtInPlaceholders } from '../model/placeholder-names.ts';
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
  return texts.flatMap((text) => {
    const { placeholders, strays } = scanPlaceholders(text.text);
    return [
      ...strays.map((stray) => explainStray(text, stray)),
      ...placeholders.flatMap((found) => explainPlaceholder(text, found, { texts, known })),
    ];
  });
}

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
  found: FoundPlaceholder,
  { texts, known }: PlaceholdersInput,
): Diagnostic[] {
  const { name, form } = found;
  if (known === undefined) return [];
  const written = text.text.slice(found.start, found.start + found.length);
  const rule = { rule: 'text/placeholder', ...placeOf(text, found) } as const;
  if (known[text.role].has(name) || text.field.params.includes(name)) {
    if (form === 'exact') return [];
    return [{ ...rule, message: `${written} is not filled in as it is written.`, fix: `Write {{${name}}}.` }];
  }
  // A word in single braces that is no shared value is ordinary text.
  if (form === 'single-brace') return [];
  if (known.ordinary.has(name)) return [{ ...rule, ...explainRole(text, name) }];
  const names = [...text.field.params, ...known[text.role]];
  const meant = nearest(name, names) ?? plainName(name, names) ?? translatedName(text, texts, names);
  return [
    {
      ...rule,
      message: `${written} is no shared value, so nothing fills it in.${meant === undefined ? '' : ` Did you mean {{${meant}}}?`}`,
      fix: meant === undefined ? knownNames(text) : `Write {{${meant}}}.`,
    },
  ];
}

function explainRole({ role, field }: WrittenText, name: string): Pick<Diagnostic, 'message' | 'fix'> {
  if (role === 'phrase') {
    return {
      message: `{{${name}}} is a phrase, and a phrase cannot use another one.`,
      fix: 'Write its words here, or use a figure of content/shared/business.yaml.',
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

/** The one placeholder that another language has in this text and this language lacks. */
function translatedName(
  text: WrittenText,
  texts: readonly WrittenText[],
  names: readonly string[],
): string | undefined {
  const own = countPlaceholders(text.text);
  const twins = texts.filter(({ kind, key }) => key === text.key && twinKey(kind) === twinKey(text.kind));
  for (const twin of twins) {
    const there = [...countPlaceholders(twin.text).keys()];
    const lacking = there.filter((name) => !own.has(name) && names.includes(name));
    if (lacking.length === 1) return lacking[0];
  }
  return undefined;
}

function knownNames({ field }: WrittenText): string {
  const names = [...field.params, ...builtInPlaceholders].map((name) => `{{${name}}}`).join(', ');
  return `Known here: ${names}, the figures of content/shared/business.yaml and the phrases of ui.yaml.`;
}

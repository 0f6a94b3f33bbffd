export type FoundBraces = { readonly written: string; readonly start: number; readonly length: number };

export type FoundPlaceholder = FoundBraces & {
  readonly name: string;
  /** `exact` is `{{name}}`; the others are malformed, with a recognizable name. */
  readonly form: 'exact' | 'spaces' | 'single-brace';
};

const placeholder = /\{\{(?<inside>[^{}]*)\}\}|(?<!\{)\{(?<single>[a-z][A-Za-z0-9]*)\}(?!\})|\{\{+|\}\}+/gu;

export function scanPlaceholders(text: string) {
  const placeholders: FoundPlaceholder[] = [];
  const strays: FoundBraces[] = [];
  for (const match of text.matchAll(placeholder)) {
    const [written] = match;
    const range = { written, start: match.index, length: written.length };
    const { inside, single } = match.groups ?? {};
    const name = (inside ?? single ?? '').trim();
    if (single !== undefined) placeholders.push({ ...range, name, form: 'single-brace' });
    else if (inside === undefined) strays.push(range);
    else placeholders.push({ ...range, name, form: inside === name ? 'exact' : 'spaces' });
  }
  return { placeholders, strays };
}

export const placeholderNames = (text: string): string[] => [
  ...new Set(scanPlaceholders(text).placeholders.map(({ name }) => name)),
];

export const printNames = (names: Iterable<string>): string =>
  Array.from(names, (name) => `{{${name}}}`).join(', ');

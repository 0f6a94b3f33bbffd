/** Reads the colour values of the site for pictures, which cannot use the style sheet. */

/** The colour names in `tokens.css`, `--c-<name>`, that pictures need. */
const colourNames = ['page', 'sheet', 'text', 'muted', 'thread', 'call-text'] as const;

/** A value such as `#f6f0e4` for each colour name. */
export type Colours = Readonly<Record<(typeof colourNames)[number], string>>;

/** Parses the light colours, which come first, from the text of `tokens.css`. Throws when one is missing. */
export function parseColours(css: string): Colours {
  const entries = colourNames.map((name) => [name, colourOf(`--c-${name}`, css)]);
  // Object.fromEntries loses the key type; there is one entry for each name.
  return Object.fromEntries(entries) as Colours;
}

function colourOf(name: string, css: string): string {
  const value = new RegExp(`${name}:\\s*([^;]+);`, 'u').exec(css)?.[1]?.trim() ?? '';
  if (!/^#[0-9a-f]{3,6}$/iu.test(value)) throw new Error(`tokens.css gives ${name} no colour.`);
  return value;
}

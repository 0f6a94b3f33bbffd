/** The colours of the site as values: a picture knows no style sheet. */

/** The jobs of colours, `--c-<job>` in `tokens.css`, that pictures need. */
const colourJobs = ['page', 'sheet', 'text', 'muted', 'thread', 'call', 'on-call', 'call-text'] as const;

/** A colour such as `#f6f0e4` for each job. */
export type Colours = Readonly<Record<(typeof colourJobs)[number], string>>;

/** The colours by day and by night. */
export type Themes = { readonly light: Colours; readonly dark: Colours };

/** Reads the colours out of the text of `tokens.css`. Throws when a job has no colour there. */
export function parseColours(css: string): Themes {
  const [light = '', dark = ''] = css.split(/@media \(prefers-color-scheme: dark\)/u);
  const byDay = parseProperties(light);
  const byNight = new Map([...byDay, ...parseProperties(dark)]);
  return { light: coloursOf(byDay), dark: coloursOf(byNight) };
}

function parseProperties(css: string): ReadonlyMap<string, string> {
  const matches = css.matchAll(/(--[a-z0-9-]+):\s*([^;]+);/gu);
  return new Map(Array.from(matches, ([, name = '', value = '']) => [name, value.trim()]));
}

function coloursOf(properties: ReadonlyMap<string, string>): Colours {
  const entries = colourJobs.map((job) => [job, colourOf(`--c-${job}`, properties)]);
  // One entry for each job.
  return Object.fromEntries(entries) as Colours;
}

function colourOf(name: string, properties: ReadonlyMap<string, string>): string {
  const value = properties.get(name) ?? '';
  if (!/^#[0-9a-f]{3,6}$/iu.test(value)) throw new Error(`tokens.css gives ${name} no colour.`);
  return value;
}

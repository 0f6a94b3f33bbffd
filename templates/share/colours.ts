/** The colours of the site as values: a picture knows no style sheet. */

/** The jobs of colours, `--c-<job>` in `tokens.css`, that pictures need. */
const colourJobs = ['page', 'sheet', 'text', 'muted', 'thread', 'call-text'] as const;

/** A colour such as `#f6f0e4` for each job. */
export type Colours = Readonly<Record<(typeof colourJobs)[number], string>>;

/** Reads the colours by day, which come first, out of the text of `tokens.css`. Throws when a job has none there. */
export function parseColours(css: string): Colours {
  const entries = colourJobs.map((job) => [job, colourOf(`--c-${job}`, css)]);
  // One entry for each job.
  return Object.fromEntries(entries) as Colours;
}

function colourOf(name: string, css: string): string {
  const value = new RegExp(`${name}:\\s*([^;]+);`, 'u').exec(css)?.[1]?.trim() ?? '';
  if (!/^#[0-9a-f]{3,6}$/iu.test(value)) throw new Error(`tokens.css gives ${name} no colour.`);
  return value;
}

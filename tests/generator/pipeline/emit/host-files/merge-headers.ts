/**
 * Reads a `_headers` file as each host does. Both apply every rule that matches and join values of one header with a
 * comma, so one value each is what a file should give.
 */

/** Which host reads. */
export type HeaderReader = 'netlify' | 'cloudflare';

/** The headers of an address. */
export function collectHeaders(
  text: string,
  address: string,
  reader: HeaderReader,
): Readonly<Record<string, string>> {
  const matching = parseRules(text).filter(({ pattern }) => patterns[reader](pattern).test(address));
  const values = Map.groupBy(
    matching.flatMap(({ headers }) => headers),
    ([name]) => name,
  );
  return Object.fromEntries(
    Array.from(values, ([name, all]) => [name, all.map(([, value]) => value).join(', ')]),
  );
}

/** The rules of a file, in order. */
export function parseRules(text: string) {
  const rules: { pattern: string; headers: (readonly [string, string])[] }[] = [];
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line === '' || line.startsWith('#')) continue;
    if (line.startsWith('/')) rules.push({ pattern: line, headers: [] });
    else {
      const [name = '', ...value] = line.split(':');
      rules.at(-1)?.headers.push([name.trim(), value.join(':').trim()]);
    }
  }
  return rules;
}

const patterns: Readonly<Record<HeaderReader, (pattern: string) => RegExp>> = {
  cloudflare: (pattern) => new RegExp(`^${pattern.split('*').map(RegExp.escape).join('.*')}$`, 'u'),
  /** A star that is a whole part of the address stands for nothing, too, and letter case does not count. */
  netlify: (pattern) => {
    const parts = pattern.split('/').filter(Boolean);
    const source = parts.map((part) =>
      part === '*' ? '?(.*)' : part.split('*').map(RegExp.escape).join('(.*)'),
    );
    return new RegExp(`^/${source.join('/')}/?$`, 'iu');
  },
};

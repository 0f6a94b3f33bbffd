/** As Netlify and Cloudflare do: every matching rule applies, and values of one header are joined. */

export type HeaderReader = 'netlify' | 'cloudflare';

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
    Array.from(values, ([name, headers]) => [name, headers.map(([, value]) => value).join(', ')]),
  );
}

export function parseRules(text: string) {
  const rules: { pattern: string; headers: (readonly [string, string])[] }[] = [];
  for (const line of text.split('\n').map((rawLine) => rawLine.trim())) {
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
  /** A star that is a whole path segment also matches an empty string, and letter case is ignored. */
  netlify: (pattern) => {
    const segments = pattern.split('/').filter(Boolean);
    const source = segments.map((segment) =>
      segment === '*' ? '?(.*)' : segment.split('*').map(RegExp.escape).join('(.*)'),
    );
    return new RegExp(`^/${source.join('/')}/?$`, 'iu');
  },
};

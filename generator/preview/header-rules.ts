/**
 * Reads the `_headers` file of an output as Netlify and Cloudflare do: blocks of an address pattern and indented
 * headers. Every rule that matches an address applies, and values of the same header are joined with a comma.
 */

/** A header as it is sent. */
export type Header = { readonly name: string; readonly value: string };

/** One block of the file. */
export type HeaderRule = {
  /** `*` stands for anything, `:name` for one part of the address. */
  readonly pattern: RegExp;
  readonly headers: readonly Header[];
  /** Lower-case names of headers of earlier rules that are taken away, from lines such as `! X-Frame-Options`. */
  readonly detached: readonly string[];
};

/** Headers that belong to the server and that no host lets a file set. */
const reserved = new Set([
  'accept-ranges',
  'age',
  'allow',
  'alt-svc',
  'connection',
  'content-encoding',
  'content-length',
  'content-range',
  'date',
  'keep-alive',
  'server',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

const headerLine = /^\s+([!#$%&'*+.^_`|~\w-]+):[ \t]*([\t\x20-\x7e\x80-\xff]*)$/u;
const detachLine = /^\s+!\s*([\w-]+)\s*$/u;

/** Reads a file; lines that are neither a pattern, a header nor a comment are passed over, as hosts do. */
export function parseHeaderRules(text: string): readonly HeaderRule[] {
  const lines = text.split(/\r?\n/u).filter((line) => line.trim() !== '' && !line.trim().startsWith('#'));
  const starts = lines.flatMap((line, index) => (/^\S/u.test(line) ? [index] : []));
  return starts.map((start, index) => {
    const block = lines.slice(start + 1, starts[index + 1]);
    return {
      pattern: buildPattern(lines[start] ?? ''),
      headers: block.flatMap(parseHeader),
      detached: block.flatMap((line) => detachLine.exec(line)?.[1]?.toLowerCase() ?? []),
    };
  });
}

/** The headers for an address, a path without query, by lower-case name. */
export function findHeaders(rules: readonly HeaderRule[], path: string): ReadonlyMap<string, Header> {
  const found = new Map<string, Header>();
  for (const rule of rules.filter(({ pattern }) => pattern.test(path))) {
    for (const name of rule.detached) found.delete(name);
    for (const header of rule.headers) addHeader(found, header);
  }
  return found;
}

function parseHeader(line: string): readonly Header[] {
  const [, name = '', value = ''] = headerLine.exec(line) ?? [];
  return name === '' || reserved.has(name.toLowerCase()) ? [] : [{ name, value: value.trim() }];
}

function buildPattern(line: string): RegExp {
  const path = line.trim().replace(/^https:\/\/[^/]+/u, '');
  // A star stands for anything, a colon (x3a) and a name for one part of the address.
  const source = RegExp.escape(path)
    .replaceAll('\\*', '.*')
    .replace(/\\x3a[a-zA-Z]\w*/gu, '[^/]+');
  return new RegExp(`^${source}$`, 'u');
}

function addHeader(found: Map<string, Header>, { name, value }: Header): void {
  const earlier = found.get(name.toLowerCase());
  found.set(name.toLowerCase(), { name, value: earlier ? `${earlier.value}, ${value}` : value });
}

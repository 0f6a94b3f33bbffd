/**
 * Reads the `_headers` file of an output as Netlify and Cloudflare do: blocks of an address pattern and indented
 * headers. Every rule that matches an address applies, and values of the same header are joined with a comma.
 */

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

const headerLine = /^\s+(?<name>[!#$%&'*+.^_`|~\w-]+):[ \t]*(?<value>[\t\x20-\x7e\x80-\xff]*)$/u;
/** Takes away a header of earlier rules. */
const detachLine = /^\s+!\s*(?<name>[\w-]+)\s*$/u;

/**
 * The headers that the text of a file gives an address, a path without query. Lines that are neither a pattern nor
 * a header are passed over, as hosts do.
 */
export function findHeaders(text: string, path: string): Headers {
  const headers = new Headers();
  let applies = false;
  for (const line of text.split(/\r?\n/u)) {
    if (/^[^\s#]/u.test(line)) applies = buildPattern(line).test(path);
    else if (applies && !line.trim().startsWith('#')) applyLine(line, headers);
  }
  return headers;
}

function applyLine(line: string, headers: Headers): void {
  const { name, value = '' } = headerLine.exec(line)?.groups ?? {};
  if (name !== undefined && !reserved.has(name.toLowerCase())) headers.append(name, value);
  const detached = detachLine.exec(line)?.groups?.name;
  if (detached !== undefined) headers.delete(detached);
}

/** A star stands for anything, a colon (x3a) and a name for one part of the address. */
function buildPattern(line: string): RegExp {
  const path = line.trim().replace(/^https:\/\/[^/]+/u, '');
  const source = RegExp.escape(path)
    .replaceAll('\\*', '.*')
    .replace(/\\x3a[a-zA-Z]\w*/gu, '[^/]+');
  return new RegExp(`^${source}$`, 'u');
}

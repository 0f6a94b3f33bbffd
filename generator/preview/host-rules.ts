/**
 * Reads the files `_headers` and `_redirects` of an output as hosts do. Lines of another form are passed over, as by
 * them.
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
 * The headers that `_headers` gives an address, a path without query: blocks of an address pattern and indented
 * headers. Every rule that matches applies, and values of the same header are joined with a comma.
 */
export function findHeaders(text: string, path: string): Headers {
  const headers = new Headers();
  let applies = false;
  for (const line of text.split(/\r?\n/u)) {
    if (/^[^\s#]/u.test(line)) applies = headersPattern(line).test(path);
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
function headersPattern(line: string): RegExp {
  const path = line.trim().replace(/^https:\/\/[^/]+/u, '');
  const source = RegExp.escape(path)
    .replaceAll('\\*', '.*')
    .replace(/\\x3a[a-zA-Z]\w*/gu, '[^/]+');
  return new RegExp(`^${source}$`, 'u');
}

/** Statuses that the preview knows. Rewrites to other places and forced rules are not of this site. */
const statuses: ReadonlySet<string> = new Set(['301', '302', '303', '307', '308', '404', '410']);

/**
 * Where the first rule of `_redirects` for an address leads, `from to status` a line, `*` at the end for anything: 404
 * and 410 show the file `to`, others lead there.
 */
export function findRedirect(text: string, path: string) {
  for (const line of text.split(/\r?\n/u)) {
    const [from = '', to = '', status = '301'] = line.trim().split(/\s+/u);
    if (!from.startsWith('/') || !to.startsWith('/') || !statuses.has(status)) continue;
    const match = redirectPattern(from).exec(path);
    if (match !== null)
      return { to: to.replaceAll(':splat', match.groups?.splat ?? ''), status: Number(status) };
  }
  return undefined;
}

/** For Netlify `/news/*` is `/news`, too, and a slash at the end means nothing. */
function redirectPattern(from: string): RegExp {
  const bare = from.replace(/\/\*$/u, '');
  const source = RegExp.escape(bare);
  return new RegExp(bare === from ? `^${source}/?$` : `^${source}(?:/(?<splat>.*))?$`, 'u');
}

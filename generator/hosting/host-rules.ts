/** Reads `_headers` and `_redirects` as hosts do. Supports only the syntax that builds write. */

const headerLine = /^\s+(?<name>[\w-]+):\s*(?<value>.*)$/u;

/**
 * Returns the headers that `_headers` defines for a path without query. All matching rules apply, and values of the
 * same header are joined with a comma.
 */
export function findHeaders(text: string, path: string): Headers {
  const headers = new Headers();
  let applies = false;
  for (const line of text.split('\n')) {
    const { name, value = '' } = headerLine.exec(line)?.groups ?? {};
    if (line.startsWith('/')) applies = headersPattern(line).test(path);
    else if (applies && name !== undefined) headers.append(name, value);
  }
  return headers;
}

/** Returns the pattern as a regular expression. `*` matches any text. */
function headersPattern(pattern: string): RegExp {
  return new RegExp(`^${RegExp.escape(pattern).replaceAll('\\*', '.*')}$`, 'u');
}

/**
 * Returns the target and status of the first rule of `_redirects` that matches a path. With status 404 or 410 the host
 * serves the target file, otherwise it redirects.
 */
export function findRedirect(text: string, path: string) {
  for (const line of text.split('\n')) {
    const [from = '', to = '', status] = line.split(' ');
    if (from !== '' && redirectPattern(from).test(path)) return { to, status: Number(status) };
  }
  return undefined;
}

/**
 * Returns the pattern as a regular expression. As on Netlify, `/news/*` matches `/news`, and a trailing slash is
 * ignored.
 */
function redirectPattern(from: string): RegExp {
  const prefix = from.replace(/\/\*$/u, '');
  return new RegExp(`^${RegExp.escape(prefix)}${prefix === from ? '/?' : '(?:/.*)?'}$`, 'u');
}

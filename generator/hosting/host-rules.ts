/**
 * Reads the files `_headers` and `_redirects` of an output as hosts do, as far as builds write them: nobody else puts
 * such a file there.
 */

const headerLine = /^\s+(?<name>[\w-]+):\s*(?<value>.*)$/u;

/**
 * The headers that `_headers` gives an address, a path without query: blocks of an address pattern and indented
 * headers. Every rule that matches applies, and values of the same header are joined with a comma.
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

/** A star stands for anything. */
function headersPattern(pattern: string): RegExp {
  return new RegExp(`^${RegExp.escape(pattern).replaceAll('\\*', '.*')}$`, 'u');
}

/**
 * Where the first rule of `_redirects` for an address leads, `from to status` a line, `*` at the end for anything: 404
 * and 410 show the file `to`, others lead there.
 */
export function findRedirect(text: string, path: string) {
  for (const line of text.split('\n')) {
    const [from = '', to = '', status] = line.split(' ');
    if (from !== '' && redirectPattern(from).test(path)) return { to, status: Number(status) };
  }
  return undefined;
}

/** For Netlify `/news/*` is `/news`, too, and a slash at the end means nothing. */
function redirectPattern(from: string): RegExp {
  const bare = from.replace(/\/\*$/u, '');
  return new RegExp(`^${RegExp.escape(bare)}${bare === from ? '/?' : '(?:/.*)?'}$`, 'u');
}

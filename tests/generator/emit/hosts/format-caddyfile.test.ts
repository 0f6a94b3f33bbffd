import { describe, expect, it } from 'vitest';
import { formatCaddyfile } from '../../../../generator/emit/hosts/format-caddyfile.ts';
import { listHeaders, pageKind, prefixOf } from '../../../../generator/emit/hosts/host-table.ts';
import { makeSampleTable } from './sample-table.ts';

const table = makeSampleTable();
const text = formatCaddyfile(table);

/** The paths of each named matcher. */
const matchers = new Map(
  [...text.matchAll(/^\t*@(\S+) path (.+)$/gmu)].map(([, name = '', paths = '']) => [name, paths.split(' ')]),
);

/** The headers of each `header` block, in order, with the name of its matcher. */
const blocks = [...text.matchAll(/^\t*header(?: @(\S+))? \{\n([\s\S]*?)\n\t*\}$/gmu)].map(
  ([, matcher, lines = '']) => ({
    matcher,
    headers: Object.fromEntries(
      lines.split('\n').map((line) => {
        const [, name = '', value = ''] = /^\t*(\S+) `(.*)`$/u.exec(line) ?? [];
        return [name, value];
      }),
    ),
  }),
);

/** Headers are set one after the other, so that the last block that matches wins. */
function headersFor(address: string): Readonly<Record<string, string>> {
  const matching = blocks.slice(0, -1).filter(({ matcher }) => {
    const paths = matcher === undefined ? undefined : matchers.get(matcher);
    return (
      paths === undefined ||
      paths.some((path) => address.startsWith(prefixOf(path) ?? `${path}\0`) || path === address)
    );
  });
  return Object.assign({}, ...matching.map(({ headers }) => headers));
}

describe('the Caddyfile', () => {
  it('gives every address the headers of the table', () => {
    for (const address of table.addresses) expect(headersFor(address)).toEqual(listHeaders(table, address));
  });

  it('gives the answer for what does not exist the headers of pages and the type of a page', () => {
    expect(blocks.at(-1)?.headers).toEqual({
      ...table.headers,
      ...pageKind(table).headers,
      'Content-Type': 'text/html; charset=utf-8',
    });
  });

  it('names the page for what does not exist, the longest address first, because the first block wins', () => {
    const handlers = [...text.matchAll(/handle (\S+)\* \{\n\t*rewrite \* (\S+)$/gmu)];
    expect(handlers.map(([, under, file]) => ({ under, file }))).toEqual(table.missing);
  });

  it('closes the files for hosts, twins and error pages', () => {
    expect(matchers.get('closed')).toEqual([
      '/_headers',
      '/_redirects',
      ...table.missing.flatMap(({ file }) => [file, file.replace('.html', '')]),
      '*.br',
      '*.gz',
    ]);
  });

  it('takes address and folder from outside, and the host of the site without them', () => {
    expect(text).toContain('{$SITE_ADDRESS:www.example.com} {');
    expect(text).toContain('root * {$SITE_ROOT:/srv/site}');
  });

  it.each(['a `tick`', 'a {placeholder}', 'a\nline'])('refuses the value %j', (value) => {
    expect(() => formatCaddyfile(makeSampleTable({ headers: { 'X-A': value } }))).toThrow('Caddy cannot');
  });
});

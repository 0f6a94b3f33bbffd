import { describe, expect, it } from 'vitest';
import { formatNginx } from '../../../../generator/emit/hosts/format-nginx.ts';
import { listHeaders, prefixOf } from '../../../../generator/emit/hosts/host-table.ts';
import { makeSampleTable } from './sample-table.ts';

const table = makeSampleTable();
const text = formatNginx(table);

/** The directives of each location, by what it matches. */
function parseLocations(configuration: string): ReadonlyMap<string, readonly string[]> {
  const blocks = configuration.matchAll(/^location (.+?) \{(?:\n([\s\S]*?)\n\}| (.*) \})$/gmu);
  return new Map(
    [...blocks].map(([, match = '', long, short]) => [
      match,
      (long ?? short ?? '').split('\n').map((line) => line.trim()),
    ]),
  );
}

function headersIn(directives: readonly string[]): Readonly<Record<string, string>> {
  const lines = directives.map((line) => /^add_header (\S+) (["'])(.*)\2 always;$/u.exec(line));
  const added = lines.filter((line) => line !== null).map(([, name, , value]) => [name, value]);
  const type = directives.flatMap((line) => /^default_type (.*);$/u.exec(line)?.[1] ?? []);
  return { ...Object.fromEntries(added), ...(type[0] === undefined ? {} : { 'Content-Type': type[0] }) };
}

const locations = parseLocations(text);

describe('the rules for nginx', () => {
  it('repeat the whole set of headers in every location that answers with a file', () => {
    const expected: [string, Readonly<Record<string, string>>][] = [
      ...table.homes.map((home): [string, Readonly<Record<string, string>>] => [
        `= ${home}`,
        listHeaders(table, home),
      ]),
      ['/', listHeaders(table, '/services')],
      ...table.missing.map(({ file }): [string, Readonly<Record<string, string>>] => [
        `= ${file}`,
        listHeaders(table, file),
      ]),
      ...table.kinds
        .flatMap(({ places }) => places)
        .map((place): [string, Readonly<Record<string, string>>] => {
          const prefix = prefixOf(place);
          return [prefix === undefined ? `= ${place}` : `^~ ${prefix}`, listHeaders(table, prefix ?? place)];
        }),
    ];
    for (const [match, headers] of expected) {
      expect({ match, ...headersIn(locations.get(match) ?? []) }).toEqual({ match, ...headers });
    }
    const answering = [...locations].filter(([, lines]) =>
      lines.some((line) => /try_files|internal/u.test(line)),
    );
    expect(answering.map(([match]) => match).sort()).toEqual(expected.map(([match]) => match).sort());
  });

  it('name the page for what does not exist, the longest address last, because the last condition wins', () => {
    expect([...text.matchAll(/^(?:set|if) .*missing_page.*$/gmu)].map(([line]) => line)).toEqual([
      'set $missing_page /404.html;',
      'if ($uri ~ ^/en/) { set $missing_page /en/404.html; }',
      'if ($uri ~ ^/blog/) { set $missing_page /blog/404.html; }',
      'if ($uri ~ ^/en/blog/) { set $missing_page /en/blog/404.html; }',
    ]);
  });

  it('close the files for hosts, twins and the bare addresses of error pages', () => {
    const closed = [...locations]
      .filter(([, lines]) => lines.join() === 'return 404;')
      .map(([match]) => match);
    expect(closed).toEqual([
      '= /_headers',
      '= /_redirects',
      '= /en/blog/404',
      '= /blog/404',
      '= /en/404',
      '= /404',
      '~ \\.(?:br|gz)$',
    ]);
  });

  it('send homes to their address with a slash', () => {
    const formsOf = (home: string) =>
      [...locations].flatMap(([match, lines]) =>
        lines.join() === `return 308 ${home}$is_args$args;` ? [match] : [],
      );
    expect(formsOf('/en/')).toEqual(['= /en', '= /en/index', '= /en/index.html']);
    expect(formsOf('/')).toEqual(['= /index', '= /index.html']);
  });

  it('know the types of the site, woff2 among them, and how text is written', () => {
    const types = formatNginx(
      makeSampleTable({ types: { css: 'text/css; charset=utf-8', woff2: 'font/woff2' } }),
    );
    expect(types).toContain('types {\n  text/css css;\n  font/woff2 woff2;\n}');
    expect(types).toContain('charset_types text/css;');
  });

  it.each(['a $variable', 'a\nline', 'both " and \''])('refuse the value %j', (value) => {
    expect(() => formatNginx(makeSampleTable({ headers: { 'X-A': value } }))).toThrow('nginx cannot');
  });
});

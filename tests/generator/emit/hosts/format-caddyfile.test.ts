import { describe, expect, it } from 'vitest';
import { formatCaddyfile } from '../../../../generator/emit/hosts/format-caddyfile.ts';
import { makeSampleTable } from './sample-table.ts';

// What Caddy makes of it at every address: tests/hosts/caddy.long.test.ts.
describe('the Caddyfile', () => {
  it('takes address and folder from outside, and the host of the site without them', () => {
    const text = formatCaddyfile(makeSampleTable());
    expect(text).toContain('{$SITE_ADDRESS:www.example.com} {');
    expect(text).toContain('root * {$SITE_ROOT:/srv/site}');
  });

  it.each(['a `tick`', 'a {placeholder}', 'a\nline'])('refuses the value %j', (value) => {
    expect(() => formatCaddyfile(makeSampleTable({ headers: { 'X-A': value } }))).toThrow('Caddy cannot');
  });
});

import { expect, it } from 'vitest';
import { formatCaddyfile } from '../../../../generator/emit/hosts/format-caddyfile.ts';
import { formatNginx } from '../../../../generator/emit/hosts/format-nginx.ts';
import { makeSampleTable } from './sample-table.ts';

// What the servers make of their rules at every address: tests/hosts/.
it.each([
  ['Caddy', formatCaddyfile, ['a `tick`', 'a {placeholder}', 'a\nline']],
  ['nginx', formatNginx, ['a $variable', 'a\nline', 'both " and \'']],
])('the rules for %s hold no value that would be read as more than one', (name, format, values) => {
  for (const value of values)
    expect(() => format(makeSampleTable({ headers: { 'X-A': value } })), value).toThrow(`${name} cannot`);
});

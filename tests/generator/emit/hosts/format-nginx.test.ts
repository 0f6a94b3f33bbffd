import { expect, it } from 'vitest';
import { formatNginx } from '../../../../generator/emit/hosts/format-nginx.ts';
import { makeSampleTable } from './sample-table.ts';

// What nginx makes of them at every address: tests/hosts/nginx.long.test.ts.
it.each(['a $variable', 'a\nline', 'both " and \''])('the rules for nginx refuse the value %j', (value) => {
  expect(() => formatNginx(makeSampleTable({ headers: { 'X-A': value } }))).toThrow('nginx cannot');
});

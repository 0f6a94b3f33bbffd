import { expect, it } from 'vitest';
import { formatNginx } from '../../../../../generator/pipeline/emit/host-files/format-nginx.ts';
import { makeSampleTable } from './sample-table.ts';

// What nginx makes of the rules at every address: tests/hosts/.
it.each(['a $variable', 'a\nline', 'both " and \''])(
  'the rules for nginx refuse %j, which nginx would read as something else',
  (value) => {
    const table = makeSampleTable({ headers: { 'X-A': value } });
    expect(() => formatNginx(table)).toThrow('nginx cannot');
  },
);

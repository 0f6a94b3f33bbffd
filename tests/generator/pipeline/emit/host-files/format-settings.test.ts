import { expect, it } from 'vitest';
import { formatNginx } from '../../../../../generator/pipeline/emit/host-files/format-nginx.ts';
import { makeSampleTable } from './sample-table.ts';

// tests/hosts/ checks how nginx applies the rules.
it.each(['a $variable', 'a\nline', 'both " and \''])(
  'formatNginx rejects %j, which has another meaning in a configuration of nginx',
  (value) => {
    const table = makeSampleTable({ headers: { 'X-A': value } });
    expect(() => formatNginx(table)).toThrow('nginx cannot');
  },
);

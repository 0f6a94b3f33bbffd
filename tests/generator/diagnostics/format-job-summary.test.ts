import { expect, it } from 'vitest';
import { formatJobSummary } from '../../../generator/diagnostics/index.ts';
import { locate } from '../../locate.ts';

const problemsWith = (message: string) =>
  locate([{ rule: 'text/html', location: { file: 'a.yaml' }, message }]);

it('reports that there are no problems', () => {
  expect(formatJobSummary([])).toBe('No problems.\n');
});

it.each(['a\nb', 'a\r\nb', 'a\rb', 'a\u2028b', 'a\u2029b'])('keeps %j in one row', (message) => {
  expect(formatJobSummary(problemsWith(message)).split(/\r\n|[\n\r\u2028\u2029]/u)).toEqual([
    '| | Rule | Place | Problem |',
    '|---|---|---|---|',
    '| error | text/html | a.yaml:1:1 | a<br>b |',
    '',
  ]);
});

it('escapes Markdown', () => {
  expect(formatJobSummary(problemsWith('a | b \\| *c* <b> `d` [e](/f) &amp;'))).toContain(
    '| a \\| b \\\\\\| \\*c\\* &lt;b> \\`d\\` \\[e\\](/f) &amp;amp; |',
  );
});

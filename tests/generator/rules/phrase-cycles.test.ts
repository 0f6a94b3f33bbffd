import { expect, it } from 'vitest';
import { listTexts } from '../../../generator/content/content-text.ts';
import { phraseCycles } from '../../../generator/rules/phrase-cycles.ts';
import { textFiles } from '../../../schema/index.ts';
import { contentFile } from './content-files.ts';

const check = (phrases: Readonly<Record<string, string>>) =>
  phraseCycles.run({
    texts: listTexts([contentFile({ type: 'texts', name: 'ui', language: 'en' }, textFiles.ui, { phrases })]),
  });

it.each([
  [{ a: '{{b}}', b: '{{a}} {{a}}' }, ['{{a}} → {{b}} → {{a}}']],
  // A phrase that leads into a cycle is not part of the cycle, and a link out of a cycle does not hide it.
  [{ a: '{{b}}', b: '{{end}} {{c}}', c: '{{d}}', d: '{{b}}', end: 'x' }, ['{{b}} → {{c}} → {{d}} → {{b}}']],
  [{ a: '{{b}}', b: '{{a}}', c: '{{c}}', d: '{{a}}' }, ['{{a}} → {{b}} → {{a}}', '{{c}} → {{c}}']],
])('reports each cycle of %j once', (phrases, cycles) => {
  expect(check(phrases).map(({ message }) => message.replace(/^.*: (.*)\.$/u, '$1'))).toEqual(cycles);
});

it.each([{ a: '{{phone}} {{b}}', b: 'x' }, { a: '{{b}}', b: '{{c}}', c: 'x' }, { a: 'the {a}' }])(
  'reports nothing for %j',
  (phrases) => {
    expect(check(phrases)).toEqual([]);
  },
);

it('reports the locations of the other links of a cycle', () => {
  const [problem] = check({ a: '{{b}}', b: 'so {{a}}' });
  expect(problem?.key).toBe('phrases.a');
  expect(problem?.related).toMatchObject([
    {
      label: 'b',
      location: { file: 'content/en/ui.yaml', path: ['phrases', 'b'], within: { start: 3, length: 5 } },
    },
  ]);
});

it('follows a chain of 30,000 phrases', () => {
  const chain = Array.from({ length: 30_000 }, (_, index) => [`p${index}`, `{{p${index + 1}}}`]);
  expect(check(Object.fromEntries(chain))).toEqual([]);
  const cycle = check({ ...Object.fromEntries(chain), p30000: '{{p0}}' });
  expect(cycle[0]?.related).toHaveLength(30_000);
});

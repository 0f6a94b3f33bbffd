import { expect, it } from 'vitest';
import { validate } from '../../rules/content-files.ts';

it('treats a blank text as missing', () => {
  const page = 'content/en/pages/site-map.yaml';
  const site = { languages: [{ tag: 'en' }] };
  const files = { 'content/shared/site.yaml': site, [page]: { label: '  ' } };
  expect(validate(files).diagnostics).toContainEqual(
    expect.objectContaining({ rule: 'schema/required', key: 'label' }),
  );
});

it('reports a file that is a list', () => {
  const [problem] = validate({ 'content/shared/services/fast-release.yaml': ['a'] }).diagnostics;
  expect(problem?.message.split('\n')[0]).toBe('The file is a list, but takes a block of fields.');
});

const path = 'content/shared/blog/a-post.yaml';
const post = {
  ...{ published: '2026-11-11', category: 'bail', minutes: 4, featured: false },
  ...{ related: ['one', 'two'], sources: ['law'] },
};
const security = (contact: string) => ({ security: { contact: [contact], expires: '2027-01-01' } });

it.each([
  [path, { ...post, minutes: '10,000,000' }, 'minutes: 10000000'],
  [path, { ...post, minutes: '$10,000' }, 'minutes: 10000'],
  [path, { ...post, minutes: '10.000,50 USD' }, 'minutes: 10000.50'],
  [path, { ...post, minutes: '7,5%' }, 'minutes: 7.5'],
  [path, { ...post, minutes: '10 000' }, 'minutes: 10000'],
  [path, { ...post, minutes: 'four' }, 'For example: minutes: 1'],
  [path, { ...post, minutes: '“4”' }, 'minutes: 4'],
  [path, { ...post, featured: '«true»' }, 'featured: true'],
  [path, { ...post, published: '“2026-11-11”' }, 'published: 2026-11-11'],
  [path, { ...post, published: '2026/11/1' }, 'published: 2026-11-01'],
  [path, { ...post, published: '11/12/2026' }, 'For example: published: 2026-11-20'],
  ['content/shared/site.yaml', security('security@bonds.test'), '- mailto:security@bonds.test'],
  ['content/shared/site.yaml', security('bonds.test/report'), '- https://bonds.test/report'],
])('suggests the value that a writer meant in %s with %j: %s', (file, data, suggested) => {
  const fixes = validate({ [file]: data }).diagnostics.map(({ fix }) =>
    typeof fix === 'object' ? fix.yaml : fix,
  );
  expect(fixes).toContain(suggested);
});

it('reports a day that does not exist', () => {
  const [problem] = validate({ [path]: { ...post, published: '2026-11-31' } }).diagnostics;
  expect(problem?.message.split('\n')[0]).toBe('"published" is "2026-11-31", a day that does not exist.');
});

it('reports a key between typographic quotation marks as the field that it names', () => {
  const { minutes, ...others } = post;
  expect(validate({ [path]: { ...others, '“minutes”': minutes } }).diagnostics).toMatchObject([
    { rule: 'schema/unknown-key', fix: 'Rename it to "minutes".' },
  ]);
});

it.each([
  ['content/shared/cities/a-post.yaml', post, path],
  ['content/en/blog/a-post.yaml', post, path],
  [
    'content/en/cities/a-post.yaml',
    { title: 'A', label: 'B', excerpt: 'C', blocks: [] },
    'content/en/blog/a-post.yaml',
  ],
])('reports a record in the folder of other records once: %s', (file, data, right) => {
  const site = { languages: [{ tag: 'en' }] };
  const problems = validate({ 'content/shared/site.yaml': site, [file]: data }).diagnostics;
  expect(problems.filter(({ location }) => location.file === file)).toMatchObject([
    { rule: 'file/unknown', fix: `Move it to ${right}.` },
  ]);
});

import { join } from 'node:path';
import { expect, it } from 'vitest';
import { testTables } from '../../../table.ts';
import { validate } from '../../rules/content-files.ts';

const facts = {
  ...{ published: '2026-11-11', category: 'bail', minutes: 4, featured: false },
  ...{ related: ['one', 'two'], sources: ['law'] },
};
const texts = { title: 'A', label: 'B', excerpt: 'C', blocks: [] };
const site = { 'content/shared/site.yaml': { languages: [{ tag: 'en' }] } };

const validatePost = (data: object) => validate({ 'content/shared/blog/a-post.yaml': data }).diagnostics;

const fixesOf = (diagnostics: ReturnType<typeof validatePost>) =>
  diagnostics.map(({ fix }) => (typeof fix === 'object' ? fix.yaml : fix));

testTables(join(import.meta.dirname, 'validate-files.yaml'), {
  suggestion: (name: string, value: string) => fixesOf(validatePost({ ...facts, [name]: value })).join(),
  'security contact': (contact: string) => {
    const security = { contact: [contact], expires: '2027-01-01' };
    return fixesOf(validate({ 'content/shared/site.yaml': { security } }).diagnostics).find((fix) =>
      fix?.startsWith('- '),
    );
  },
  message: (files: Readonly<Record<string, unknown>>) =>
    validate(files).diagnostics.map(({ message }) => message.split('\n')[0])[0],
  'misplaced record': (file: string, fields: 'facts' | 'texts') =>
    validate({ ...site, [file]: { facts, texts }[fields] }).diagnostics.flatMap(({ rule, location, fix }) =>
      location.file === file ? `${rule}: ${fix}` : [],
    ),
});

it('treats a blank text as missing', () => {
  const { diagnostics } = validate({ ...site, 'content/en/pages/site-map.yaml': { label: '  ' } });
  expect(diagnostics).toContainEqual(expect.objectContaining({ rule: 'schema/required', key: 'label' }));
});

it('reports a key between typographic quotation marks as the field that it names', () => {
  const { minutes, ...others } = facts;
  expect(validatePost({ ...others, '“minutes”': minutes })).toMatchObject([
    { rule: 'schema/unknown-key', fix: 'Rename it to "minutes".' },
  ]);
});

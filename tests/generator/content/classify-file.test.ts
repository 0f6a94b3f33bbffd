import { expect, it } from 'vitest';
import { classifyFile } from '../../../generator/content/classify-file.ts';

function problemOf(path: string) {
  const found = classifyFile(path, ['ar', 'en']);
  return 'problem' in found ? found.problem : undefined;
}

it.each([
  ['content/en/home.yaml', 'Rename it to content/en/pages/home.yaml.'],
  ['content/shared/sites.yaml', 'Rename it to content/shared/site.yaml.'],
])('suggests a correction for %s', (path, fix) => {
  expect(problemOf(path)).toMatchObject({ rule: 'file/unknown', fix });
});

it.each([
  'content/en/pages/a/b.yaml',
  'content/en/constructor.yaml',
  'content/other.yaml',
  'content/shared/pages/home.yaml',
])('does not treat %s as content', (path) => {
  expect(problemOf(path)?.rule).toBe('file/unknown');
});

it.each([
  '404',
  'index',
  'assets',
  'api',
  'LPT1',
  '..',
  'a%2eb',
  'a..b',
  'two  words',
  'trailing.',
  'Über',
  '-a',
])('rejects the id %s', (id) => {
  expect(problemOf(`content/en/services/${id}.yaml`)?.rule).toBe('route/slug');
});

it('suggests an id of allowed characters', () => {
  expect(problemOf('content/en/services/Über uns.yaml')?.fix).toContain('uber-uns.yaml');
});

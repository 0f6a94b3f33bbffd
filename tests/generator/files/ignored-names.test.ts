import { expect, it } from 'vitest';
import { isIgnoredName } from '../../../generator/files/ignored-names.ts';

it.each([
  ...['.DS_Store', '._faqs.yaml', 'Thumbs.db', 'THUMBS.DB', 'desktop.ini', '__MACOSX', 'Icon\r'],
  ...['.#faqs.yaml', '#faqs.yaml#', 'faqs.yaml~', '.faqs.yaml.swp', '4913', 'faqs.yaml___jb_tmp___'],
  ...['~$faqs.yaml', '.~lock.faqs.yaml#', 'robots.txt.orig', '.git', '.gitkeep', '.idea', '.nfs0001'],
])('ignores %s', (name) => {
  expect(isIgnoredName(name)).toBe(true);
});

it.each([
  'faqs.yaml',
  '.well-known',
  '.nojekyll',
  'robots.txt',
  'hash#tag.txt',
  'a~b',
  'original.txt',
  '.hidden.yaml',
])('does not ignore %s', (name) => {
  expect(isIgnoredName(name)).toBe(false);
});

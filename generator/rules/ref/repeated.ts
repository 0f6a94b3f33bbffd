import { formatKey, valueAt } from '../../../schema/data-path.ts';
import type { Problem } from '../../../schema/rule.ts';
import type { ContentFile } from '../../content/content-file.ts';
import { locationOf, MAX_ITEMS, stringsIn, type ValueAtPath } from '../../content/content-text.ts';
import { findDuplicates } from '../../content/find-facts.ts';
import type { Rule } from '../rule-context.ts';

export const refRepeated = {
  id: 'ref/repeated',
  severity: 'error',
  summary: 'The names of a list are unique.',
  runOnUnit: ({ files }) => files.filter(({ fileType }) => !('language' in fileType)).flatMap(checkNames),
} satisfies Rule;

function checkNames({ source: { path: file }, data }: ContentFile): Problem[] {
  const names = stringsIn(data).filter(([path]) => {
    const list = valueAt(data, path.slice(0, -1));
    // schema/too-long reports longer lists.
    return Array.isArray(list) && list.length <= MAX_ITEMS;
  });
  const listOf = ([path]: ValueAtPath<string>) => formatKey(path.slice(0, -1));
  return findDuplicates(names, (name) => `${listOf(name)} ${name[1]}`).map(({ duplicate, first }) => ({
    ...locationOf({ file, path: duplicate[0] }),
    message: `"${duplicate[1]}" is a duplicate in "${listOf(duplicate)}".`,
    fix: 'Remove one of them, or replace it by another.',
    related: [{ location: { file, path: first[0] }, label: 'first' }],
  }));
}

/** A name in the shared files that stands for something described elsewhere. */
import type { Naming, Problem } from '../../schema/checks/site-check.ts';
import { formatKey, valueAt } from '../../schema/data-path.ts';
import { nearest } from '../diagnostics/suggest.ts';

/** The problem of a name that is none of the known ones; a value of a wrong type is told by its schema. */
export function checkReference({ source, path, noun, known }: Naming): Problem[] {
  const name = valueAt(source.data, path);
  if (typeof name !== 'string' || known.includes(name)) return [];
  const meant = nearest(name, known);
  const key = formatKey(path);
  return [
    {
      rule: 'ref/unknown',
      place: { file: source.file, path },
      key,
      message: `"${key}" names "${name}", which is no ${noun}.${meant === undefined ? '' : ` Did you mean "${meant}"?`}`,
      fix: meant === undefined ? `Choose from ${known.join(', ')}.` : `Write ${meant}.`,
    },
  ];
}

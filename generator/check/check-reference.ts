/** A name in the shared files that stands for something described elsewhere. */
import type { DataPath } from '../../schema/index.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/suggest.ts';
import { formatKey, valueAt } from '../validate/data-path.ts';
import type { FactFile } from './find-facts.ts';

/** A reference: where it stands, what it may name and how a message calls that. */
export type Reference = {
  readonly source: FactFile;
  readonly path: DataPath;
  readonly noun: string;
  readonly known: readonly string[];
};

/** The problem of a name that is none of the known ones; a value of a wrong type is told by its schema. */
export function checkReference({ source, path, noun, known }: Reference): Diagnostic[] {
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

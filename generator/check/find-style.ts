/** The writing rules of each language, as far as their files are valid. */
import type { Style } from '../../schema/index.ts';
import type { ContentFile } from '../validate/content-file.ts';

/** Rules by language tag; a language whose file is missing or invalid has none, which is told elsewhere. */
export type Styles = ReadonlyMap<string, Style>;

/** The styles of a site. */
export function findStyles(files: readonly ContentFile[]): Styles {
  return new Map(
    files.flatMap(({ kind, record }): [string, Style][] =>
      kind.type === 'words' && kind.name === 'style' && record !== undefined
        ? // The record was validated by the schema of style.yaml.
          [[kind.language, record as Style]]
        : [],
    ),
  );
}

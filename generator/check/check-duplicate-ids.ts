/** Ids that become addresses or anchors, and tags of languages, stand once. */

import { formatKey, isPlainObject } from '../../schema/data-path.ts';
import {
  collections,
  type DataPath,
  type PageOptions,
  pages,
  type TextFileName,
} from '../../schema/index.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { ContentFile, FileKind } from '../validate/content-file.ts';

/** One problem for each id or tag that was used before. */
export function checkDuplicateIds(files: readonly ContentFile[]): Diagnostic[] {
  return files.flatMap((file) => {
    const isAnchor = 'language' in file.kind;
    const taken = new Set(sectionsOf(file.kind));
    const seen = new Map<string, DataPath>();
    return idsIn(file.data).flatMap(([path, id]) => {
      // In facts an id is one of its list; in words it is an anchor of the whole page.
      const scope = isAnchor ? id : `${formatKey(path.slice(0, -2))} ${id}`;
      const first = seen.get(scope);
      seen.set(scope, first ?? path);
      if (first !== undefined) return [explainDuplicate(file, path, { id, first })];
      return isAnchor && taken.has(id) ? [explainTaken(file, path, id)] : [];
    });
  });
}

function explainDuplicate(
  { source }: ContentFile,
  path: DataPath,
  { id, first }: { readonly id: string; readonly first: DataPath },
): Diagnostic {
  return {
    rule: 'route/duplicate',
    place: { file: source.path, path },
    key: formatKey(path),
    message: `"${id}" stands twice in this file: also at "${formatKey(first)}".`,
    fix: 'Give one of them a name of its own, the same in every language.',
    related: [{ place: { file: source.path, path: first }, label: 'first' }],
  };
}

function explainTaken({ source }: ContentFile, path: DataPath, id: string): Diagnostic {
  return {
    rule: 'route/duplicate',
    place: { file: source.path, path },
    key: formatKey(path),
    message: `"${id}" is a section of the page already, so a link to it could mean either.`,
    fix: 'Choose another id, the same in every language.',
  };
}

/** Ids of sections of the pages that print a file. */
function sectionsOf(kind: FileKind): readonly string[] {
  if (kind.type === 'page-words') return pages[kind.name].sections;
  if (kind.type === 'collection-words') return collections[kind.name].sections;
  return kind.type === 'words' ? sectionsUsing(kind.name) : [];
}

function sectionsUsing(name: TextFileName): string[] {
  const all: readonly PageOptions[] = Object.values(pages);
  return all.filter(({ uses }) => uses?.includes(name)).flatMap(({ sections }) => sections);
}

function idsIn(data: unknown, path: DataPath = []): [DataPath, string][] {
  if (Array.isArray(data)) return data.flatMap((item, index) => idsIn(item, [...path, index]));
  if (!isPlainObject(data)) return [];
  return Object.entries(data).flatMap(([key, value]): [DataPath, string][] => {
    const isId = (key === 'id' || key === 'tag') && typeof path.at(-1) === 'number';
    return isId && typeof value === 'string' ? [[[...path, key], value]] : idsIn(value, [...path, key]);
  });
}

/** Finds what a content file is from its path, by the tables in schema/collections.ts. */
import type { z } from 'zod';
import { collections, factFiles, pages, textFiles } from '../../schema/index.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { FileKind } from './content-file.ts';
import { explainUnknownFile } from './explain-unknown-file.ts';
import { slugProblem } from './slug-problem.ts';

/** A file's kind with the schema of its data, or the problem of its place or name. */
export type Classified =
  | { readonly kind: FileKind; readonly schema: z.ZodType }
  | { readonly problem: Diagnostic };

/** What the file at a path is. `languages` are the tags of the site's languages. */
export function classifyFile(path: string, languages: readonly string[]): Classified {
  const [, place = '', ...rest] = path.replace(/\.yaml$/u, '').split('/');
  const found =
    place === 'shared'
      ? classifyFacts(rest)
      : languages.includes(place)
        ? classifyWords(place, rest)
        : undefined;
  if (found === undefined) return { problem: explainUnknownFile(path, languages) };
  const slug = 'id' in found.kind ? slugProblem(found.kind.id) : undefined;
  if (slug === undefined) return found;
  return {
    problem: {
      rule: 'route/slug',
      place: { file: path },
      message: slug.message,
      fix: `Rename the file, for example to ${slug.suggestion ?? 'fast-release'}.yaml, in every language.`,
    },
  };
}

type Found = { readonly kind: FileKind; readonly schema: z.ZodType };

function classifyFacts([name = '', id, ...more]: readonly string[]): Found | undefined {
  if (more.length > 0) return undefined;
  if (id === undefined) {
    return isKeyOf(factFiles, name) ? { kind: { type: 'facts', name }, schema: factFiles[name] } : undefined;
  }
  if (!isKeyOf(collections, name)) return undefined;
  return { kind: { type: 'collection-facts', name, id }, schema: collections[name].facts };
}

function classifyWords(language: string, [name = '', id, ...more]: readonly string[]): Found | undefined {
  if (more.length > 0) return undefined;
  if (id === undefined) {
    return isKeyOf(textFiles, name)
      ? { kind: { type: 'words', name, language }, schema: textFiles[name] }
      : undefined;
  }
  if (name === 'pages') {
    return isKeyOf(pages, id)
      ? { kind: { type: 'page-words', name: id, language }, schema: pages[id].text }
      : undefined;
  }
  if (!isKeyOf(collections, name)) return undefined;
  return { kind: { type: 'collection-words', name, id, language }, schema: collections[name].text };
}

function isKeyOf<T extends object>(table: T, key: string): key is keyof T & string {
  return Object.hasOwn(table, key);
}

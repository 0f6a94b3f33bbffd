/** Finds what a content file is from its path, by the tables in schema/collections.ts. */
import type { z } from 'zod';
import { addressExamples, collections, factFiles, pages, textFiles } from '../../schema/index.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { FileKind } from './content-file.ts';
import { explainUnknownFile } from './explain-unknown-file.ts';
import { type SlugProblem, slugProblem } from './slug-problem.ts';

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
  if (!('id' in found.kind)) return found;
  const slug = slugProblem(found.kind.id);
  return slug === undefined ? found : { problem: explainSlug(path, found.kind, slug) };
}

function explainSlug(
  path: string,
  { name, id }: { readonly name: string; readonly id: string },
  { reason, suggestion = addressExamples.id }: SlugProblem,
): Diagnostic {
  return {
    rule: 'route/slug',
    place: { file: path },
    message: `"${name}/${id}" cannot be an address: the id ${reason}.`,
    fix: `Rename the file, for example to ${suggestion}.yaml, in every language.`,
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

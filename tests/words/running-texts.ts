/** Reads the running text of pages from their content files, where facts are placeholders. */

import type { ContentFile, FileType } from '../../generator/content/content-file.ts';
import { listTexts } from '../../generator/content/content-text.ts';
import { pathOfTarget, targetOf } from '../../generator/content/routes/route.ts';
import type { RichNode } from '../../generator/text/parse-rich-text.ts';
import { addressIn, type Tag } from '../browser/languages.ts';

/** The running text of a page: the rich text of its content files. */
export type RunningText = {
  readonly address: string;
  /** The collection of a page about a place; two pages of the same collection may overlap more. */
  readonly place: 'counties' | 'cities' | undefined;
  readonly passages: readonly string[];
};

const placeCollections = ['counties', 'cities'] as const;
const comparedCollections: readonly string[] = ['blog', 'services', ...placeCollections];
const comparedPages: readonly string[] = ['bail-bonds-guide', 'faq'];

/** Returns the running texts of posts, services, counties, cities, the guide and the FAQ in a language. */
export function readRunningTexts(files: readonly ContentFile[], tag: Tag): RunningText[] {
  const texts = listTexts(files).filter(({ language, rich }) => language === tag && rich !== undefined);
  const byPath = Map.groupBy(texts, ({ fileType }) => comparedPathOf(fileType));
  return [...byPath].flatMap(([path, pageTexts]) => {
    const [first] = pageTexts;
    if (path === undefined || first === undefined) return [];
    return {
      address: addressIn(tag, path),
      place: placeCollections.find((name) => name === first.fileType.name),
      passages: pageTexts.map(({ rich }) => plainTextOf(rich?.nodes ?? [])),
    };
  });
}

/** Returns the path of the page that a file belongs to, or undefined when that page is not compared. */
function comparedPathOf(fileType: FileType): string | undefined {
  if (fileType.type === 'texts') return fileType.name === 'faqs' ? '/faq' : undefined;
  const target = targetOf(fileType);
  if (target === undefined) return undefined;
  const isCompared =
    target.type === 'record'
      ? comparedCollections.includes(target.name)
      : comparedPages.includes(target.name);
  return isCompared ? pathOfTarget(target) : undefined;
}

function plainTextOf(nodes: readonly RichNode[]): string {
  return nodes.map((node) => (node.type === 'text' ? node.text : plainTextOf(node.children))).join('');
}

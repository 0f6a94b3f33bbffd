/** What checks of the whole site know of the words in a file: plain data, so that it is read out of the file once. */
import { optionsOf, targetOf } from '../routes/route.ts';
import { linksOf } from '../text/parse-rich-text.ts';
import type { FileKind } from '../validate/content-file.ts';
import type { ContentText } from './content-text.ts';
import type { Look } from './look.ts';
import { printText } from './plan-constants.ts';
import { placeholderNames } from './scan-placeholders.ts';

/** A string that visitors read. */
type TextPlace = Pick<ContentText, 'file' | 'kind' | 'language' | 'path'>;

/** A link in a text. */
export type TextLink = TextPlace & {
  readonly target: string;
  /** Where the target stands in the text, in UTF-16 units. */
  readonly start: number;
};

/** The title or the description that search engines are given of a page. */
export type SearchWords = TextPlace & {
  readonly noun: 'title' | 'description';
  /** With shared values filled in. */
  readonly printed: string;
};

/** What is read out of files. */
export type Excerpt = { readonly links: readonly TextLink[]; readonly searchWords: readonly SearchWords[] };

/** Reads the texts of some files. */
export function excerptOf({ texts, valuesOf }: Pick<Look, 'texts' | 'valuesOf'>): Excerpt {
  return {
    links: texts.flatMap((text) =>
      linksOf(text.rich).map(({ target, targetStart }) => ({ ...placeOf(text), target, start: targetStart })),
    ),
    searchWords: texts.flatMap((text) => {
      const noun = nouns.get(text.key);
      if (noun === undefined || !isIndexed(text.kind)) return [];
      const values = valuesOf(text.language);
      // What is filled in by a value that cannot be printed now has no length that can be told.
      if (placeholderNames(text.text).some((name) => !values.has(name))) return [];
      return [{ ...placeOf(text), noun, printed: printText(text.text, values).trim() }];
    }),
  };
}

const nouns = new Map<string, SearchWords['noun']>([
  ['seo.title', 'title'],
  ['seo.description', 'description'],
]);

function placeOf({ file, kind, language, path }: ContentText): TextPlace {
  return { file, kind, language, path };
}

/** Pages that search engines may not list have no place in their results. */
function isIndexed(kind: FileKind): boolean {
  const target = targetOf(kind);
  return target !== undefined && optionsOf(target).indexed !== false;
}

/** The pages of a built site with what was written for them. */
import type { PageModel, SiteModel } from '../model/site-model.ts';
import type { OutputFile } from '../output-file.ts';
import { outputPathOf } from '../routes/addresses.ts';

/** A page, and its file. */
export type WrittenPage = { readonly page: PageModel; readonly path: string; readonly html: string };

/** Every page of every language. */
export function listPages(files: readonly OutputFile[], { languages }: SiteModel): WrittenPage[] {
  const contents = new Map(files.map((file) => [file.path, file.contents]));
  return languages.flatMap(({ pages }) =>
    pages.map((page) => {
      const path = outputPathOf(page.address);
      return { page, path, html: String(contents.get(path)) };
    }),
  );
}

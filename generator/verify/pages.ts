/** The pages of a built site with what was written for them. */
import type { SiteModel } from '../model/site-model.ts';
import type { OutputFile } from '../output-file.ts';
import { outputPathOf } from '../routes/addresses.ts';

/** Every page of every language, with the path of its file and the HTML in it. */
export function listPages(files: readonly OutputFile[], { languages }: SiteModel) {
  const contents = new Map(files.map((file) => [file.path, file.contents]));
  return languages.flatMap(({ pages }) =>
    pages.map((page) => {
      const path = outputPathOf(page.address);
      return { page, path, html: String(contents.get(path)) };
    }),
  );
}

/** A rendered page with its file, links, ids and search text. */
import { hash } from 'node:crypto';
import type { TrackedCache } from '../../cache/tracked-cache.ts';
import { outputPathOf } from '../../content/routes/addresses.ts';
import type { OutputFile } from '../../files/output-file.ts';
import type { PageModel } from '../model/site-model.ts';
import { extractReferences, type References } from './extract-references.ts';
import { extractSearchText, type SearchText } from './extract-search-text.ts';

/** A rendered page, which may be cached. */
export type RenderedPage = References & {
  readonly page: PageModel;
  /** A cached page is rendered again when its contents are first read. */
  readonly file: OutputFile & { readonly sha256: string };
  readonly searchText: SearchText;
};

export function nameOfPage({ address }: Pick<PageModel, 'address'>): string {
  return `page ${address}`;
}

/** Renders a page unless it is cached. `inputs` are its dependencies other than content. */
export function renderTrackedPage(
  page: PageModel,
  inputs: unknown,
  render: () => string,
  { track }: Pick<TrackedCache, 'track'>,
): RenderedPage {
  let html: string | undefined;
  const contents = () => {
    html ??= render();
    return html;
  };
  const { sha256, ...extracted } = track(nameOfPage(page), inputs, () => ({
    sha256: hash('sha256', contents()),
    ...extractReferences(contents()),
    searchText: extractSearchText(contents()),
  }));
  const file = {
    path: outputPathOf(page.address),
    sha256,
    get contents() {
      return contents();
    },
  };
  return { page, file, ...extracted };
}

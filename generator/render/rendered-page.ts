/** A page with its file, of which the HTML may not be there: whoever needs it has it rendered. */
import { hash } from 'node:crypto';
import type { Memory } from '../model/memory.ts';
import type { PageModel } from '../model/site-model.ts';
import type { OutputFile } from '../output-file.ts';
import { outputPathOf } from '../routes/addresses.ts';
import { keyOf } from '../store/keys.ts';
import { findReferences, type References } from './references.ts';

/** A page that was rendered, in this run or in an earlier one. */
export type RenderedPage = {
  readonly page: PageModel;
  readonly file: OutputFile & { readonly sha256: string };
  /** Changes with the ids in the page. */
  readonly ids: string;
  readonly references: () => References;
};

/** What is kept of a page. */
type Facts = Pick<RenderedPage, 'ids'> & { readonly sha256: string };

/** Under which name a page is remembered. */
export function nameOfPage({ address }: Pick<PageModel, 'address'>): string {
  return `page ${address}`;
}

/** Renders a page unless the memory has it; what the page is `given` is what it depends on beside the content. */
export function recallPage(
  page: PageModel,
  given: unknown,
  render: () => string,
  { recall, derive }: Pick<Memory, 'recall' | 'derive'>,
): RenderedPage {
  const path = outputPathOf(page.address);
  let html: string | undefined;
  const contents = () => {
    html ??= render();
    return html;
  };
  const referencesIn = (sha256: string, textOf: () => string) =>
    derive(`references ${sha256}`, () => findReferences(textOf()));
  const { sha256, ids } = recall(nameOfPage(page), given, (): Facts => {
    const sum = hash('sha256', contents());
    return { sha256: sum, ids: keyOf(referencesIn(sum, contents)().ids) };
  });
  const file = {
    path,
    sha256,
    get contents() {
      return contents();
    },
  };
  return { page, file, ids, references: referencesIn(sha256, contents) };
}

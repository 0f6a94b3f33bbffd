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

/** Takes the file of a page that was made, and says how to get it back: undefined when it is not to be had. */
export type TakePage = (file: RenderedPage['file']) => (() => Buffer | undefined) | undefined;

/** Under which name a page is remembered. */
export function nameOfPage({ address }: Pick<PageModel, 'address'>): string {
  return `page ${address}`;
}

/**
 * Renders a page unless the memory has it; what the page is `given` is what it depends on beside the content. Its HTML
 * is kept here unless it is taken.
 */
export function recallPage(
  page: PageModel,
  given: unknown,
  render: () => string,
  { recall, derive, take }: Pick<Memory, 'recall' | 'derive'> & { readonly take?: TakePage | undefined },
): RenderedPage {
  const path = outputPathOf(page.address);
  let html: Buffer | undefined;
  let taken: ReturnType<TakePage>;
  const contents = () => {
    const known = html ?? taken?.();
    if (known !== undefined) return known;
    html = Buffer.from(render());
    return html;
  };
  const referencesIn = (sha256: string, textOf: () => string) =>
    derive(`references ${sha256}`, () => findReferences(textOf()));
  const { sha256, ids } = recall(nameOfPage(page), given, (): Facts => {
    // As text: bytes of thousands of pages would lie outside of the heap until the next great collection.
    const made = render();
    const sum = hash('sha256', made);
    taken = take?.({ path, sha256: sum, contents: made });
    if (taken === undefined) html = Buffer.from(made);
    return { sha256: sum, ids: keyOf(referencesIn(sum, () => made)().ids) };
  });
  const file = {
    path,
    sha256,
    get contents() {
      return contents();
    },
  };
  return { page, file, ids, references: referencesIn(sha256, () => contents().toString()) };
}

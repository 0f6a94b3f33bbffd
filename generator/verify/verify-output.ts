/** Looks over the planned site as a visitor's browser will: every address and anchor leads somewhere. */
import { oncePer } from '../../schema/once-per.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Memory } from '../model/memory.ts';
import { problemOf } from '../model/page-problem.ts';
import type { SiteModel } from '../model/site-model.ts';
import type { OutputFile } from '../output-file.ts';
import type { RenderedPage } from '../render/rendered-page.ts';
import { keyOf } from '../store/keys.ts';

/** What is to be published. */
export type VerifiedOutput = {
  readonly pages: readonly RenderedPage[];
  /** Pages and all others. */
  readonly files: readonly OutputFile[];
  readonly formAction: SiteModel['formAction'];
};

/** Problems of pages whose links lead nowhere, and of sections that a page promises and does not have. */
export function verifyOutput({ pages, files, formAction }: VerifiedOutput, { derive }: Memory): Diagnostic[] {
  const paths = new Set(files.map(({ path }) => path));
  const byAddress = new Map(pages.map((rendered) => [rendered.page.address, rendered]));
  const targets = keyOf(
    [...paths],
    pages.map(({ page, ids }) => [page.address, ids]),
    formAction,
  );
  const idsOf = oncePer(({ references }: RenderedPage) => new Set(references().ids));
  const idsAt = (address: string) => {
    const page = byAddress.get(address);
    return page && idsOf(page);
  };
  return pages.flatMap((rendered) => {
    const { page, file, references } = rendered;
    const { anchors } = page.route;
    const mistakes = derive(keyOf('mistakes', targets, page.address, anchors, file.sha256), () => {
      const ids = idsOf(rendered);
      const known = { ids, paths, idsAt, formAction };
      return [
        ...anchors
          .filter((anchor) => !ids.has(anchor))
          .map((anchor) => `promises the section "${anchor}" and has no element with that id`),
        ...references().links.flatMap((link) => explainLink(link, known) ?? []),
      ];
    });
    return mistakes().map((what) => problemOf(page, 'html/broken-link', `The page ${page.address} ${what}.`));
  });
}

type Known = {
  /** Of the page that links. */
  readonly ids: ReadonlySet<string>;
  readonly paths: ReadonlySet<string>;
  readonly idsAt: (address: string) => ReadonlySet<string> | undefined;
  readonly formAction: string;
};

/** Where a link leads that leads nowhere; undefined for all others. */
function explainLink(link: string, { ids, paths, idsAt, formAction }: Known): string | undefined {
  const [address = '', anchor] = link.split('#');
  if (address === formAction) return undefined;
  const target = address === '' ? ids : idsAt(address);
  if (target === undefined) {
    return paths.has(address.slice(1)) ? undefined : `links to ${address}, and nothing is built there`;
  }
  if (anchor === undefined || target.has(anchor)) return undefined;
  if (address !== '') return `links to ${link}, and that page has no such section`;
  return anchor.startsWith('i-') ? undefined : `links to #${anchor}, which it does not have`;
}

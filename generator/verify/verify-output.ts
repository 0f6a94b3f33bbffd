/** Looks over the planned files as a visitor's browser will: every address and anchor leads somewhere. */
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { problemOf } from '../model/page-problem.ts';
import type { SiteModel } from '../model/site-model.ts';
import type { OutputFile } from '../output-file.ts';
import { findAll } from './find-all.ts';
import { listPages } from './pages.ts';

/** Problems of pages whose links lead nowhere, and of sections that a page promises and does not have. */
export function verifyOutput(files: readonly OutputFile[], model: SiteModel): Diagnostic[] {
  const paths = new Set(files.map(({ path }) => path));
  // Our own renderer writes every attribute in double quotes, so that a pattern is enough to find them.
  const seen = listPages(files, model).map(({ page, html }) => ({
    page,
    ids: new Set(findAll(html, / id="([^"]+)"/gu)),
    links: new Set(findAll(html, / (?:href|src|action)="([/#][^"]*)"/gu)),
  }));
  const idsByAddress = new Map(seen.map(({ page, ids }) => [page.address, ids]));
  return seen.flatMap(({ page, ids, links }) => {
    const missing = page.route.anchors.filter((anchor) => !ids.has(anchor));
    const known = { ids, paths, idsByAddress, formAction: model.formAction };
    const mistakes = [
      ...missing.map((anchor) => `promises the section "${anchor}" and has no element with that id`),
      ...[...links].flatMap((link) => explainLink(link, known) ?? []),
    ];
    return mistakes.map((what) => problemOf(page, 'html/broken-link', `The page ${page.address} ${what}.`));
  });
}

type Known = {
  /** Of the page that links. */
  readonly ids: ReadonlySet<string>;
  readonly paths: ReadonlySet<string>;
  readonly idsByAddress: ReadonlyMap<string, ReadonlySet<string>>;
  readonly formAction: string;
};

/** Where a link leads that leads nowhere; undefined for all others. */
function explainLink(link: string, { ids, paths, idsByAddress, formAction }: Known): string | undefined {
  const [address = '', anchor] = link.split('#');
  if (address === formAction) return undefined;
  const target = address === '' ? ids : idsByAddress.get(address);
  if (target === undefined) {
    return paths.has(address.slice(1)) ? undefined : `links to ${address}, and nothing is built there`;
  }
  if (anchor === undefined || target.has(anchor)) return undefined;
  if (address !== '') return `links to ${link}, and that page has no such section`;
  return anchor.startsWith('i-') ? undefined : `links to #${anchor}, which it does not have`;
}

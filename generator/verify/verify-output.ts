/** Looks over the planned files as a visitor's browser will: every address and anchor leads somewhere. */
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { PageModel, SiteModel } from '../model/site-model.ts';
import type { OutputFile } from '../output-file.ts';
import { outputPathOf } from '../routes/addresses.ts';

/** Problems of pages whose links lead nowhere, and of sections that a page promises and does not have. */
export function verifyOutput(files: readonly OutputFile[], model: SiteModel): Diagnostic[] {
  const paths = new Set(files.map(({ path }) => path));
  const htmlByPath = new Map(files.map(({ path, contents }) => [path, contents]));
  const pages = model.languages.flatMap((language) => language.pages);
  const seen = pages.map((page) => readPage(page, String(htmlByPath.get(outputPathOf(page.address)))));
  const idsByAddress = new Map(seen.map(({ page, ids }) => [page.address, ids]));
  return seen.flatMap((pageSeen) => [
    ...checkAnchors(pageSeen),
    ...pageSeen.links.flatMap((link) => checkLink(link, pageSeen, { paths, idsByAddress, model })),
  ]);
}

type PageSeen = {
  readonly page: PageModel;
  readonly ids: ReadonlySet<string>;
  readonly links: readonly string[];
};
type Known = {
  readonly paths: ReadonlySet<string>;
  readonly idsByAddress: ReadonlyMap<string, ReadonlySet<string>>;
  readonly model: SiteModel;
};

/** Our own renderer writes every attribute in double quotes, so that a pattern is enough to find them. */
function readPage(page: PageModel, html: string): PageSeen {
  return {
    page,
    ids: new Set([...html.matchAll(/ id="([^"]+)"/gu)].map((match) => match[1] ?? '')),
    links: [
      ...new Set([...html.matchAll(/ (?:href|src|action)="([/#][^"]*)"/gu)].map((match) => match[1] ?? '')),
    ],
  };
}

function checkAnchors({ page, ids }: PageSeen): Diagnostic[] {
  return page.route.anchors
    .filter((anchor) => !ids.has(anchor))
    .map((anchor) => problem(page, `promises the section "${anchor}" and has no element with that id`));
}

function checkLink(
  link: string,
  { page, ids }: PageSeen,
  { paths, idsByAddress, model }: Known,
): Diagnostic[] {
  const [address = '', anchor] = link.split('#');
  if (address === '') {
    return anchor === undefined || ids.has(anchor) || anchor.startsWith('i-')
      ? []
      : [problem(page, `links to #${anchor}, which it does not have`)];
  }
  if (address === model.formAction) return [];
  const target = idsByAddress.get(address);
  if (target === undefined) {
    return paths.has(address.slice(1))
      ? []
      : [problem(page, `links to ${address}, and nothing is built there`)];
  }
  return anchor === undefined || target.has(anchor)
    ? []
    : [problem(page, `links to ${link}, and that page has no such section`)];
}

function problem(page: PageModel, what: string): Diagnostic {
  return {
    rule: 'html/broken-link',
    place: { file: page.route.files[page.language.tag]?.[0] ?? 'content' },
    language: page.language.tag,
    message: `The page ${page.address} ${what}.`,
  };
}

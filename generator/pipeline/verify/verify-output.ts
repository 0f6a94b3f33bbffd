import { valueAt } from '../../../schema/data-path.ts';
import { memoizePerObject } from '../../../schema/memoize-per-object.ts';
import type { ContentFile } from '../../content/content-file.ts';
import { locationOf } from '../../content/content-text.ts';
import { findFacts } from '../../content/find-facts.ts';
import { decodePath } from '../../content/routes/addresses.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { OutputFile } from '../../files/output-file.ts';
import { problemOf, type SiteModel } from '../model/site-model.ts';
import type { RenderedPage } from '../render/render-site.ts';

export type VerifiedOutput = {
  readonly pages: readonly RenderedPage[];
  readonly files: readonly OutputFile[];
  readonly formAction: SiteModel['formAction'];
};

export function verifyOutput({ pages, files, formAction }: VerifiedOutput): Diagnostic[] {
  const idsOf = memoizePerObject(({ ids }: RenderedPage): ReadonlySet<string> => new Set(ids));
  const paths = new Set(files.map(({ path }) => path));
  const byAddress = new Map(pages.map((rendered) => [rendered.page.address, rendered]));
  /** Such as `links to /a, which does not exist`; an empty list for a valid link. */
  const explainLink = (link: string, from: RenderedPage): string | readonly string[] => {
    const [address = '', anchor] = link.split('#');
    const target = address === '' ? from : byAddress.get(address);
    if (target === undefined)
      return paths.has(decodePath(address).slice(1)) ? [] : `links to ${address}, which does not exist`;
    if (anchor === undefined || idsOf(target).has(anchor)) return [];
    if (address !== '') return `links to ${link}, a section that the page does not have`;
    return anchor.startsWith('i-') ? [] : `links to #${anchor}, a section that it does not have`;
  };
  return pages.flatMap((rendered) => {
    const { page, links } = rendered;
    const problems = [
      ...page.route.anchors
        .filter((anchor) => !idsOf(rendered).has(anchor))
        .map((anchor) => `declares the section "${anchor}" and has no element with that id`),
      ...links
        .filter((link) => link.split('#')[0] !== formAction)
        .flatMap((link) => explainLink(link, rendered)),
    ];
    return problems.map((problem) =>
      problemOf(page, 'html/broken-link', `The page ${page.address} ${problem}.`),
    );
  });
}

export function verifyAnalytics(content: readonly ContentFile[], files: readonly OutputFile[]): Diagnostic[] {
  const [site, path] = [findFacts(content, 'site'), ['analytics', 'script']];
  const script = valueAt(site?.data, path);
  if (site === undefined || script === undefined || files.some((file) => `/${file.path}` === script))
    return [];
  return [
    {
      rule: 'link/broken',
      ...locationOf({ file: site.file, path }),
      message: `"${script}" is not a file of the site, so no visits would be counted.`,
      fix: 'Put the script into templates/public, or remove "analytics".',
    },
  ];
}

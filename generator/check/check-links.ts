/** Links in texts lead to pages and sections that exist, without a language, by a safe scheme. */
import { addressExamples } from '../../schema/index.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/suggest.ts';
import type { RichNode, RichTextResult } from '../text/parse-rich-text.ts';
import { nearestAddress } from './nearest-address.ts';
import { placeOf, type WrittenText } from './written-text.ts';

/** A page as far as links need it: its address without a language, and ids on it. */
export type LinkedRoute = { readonly path: string; readonly anchors: readonly string[] };

/** What the check looks at. */
export type LinksInput = {
  readonly texts: readonly WrittenText[];
  readonly routes: readonly LinkedRoute[];
  /** Tags of the site's languages. */
  readonly languages: readonly string[];
};

type LinkNode = Extract<RichNode, { type: 'link' }>;
type Problem = Pick<Diagnostic, 'rule' | 'message' | 'fix'>;

/** One problem for each link that cannot be followed. */
export function checkLinks({ texts, routes, languages }: LinksInput): Diagnostic[] {
  const site = { routes: new Map(routes.map((route) => [route.path, route])), languages };
  return texts.flatMap((text) =>
    linksOf(text.rich).flatMap(({ target, targetStart }) => {
      const problem = target === '' ? undefined : explainTarget(target, site);
      const within = { start: targetStart, length: target.length };
      return problem === undefined ? [] : [{ ...placeOf(text, within), ...problem }];
    }),
  );
}

/** The links of a text, also those inside strong words; none where it takes no marks. */
export function linksOf(rich: RichTextResult | undefined): LinkNode[] {
  return rich === undefined ? [] : linksIn(rich.nodes);
}

function linksIn(nodes: readonly RichNode[]): LinkNode[] {
  return nodes.flatMap((node) => {
    if (node.type === 'text') return [];
    return node.type === 'link' ? [node] : linksIn(node.children);
  });
}

type SiteAddresses = {
  readonly routes: ReadonlyMap<string, LinkedRoute>;
  readonly languages: readonly string[];
};

function explainTarget(target: string, site: SiteAddresses): Problem | undefined {
  const scheme = /^(?<name>[a-z][a-z0-9+.-]*):/iu.exec(target)?.groups?.name;
  if (scheme !== undefined) return explainScheme(target, scheme);
  if (target.startsWith('//')) return explainScheme(target, '//');
  return explainAddress(target, site);
}

function explainScheme(target: string, scheme: string): Problem | undefined {
  if (['tel', 'mailto'].includes(scheme)) return undefined;
  if (scheme === 'https' && URL.canParse(target)) return undefined;
  const secure = `https:${target.replace(/^https?:/iu, '')}`;
  const isWeb = /^(?:https?|\/\/)$/iu.test(scheme);
  return {
    rule: 'link/scheme',
    message: `"${target}" is no link that the site allows: https, mailto, tel or an address on the site.`,
    fix:
      isWeb && URL.canParse(secure)
        ? `Write ${secure}`
        : `Link to a page of the site, such as ${addressExamples.path}.`,
  };
}

function explainAddress(target: string, { routes, languages }: SiteAddresses): Problem | undefined {
  const hash = target.indexOf('#');
  const path = hash === -1 ? target : target.slice(0, hash);
  const anchor = hash === -1 ? '' : target.slice(hash + 1);
  const known = [...routes.keys()];
  const route = routes.get(path);
  if (route !== undefined) return anchor === '' ? undefined : explainAnchor(route, anchor);
  const [, first = '', ...rest] = path.split('/');
  if (languages.includes(first)) {
    const plain = `/${rest.join('/')}`;
    return {
      rule: 'link/language',
      message: `"${target}" names a language. Every page links to its own language by itself.`,
      fix: `Write ${nearestAddress(plain, known) ?? plain}${target.slice(path.length)}`,
    };
  }
  const meant = nearestAddress(path.startsWith('/') ? path : `/${path}`, known);
  return {
    rule: 'link/broken',
    message: `"${target}" leads to no page of the site.${meant === undefined || path === '' ? '' : ` The nearest is ${meant}.`}`,
    fix:
      meant === undefined || path === ''
        ? `Write the whole address of a page, such as ${addressExamples.path} or ${addressExamples.section}.`
        : `Write ${meant}${target.slice(path.length)}`,
  };
}

function explainAnchor({ path, anchors }: LinkedRoute, anchor: string): Problem | undefined {
  if (anchors.includes(anchor)) return undefined;
  const meant = nearest(anchor, anchors);
  return {
    rule: 'link/anchor',
    message: `The page ${path} has no section "${anchor}".${meant === undefined ? '' : ` The nearest is "${meant}".`}`,
    fix:
      meant !== undefined
        ? `Write ${path}#${meant}`
        : anchors.length === 0
          ? `Write ${path}, which has no sections to link to.`
          : `Its sections: ${anchors.slice(0, 12).join(', ')}${anchors.length > 12 ? ', …' : ''}.`,
  };
}

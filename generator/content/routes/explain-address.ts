/** Explains links to addresses without a page. */
import { basename } from 'node:path/posix';
import { addressExamples } from '../../../schema/index.ts';
import type { Explanation } from '../../diagnostics/diagnostic.ts';
import { nearest } from '../../diagnostics/suggest.ts';
import type { Route } from './route.ts';
import { describeStatus, type UnpublishedRecord } from './unpublished-records.ts';

/** A possible target of links: the address of a page without a language, and its ids. */
export type LinkedRoute = Pick<Route, 'path' | 'anchors'>;
/** The known addresses. */
export type KnownAddresses = {
  readonly routes: ReadonlyMap<string, LinkedRoute>;
  readonly languages: readonly string[];
  readonly unpublished?: readonly UnpublishedRecord[] | undefined;
  /** Old addresses of pages, with their current ones. @default none */
  readonly moved?: ReadonlyMap<string, string> | undefined;
  /** The fix when no similar page exists. @default to write the whole address */
  readonly otherwise?: string;
};

const { path: page, section } = addressExamples;
const wholeAddress = `Write the whole address of a page, such as ${page} or ${section}.`;

/** Explains an address without a page or with a language; returns undefined for all others. */
export function explainAddress(
  target: string,
  { routes, languages, moved, otherwise = wholeAddress }: KnownAddresses,
): Explanation | undefined {
  const path = target.replace(/#.*$/su, '');
  const anchor = target.slice(path.length + 1);
  const route = routes.get(path);
  if (route !== undefined) return anchor === '' ? undefined : explainAnchor(route, anchor);
  const known = [...routes.keys()];
  const [, first = '', ...rest] = path.split('/');
  if (languages.includes(first)) {
    const plain = `/${rest.join('/')}`;
    return {
      rule: 'link/language',
      message: `"${target}" names a language. Every page links to its own language by itself.`,
      fix: `Write ${nearestAddress(plain, known) ?? plain}${target.slice(path.length)}`,
    };
  }
  const renamed = moved?.get(path);
  if (renamed !== undefined) {
    return {
      rule: 'link/broken',
      message: `"${target}" leads to no page of the site any more. The page is probably ${renamed} now.`,
      fix: `Write ${renamed}${target.slice(path.length)}`,
    };
  }
  const meant = path === '' ? undefined : nearestAddress(path.startsWith('/') ? path : `/${path}`, known);
  return {
    rule: 'link/broken',
    message: `"${target}" leads to no page of the site.${meant === undefined ? '' : ` The nearest is ${meant}.`}`,
    fix: meant === undefined ? otherwise : `Write ${meant}${target.slice(path.length)}`,
  };
}

/** Explains a section that does not exist on a page. */
function explainAnchor({ path, anchors }: LinkedRoute, anchor: string): Explanation | undefined {
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

/** Returns the most similar known address: by spelling, without a trailing slash, or by its last part. */
export function nearestAddress(address: string, known: readonly string[]): string | undefined {
  const plain = address.toLowerCase().replace(/(?<=.)\/+$|\.html$/gu, '');
  if (known.includes(plain)) return plain;
  const last = basename(plain);
  return nearest(plain, known) ?? known.find((path) => last !== '' && basename(path) === last);
}

/** Explains an address of an unpublished record; returns undefined for all others. */
export function explainUnpublished(
  target: string,
  unpublished: readonly UnpublishedRecord[] = [],
): Explanation | undefined {
  const record = unpublished.find(({ address }) => address === target.replace(/#.*$/su, ''));
  return (
    record && {
      rule: 'link/broken',
      message: `"${target}" leads to a page that is not published: it ${describeStatus(record)}.`,
      fix: 'Link to it when it is published.',
    }
  );
}

/** Explains links whose page or section does not exist or is not published. */
import { basename } from 'node:path/posix';
import { addressExamples } from '../../../schema/index.ts';
import type { Explanation } from '../../diagnostics/diagnostic.ts';
import { nearest } from '../../diagnostics/suggest.ts';
import type { Route } from './route.ts';
import { describeStatus, type UnpublishedRecord } from './unpublished-records.ts';

/** A possible target of links: the address of a page without a language, and its ids. */
export type LinkedRoute = Pick<Route, 'path' | 'anchors'>;
export type KnownAddresses = {
  readonly routes: ReadonlyMap<string, LinkedRoute>;
  readonly languages: readonly string[];
  readonly unpublished?: readonly UnpublishedRecord[] | undefined;
  /** Old addresses of pages, with their current ones. @default none */
  readonly moved?: ReadonlyMap<string, string> | undefined;
  /** The fix when no page has a similar address. @default to write the whole address */
  readonly fallbackFix?: string;
};

const { path: page, section } = addressExamples;
const wholeAddressFix = `Write the whole address of a page, such as ${page} or ${section}.`;

/**
 * Explains an address that has no page, names a language or ends with an unknown anchor; undefined for valid
 * ones.
 */
export function explainAddress(
  target: string,
  { routes, languages, moved, fallbackFix = wholeAddressFix }: KnownAddresses,
): Explanation | undefined {
  const path = target.replace(/#.*$/su, '');
  const anchor = target.slice(path.length + 1);
  const route = routes.get(path);
  if (route !== undefined) return anchor === '' ? undefined : explainAnchor(route, anchor);
  const paths = [...routes.keys()];
  const [, first = '', ...rest] = path.split('/');
  if (languages.includes(first)) {
    const withoutLanguage = `/${rest.join('/')}`;
    return {
      rule: 'link/language',
      message: `"${target}" names a language. Every page links to its own language by itself.`,
      fix: `Write ${nearestAddress(withoutLanguage, paths) ?? withoutLanguage}${target.slice(path.length)}`,
    };
  }
  const currentAddress = moved?.get(path);
  if (currentAddress !== undefined) {
    return {
      rule: 'link/broken',
      message: `"${target}" leads to no page of the site any more. The page is probably ${currentAddress} now.`,
      fix: `Write ${currentAddress}${target.slice(path.length)}`,
    };
  }
  const similar = path === '' ? undefined : nearestAddress(path.startsWith('/') ? path : `/${path}`, paths);
  return {
    rule: 'link/broken',
    message: `"${target}" leads to no page of the site.${similar === undefined ? '' : ` The nearest is ${similar}.`}`,
    fix: similar === undefined ? fallbackFix : `Write ${similar}${target.slice(path.length)}`,
  };
}

/** Explains an anchor that a page does not have; undefined when the page has the anchor. */
function explainAnchor({ path, anchors }: LinkedRoute, anchor: string): Explanation | undefined {
  if (anchors.includes(anchor)) return undefined;
  const similar = nearest(anchor, anchors);
  return {
    rule: 'link/anchor',
    message: `The page ${path} has no section "${anchor}".${similar === undefined ? '' : ` The nearest is "${similar}".`}`,
    fix:
      similar !== undefined
        ? `Write ${path}#${similar}`
        : anchors.length === 0
          ? `Write ${path}, which has no sections to link to.`
          : `Its sections: ${anchors.slice(0, 12).join(', ')}${anchors.length > 12 ? ', …' : ''}.`,
  };
}

/**
 * Returns the most similar known address, ignoring case, a trailing slash and `.html`, or one with the same
 * last segment.
 */
export function nearestAddress(address: string, known: readonly string[]): string | undefined {
  const normalized = address.toLowerCase().replace(/(?<=.)\/+$|\.html$/gu, '');
  if (known.includes(normalized)) return normalized;
  const lastSegment = basename(normalized);
  const hasSameSegment = (path: string) => lastSegment !== '' && basename(path) === lastSegment;
  return nearest(normalized, known) ?? known.find(hasSameSegment);
}

/** Explains an address of an unpublished record. Returns undefined for every other address. */
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

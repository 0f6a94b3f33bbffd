/**
 * Renders the footer of a language once, because it is the same on every page, and the header once for each current
 * entry of the top bar. The addresses of the language links are filled in for each page.
 */
import { createElement } from 'react';
import { withLazyProperties } from '../../../templates/context/with-lazy-properties.ts';
import type { PageContext } from '../../../templates/contract/page-context.ts';
import { PageFooter, PageHeader } from '../../../templates/layouts/PageLayout.tsx';
import type { DependencyTracker } from '../../cache/track-dependencies.ts';
import { renderPart } from './render-part.ts';

/** Renders the parts of a page before and after the main part, for one language. */
export type PageFrame = {
  /** Renders the part before the main part. */
  readonly header: (context: PageContext) => string;
  /** Renders the part after the main part. */
  readonly footer: (context: PageContext) => string;
};

/** Creates the frame of one language. Each part is rendered on first use and memoized. */
export function createPageFrame(memoize: DependencyTracker['memoize']): PageFrame {
  const headers = new Map<string, () => string>();
  let footer: (() => string) | undefined;
  return {
    header: (context) => {
      const key = context.navigation.topBar.map(({ current }) => current ?? '').join('|');
      const template = headers.get(key) ?? memoize(() => renderHeaderTemplate(context));
      headers.set(key, template);
      return fillAddresses(template(), context);
    },
    footer: (context) => {
      footer ??= memoize(() => renderPart(createElement(PageFooter, { context }), context));
      return footer();
    },
  };
}

/** Returns the placeholder for the address of a language link, in private-use characters. */
const placeholderOf = (tag: string): string => `\ue000${tag}\ue001`;

function renderHeaderTemplate(context: PageContext): string {
  const languages = context.languages.map((link) => ({ ...link, href: placeholderOf(link.tag) }));
  return renderPart(
    createElement(PageHeader, { context: withLazyProperties(context, { languages }) }),
    context,
  );
}

function fillAddresses(template: string, { languages }: PageContext): string {
  return languages.reduce((html, { tag, href }) => html.replaceAll(placeholderOf(tag), href), template);
}
